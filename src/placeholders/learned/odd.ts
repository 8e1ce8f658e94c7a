import { memoise } from '../../core/caches.ts';
import type { Elements } from '../../text/text-elements.ts';
import { type Candidate, findForm, type Form } from '../forms.ts';
import { known } from '../language.ts';
import { cueOf } from '../letters.ts';
import { labelOfRest } from '../shapes.ts';

/** An element that may hide something, in its paragraph. */
export interface Odd {
  /** The element with the punctuation around it. */
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  /** What may be hidden in it, and where the element goes on to without hiding anything. */
  readonly from: number;
  readonly to: number;
  readonly until: number;
  /** What it looks like to the rules, where it looks like anything. */
  readonly candidate: Candidate | undefined;
  readonly core: string;
  /** By which signs it hides: see {@link wayOf}. */
  readonly way: string;
}

/** Signs that hide something wherever they stand. */
export const SIGNS = /[*_█■▒▓⬛…#~°^¤•●]|\.{2,}|[xX]{2,}|--|–{2}/u;
const OPENING = '([{<⟨"„“»«‚‘›‹\'';
const CLOSING = ')]}>⟩,;:!?"“”»«‘’›‹\'';
const WITH_BRACKETS = /^[[{<⟨]|[\]}>⟩]|^\([^)]+\)/u;
const DOUBLED = /[xXyYzZ]{2}/u;
const WORD = /^\p{Lu}?\p{Ll}{2,}(?:-\p{L}{3,})*\.?$|^\p{L}{4,}(?:-\p{L}{3,})+\.?$/u;
const NUMBER = /^(?:[1-9]|0[\d.,/:-]*[1-9])[\d.,/:-]*$/u;
const BARE_SIGNS = /^[§%&€–\-+=$()/]*$/u;
const NUMBERED = /^ (?:\p{Lu}(?!\p{L})|[1-9]\d?(?![\d.:%]))/u;
const SHORT = 3;
/** Words in brackets that stand for a name: "[Stadt in Brasilien]", "⟨Kind 1⟩". */
const BRACKETED = /^["„“»«]?(?:\[[\p{Lu}…][^[\]]{0,36}\]|<[\p{Lu}…][^<>]{0,36}>|⟨[^⟨⟩]{1,36}⟩|\{\p{Lu}[^{}]{0,36}\})/u;

/** Without quotes, brackets and punctuation around it; the full stop stays. */
export function trimmed(text: string, start: number, end: number): readonly [number, number] {
  while (start < end && OPENING.includes(text.charAt(start))) start++;
  while (end > start && CLOSING.includes(text.charAt(end - 1))) end--;
  return [start, end];
}

/** The elements of a paragraph that may hide something, in order; what brackets hold is one. */
export function oddsOf(text: string, elements: Elements): readonly Odd[] {
  const odds: Odd[] = [];
  for (let i = 0, within = 0; i < elements.count; i++) {
    const [start, end] = [elements.start(i), elements.end(i)];
    if (start < within) continue;
    const candidate = findForm(text, start, end);
    if (candidate !== undefined) within = candidate.end;
    if (!isOdd(text, start, end, candidate)) continue;
    const parts = candidate === undefined ? crossingAt(text, start, end) : NO_PARTS;
    if (parts.length > 0) {
      for (const part of parts) odds.push(oddAt(text, part.start, part.end, part));
      continue;
    }
    const odd = oddAt(text, start, end, candidate);
    within = Math.max(within, odd.to);
    odds.push(odd);
  }
  return odds;
}

/** What a stroke parts: "A-Straße/B-Straße", "K./L.", "xxx/Kamerun". */
function crossingAt(text: string, start: number, end: number): readonly Candidate[] {
  const element = text.slice(start, end);
  if (!element.includes('/')) return NO_PARTS;
  const found: Candidate[] = [];
  let at = start;
  for (const part of element.split('/')) {
    const candidate = findForm(text, at, at + part.length);
    if (candidate !== undefined && (CROSSING.has(candidate.form) || STOPPED.test(part))) found.push(candidate);
    else if (candidate !== undefined || !(BESIDE_STROKE.test(part) || known.legalForms.has(part))) return NO_PARTS;
    at += part.length + 1;
  }
  return found;
}
const NO_PARTS: readonly Candidate[] = [];
const STOPPED = /^\p{Lu}\p{Ll}{0,2}\.[,;)]?$/u;
/** A word beside what is hidden. */
const BESIDE_STROKE = /^\p{Lu}?\p{Ll}{3,}\p{P}?$/u;
const CROSSING: ReadonlySet<Form> = new Set([
  'joined',
  'blank-letter',
  'special-ellipsis',
  'cut',
  'same-letter',
  'shape',
]);

