import path from 'node:path';
import { PalimpsestError, type Diagnostic, type Report } from '../core/errors.ts';
import type { CorpusFormat, FormatOptions, FormatSample, InputFile, ReadContext } from '../core/corpus-format.ts';
import type { Corpus } from '../core/types.ts';
import { obtain } from '../core/collections.ts';
import { formats } from './index.ts';
import { readSample } from './io/files.ts';
import { listFiles } from './io/list-files.ts';
import { createUniqueIds } from './io/unique-ids.ts';
import { frameOf } from './io/json-frame.ts';
import { createCorpusWatch, lookAt } from './io/watches.ts';

export interface ReadCorpusOptions extends FormatOptions {
  /** Name of the format, or a format of one's own; found from the content when absent. */
  readonly from?: string | CorpusFormat;
  /** Stop at the first refused record. */
  readonly strict?: boolean;
  /** Called for every diagnostic, in every iteration over the corpus. */
  readonly report?: Report;
}

/** A corpus on disk. Each iteration reads it anew. */
export interface OpenCorpus extends Corpus {
  readonly path: string;
  readonly format: CorpusFormat;
  readonly files: readonly InputFile[];
  /** Whether the corpus is one file rather than a folder. */
  readonly single: boolean;
  /** How it was opened. */
  readonly options: ReadCorpusOptions;
}

/** The format of that name, or itself. @throws PalimpsestError `unknown-format`, naming those there are. */
export function findFormat(name: string | CorpusFormat): CorpusFormat {
  if (typeof name !== 'string') return name;
  const format = formats.find((candidate) => candidate.name === name);
  if (format) return format;
  throw new PalimpsestError('unknown-format', `there is no format ${JSON.stringify(name)}`, {
    hint: `The formats are: ${formats.map((candidate) => candidate.name).join(', ')}.`,
  });
}

interface Guess {
  readonly format: CorpusFormat;
  readonly score: number;
}

function guessFormat(sample: FormatSample): Guess | undefined {
  const bare = { ...sample, head: sample.head.replace(/^\ufeff/, '') };
  const guesses = formats.map((format) => ({ format, score: format.detect(bare) })).filter(({ score }) => score > 0);
  return guesses.reduce<Guess | undefined>((a, b) => (a && a.score >= b.score ? a : b), undefined);
}

/** So sure must it be that a file which is not read is a corpus too; and so many kinds of names are looked at. */
const SURE = 0.5;
const MOST_KINDS = 20;

/** Tells of the files of a folder that its format leaves alone and that are documents of another one, by their extensions. */
async function tellOthers(
  found: readonly InputFile[],
  { path: corpus, files, format }: Pick<OpenCorpus, 'path' | 'files' | 'format'>,
  report: Report,
): Promise<void> {
  const read = new Set(files);
  const siblings = found.slice(0, 1000).map((file) => file.relative);
  const kinds = new Map<string, InputFile[]>();
  for (const file of found) {
    if (!read.has(file)) obtain(kinds, path.extname(file.relative).toLowerCase(), () => []).push(file);
  }
  const told: string[] = [];
  for (const [extension, others] of [...kinds].slice(0, MOST_KINDS)) {
    const sample = await readSample(others[0] as InputFile, siblings).catch(() => undefined);
    const guess = sample && guessFormat(sample);
    if (!guess || guess.score < SURE || guess.format === format) continue;
    told.push(`${others.length} ${extension || 'without extension'} (${guess.format.name})`);
  }
  if (told.length === 0) return;
  const message = `the folder is read as ${format.name}, and other files in it are not read: ${told.join(', ')}; give each format a folder of its own`;
  report({ severity: 'warning', code: 'other-formats', message, place: { file: corpus } });
}

