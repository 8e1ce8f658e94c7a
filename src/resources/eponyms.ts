import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PalimpsestError } from '../core/errors.ts';

/** What kind of term an eponym is part of. */
export const EPONYM_KINDS = ['disease', 'sign', 'procedure', 'device'] as const;

export type EponymKind = (typeof EPONYM_KINDS)[number];

/** An eponymous term: a name and the words that make it one ("Crohn" and "disease"). */
export interface EponymTerm {
  readonly kind: EponymKind;
  /** Spellings of the name; the first is the usual one. */
  readonly names: readonly string[];
  /** The words before the name, each with its alternatives: `[['enfermedad', 'síndrome'], ['de']]`. */
  readonly before: readonly (readonly string[])[];
  /** Whether the words before are written together with the name ("non-Hodgkin"). */
  readonly attached: boolean;
  /** The mark of possession, as written: `'s`, `s` or nothing. */
  readonly possessive: string;
  /** What stands between the name and the words after it: a space, or a hyphen in German. */
  readonly joint: string;
  /** Alternatives of what stands after the name: `['disease', 'syndrome']`; none where nothing need. */
  readonly after: readonly string[];
}

/** Sentence patterns with `{slots}`, and what fills the slots other than `{term}`. */
export interface SentencePatterns {
  readonly fillers: Readonly<Record<string, readonly string[]>>;
  readonly patterns: Readonly<Partial<Record<EponymKind, readonly string[]>>>;
}

const FOLDER = fileURLToPath(new URL('../../data/eponyms/', import.meta.url));
const LINE = /^(?<before>[^{}]*)\{(?<names>[^{}]+)\}(?<after>[^{}]*)$/u;
const AFTER = /^(?<possessive>(?:'s|s)(?=\s))?(?:(?<joint>[\s-])(?<heads>.+))?$/u;

const lists = new Map<string, readonly EponymTerm[]>();
const sentences = new Map<string, SentencePatterns>();

/** The languages that have a list of eponyms: BCP 47 codes, sorted. */
export function eponymLanguages(): readonly string[] {
  return readdirSync(FOLDER)
    .flatMap((file) => /^([a-z]+)\.txt$/u.exec(file)?.[1] ?? [])
    .toSorted();
}

/**
 * The eponyms of a language.
 *
 * @throws PalimpsestError `no-eponyms`, naming the languages that have some.
 */
export function eponymTerms(language: string): readonly EponymTerm[] {
  let terms = lists.get(language);
  if (terms === undefined) {
    const file = `${language}.txt`;
    lists.set(language, (terms = parseEponyms(readFor(language, file), `data/eponyms/${file}`)));
  }
  return terms;
}

/** The sentence patterns of a language. @throws PalimpsestError `no-eponyms` */
export function eponymSentences(language: string): SentencePatterns {
  let patterns = sentences.get(language);
  if (patterns === undefined) {
    const file = `${language}.sentences.txt`;
    sentences.set(language, (patterns = parsePatterns(readFor(language, file), `data/eponyms/${file}`)));
  }
  return patterns;
}

function readFor(language: string, file: string): string {
  const languages = eponymLanguages();
  if (!languages.includes(language)) {
    throw new PalimpsestError('no-eponyms', `there is no list of eponyms for the language ${language}`, {
      hint: `There are lists for: ${languages.join(', ')}.`,
    });
  }
  return readFileSync(`${FOLDER}${file}`, 'utf8');
}

/** Reads a list of eponyms; see `data/eponyms/SOURCES.md`. @throws PalimpsestError `bad-eponyms` with the line. */
export function parseEponyms(text: string, file: string): readonly EponymTerm[] {
  const terms: EponymTerm[] = [];
  for (const { kind, content, line } of sectionLines(text, file)) {
    const found = LINE.exec(content)?.groups;
    const after = AFTER.exec(found?.['after'] ?? '')?.groups;
    if (kind === undefined || found === undefined || after === undefined) {
      throw fault(file, line, 'expected a term with a name in braces, such as {Crohn}\'s disease, in a section'); // prettier-ignore
    }
    const before = found['before'] ?? '';
    terms.push({
      kind,
      names: (found['names'] ?? '').split('|'),
      before: before
        .split(' ')
        .filter((word) => word !== '')
        .map((word) => word.split('/')),
      attached: before !== '' && !before.endsWith(' '),
      possessive: after['possessive'] ?? '',
      joint: after['joint'] ?? '',
      after: after['heads']?.split('/') ?? [],
    });
  }
  return terms;
}

/** Reads sentence patterns. @throws PalimpsestError `bad-eponyms` with the line. */
export function parsePatterns(text: string, file: string): SentencePatterns {
  const fillers: Record<string, readonly string[]> = {};
  const patterns: Partial<Record<EponymKind, string[]>> = {};
  for (const { kind, content, line } of sectionLines(text, file)) {
    const filler = kind === undefined ? /^([a-z]+) = (.+)$/u.exec(content) : null;
    if (filler !== null) {
      fillers[filler[1] as string] = (filler[2] as string).split('|').map((value) => value.trim());
      continue;
    }
    const slots = [...content.matchAll(/\{([a-z]+)\}/gu)].map((match) => match[1] as string);
    if (kind === undefined || slots.filter((slot) => slot === 'term').length !== 1) {
      throw fault(file, line, 'expected a sentence with {term} in it once, in a section');
    }
    const unknown = slots.find((slot) => slot !== 'term' && fillers[slot] === undefined);
    if (unknown !== undefined) throw fault(file, line, `nothing fills the slot {${unknown}}`);
    (patterns[kind] ??= []).push(content);
  }
  return { fillers, patterns };
}

function* sectionLines(text: string, file: string) {
  let kind: EponymKind | undefined;
  for (const [i, raw] of text.split(/\r?\n/u).entries()) {
    const content = raw.trim();
    if (content === '' || content.startsWith('#')) continue;
    const section = /^\[(.+)\]$/u.exec(content)?.[1];
    if (section === undefined) {
      yield { kind, content, line: i + 1 };
      continue;
    }
    kind = EPONYM_KINDS.find((known) => known === section);
    if (kind === undefined) throw fault(file, i + 1, `there is no section [${section}]`);
  }
}

function fault(file: string, line: number, message: string): PalimpsestError {
  return new PalimpsestError('bad-eponyms', message, { place: { file, line } });
}
