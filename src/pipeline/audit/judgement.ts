import type { Linkable } from '../../evaluate/audit/linkable.ts';
import type { DirectLeaks, ReleaseCheck } from './release-check.ts';

/** The closing sentence of an audit: what a person should know before the corpus is given away. */
export function judgeInWords(check: ReleaseCheck): string {
  const { originals, chance, direct, untouched, membership, gates, context, copies, linkable } = check;
  const points: string[] = [];
  if (originals > 0) points.push(`it holds ${originals} of the source's own documents as they are`);
  const above = [
    ...new Set(chance.flatMap(({ rows }) => rows.filter(({ isAbove }) => isAbove).map(({ label }) => label))),
  ];
  if (above.length > 0) points.push(`more source texts than chance gives are left in ${listWords(above)}`);
  const same = untouched.total.mentions === 0 ? 0 : untouched.total.untouched / untouched.total.mentions;
  if (same > 0.01) points.push(`${(100 * same).toFixed(1)} % of the mentions were never touched`);
  if (membership?.canTell === true) points.push('a tagger trained on it can tell which documents it was made from');
  const copied = context.rare === 0 ? 0 : context.copied / context.rare;
  if (copies === 0 && !linkable.isUnlinkable && copied > 0.01)
    points.push(`${(100 * copied).toFixed(1)} % of the source's own wording was copied`);
  const failed = gates.flatMap(({ check: name, passed }) => (passed ? [] : [name]));
  if (failed.length > 0) points.push(`${failed.length === 1 ? 'the check' : 'the checks'} ${listWords(failed)} failed`);
  const unjudged = chance.flatMap(({ notJudged }) => notJudged.filter(({ whole, part }) => whole + part > 0));
  const rest = [
    ...(unjudged.length === 0
      ? []
      : [`Chance was not judged for ${listWords(unjudged.map(({ label, texts, whole, part }) => `${label} (${whole + part} of ${texts} are source texts)`))}`]), // prettier-ignore
    ...unlabelledWords(direct),
    ...linkableWords(linkable),
  ]
    .map((sentence) => ` ${sentence}.`)
    .join('');
  if (points.length > 0) return `Not fit to be given away as it is: ${points.join('; ')}.${rest}`;
  const passed = gates.length > 0 ? 'All checks passed. ' : '';
  if (chance.every(({ rows }) => rows.length === 0))
    return `${passed}Whether what is left is chance could not be judged.${rest}`;
  return `${passed}What is left of the source is no more than chance gives.${rest}`;
}

function unlabelledWords({ linked, elsewhere }: DirectLeaks): readonly string[] {
  const telling = linked.total.telling + elsewhere.total.telling;
  if (telling === 0) return [];
  return [`Look at the ${telling} that stand where no label covers them (--with-text lists them)`];
}

function linkableWords({ isUnlinkable, documents, found, byId, byText }: Linkable): readonly string[] {
  if (!isUnlinkable || found === 0) return [];
  return [
    `Its mentions were made unlinkable, but whoever has the source can tell of ${found} of the ${documents} documents which ` +
      `they were: of ${byId} by their ids, of ${byText} by their wording`,
  ];
}

function listWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
