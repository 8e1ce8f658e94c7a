import path from 'node:path';
import { createDocument } from '../../core/document.ts';
import type { Place, Report } from '../../core/errors.ts';
import type { Corpus, Document } from '../../core/types.ts';
import { readLines, readTextFile } from '../../formats/io/files.ts';
import { listFiles } from '../../formats/io/list-files.ts';
import { parseTaggedText, TAG_FAULTS, type TagFault, type TaggedTextOptions } from '../../templates/tagged-text.ts';

export interface ImportTaggedOptions extends TaggedTextOptions {
  /** A line that separates the documents of a text file, such as `-----`; a file is one document when absent. */
  readonly separator?: string;
  readonly report?: Report;
}

/** Texts with tags, verified. The counts are of the last iteration. */
export interface TaggedCorpus extends Corpus {
  /** Refused texts by reason. */
  refused(): Readonly<Record<string, number>>;
}

interface RawText {
  readonly id: string;
  readonly raw: string | undefined;
  readonly place: Place & { readonly line: number };
}

/**
 * Reads text with inline tags, as a language model wrote it: text files, or JSONL records with a `text` and perhaps an `id`.
 * Every tag is verified; a text with a fault is refused, reported with its line, and counted.
 */
export async function importTagged(source: string, options: ImportTaggedOptions): Promise<TaggedCorpus> {
  const files = await listFiles(source, options.report);
  let counts = new Map<string, number>();
  const refuse = (code: TagFault | 'invalid-utf8' | 'bad-record', message: string, place: Place): void => {
    counts.set(code, (counts.get(code) ?? 0) + 1);
    options.report?.({ severity: 'error', code, message: `${message}; the text was refused`, place });
  };

  async function* documents(): AsyncGenerator<Document> {
    counts = new Map();
    for (const file of files) {
      const texts = /\.jsonl$/i.test(file.path) ? readRecords : readTexts;
      for await (const { id, raw, place } of texts(file, options.separator)) {
        if (raw === undefined) {
          refuse('bad-record', 'the record is no JSON object with a text, or not valid UTF-8', { ...place });
          continue;
        }
        const parsed = parseTaggedText(raw, options);
        if ('fault' in parsed) {
          const line = /\.jsonl$/i.test(file.path) ? place.line : place.line + parsed.line - 1;
          const which = parsed.label === undefined ? '' : `${JSON.stringify(parsed.label)}: `;
          refuse(parsed.fault, which + TAG_FAULTS[parsed.fault], { ...place, line, documentId: id });
          continue;
        }
        yield createDocument({ id, text: parsed.text, entities: parsed.entities });
      }
    }
  }

  return {
    refused: () => Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    [Symbol.asyncIterator]: documents,
  };
}

type FileName = { readonly path: string; readonly relative: string };

async function* readTexts({ path: file, relative }: FileName, separator?: string): AsyncGenerator<RawText> {
  const name = relative.slice(0, relative.length - path.extname(relative).length);
  const whole = await readTextFile({ path: file });
  if (whole === undefined) {
    yield { id: name, raw: undefined, place: { file, line: 1 } };
    return;
  }
  const text = whole.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  if (separator === undefined) {
    yield { id: name, raw: text.replace(/\n$/, ''), place: { file, line: 1 } };
    return;
  }
  let lines: string[] = [];
  let start = 1;
  let number = 0;
  const all = [...text.split('\n'), separator];
  for (const [i, line] of all.entries()) {
    if (line.trim() !== separator.trim()) {
      lines.push(line);
      continue;
    }
    const raw = lines.join('\n');
    // Blank lines beside a separator belong to neither document.
    const lead = /^\s*\n/.exec(raw)?.[0] ?? '';
    const shift = lead.split('\n').length - 1;
    if (raw.trim() !== '') {
      yield { id: `${name}-${++number}`, raw: raw.slice(lead.length).trimEnd(), place: { file, line: start + shift } };
    }
    lines = [];
    start = i + 2;
  }
}

async function* readRecords({ path: file, relative }: FileName): AsyncGenerator<RawText> {
  const name = relative.slice(0, relative.length - path.extname(relative).length);
  for await (const line of readLines({ path: file })) {
    if (line.text?.trim() === '') continue;
    const place = { file, line: line.number };
    const record = line.text === undefined ? undefined : parseRecord(line.text);
    yield { id: record?.id ?? `${name}-${line.number}`, raw: record?.text, place };
  }
}

function parseRecord(line: string): { readonly id: string | undefined; readonly text: string } | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || !('text' in value) || typeof value.text !== 'string')
    return undefined;
  const id =
    'id' in value && (typeof value.id === 'string' || typeof value.id === 'number') ? String(value.id) : undefined;
  return { id, text: value.text };
}
