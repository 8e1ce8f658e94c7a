import type { CharSpan, Entity } from '../core/types.ts';
import type { Tally } from './counts.ts';
import { relaxed } from './match-mentions.ts';
import { defineScorer, restrictToLabels, type Comparison, type Scorer } from './scorer.ts';

/**
 * The types that the i2b2 2014 evaluation script takes for protected under HIPAA. By its README IDNUM is one of them, but its
 * pattern for it ends in a blank and never matches.
 */
const HIPAA_AS_SCRIPT: readonly string[] = [
  'PATIENT', 'CITY', 'STREET', 'ZIP', 'ORGANIZATION', 'DATE', 'PHONE', 'FAX', 'EMAIL', 'SSN', 'MEDICALRECORD',
  'HEALTHPLAN', 'ACCOUNT', 'LICENSE', 'VEHICLE', 'DEVICE', 'BIOID', 'AGE',
]; // prettier-ignore

const HIPAA: readonly string[] = [...HIPAA_AS_SCRIPT, 'IDNUM'];

/**
 * The words of a span as the script finds them: runs of ASCII letters and digits, so that `José` is `Jos`. In a span without
 * any there is an empty one, at its end.
 */
function wordsAsScript(text: string, { start, end }: CharSpan): CharSpan[] {
  const words = wordsIn(text, start, end, /[a-zA-Z0-9]+/g);
  return words.length > 0 ? words : [{ start: end, end }];
}

/** Letters and digits of all scripts; a span without any is one word. */
function words(text: string, { start, end }: CharSpan): CharSpan[] {
  const found = wordsIn(text, start, end, /[\p{L}\p{M}\p{N}]+/gu);
  return found.length > 0 ? found : [{ start, end }];
}

function wordsIn(text: string, start: number, end: number, pattern: RegExp): CharSpan[] {
  return Array.from(text.slice(start, end).matchAll(pattern), (match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
}

type Keys = ReadonlyMap<string, Entity>;

/** Sets, as in the script: what stands twice counts once. */
function keysOf(mentions: readonly Entity[], divide: (mention: Entity) => readonly CharSpan[]): Keys {
  return new Map(
    mentions.flatMap((mention) =>
      divide(mention).map(({ start, end }) => [
        `${start} ${end} ${mention.label}`,
        { id: mention.id, label: mention.label, start, end },
      ]),
    ),
  );
}

function compareKeys(gold: Keys, predicted: Keys, tally: Tally): void {
  for (const [key, { label }] of gold) tally.add(label, predicted.has(key) ? 'correct' : 'missed');
  for (const [key, { label }] of predicted) if (!gold.has(key)) tally.add(label, 'spurious');
}

const whole = (mention: Entity): readonly CharSpan[] => [mention];

function createI2b2Scorers(corrected: boolean): readonly Scorer[] {
  const suffix = corrected ? '-corrected' : '';
  const labels = corrected ? HIPAA : HIPAA_AS_SCRIPT;
  const filter = corrected
    ? 'the types that HIPAA protects, IDNUM among them'
    : 'the types that HIPAA protects as the script has them, without IDNUM';
  const divide = corrected ? words : wordsAsScript;
  const tokeniser = corrected ? '[\\p{L}\\p{M}\\p{N}]+' : '[a-zA-Z0-9]+';
  const tokens = corrected
    ? 'words of any script inside mentions'
    : 'ASCII words inside mentions, as the script splits them';
  const compareTokens = ({ text, gold, predicted }: Comparison, tally: Tally) => {
    const split = (mention: Entity) => divide(text, mention);
    compareKeys(keysOf(gold, split), keysOf(predicted, split), tally);
    return undefined;
  };
  return [
    defineScorer(
      { name: `i2b2-token${suffix}`, description: `${tokens}, with the right label (i2b2 2014 token)`, tokeniser },
      compareTokens,
    ),
    defineScorer(
      {
        name: `i2b2-hipaa-strict${suffix}`,
        description: `same characters and label, ${filter} (i2b2 2014 HIPAA strict)`,
        tokeniser: 'none',
        labels,
      },
      ({ gold, predicted }, tally) => {
        compareKeys(keysOf(gold, whole), keysOf(predicted, whole), tally);
        return undefined;
      },
    ),
    {
      ...restrictToLabels(relaxed, labels),
      name: `i2b2-hipaa-relaxed${suffix}`,
      description: `${relaxed.description}, ${filter}`,
    },
    defineScorer(
      {
        name: `i2b2-hipaa-token${suffix}`,
        description: `${tokens}, with the right label, ${filter} (i2b2 2014 HIPAA token)`,
        tokeniser,
        labels,
      },
      compareTokens,
    ),
  ];
}

/**
 * The measures of the i2b2 2014 de-identification track that are not `strict` or `relaxed`, each as the track's script
 * computes it and corrected. Labels are the TYPEs; a discontinuous mention goes from its first to its last character.
 */
export const i2b2Scorers: readonly Scorer[] = [...createI2b2Scorers(false), ...createI2b2Scorers(true)];
