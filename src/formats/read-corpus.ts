import path from 'node:path';
import { PalimpsestError, type Diagnostic, type Report } from '../core/errors.ts';
import type { CorpusFormat, FormatOptions, FormatSample, InputFile, ReadContext } from '../core/corpus-format.ts';
import type { Corpus } from '../core/types.ts';
import { obtain } from '../core/collections.ts';
import { formats } from './index.ts';
import { checkEncoding, foreignEncoding } from './io/encoding.ts';
import { readSample } from './io/files.ts';
import { listFiles } from './io/list-files.ts';
import { createUniqueIds } from './io/unique-ids.ts';
import { createCorpusWatch, lookAt } from './io/watches.ts';
import { isArrow, unknownFormat } from './unknown-format.ts';

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

/** So many files are looked at before what they are in is told. */
const MOST_LOOKED_AT = 100;

/** Tells what the files are in that are not UTF-8. */
async function tellEncoding(corpus: string, files: readonly InputFile[], report: Report): Promise<void> {
  for (const file of files.slice(0, MOST_LOOKED_AT)) {
    const encoding = await foreignEncoding(file);
    if (encoding === undefined) continue;
    const message = `what is not UTF-8 is read as ${encoding}, and what is written is UTF-8`;
    report({ severity: 'warning', code: 'encoding', message, place: { file: corpus }, once: true });
    return;
  }
}

/** Finds the format of a corpus by the content of its first files. */
export async function detectFormat(files: readonly InputFile[], corpus: string): Promise<CorpusFormat> {
  const siblings = files.slice(0, 1000).map((file) => file.relative);
  const samples: FormatSample[] = [];
  let best: Guess | undefined;
  for (const file of files.slice(0, 3)) {
    const sample = await readSample(file, siblings);
    samples.push(sample);
    const guess = guessFormat(sample);
    if (guess && guess.score > (best?.score ?? 0)) best = guess;
  }
  // Beside them are files of JSON that are no corpus.
  if (best && !files.some(({ relative }) => isArrow(relative))) return best.format;
  throw unknownFormat(corpus, files, samples);
}

/**
 * Opens a corpus: a file or a folder. Nothing is held in memory beyond the document at hand.
 *
 * @throws PalimpsestError `no-such-corpus`, `unreadable-corpus`, `unknown-format`; while iterating in strict mode, the
 *   diagnostic's own code.
 */
export async function readCorpus(corpus: string, options: ReadCorpusOptions = {}): Promise<OpenCorpus> {
  const context = createReadContext(options);
  const { encoding } = options;
  if (encoding !== undefined) checkEncoding(encoding);
  const listed = await listFiles(corpus, context.report);
  const found = encoding === undefined ? listed : listed.map((file) => ({ ...file, encoding }));
  const format = options.from === undefined ? await detectFormat(found, corpus) : findFormat(options.from);
  const names = new Set(found.map((file) => file.relative));
  const single = found.length === 1 && found[0]?.path === corpus;
  // What was named outright is meant, whatever its name; a format chooses among the files of a folder.
  const files = format.selects && !single ? found.filter((file) => format.selects?.(file, names)) : found;
  await tellEncoding(corpus, files, context.report);
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
