import { lowerBound, obtain } from '../core/collections.ts';
import type { Context } from './context.ts';
import { ABBREVIATIONS, isInList } from './exclusions.ts';
import { kindOf } from './learned/kinds.ts';
import type { PlaceholderLabel } from './labels.ts';
import { known } from './language.ts';
import { isUnknownShort } from './letters.ts';
import type { Case, Verdict } from './verdict.ts';

/**
 * How a few letters are written. Who blacks out keeps to one way: where "Frau Wa" is found, "Li" and "Ko" are names as well, which nothing beside
 * them tells from a word.
 */
type Way = 'syllable' | 'stopped' | 'numbered' | 'doubled';

function wayOf(core: string): Way | undefined {
  if (/^\p{Lu}\p{Ll}{1,2}$/u.test(core)) return 'syllable';
  if (/^\p{Lu}\p{Ll}{1,2}\.$/u.test(core)) return 'stopped';
  if (/^\p{Lu}\d{1,2}$/u.test(core)) return 'numbered';
  return /^(\p{Lu})\1$/u.test(core) ? 'doubled' : undefined;
}

const LONGEST_ELLIPSIS = 4;
const FIRST = 'AA';
const SECOND = 'BB';

/**
 * How far a name vouches for others, in characters on either side: about as long as a decision is. A text may hold many, each blacked out in its
 * own way.
 */
const REACH = 30_000;

/** Where something is found in a text, in its order. */
class Places {
  private readonly at: number[] = [];

  add(at: number): void {
    this.at.push(at);
  }

  /** Whether one lies within the reach of a place. */
  reach(place: number): boolean {
    return (this.at[lowerBound(this.at, (at) => at < place - REACH)] ?? Infinity) <= place + REACH;
  }
}

/** What the placeholders of a text vouch for: the ways in which names are written near them, and the letters of each. */
export class Witnesses {
  private readonly ways = new Map<Way, Places>();
  private readonly doubled = new Map<string, Places>();
  private readonly names = new Map<string, { readonly label: PlaceholderLabel; readonly places: Places }>();

  /** @param offset where the paragraph begins in the text. */
  add(text: string, { start, end, label, typed }: Verdict, offset: number): void {
    if (label === undefined || !typed || kindOf(label) === 'NUMBER') return;
    const core = text.slice(start, end).replace(/(?<=^\p{Lu}\d{1,2})-.*$/u, '');
    const way = wayOf(core);
    // "Herren M3 … und S3 …": the blanks are the ellipses.
    if (way === undefined || /^\s?(?:…|\.{3})/u.test(text.slice(end, end + LONGEST_ELLIPSIS))) return;
    obtain(this.ways, way, () => new Places()).add(offset + start);
    obtain(this.names, core, () => ({ label, places: new Places() })).places.add(offset + start);
  }

  /** Remembers two equal capitals that nothing decides: where a series begins with "AA" and "BB", they are names. */
  addOpen({ core, context, start }: Case, offset: number): void {
    if (wayOf(core) !== 'doubled' || !mayBeName(core, context, 'doubled') || !isNounPhrase(context)) return;
    obtain(this.doubled, core, () => new Places()).add(offset + start);
  }

  get isEmpty(): boolean {
    return this.ways.size === 0 && !this.doubled.has(FIRST);
  }

  /** What a case is in their light that nothing beside it decides. */
  judge(one: Case, offset: number): Verdict | undefined {
    const at = offset + one.start;
    // The full stop of "lobte Li." ends the sentence.
    const ends =
      one.core.endsWith('.') && one.context.after(1).word === '' && this.ways.get('stopped')?.reach(at) !== true;
    const core = ends ? one.core.slice(0, -1) : one.core;
    const way = wayOf(core);
    if (way === undefined || !mayBeName(core, one.context, way)) return undefined;
    if (way === 'doubled' && this.isOfSeries(at) && isNounPhrase(one.context))
      return one.yes(one.typing.label, 'of-a-series', 0.8, one.isTyped);
    if (this.ways.get(way)?.reach(at) !== true) return undefined;
    const name = this.names.get(core);
    if (name?.places.reach(at) === true)
      return one.yes(one.isTyped ? one.typing.label : name.label, 'same-letters-elsewhere', 0.85);
    return one.yes(one.typing.label, 'written-as-others', 0.8, one.isTyped);
  }

  /** Whether a series of doubled capitals begins near. */
  private isOfSeries(at: number): boolean {
    return this.doubled.get(FIRST)?.reach(at) === true && this.doubled.get(SECOND)?.reach(at) === true;
  }
}

/** Whether it is a noun by itself: an article or a preposition stands before, or a comma, and no noun or number after. */
function isNounPhrase(context: Context): boolean {
  const [before, after] = [context.before(1).word, context.after(1).word];
  return (
    (known.determiners.has(before) || known.joints.has(before) || before === ',') &&
    /^(?:\p{Ll}+|[.,;:)]?)$/u.test(after)
  );
}

/** Whether nothing beside it makes it a sign, a unit, an abbreviation or a part of a law. */
function mayBeName(core: string, context: Context, way: Way): boolean {
  const dotted = core.endsWith('.');
  const letters = dotted ? core.slice(0, -1) : core;
  if (way !== 'numbered' && (!isUnknownShort(letters, dotted) || ABBREVIATIONS.has(letters))) return false;
  const [before, after] = [context.before(1), context.after(1)];
  if (/^[\d(§/]/u.test(after.word) || /^[\d/§=]|\d$/u.test(before.word)) return false;
  if (known.pages.has(before.word) || known.laws.has(before.word) || known.technical.test(before.word)) return false;
  if (isInList(context)) return false;
  // "Li Wei", "dem Ni Gehalt": a name or a compound that is written out.
  return way === 'numbered' || !/^\p{Lu}\p{Ll}/u.test(after.word) || known.joints.has(after.word);
}
