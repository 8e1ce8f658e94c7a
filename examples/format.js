// A corpus format: one document a line, as id, text (a JSON string) and mentions (START-END:LABEL), parted by tabs.
//   palimpsest convert notes.jsonl notes.spans --plugin examples/format.js --to spans
import { readFile } from 'node:fs/promises';
import { createDocument } from 'palimpsest';

const LINE = /^([^\t]+)\t("(?:[^"\\]|\\.)*")\t(\S*)$/;

/** @returns {import('palimpsest').Document} */
function parseLine(line, file) {
  const [, id, text, mentions] = LINE.exec(line) ?? [];
  if (id === undefined) throw new TypeError('a line is id, text and mentions, parted by tabs');
  const entities = mentions
    .split(',')
    .filter((mention) => mention !== '')
    .map((mention, i) => {
      const [, start, end, label] = /^(\d+)-(\d+):(.+)$/.exec(mention) ?? [];
      return { id: `T${i + 1}`, start: Number(start), end: Number(end), label };
    });
  // The envelope names the format; what it must write back beyond the document would stand in `data`.
  const envelope = { format: 'spans', file, edits: [], data: undefined };
  return createDocument({ id, text: JSON.parse(text), entities, envelope });
}

/** @type {import('palimpsest/formats').CorpusFormat} */
export const spans = {
  name: 'spans',
  description: 'one document a line: id, text as a JSON string, START-END:LABEL',
  perFile: 'many',
  extension: '.spans',
  // How sure it is that this is its format, from 0 to 1; the surest is taken.
  detect: ({ head }) => (LINE.test(head.split('\n', 1)[0]) ? 0.9 : 0),
  async *read(files, { report }) {
    for (const file of files) {
      const lines = (await readFile(file.path, 'utf8')).split('\n');
      for (const [i, line] of lines.entries()) {
        if (line === '') continue;
        try {
          yield parseLine(line, file.relative);
        } catch {
          // A message never quotes the text: it is confidential.
          const place = { file: file.path, line: i + 1 };
          report({ severity: 'error', code: 'bad-spans', message: 'the line is no document', place });
        }
      }
    }
  },
  createWriter(output) {
    let sink;
    return {
      async write({ id, text, entities }) {
        sink ??= await output.open('corpus.spans');
        const mentions = entities.map(({ start, end, label }) => `${start}-${end}:${label}`);
        await sink.write(`${id}\t${JSON.stringify(text)}\t${mentions.join(',')}\n`);
      },
      close: async () => sink?.close(),
    };
  },
};

export default { formats: [spans] };