function oddAt(text: string, start: number, end: number, candidate: Candidate | undefined): Odd {
  let [from, to] = candidate === undefined ? trimmed(text, start, end) : [candidate.start, candidate.end];
  const bracketed = candidate === undefined ? BRACKETED.exec(text.slice(start, start + 40)) : null;
  if (bracketed !== null && start + bracketed[0].length > end)
    [from, to] = trimmed(text, start, start + bracketed[0].length);
  while (from < to && text.charAt(to - 1) === ' ') to--;
  while (from < to && text.charAt(from) === ' ') from++;
  // "D.er Landstraße"
  if (candidate?.form === 'adjective' && to === end) to += streetAfter(text, to);
  if (from === to) [from, to] = [start, end];
  const raw = text.slice(start, Math.max(end, to));
  const core = text.slice(from, to);
  return {
    raw,
    start,
    end,
    from,
    to,
    until: candidate?.until ?? to,
    candidate,
    core,
    way: wayOf(`${text.charAt(from - 1)}${core}`),
  };
}

/** How long the blank and the head of a street are after an offset. */
function streetAfter(text: string, at: number): number {
  const [whole = '', word = ''] = /^ (\p{Lu}\p{Ll}+)/u.exec(text.slice(at, at + 40)) ?? [];
  return labelOfRest(word) === 'STREET' ? whole.length : 0;
}

/** Whether an element may hide something: what is no word, no number, no title and no sign of punctuation. */
function isOdd(text: string, start: number, end: number, candidate: Candidate | undefined): boolean {
  const raw = text.slice(start, end);
  // "E. -kreis": a part of what stands before.
  if (/^-\p{L}/u.test(raw) && !SIGNS.test(raw)) return false;
  // "06. 08. 2015"
  if (candidate?.form === 'year' && raw.endsWith('.')) return false;
  if (candidate !== undefined) return !known.titles.has(raw.replace(/\.$/u, ''));
  return (
    !looksPlain(raw) ||
    (NUMBERED.test(text.slice(end, end + 4)) && /^\p{Lu}/u.test(raw) && cueOf(raw.replace(/\.$/u, '')) !== undefined)
  );
}

const looksPlain = memoise((raw): boolean => {
  const [from, to] = trimmed(raw, 0, raw.length);
  const core = raw.slice(from, to);
  if (core === '' || core === '.') return true;
  if (WITH_BRACKETS.test(raw) || SIGNS.test(core) || DOUBLED.test(core)) return false;
  if (core.endsWith('.') && core.length <= SHORT + 1 && /^\p{L}/u.test(core)) return false;
  return (
    WORD.test(core) ||
    NUMBER.test(core) ||
    BARE_SIGNS.test(core) ||
    known.legalForms.has(core) ||
    known.titles.has(core.replace(/\.$/u, ''))
  );
});

const WAYS: readonly (readonly [string, RegExp])[] = [
  ['stars', /^.?\*+$/u],
  ['lines', /^.?_+$/u],
  ['blank', /^[([<{⟨](?:…|\.{2,}|\*+|_+|-+)$/u],
  ['dots', /^.?(?:…+|\.{2,})\.?$/u],
  ['bars', /[█■▒▓⬛]/u],
  ['hashes', /#/u],
  ['x', /^.?[xXyYzZ](?:[xXyYzZ]+)?\.?$/u],
  ['date', /^.?[\dxXyYzZ*_tTdDoO0]{1,2}\.[\dxXyYzZ*_mM0]{1,2}\.(?:[\dxXyYzZ*_jJ0]{2,4})?$/u],
  ['word', /^[[<{⟨]\p{Lu}\p{L}{2,}/u],
  ['mark', /^[[<{⟨]/u],
  ['letter-stars', /\p{L}\.?\*+/u],
  ['letter-lines', /\p{L}\.?_+/u],
  ['letter-dots', /\p{L}\.?(?:…|\.{2,})/u],
  ['stars', /\*/u],
  ['lines', /_/u],
  ['letter-x', /\p{Lu}x{2,}/u],
  ['letter.', /^.?\p{Lu}\.$/u],
  ['letter', /^.?\p{Lu}$/u],
  ['small', /^.?\p{Ll}\.?$/u],
  ['syllable.', /^.?\p{Lu}\p{Ll}{1,2}\.$/u],
  ['syllable', /^.?\p{Lu}\p{Ll}{1,2}$/u],
  ['initials', /^.?(?:\p{Lu}\.-?){2,}$/u],
  ['capitals', /^.?\p{Lu}{2,3}$/u],
  ['numbered', /^.?\p{Lu}\d{1,2}$/u],
  ['letter-', /^.?\p{Lu}\.?-\p{L}/u],
  ['number', /^.?[\d.,:/-]+$/u],
  ['dots', /…|\.{2,}/u],
  ['word-number', /^.?\p{Lu}\p{L}+[ _]?\d+$/u],
];
/** How something is hidden, told by the element with the sign before it: who makes a text anonymous keeps to few ways. */
const wayOf = memoise((core) => WAYS.find(([, form]) => form.test(core))?.[0] ?? 'other');
