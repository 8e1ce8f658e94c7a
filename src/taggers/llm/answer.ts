import { parseJson } from '../../core/collections.ts';
import type { CharSpan } from '../../core/types.ts';

/** What became of questions and answers, counted. */
export interface LlmAccount {
  /** Texts that were asked about. */
  readonly texts: number;
  /** Answers of earlier runs. */
  readonly cached: number;
  readonly requests: number;
  readonly retries: number;
  readonly throttled: number;
  readonly promptTokens: number;
  readonly answerTokens: number;
  readonly cost: number;
  /** Answers that refused, or could not be read, those that were asked for again included. */
  readonly refusals: number;
  readonly malformed: number;
  /** Queries left without an answer that could be read: they voted for nothing. */
  readonly unanswered: number;
  /** Claims of answers: all of them, those of a label that was not asked for, and those that are not in the text. */
  readonly claims: number;
  readonly unknownLabels: number;
  /** Invented or translated. */
  readonly notInText: number;
  /** Different mentions of a text over its answers; of them those with enough votes, and those that every answer gave. */
  readonly given: number;
  readonly kept: number;
  readonly unanimous: number;
}

type AnswerCounts = { -readonly [K in Exclude<keyof LlmAccount, 'requests' | 'retries' | 'throttled' | 'promptTokens' | 'answerTokens' | 'cost'>]: LlmAccount[K] }; // prettier-ignore

export function createAnswerCounts(): AnswerCounts {
  return {
    texts: 0,
    cached: 0,
    refusals: 0,
    malformed: 0,
    unanswered: 0,
    claims: 0,
    unknownLabels: 0,
    notInText: 0,
    given: 0,
    kept: 0,
    unanimous: 0,
  };
}

interface Claim {
  readonly label: string;
  readonly text: string;
}

type Answer =
  { readonly kind: 'claims'; readonly claims: readonly Claim[] } | { readonly kind: 'refusal' | 'malformed' };

