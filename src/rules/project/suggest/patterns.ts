import type { ArcSpec, ConditionSpec, StateSpec } from '../../networks/schema.ts';
import { foldForm } from '../../networks/analysis.ts';

/** Kinds of tokens by what they are made of: a capitalised word, another word, digits, digits with other characters, the rest. */
export type TokenKind = 'capital' | 'word' | 'digits' | 'code' | 'mark';

const WORD = /^\p{L}[\p{L}·’'-]*$/u;

export function kindOf(text: string): TokenKind {
  if (WORD.test(text)) return /^\p{Lu}|^\p{Lt}/u.test(text) ? 'capital' : 'word';
  if (/^\d+$/.test(text)) return 'digits';
  return /[\p{L}\d]/u.test(text) ? 'code' : 'mark';
}

/** More words than these are not listed: what they have in common is asked for. */
const MOST_FORMS = 8;
const MOST_SHAPES = 4;
const LONGEST_MENTION = 12;
/** Kinds of tokens that come in at most this share of the mentions are not asked for. */
const RARE = 0.15;
const WORD_REGEX = "[\\p{L}·’'-]+";

/** Conditions, of which one must hold, that describe tokens: narrow enough for what they have in common, and no narrower. */
export function describeTokens(texts: readonly string[]): readonly ConditionSpec[] {
  const byKind = new Map<TokenKind, string[]>();
  for (const text of texts) {
    const kind = kindOf(text);
    byKind.set(kind, [...(byKind.get(kind) ?? []), text]);
  }
  return [...byKind]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, own]): ConditionSpec => {
      if (kind === 'capital') return { case: caseOf(own), regex: WORD_REGEX };
      if (kind === 'digits' || kind === 'code') return { regex: shapesOf(own) };
      const forms = formsOf(own);
      if (forms.length <= MOST_FORMS) return { form: forms };
      return kind === 'word' ? { case: 'lower', regex: WORD_REGEX } : { regex: '[^\\p{L}\\d]+' };
    });
}

function formsOf(texts: readonly string[]): string[] {
  const byFold = new Map<string, string>();
  for (const text of texts.map((one) => one.toLowerCase()).toSorted()) byFold.set(foldForm(text), text);
  return [...byFold.values()].toSorted();
}

/** The narrowest way in which all capitalised words are written. */
export function caseOf(texts: readonly string[]): 'upper' | 'title' | 'capital' {
  const isUpper = (text: string) => !/\p{Ll}/u.test(text);
  if (texts.every(isUpper)) return 'upper';
  return texts.some(isUpper) ? 'capital' : 'title';
}

interface Run {
  readonly kind: string;
  min: number;
  max: number;
}

/**
 * An expression for tokens with digits or marks in them. The narrowest of: runs of digits and letters with their lengths
 * (`\d{2}/\d{2}/\d{4}`); words between marks (`[\p{L}\d]+-[\p{L}\d]+`); the marks that all have, and what stands between
 * them (an `@`); what they are made of.
 */
function shapesOf(texts: readonly string[]): string {
  const exact = mergeShapes(texts, /\d+|\p{Lu}+|\p{Ll}+|[^]/gu, (run) =>
    /\d/.test(run) ? '\\d' : /\p{Lu}/u.test(run) ? '\\p{Lu}' : /\p{Ll}/u.test(run) ? '\\p{Ll}' : undefined,
  );
  if (exact.length <= MOST_SHAPES) return exact.map((runs) => runs.map(renderRun).join('')).join('|');
  const loose = mergeShapes(texts, /[\p{L}\d]+|[^]/gu, (run) => (/[\p{L}\d]/u.test(run) ? '[\\p{L}\\d]' : undefined));
  if (loose.length <= MOST_SHAPES) {
    return loose.map((runs) => runs.map(({ kind }) => (kind.startsWith('[') ? `${kind}+` : kind)).join('')).join('|');
  }
  const marks = [...new Set(texts.join('').replaceAll(/[\p{L}\d\s]/gu, ''))].toSorted();
  const anchor = marks.find((mark) => texts.every((text) => text.split(mark).length === 2));
  const others = marks.filter((mark) => mark !== anchor).map((mark) => (/[\]\\^-]/.test(mark) ? `\\${mark}` : mark));
  const some = `[\\p{L}\\d${others.join('')}]`;
  if (anchor !== undefined) return `${some}+${escape(anchor)}${some}+`;
  return texts.every((text) => /\d/.test(text)) ? `${some}*\\d${some}*` : `${some}+`;
}

/** The different sequences of runs, with the least and greatest length of each. */
function mergeShapes(
  texts: readonly string[],
  parts: RegExp,
  nameOf: (run: string) => string | undefined,
): readonly (readonly Run[])[] {
  const shapes = new Map<string, Run[]>();
  for (const text of texts) {
    const runs = [...text.matchAll(parts)].map(([run]): Run => {
      const name = nameOf(run);
      const length = name === undefined ? 1 : run.length;
      return { kind: name ?? escape(run), min: length, max: length };
    });
    const key = runs.map(({ kind }) => kind).join(' ');
    const known = shapes.get(key);
    if (known === undefined) shapes.set(key, runs);
    else {
      known.forEach((run, i) => {
        run.min = Math.min(run.min, (runs[i] as Run).min);
        run.max = Math.max(run.max, (runs[i] as Run).max);
      });
    }
  }
  return [...shapes].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, runs]) => runs);
}