/** Finds the format of a corpus by the content of its first files. */
export async function detectFormat(files: readonly InputFile[], corpus: string): Promise<CorpusFormat> {
  const siblings = files.slice(0, 1000).map((file) => file.relative);
  let best: Guess | undefined;
  let isPacked = false;
  let isForeign = false;
  let isGate = false;
  const tags = new Set<string>();
  let lists: readonly string[] = [];
  let table: Untold | undefined;
  let isBlank = true;
  for (const file of files.slice(0, 3)) {
    const sample = await readSample(file, siblings);
    isPacked ||= PACKED.test(sample.head);
    isForeign ||= isNoUtf8(sample.head);
    isGate ||= /<GateDocument[\s>]/.test(sample.head);
    if (lists.length < 2) lists = frameOf(sample.head)?.lists ?? [];
    table ??= tableOf(sample.head);
    for (const [, tag] of sample.head.matchAll(TAGGED)) tags.add(tag as string);
    isBlank &&= sample.complete && sample.head.trim() === '';
    const guess = guessFormat(sample);
    if (guess && guess.score > (best?.score ?? 0)) best = guess;
  }
  // Beside them are files of JSON that are no corpus.
  if (files.some(({ relative }) => /\.(?:arrow|feather)$/i.test(relative))) throw unknownFormat(corpus, 'arrow');
  if (best) return best.format;
  if (files.length === 0) throw unknownFormat(corpus, 'empty');
  if (isBlank) throw unknownFormat(corpus, 'blank');
  if (isPacked) throw unknownFormat(corpus, 'packed');
  if (isGate) throw unknownFormat(corpus, 'GATE');
  if (tags.size > 0) throw unknownFormat(corpus, 'tagged', [...tags].toSorted().join(','));
  if (isForeign) throw unknownFormat(corpus, 'not UTF-8');
  if (lists.length > 1) throw unknownFormat(corpus, 'lists', JSON.stringify(lists));
  throw unknownFormat(corpus, table ?? 'not told');
}

/** Whether the beginning of a file has what no text in UTF-8 has; its last character may be cut. */
const isNoUtf8 = (head: string): boolean => /[\0\ufffd]/.test(head.slice(0, -1));