// How models say that they would rather not, in the languages of the prompts.
const REFUSAL =
  /\b(?:I['’]m sorry|I am sorry|I apologi[sz]e|(?:can(?:not|['’]t)|unable to|won['’]t) (?:assist|help|process|comply|fulfil|provide)|as an AI)\b|抱歉|無法(?:協助|提供)|无法(?:协助|提供)|lo siento|désolé|leider kann ich/iu;

/** Whether an answer says that the model would rather not. */
export function isRefusal(content: string): boolean {
  return REFUSAL.test(content);
}

/**
 * Reads what a model answered: a JSON list of `{"label", "text"}` (or `{"label": "text"}`, or an object of lists by label), in a
 * fence or with words around it; or lines `LABEL: text`. An empty list says that there is nothing; so does `NONE`.
 */
export function readAnswer(content: string): Answer {
  const text = content.trim();
  const read = findJson(text).map(claimsOf).filter((claims) => claims !== undefined); // prettier-ignore
  if (read.length > 0) return { kind: 'claims', claims: read.flat() };
  if (isRefusal(text)) return { kind: 'refusal' };
  if (/^\W*(?:none|no (?:entities|mentions|phi)[^\n]*)\W*$/i.test(text)) return { kind: 'claims', claims: [] };
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^\s*```/.test(line));
  const claims = lines.map(readLine);
  return lines.length > 0 && claims.every((claim) => claim !== undefined)
    ? { kind: 'claims', claims: claims.flat() }
    : { kind: 'malformed' };
}

/** The outermost lists and objects of a text with words around them; none of one that was cut off within a bracket. */
function findJson(text: string): readonly unknown[] {
  const signs = /"(?:[^"\\]|\\.)*"|[[{\]}]/gs;
  const found: unknown[] = [];
  let [depth, start] = [0, 0];
  for (let match = signs.exec(text); match !== null; match = signs.exec(text)) {
    const [sign] = match;
    if (sign === '[' || sign === '{') {
      if (depth++ === 0) start = match.index;
    } else if (depth === 0)
      signs.lastIndex = match.index + 1; // the quotes of the words around are no strings
    else if (sign.length === 1 && --depth === 0) found.push(parseJson(text.slice(start, signs.lastIndex)));
  }
  return depth === 0 ? found : [];
}

function claimsOf(json: unknown): readonly Claim[] | undefined {
  if (Array.isArray(json)) {
    const claims = json.map((item: unknown) => claimOf(item));
    return claims.every((claim) => claim !== undefined) ? claims : undefined;
  }
  if (typeof json !== 'object' || json === null) return undefined;
  const one = claimOf(json);
  if (one && 'label' in json) return [one];
  const entries = Object.entries(json);
  // `{"entities": [...]}` and the like
  if (entries.length === 1 && Array.isArray(entries[0]?.[1]) && entries[0][1].every((v) => typeof v === 'object')) {
    return claimsOf(entries[0][1]);
  }
  const claims = entries.map(([label, value]: [string, unknown]) => {
    const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
    return texts.every((text) => typeof text === 'string') ? texts.map((text) => ({ label, text })) : undefined;
  });
  return claims.every((claim) => claim !== undefined) ? claims.flat() : undefined;
}

function claimOf(item: unknown): Claim | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { label, type, text, value } = item as Readonly<Record<string, unknown>>;
  const [name, mention] = [label ?? type, text ?? value];
  if (typeof name === 'string' && typeof mention === 'string') return { label: name, text: mention };
  const entries = Object.entries(item);
  const [key, only] = entries[0] ?? [];
  return entries.length === 1 && key !== undefined && typeof only === 'string' ? { label: key, text: only } : undefined;
}

function readLine(line: string): readonly Claim[] | undefined {
  const match = /^\s*(?:[-*•]\s*|\d+[.)]\s*)?["'`*]*([\p{L}][\p{L}\p{N}_ /-]{0,40}?)["'`*]*\s*[:：]\s*(.+?)\s*$/u.exec(
    line,
  );
  if (!match) return undefined;
  const [, label, value] = match as unknown as [string, string, string];
  if (/^(?:none|n\/a|-)\.?$/i.test(value)) return [];
  return value
    .split(/\s*;\s*/)
    .filter((text) => text !== '')
    .map((text) => ({ label, text: text.replace(/^(["'`“])(.*)["'`”]$/su, '$2') }));
}

/** What became of a claim: mentions, or why there are none. */
type Match =
  { readonly spans: readonly CharSpan[]; readonly label: string } | { readonly refused: 'label' | 'not-in-text' };

/**
 * Finds a claimed mention in the text that was asked about. Letters and digits around it make it part of a word, which is no
 * mention unless there is no other place for it. Case and white space may differ, where it is not there as it was written;
 * anything else that is not there, a translation say, is refused.
 *
 * @param labels legal ones, by their folded form ({@link foldLabel}).
 */
export function matchClaim(
  text: string,
  claim: Claim,
  labels: ReadonlyMap<string, string>,
  occurrences: 'all' | 'first',
): Match {
  const label = labels.get(foldLabel(claim.label));
  if (label === undefined) return { refused: 'label' };
  const wanted = claim.text.trim();
  if (wanted === '') return { refused: 'not-in-text' };
  const pattern = wanted.split(/\s+/).map((part) => escapePattern(part)).join('\\s+'); // prettier-ignore
  for (const flags of ['gu', 'giu']) {
    const all = [...text.matchAll(new RegExp(pattern, flags))].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
    }));
    if (all.length === 0) continue;
    const whole = all.filter((span) => isWhole(text, span));
    const spans = whole.length > 0 ? whole : all;
    return { label, spans: occurrences === 'first' ? spans.slice(0, 1) : spans };
  }
  return { refused: 'not-in-text' };
}

/** Labels are compared without case, and as if `_`, `-` and space were one. */
export function foldLabel(label: string): string {
  return label
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-');
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, (character) => `\\${character}`);
}

// Chinese is written without spaces: a character of it borders on anything.
const INSIDE = /[\p{L}\p{N}]/u;
const HAN = /\p{Script=Han}/u;

function isWhole(text: string, { start, end }: CharSpan): boolean {
  return !joins(text, start) && !joins(text, end);
}

function joins(text: string, border: number): boolean {
  const before = border > 0 ? String.fromCodePoint(text.codePointAt(precedingIndex(text, border)) as number) : '';
  const after = border < text.length ? String.fromCodePoint(text.codePointAt(border) as number) : '';
  return INSIDE.test(before) && INSIDE.test(after) && !HAN.test(before) && !HAN.test(after);
}

function precedingIndex(text: string, border: number): number {
  const unit = text.charCodeAt(border - 1);
  return unit >= 0xdc00 && unit < 0xe000 && border > 1 ? border - 2 : border - 1;
}

export interface LabelledSpan extends CharSpan {
  readonly label: string;
}

interface VotedSpan extends LabelledSpan {
  /** Answers that gave it. */
  readonly votes: number;
}

/**
 * The mentions that enough answers give (three queries, two votes in Lee et al. 2024). Where those left overlap, the one with
 * more votes stays, then the longer, then the one that starts first.
 *
 * @param answers the mentions of each answer.
 * @returns all that were given, and those that stay, in order.
 */
export function vote(
  answers: readonly (readonly LabelledSpan[])[],
  votes: number,
): { readonly given: readonly VotedSpan[]; readonly kept: readonly VotedSpan[] } {
  const counted = new Map<string, { span: LabelledSpan; votes: number }>();
  for (const answer of answers) {
    const mine = new Map(answer.map((span) => [`${span.start} ${span.end} ${span.label}`, span]));
    for (const [key, span] of mine) {
      const row = counted.get(key);
      if (row) row.votes++;
      else counted.set(key, { span, votes: 1 });
    }
  }
  const given = [...counted.values()].map(({ span, votes: count }) => ({ ...span, votes: count }));
  const kept: VotedSpan[] = [];
  const best = given
    .filter((span) => span.votes >= votes)
    .toSorted(
      (a, b) =>
        b.votes - a.votes || b.end - b.start - (a.end - a.start) || a.start - b.start || (a.label < b.label ? -1 : 1),
    );
  for (const span of best) {
    if (kept.every((other) => other.end <= span.start || span.end <= other.start)) kept.push(span);
  }
  return { given, kept: kept.toSorted((a, b) => a.start - b.start) };
}