function renderRun({ kind, min, max }: Run): string {
  if (max === 1) return kind;
  return `${kind}{${min === max ? min : `${min},${max}`}}`;
}

function escape(character: string): string {
  return /[.*+?()[\]{}|\\^$]/.test(character) ? `\\${character}` : character;
}

/** How a candidate describes its mentions: what the first token is, and how it goes on. */
export type MentionKind =
  | { readonly by: 'shape'; readonly first: TokenKind }
  /** Entries of a gazetteer, then what its mentions go on with. */
  | { readonly by: 'gazetteer'; readonly gazetteer: string }
  /** Any tokens, up to what follows or to the end of the line. */
  | { readonly by: 'length' };

/** One mention to describe: the texts of its tokens, and how many of them the entry of the gazetteer takes. */
export interface Example {
  readonly tokens: readonly string[];
  readonly entry: number;
}

/**
 * The states in which a network consumes a mention like the examples, from `mention` on.
 *
 * @param after arcs out of the last of them; without any, the network ends there.
 * @param stop what follows the mention, where it may be of anything else.
 * @param excluded forms that no mention begins with.
 */
export function mentionStates(
  kind: MentionKind,
  examples: readonly Example[],
  after: readonly ArcSpec[],
  stop: ConditionSpec | undefined,
  excluded: readonly string[],
): Readonly<Record<string, StateSpec>> {
  const longest = Math.min(LONGEST_MENTION, Math.max(...examples.map(({ tokens }) => tokens.length)));
  const done = (arcs: readonly ArcSpec[]): StateSpec =>
    after.length > 0 ? { final: false, arcs: [...arcs, ...after] } : { final: true, arcs };
  const taking = (conditions: readonly ConditionSpec[], to: string): ArcSpec[] =>
    conditions.map((condition) => ({ ...condition, mention: true, test: { words: [`< ${longest}`] }, add: { words: 1 }, to })); // prettier-ignore
  const not = excluded.length > 0 && { not: { form: [...excluded] } };
  const beginning = (conditions: readonly Omit<ArcSpec, 'to'>[], goesOn: boolean): ArcSpec[] =>
    conditions.map((one) => ({ ...one, ...not, mention: true, ...(goesOn && { set: { words: 1 } }), to: 'more' }));
  if (kind.by === 'length') {
    const any = stop === undefined ? { any: true as const } : { not: stop };
    const loop: ArcSpec = { ...any, mention: true, test: { words: [`< ${longest}`] }, add: { words: 1 }, to: 'more' };
    return {
      mention: { final: false, arcs: beginning([not ? {} : any], longest > 1) },
      more: done(longest > 1 ? [loop] : []),
    };
  }
  const firsts =
    kind.by === 'gazetteer'
      ? [{ gazetteer: [kind.gazetteer], ...caseOfEntries(examples) }]
      : describeTokens(examples.map(({ tokens }) => tokens[0] as string));
  const taken = kind.by === 'gazetteer' ? ({ entry }: Example) => entry : () => 1;
  const rest = commonKinds(examples.map((example) => example.tokens.slice(taken(example))));
  if (rest.length === 0) return { mention: { final: false, arcs: beginning(firsts, false) }, more: done([]) };
  // Small words and marks join others, and end no mention unless one was seen to end so.
  const isHead = (text: string) => !['word', 'mark'].includes(kindOf(text));
  const endsSo = !rest.some(isHead) || share(examples, (example) => example.tokens.length > taken(example) && !isHead(example.tokens.at(-1) as string)) > RARE; // prettier-ignore
  const again = kind.by === 'gazetteer' ? firsts : [];
  const heads = [...again, ...describeTokens(endsSo ? rest : rest.filter(isHead))];
  const links = endsSo ? [] : describeTokens(rest.filter((text) => !isHead(text)));
  if (links.length === 0) {
    return { mention: { final: false, arcs: beginning(firsts, true) }, more: done(taking(heads, 'more')) };
  }
  return {
    mention: { final: false, arcs: beginning(firsts, true) },
    more: done([...taking(heads, 'more'), ...taking(links, 'link')]),
    link: { final: false, arcs: [...taking(heads, 'more'), ...taking(links, 'link')] },
  };
}

function share<T>(all: readonly T[], test: (one: T) => boolean): number {
  return all.filter(test).length / all.length;
}

/** What mentions go on with, where more than a few of them do: their ends are corrected by a person anyway. */
function commonKinds(rests: readonly (readonly string[])[]): string[] {
  const fewest = rests.length * RARE;
  const kinds = new Map<TokenKind, number>();
  for (const rest of rests) {
    for (const kind of new Set(rest.map(kindOf))) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return rests.flat().filter((text) => (kinds.get(kindOf(text)) ?? 0) > fewest);
}

/** How all entries are written; nothing where some are not capitalised. */
function caseOfEntries(examples: readonly Example[]): { readonly case?: 'upper' | 'title' | 'capital' } {
  const texts = examples.map(({ tokens, entry }) => tokens.slice(0, entry).join(' '));
  return texts.every((text) => /^[^\p{L}]*\p{Lu}/u.test(text)) ? { case: caseOf(texts) } : {};
}
