import type { Context } from './context.ts';
import { ABBREVIATIONS, isInList } from './exclusions.ts';
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

/** What the placeholders of a text vouch for: the ways in which names are written there, and the letters of each. */
export class Witnesses {
  private readonly ways = new Set<Way>();
  private readonly labels = new Map<string, PlaceholderLabel>();

  add(text: string, { start, end, label, typed }: Verdict): void {
    if (label === undefined || !typed) return;
    const core = text.slice(start, end).replace(/(?<=^\p{Lu}\d{1,2})-.*$/u, '');
    const way = wayOf(core);
    // "Herren M3 … und S3 …": the blanks are the ellipses.
    if (way === undefined || /^\s?(?:…|\.{3})/u.test(text.slice(end, end + LONGEST_ELLIPSIS))) return;
    this.ways.add(way);
    if (!this.labels.has(core)) this.labels.set(core, label);
  }

  get isEmpty(): boolean {
    return this.ways.size === 0;
  }

  /** What a case is in their light that nothing beside it decides. */
  judge(one: Case): Verdict | undefined {
    // The full stop of "lobte Li." ends the sentence.
    const ends = one.core.endsWith('.') && one.context.after(1).word === '' && !this.ways.has('stopped');
    const core = ends ? one.core.slice(0, -1) : one.core;
    const way = wayOf(core);
    if (way === undefined || !this.ways.has(way) || !mayBeName(core, one.context, way)) return undefined;
    const label = this.labels.get(core);
    if (label !== undefined) return one.yes(one.isTyped ? one.typing.label : label, 'same-letters-elsewhere', 0.85);
    return one.yes(one.typing.label, 'written-as-others', 0.8, one.isTyped);
  }
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