/** What a file is whose rows are no documents: JSON with a list for each column or a document for each id, or a mention a row. */
function tableOf(head: string): Untold | undefined {
  if (/^\s*\{\s*"[^"]*"\s*:\s*\{\s*"[A-Za-z_]\w*"\s*:\s*["[]/.test(head)) return 'by id';
  if (/^\s*\{/.test(head) && /"(?:text|tokens)"\s*:\s*(?:\[\s*["[]|\{)/.test(head)) return 'columns';
  const header = head.split('\n', 1)[0] ?? '';
  const has = (name: RegExp) => header.split(/[,;\t]/).some((column) => name.test(column));
  return has(/start|begin|off0/i) && has(/end|stop|off1/i) ? 'mentions' : undefined;
}

/** A mention with tags around it, which the import of tagged text reads. */
const TAGGED = /<([A-Z][A-Z0-9_-]*)>[^<>\n]+<\/\1>/g;

/** How archives begin: zip, as which Excel and Word save too, and gzip. */
const PACKED = /^(?:PK\u0003\u0004|\u001f\ufffd)/;

type Untold =
  | 'arrow'
  | 'GATE'
  | 'empty'
  | 'blank'
  | 'packed'
  | 'not UTF-8'
  | 'tagged'
  | 'lists'
  | 'by id'
  | 'columns'
  | 'mentions'
  | 'not told';

/** @param found what the advice names: a field, or tags. */
function unknownFormat(corpus: string, why: Untold, found = ''): PalimpsestError {
  const names = formats.map((format) => format.name).join(', ');
  const table: Readonly<Record<Untold, readonly [message: string, hint: string]>> = {
    arrow: [
      'this is a data set in Arrow, as save_to_disk of Hugging Face datasets leaves it, and is not read',
      'Write it as Parquet, which keeps the names of the tags: datasets.load_from_disk("folder").to_parquet("train.parquet"), for each split of a DatasetDict.',
    ],
    GATE: [
      'these are documents of GATE, and are not read',
      'Make them JSON lines with its Python package gatenlp, by the name of the annotation set: doc = gatenlp.Document.load("note.xml", fmt="gatexml"), then print(json.dumps({"text": doc.text, "entities": [[a.start, a.end, a.type] for a in doc.annset("Key")]})).',
    ],
    empty: ['the folder holds no files', 'Check the path; hidden files and folders are not read.'],
    blank: [
      'there is nothing in it, so that its format could not be told',
      'Check what wrote it; --from reads it all the same, as a corpus without documents.',
    ],
    packed: [
      'this is an archive or a file of Excel or Word, and is not read',
      'Unpack it first (unzip, gunzip), and give the folder or file that comes out; save tables as "CSV UTF-8" and text as plain text.',
    ],
    'not UTF-8': [
      'the content is not UTF-8, so that its format could not be told',
      'Convert text first, for instance with iconv -f WINDOWS-1252 -t UTF-8 (or -f UTF-16), or in Excel by saving it as "CSV UTF-8".',
    ],
    tagged: [
      'this is text with tags around its mentions, which import-tagged reads',
      `palimpsest import-tagged ${corpus} corpus.jsonl --tags ${found} (and what other tags it has)`,
    ],
    lists: [
      `the format of the corpus could not be told: it is one JSON object with several lists of records, ${found}`,
      'Make each list a file of its own, in Python: for name, records in json.load(open("in.json")).items(): json.dump(records, open(name + ".json", "w")).',
    ],
    'by id': [
      'the format of the corpus could not be told: it is one JSON object with a record under each id, and a corpus is a list of records, or one a line',
      'Write each document on a line, in Python: for id, doc in json.load(open("in.json")).items(): print(json.dumps({"id": id, **doc})).',
    ],
    columns: [
      'the format of the corpus could not be told: it is one JSON object with a list for each column, and a corpus is a list of records, or one a line',
      'Write each record on a line, with pandas: pandas.read_json("in.json").to_json("out.jsonl", orient="records", lines=True, force_ascii=False).',
    ],
    mentions: [
      'this is a table with a mention a row, which is no corpus by itself: texts without mentions are not in it',
      'Where it has the texts, make them JSON lines with pandas, their ids in "id": for (id, text), rows in pandas.read_csv("in.csv").groupby(["id", "text"], sort=False): print(json.dumps({"id": id, "text": text, "entities": [[int(row.start), int(row.end), row.label] for row in rows.itertuples()]})). Where the texts are .txt files, name the folder that holds them and the table, with a header: a column of their names, of the labels, of the starts, of the ends and of the words.',
    ],
    'not told': [
      'the format of the corpus could not be told from its content',
      `Name it with --from: ${names}. Text files without labels are read with --from brat; a table may need --token-column and --tag-column too, of tokens and tags or of texts and their spans. What is in no format of these (a table with a mention a row; other JSON) is to become JSON lines first, in Python: print(json.dumps({"text": text, "entities": [[start, end, "LABEL"]]})).`,
    ],
  };
  const [message, hint] = table[why];
  return new PalimpsestError('unknown-format', message, { place: { file: corpus }, hint });
}

/**
 * Opens a corpus: a file or a folder. Nothing is held in memory beyond the document at hand.
 *
 * @throws PalimpsestError `no-such-corpus`, `unreadable-corpus`, `unknown-format`; while iterating in strict mode, the
 *   diagnostic's own code.
 */
export async function readCorpus(corpus: string, options: ReadCorpusOptions = {}): Promise<OpenCorpus> {
  const context = createReadContext(options);
  const found = await listFiles(corpus, context.report);
  const format = options.from === undefined ? await detectFormat(found, corpus) : findFormat(options.from);
  const names = new Set(found.map((file) => file.relative));
  const single = found.length === 1 && found[0]?.path === corpus;
  // What was named outright is meant, whatever its name; a format chooses among the files of a folder.
  const files = format.selects && !single ? found.filter((file) => format.selects?.(file, names)) : found;
  if (options.from === undefined) await tellOthers(found, { path: corpus, files, format }, context.report);
  return {
    path: corpus,
    format,
    files,
    single,
    options,
    async *[Symbol.asyncIterator]() {
      const uniqueIds = createUniqueIds(context.report, 'read');
      const watch = createCorpusWatch();
      for await (const doc of format.read(files, context)) {
        watch.add(lookAt(doc));
        yield uniqueIds(doc);
      }
      watch.tell(context.report, corpus);
    },
  };
}

/** What a format reads with. */
export function createReadContext(options: ReadCorpusOptions): ReadContext {
  const { strict, report = () => undefined } = options;
  return { options, report: strict === true ? strictReport(report) : report };
}

function strictReport(report: Report | undefined): Report {
  return (diagnostic: Diagnostic) => {
    if (diagnostic.severity === 'error') {
      throw new PalimpsestError(diagnostic.code, diagnostic.message, { place: diagnostic.place });
    }
    report?.(diagnostic);
  };
}
