import { editDistance, nearestName } from './edit-distance.ts';
import { PalimpsestError } from './errors.ts';

/** Beyond these a list of labels says no more: a wrong tag column makes a label of every word. */
const LISTED = 40;

/** Which labels somebody named, and which there are. */
export interface NamedLabels {
  /** Who names them, as the beginning of a sentence: `--policy`, `the strategies release-2`. */
  readonly by: string;
  readonly named: Iterable<string>;
  /** The labels that mentions have. */
  readonly known: Iterable<string>;
  /** Labels that may be named although no mention has them: those of the label map. */
  readonly allowed?: Iterable<string>;
}

/**
 * Refuses labels that nobody has: what is said of them would be said of nothing, and the mentions that were meant would go
 * without.
 *
 * @throws PalimpsestError `unknown-label`, naming the nearest label of each and all there are.
 */
export function requireLabels({ by, named, known, allowed = [] }: NamedLabels): void {
  const labels = new Set(known);
  const also = new Set(allowed);
  const unknown = [...new Set(named)].filter((label) => !labels.has(label) && !also.has(label));
  if (unknown.length > 0) throw unknownLabels(by, unknown, labels);
}

/**
 * The same for a file that is written once for many corpora, of which none need have all its labels: refused is a label that
 * nobody has only where it looks like the misspelling of one that the file does not name itself.
 *
 * @returns the other labels that nobody has.
 * @throws PalimpsestError `unknown-label`
 */
export function requireSpelling({ by, named, known, allowed = [] }: NamedLabels): readonly string[] {
  const own = new Set(named);
  const labels = new Set(known);
  const also = new Set(allowed);
  const left = [...labels].filter((label) => !own.has(label));
  const absent = [...own].filter((label) => !labels.has(label) && !also.has(label));
  const misspelt = absent.filter((label) => left.some((other) => looksLike(label, other)));
  if (misspelt.length > 0) throw unknownLabels(by, misspelt, labels);
  return absent;
}

/** For notes: labels that may stand in a file although nobody has them. */
export function describeAbsent(by: string, absent: readonly string[]): readonly string[] {
  if (absent.length === 0) return [];
  const what = absent.length === 1 ? 'the label' : 'the labels';
  return [`No mention has ${what} ${listLabels(absent)}: ${by} could be for another corpus.`];
}

/** Of short labels each is one letter from many others, which say something else: JOB and DOB. */
function looksLike(label: string, other: string): boolean {
  return editDistance(label, other) <= Math.floor(Math.min(label.length, other.length) / 4);
}

function unknownLabels(by: string, unknown: readonly string[], known: ReadonlySet<string>): PalimpsestError {
  const quoted = unknown.map((label) => JSON.stringify(label));
  const what = unknown.length === 1 ? `the label ${quoted[0]}` : `the labels ${quoted.join(', ')}`;
  return new PalimpsestError('unknown-label', `${by} names ${what}, which nobody has`, {
    hint: describeLabels(unknown, known),
  });
}

/** For hints: the nearest of each label that is not known, and the labels there are. */
export function describeLabels(unknown: readonly string[], known: Iterable<string>): string {
  const labels = [...new Set(known)].toSorted();
  if (labels.length === 0) return 'There are no labels: nothing is labelled.';
  const nearest = unknown.map((label) => {
    const found = nearestName(label, labels) as string;
    return unknown.length === 1 ? found : `${found} (for ${label})`;
  });
  return `Did you mean ${nearest.join(', ')}? The labels are: ${listLabels(labels)}.`;
}

/** Labels within a sentence: of very many the first, and how many more. */
export function listLabels(labels: readonly string[]): string {
  const more = labels.length > LISTED ? `, and ${labels.length - LISTED} more` : '';
  return `${labels.slice(0, LISTED).join(', ')}${more}`;
}
