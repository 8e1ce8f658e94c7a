import type { FormatSample, InputFile } from '../core/corpus-format.ts';
import { parseJson } from '../core/collections.ts';
import { PalimpsestError } from '../core/errors.ts';
import { isTag } from '../text/tags.ts';
import { formats } from './index.ts';
import { frameOf } from './io/json-frame.ts';

/** What the corpus is, and what to do about it. */
type Advice = readonly [message: string, hint: string];

interface Unknown {
  readonly corpus: string;
  readonly files: readonly InputFile[];
  /** Of the first files. */
  readonly samples: readonly FormatSample[];
  readonly heads: readonly string[];
  readonly siblings: readonly string[];
}

export const isArrow = (name: string): boolean => /\.(?:arrow|feather)$/i.test(name);

/** A mention with tags around it, which the import of tagged text reads. */
const TAGGED = /<([A-Z][A-Z0-9_-]*|[a-z]\w{2,})>[^<>\n]+<\/\1>/g;
/** The same without closing tags, as of Dutch notes. */
const OPENED = /<([A-Z][A-Z0-9_-]{2,}) [^<>="]+>/g;
const TEXT_IN_JSON = /^\s*[[{][^]*"(?:text|tokens|content|document)"\s*:\s*(?:"[^"]{40}|\[)/i;
const MARKUP = /^\s*<[!?a-z]|<\/(?:html|div|span|body|table)>/;
/** How archives begin: zip, as which Excel and Word save too, and gzip. */
const PACKED = /^(?:PK\u0003\u0004|\u001f\ufffd)/;
const UNTOLD = 'the format of the corpus could not be told: it is one JSON object with';

/** Why corpora are not read, the surest reason first. */
const REASONS: readonly ((unknown: Unknown) => Advice | false | undefined)[] = [
  ({ files }) =>
    files.some(({ relative }) => isArrow(relative)) && [
      'this is a data set in Arrow, as save_to_disk of Hugging Face datasets leaves it, and is not read',
      'Write it as Parquet, which keeps the names of the tags: datasets.load_from_disk("folder").to_parquet("train.parquet"), for each split of a DatasetDict.',
    ],
  ({ files }) =>
    files.length === 0 && ['the folder holds no files', 'Check the path; hidden files and folders are not read.'],
  ({ samples }) =>
    samples.every(({ complete, head }) => complete && head.trim() === '') && [
      'there is nothing in it, so that its format could not be told',
      'Check what wrote it; --from reads it all the same, as a corpus without documents.',
    ],
  ({ heads }) =>
    heads.some((head) => PACKED.test(head)) && [
      'this is an archive or a file of Excel or Word, and is not read',
      'Unpack it first (unzip, gunzip), and give the folder or file that comes out; save tables as "CSV UTF-8" and text as plain text.',
    ],
  ({ heads }) =>
    heads.some((head) => /<GateDocument[\s>]/.test(head)) && [
      'these are documents of GATE, and are not read',
      'Make them JSON lines with its Python package gatenlp, by the name of the annotation set: doc = gatenlp.Document.load("note.xml", fmt="gatexml"), then print(json.dumps({"text": doc.text, "entities": [[a.start, a.end, a.type] for a in doc.annset("Key")]})).',
    ],
  ({ heads, corpus }) => {
    const tags = tagsIn(heads, TAGGED);
    return (
      tags.length > 0 && [
        'this is text with tags around its mentions, which import-tagged reads',
        `palimpsest import-tagged ${corpus} corpus.jsonl --tags ${tags.join(',')} (and what other tags it has)${heads.some((head) => /^\s*[[{]/.test(head)) ? ', where each record has its text under "text"' : ''}`,
      ]
    );
  },
  ({ heads }) => {
    const tags = tagsIn(heads, OPENED);
    return (
      tags.length > 0 && [
        'this is text with tags around its mentions, which import-tagged reads where they are closed',
        `Close them, in Python: re.sub(r"<([A-Z_]+) ([^<>]+)>", r"<\\1>\\2</\\1>", text), then: palimpsest import-tagged closed/ corpus.jsonl --tags ${tags.join(',')} (and what other tags it has)`,
      ]
    );
  },
  ({ heads, siblings }) =>
    siblings.some((name) => name.endsWith('.json')) &&
    siblings.some((name) => /\.(?:txt|html?)$/.test(name)) &&
    heads.every((head) => !TEXT_IN_JSON.test(head)) && [
      'this is text beside files of JSON that hold no text: where these count mentions in it, they are not read',
      'Write an .ann file beside the .txt file of each text, a line a mention, in Python, and read their folder: f"T{i}\\t{label} {start} {end}\\t{text[start:end]}\\n".',
    ],
  ({ heads }) =>
    // The last character may be cut.
    heads.some((head) => /[\0\ufffd]/.test(head.slice(0, -1))) &&
    (heads.some((head) => head.includes('\0'))
      ? ['the content is in UTF-16 without a byte order mark, so that its format could not be told', nameIt('utf-16le')]
      : ['the content is not UTF-8, so that its format could not be told', nameIt('latin-1')]),
  ({ heads }) => {
    const lists = heads.map((head) => frameOf(head)?.lists ?? []).find(({ length }) => length > 1);
    return (
      lists && [
        `${UNTOLD} several lists of records, ${JSON.stringify(lists)}`,
        'Make each list a file of its own, in Python: for name, records in json.load(open("in.json")).items(): json.dump(records, open(name + ".json", "w")).',
      ]
    );
  },
  ({ heads }) =>
    heads.some(
      (head) => isOne(head) && /^\s*\{/.test(head) && /"(?:text|tokens)"\s*:\s*(?:\[\s*["[]|\{)/.test(head),
    ) && [
      `${UNTOLD} a list for each column, and a corpus is a list of records, or one a line`,
      'Write each record on a line, with pandas: pandas.read_json("in.json").to_json("out.jsonl", orient="records", lines=True, force_ascii=False).',
    ],
  ({ samples }) => samples.map(mentionRows).find((advice) => advice !== undefined),
  ({ samples }) => samples.map(taggedRows).find((advice) => advice !== undefined),
];

const tagsIn = (heads: readonly string[], pattern: RegExp): readonly string[] => {
  const plain = heads.filter((head) => !MARKUP.test(head));
  return [
    ...new Set(plain.flatMap((head) => Array.from(head.matchAll(pattern), ([, tag]) => tag as string))),
  ].toSorted();
};

/** Whether what begins so is one value of JSON, and not one a line. */
const isOne = (head: string): boolean =>
  !/^[^\n]*\n\s*\S/.test(head) || parseJson(head.split('\n', 1)[0] as string) === undefined;

const nameIt = (encoding: string): string =>
  `Name what it is in, for instance with --encoding ${encoding}, or save it in UTF-8, in Excel as "CSV UTF-8".`;

/** Of a table with a mention a row, how to make it a corpus, by the names of its columns. */
function mentionRows({ relative, head, siblings }: FormatSample): Advice | undefined {
  if (/^\s*[[{]/.test(head)) return undefined;
  const header = head.split(/\r?\n/, 1)[0] ?? '';
  const separator = [',', ';', '\t'].find((one) => header.includes(one)) ?? ',';
  const names = header.split(separator).map((name) => name.trim());
  const called = (pattern: RegExp, other: string) => names.find((name) => pattern.test(name)) ?? other;
  const [start, end] = [called(/start|begin|off0/i, ''), called(/end|stop|off1/i, '')];
  if (start === '' || end === '') return undefined;
  const id = called(/file|doc|note|^id$/i, 'id');
  const text = called(/^(?:text|span|mention|surface)$/i, 'text');
  const label = called(/label|tag|type|class|entity/i, 'label');
  const at = (name: string) => `row[${JSON.stringify(name)}]`;
  const rows = `pandas.read_csv(${JSON.stringify(relative)}, sep=${JSON.stringify(separator)}, dtype=str, keep_default_na=False${separator === '\t' ? ', quoting=3' : ''})`;
  const message = 'this is a table with a mention a row, which is no corpus by itself: texts without mentions are not in it'; // prettier-ignore
  const txt = siblings.find((name) => name.endsWith('.txt'));
  const number = called(/^(?:line|row)(?:_?(?:no|number|id))?$/i, '');
  if (txt !== undefined && number !== '' && !names.includes(text))
    return [
      message,
      `Make it JSON lines, a line of the text a line, in Python: rows = ${rows}; then for i, text in enumerate(open(${JSON.stringify(txt)}, encoding="utf-8").read().splitlines()): print(json.dumps({"text": text, "entities": [[int(${at(start)}), int(${at(end)}), ${at(label)}] for row in rows[rows[${JSON.stringify(number)}] == str(i)].to_dict("records")]})).`,
    ];
  if (txt !== undefined || !names.includes(text) || names.includes('span')) {
    const folder = (txt ?? 'texts/').replace(/[^/]*$/, '');
    const file = `open(f"${folder}{name.removesuffix('.txt')}.`;
    const quoted = names.includes(text) ? at(text) : `document[int(${at(start)}):int(${at(end)})]`;
    const document = names.includes(text) ? '' : `document = ${file}txt", encoding="utf-8").read(); `;
    const line = `f"T{i}\\t{${at(label)}} {${at(start)}} {${at(end)}}\\t{${quoted}}\\n"`.replaceAll('"]', "']").replaceAll('["', "['"); // prettier-ignore
    return [
      message,
      `Write an .ann file beside the .txt file of each text, in Python, and read their folder: for name, rows in ${rows}.groupby(${JSON.stringify(id)}): ${document}${file}ann", "w", encoding="utf-8").write("".join(${line} for i, row in enumerate(rows.to_dict("records"), 1))).`,
    ];
  }
  const keys = names.includes(id) ? [id, text] : [text];
  const [each, field] = names.includes(id) ? ['(id, text)', '"id": id, '] : ['(text,)', ''];
  return [
    message,
    `Make it JSON lines, a text a line, in Python: for ${each}, rows in ${rows}.groupby(${JSON.stringify(keys)}, sort=False): print(json.dumps({${field}"text": text, "entities": [[int(${at(start)}), int(${at(end)}), ${at(label)}] for row in rows.to_dict("records")]})).`,
  ];
}

const CELL = /(?:"((?:[^"]|"")*)"|([^",;\t\r\n]*))(?:[,;\t]|\r?\n|$)/y;

/** Of a table with a text and all of its tags a row, as lists or between blanks, how to make it a corpus. */
function taggedRows({ relative, head }: FormatSample): Advice | undefined {
  const separator = [',', ';', '\t'].find((one) => head.split('\n', 1)[0]?.includes(one));
  if (separator === undefined) return undefined;
  const cells: string[] = [];
  const width = (head.split('\n', 1)[0] as string).split(separator).length;
  for (CELL.lastIndex = 0; cells.length < 2 * width && CELL.lastIndex < head.length;) {
    const found = CELL.exec(head);
    if (!found) return undefined;
    cells.push(found[1] ?? found[2] ?? '');
  }
  const [names, row] = [cells.slice(0, width), cells.slice(width)];
  const partsOf = (cell: string) => cell.startsWith('[') ? Array.from(cell.matchAll(/(['"]+)(.*?)\1(?=[,\s\]])/g), ([, , part]) => part as string) : cell.split(/\s+/); // prettier-ignore
  const parts = row.map(partsOf);
  const tags = parts.findIndex((all) => all.length > 1 && all.every(isTag));
  const others = names.map((_, i) => i).filter((i) => i !== tags && parts[i]?.length === parts[tags]?.length);
  const tokens = others.find((i) => /sent|word|token|text/i.test(names[i] as string)) ?? others[0];
  if (tags < 0 || tokens === undefined) return undefined;
  const list = (at: number) => row[at]?.startsWith('[') ? `ast.literal_eval(row[${JSON.stringify(names[at])}])` : `row[${JSON.stringify(names[at])}].split()`; // prettier-ignore
  return [
    'this is a table with a text and all of its tags a row',
    `Make it JSON lines, in Python: for row in pandas.read_csv(${JSON.stringify(relative)}, sep=${JSON.stringify(separator)}, dtype=str).to_dict("records"): print(json.dumps({"tokens": ${list(tokens)}, "ner_tags": ${list(tags)}})).`,
  ];
}

/** The error for a corpus of which no format is told. @param samples of its first files. */
export function unknownFormat(
  corpus: string,
  files: readonly InputFile[],
  samples: readonly FormatSample[],
): PalimpsestError {
  const unknown: Unknown = {
    corpus,
    files,
    samples,
    heads: samples.map(({ head }) => head.replace(/^\ufeff/, '')),
    siblings: files.map(({ relative }) => relative),
  };
  const [message, hint] = REASONS.map((reason) => reason(unknown)).find(
    (advice) => advice !== false && advice !== undefined,
  ) || [
    'the format of the corpus could not be told from its content',
    `Name it with --from: ${formats.map((format) => format.name).join(', ')}. Text files without labels are read with --from brat; a table may need --token-column and --tag-column too, of tokens and tags or of texts and their spans. What is in no format of these is to become JSON lines first, in Python: print(json.dumps({"text": text, "entities": [[start, end, "LABEL"]]})).`,
  ];
  return new PalimpsestError('unknown-format', message, { place: { file: corpus }, hint });
}
