import type { FormatSample, InputFile } from '../core/corpus-format.ts';
import { parseJson } from '../core/collections.ts';
import { PalimpsestError } from '../core/errors.ts';
import { isTag } from '../text/tags.ts';
import { formats } from './index.ts';
import { frameOf } from './io/json-frame.ts';
import { jsonRecords } from './unknown-json.ts';
import { markedText } from './unknown-marks.ts';

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

const TEXT_IN_JSON = /^\s*[[{][^]*"(?:text|tokens|content|document)"\s*:\s*(?:"[^"]{40}|\[)/i;
/** How archives begin: zip, as which Excel and Word save too, and gzip. */
const PACKED = /^(?:PK\u0003\u0004|\u001f\ufffd)/;
/** Marks in the place of what was taken out. */
const BLANKED = /\[\*\*[^*\n]+\*\*\]|<[A-Z_]{3,}>|\[[A-Z_]{3,}\]|\b_{3}\b/g;
const UNTOLD = 'the format of the corpus was not recognised: it is one JSON object with';

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
      'it is empty, so its format cannot be recognised',
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
  ({ heads, corpus }) => markedText(heads, corpus),
  ({ heads, siblings }) =>
    siblings.some((name) => /\.(?:json|xml)$/.test(name)) &&
    siblings.some((name) => /(?:^|\/)[^./]+$|\.(?:txt|html?)$/.test(name)) &&
    heads.every((head) => !TEXT_IN_JSON.test(head)) && [
      'these are text files beside JSON or XML files without text: stand-off annotations in that form are not read',
      'Write an .ann file beside each .txt file, one line per entity, in Python, and read their folder: f"T{i}\\t{label} {start} {end}\\t{text[start:end]}\\n".',
    ],
  ({ heads }) =>
    // The last character may be cut.
    heads.some((head) => /[\0\ufffd]/.test(head.slice(0, -1))) &&
    (heads.some((head) => head.includes('\0'))
      ? ['the content is in UTF-16 without a byte order mark, so its format was not recognised', nameIt('utf-16le')]
      : ['the content is not UTF-8, so its format was not recognised', nameIt('latin-1')]),
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
  ({ samples }) => samples.map(jsonRecords).find((advice) => advice !== undefined),
  ({ samples }) => samples.map(mentionRows).find((advice) => advice !== undefined),
  ({ samples }) => samples.map(taggedRows).find((advice) => advice !== undefined),
  ({ samples }) => samples.map(taggedWords).find((advice) => advice !== undefined),
  ({ samples }) => samples.map(pythonData).find((advice) => advice !== undefined),
  ({ heads, corpus }) =>
    heads.some((head) => (head.match(BLANKED)?.length ?? 0) > 2) && [
      'this is de-identified text with marks in place of what was removed, and no entities',
      `Write surrogates over the marks, which labels them: palimpsest placeholders refill ${corpus} filled.jsonl.`,
    ],
  ({ siblings, corpus }) =>
    siblings.every((name) => name.endsWith('.txt')) && [
      'this is plain text without labels, or in a format that its content does not tell',
      `Label it first: palimpsest rules review ${corpus} --labels NAME,DATE, or with a trained tagger, palimpsest tag and palimpsest label. Other formats are named with --from (docs/formats.md).`,
    ],
];

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
  if (start === '' || end === '' || start === end) return undefined;
  const id = called(/file|doc|note|^id$/i, 'id');
  const text = called(/^(?:text|span|mention|surface)$/i, 'text');
  const label = called(/label|tag|type|class|entity/i, 'label');
  const at = (name: string) => `row[${JSON.stringify(name)}]`;
  const rows = `pandas.read_csv(${JSON.stringify(relative)}, sep=${JSON.stringify(separator)}, dtype=str, keep_default_na=False${separator === '\t' ? ', quoting=3' : ''})`;
  const message = 'this is a table with one entity per row, not a complete corpus: texts without entities are missing from it'; // prettier-ignore
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
  const partsOf = (cell: string) => cell.startsWith('[') ? Array.from(cell.matchAll(/(['"]+)(.*?)\1(?=[,\s\]])/g), ([, , part]) => part as string) : cell.split(splitOf(cell) || /\s+/); // prettier-ignore
  // Tags may have commas between them.
  const splitOf = (cell: string) => (cell.split(',').every(isTag) ? ',' : '');
  const parts = row.map(partsOf);
  const tags = parts.findIndex((all) => all.length > 1 && all.every(isTag));
  const others = names.map((_, i) => i).filter((i) => i !== tags && parts[i]?.length === parts[tags]?.length);
  const tokens = others.find((i) => /sent|word|token|text/i.test(names[i] as string)) ?? others[0];
  if (tags < 0 || tokens === undefined) return undefined;
  const list = (at: number) => row[at]?.startsWith('[') ? `ast.literal_eval(row[${JSON.stringify(names[at])}])` : `row[${JSON.stringify(names[at])}].split(${splitOf(row[at] as string) && '","'})`; // prettier-ignore
  return [
    'this is a table with a text and all its tags in each row',
    `Make it JSON lines, in Python: for row in pandas.read_csv(${JSON.stringify(relative)}, sep=${JSON.stringify(separator)}, dtype=str).to_dict("records"): print(json.dumps({"tokens": ${list(tokens)}, "ner_tags": ${list(tags)}})).`,
  ];
}

/** Of running text whose words have their tags behind them, joined by a sign, how to make it a corpus. */
function taggedWords({ relative, head }: FormatSample): Advice | undefined {
  const words = head.split('\n', 1)[0]?.trim().split(/\s+/) ?? []; // prettier-ignore
  const sign = ['|', '/', '_'].find((one) => words.length > 1 && words.every((word) => word.includes(one, 1) && isTag(word.slice(word.lastIndexOf(one) + 1)))); // prettier-ignore
  if (sign === undefined) return undefined;
  // A word may have the sign in it.
  const columns = Math.min(...words.map((word) => word.slice(1).split(sign).length));
  return [
    'this is text with a tag behind each word',
    `Make it columns, in Python: for line in open(${JSON.stringify(relative)}, encoding="utf-8"): print("\\n".join("\\t".join(word.rsplit(${JSON.stringify(sign)}, ${columns - 1})) for word in line.split()) + "\\n").`,
  ];
}

/** A file of Python that has data. */
const ASSIGNED = /^(\w+)\s*(?::[^=\n]+)?=\s*[[({]/m;

function pythonData({ relative, head }: FormatSample): Advice | undefined {
  const name = relative.endsWith('.py') ? ASSIGNED.exec(head)?.[1] : undefined;
  return name === undefined
    ? undefined
    : [
        'this is a program in Python with the data in it',
        `Write them as JSON, in Python: json.dump(runpy.run_path(${JSON.stringify(relative)})[${JSON.stringify(name)}], open("corpus.json", "w")).`,
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
    'the format of the corpus was not recognised from its content',
    `Name it with --from: ${formats.map((format) => format.name).join(', ')}. Text files without labels are read with --from brat; a table may need --token-column and --tag-column too, of tokens and tags or of texts and their spans. What is in no format of these is to become JSON lines first, in Python: print(json.dumps({"text": text, "entities": [[start, end, "LABEL"]]})).`,
  ];
  return new PalimpsestError('unknown-format', message, { place: { file: corpus }, hint });
}
