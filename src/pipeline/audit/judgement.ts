import type { Linkage, LinkageWay } from '../../evaluate/audit/linkage.ts';
import type { EarlierRelease } from '../../evaluate/audit/earlier-release.ts';
import type { Linkable } from '../../evaluate/audit/quasi-identifiers.ts';
import { joinWords } from '../../report/pages/format.ts';
import { type GateResult, nameOfCheck, type ReleaseFigures } from './gates.ts';
import type { Beside } from './beside.ts';
import type { Traces } from './traces/collect.ts';

/** The two verdicts of an audit: what is left of the source, and whether somebody who has the source can tell the documents. */
export interface Verdicts {
  /** `passed` where nothing beyond chance was found, `not judged` where that could not be looked at. */
  readonly residualIdentifiers: { readonly verdict: 'passed' | 'failed' | 'not judged'; readonly checks: number; readonly passed: number }; // prettier-ignore
  /** Of so many documents, those that can be matched to their source document: by what they state, their ids, their wording. */
  readonly linkability: {
    readonly verdict: 'possible' | 'not found' | 'not judged';
    readonly documents: number;
    readonly linkable: number;
  };
}

/** What a check found, and what it comes to. */
type Audited = ReleaseFigures & { readonly gates: readonly GateResult[] };
type Judged = Audited & { readonly verdicts: Verdicts };

export function verdictsOf(check: Audited): Verdicts {
  const { gates, copies, unlinked, linkable } = check;
  const [documents, found] = [copies + unlinked, copies + linkable.found];
  const isUnjudged = whyNotJudged(check) !== undefined || unjudgedLabels(check).length > 0;
  return {
    residualIdentifiers: {
      verdict: faultsOf(check).length > 0 ? 'failed' : isUnjudged ? 'not judged' : 'passed',
      checks: gates.length,
      passed: gates.filter(({ passed }) => passed).length,
    },
    linkability: {
      verdict: found > 0 ? 'possible' : documents > 0 ? 'not found' : 'not judged',
      documents,
      linkable: found,
    },
  };
}

/** The two verdicts in words, a line each: what a person should know before the corpus is given away. */
export const judgeInWords = (check: Judged): string => verdictLines(check).join('\n');

/** {@link judgeInWords}, by verdict: a label may hold the end of a line. */
export const verdictLines = (check: Judged): readonly string[] =>
  sentencesOf(check).map(({ title, sentences }) => `${title}: ${sentences.join(' ')}`);

/** {@link judgeInWords}, the sentences of each. */
export function sentencesOf(
  check: Judged,
): readonly { readonly title: string; readonly sentences: readonly string[] }[] {
  const { verdicts, linkage, linkable, copies, earlier } = check;
  const { verdict, documents, linkable: found } = verdicts.linkability;
  return [
    { title: 'Residual identifiers', sentences: residualWords(check) },
    {
      title: 'Linkability',
      sentences: [
        ...(verdict === 'possible' ? possibleWords(linkable, copies, found, documents) : [documents > 0 ? 'not found. No document could be matched to a document of the source by its id or wording.' : 'not judged: there was no document to match.']),
        ...[...linkageWords(linkage), ...(earlier === undefined ? [] : earlierWords(earlier))].map((sentence) => `${sentence}.`),
      ],
    },
  ]; // prettier-ignore
}

function residualWords(check: Judged): readonly string[] {
  const { chance, traces, beside } = check;
  const { verdict, checks, passed } = check.verdicts.residualIdentifiers;
  const unjudged = unjudgedLabels(check);
  const left = withSourceTexts(check).filter(({ isLeft }) => isLeft);
  const faults = faultsOf(check);
  const reason = whyNotJudged(check);
  const judged = checks === 0 ? `${verdict}, without limits.` : `${verdict} (${passed} of ${checks} checks passed).`;
  return [
    judged,
    ...(faults.length > 0 ? [`Do not release this corpus: ${faults.join('; ')}.`] : []),
    ...(reason === undefined ? [] : [`Not judged: ${reason}.`]),
    ...(verdict === 'passed' ? ["None of the source's identifying values were found beyond chance."] : []),
    ...(verdict === 'passed' && chance.every(({ rows }) => rows.length === 0) ? ['No surrogates were drawn, so chance plays no part.'] : []),
    ...(unjudged.length === 0 ? [] : [`Chance was not judged for ${joinWords(unjudged)}.`]),
    ...(left.length === 0 ? [] : [`By design, source entities were kept or exchanged between documents for ${joinWords(left.map(describeReused))}.`]),
    ...[...traceWords(traces), ...besideWords(beside)].map((sentence) => `${sentence}.`),
  ]; // prettier-ignore
}

/** What speaks against a release, each a part of a sentence. */
function faultsOf({
  originals,
  chance,
  untouched,
  near,
  membership,
  earlier,
  gates,
  context,
  copies,
  linkable,
}: Audited): readonly string[] {
  const points: string[] = [];
  if (originals > 0)
    points.push(`it contains ${originals} source ${originals === 1 ? 'document' : 'documents'} verbatim`);
  const above = [
    ...new Set(chance.flatMap(({ rows }) => rows.filter(({ isAbove }) => isAbove).map(({ label }) => label))),
  ];
  if (above.length > 0) points.push(`more source identifiers remain than expected by chance in ${joinWords(above)}`);
  const same =
    untouched.total.mentions === 0 ? 0 : (untouched.total.untouched - untouched.byChance) / untouched.total.mentions;
  if (same > 0.01) points.push(`${(100 * same).toFixed(1)} % of the entities are unchanged`);
  const nearly = near.rows.flatMap(({ label, isAbove }) => (isAbove ? [label] : []));
  if (nearly.length > 0)
    points.push(`more surrogates than expected by chance are nearly identical to the original in ${joinWords(nearly)}`);
  if (membership?.canTell === true) points.push('a tagger trained on it can tell which documents it was made from');
  if (earlier !== undefined && earlier.told > 0) points.push(`the earlier release and this one together reveal more about ${earlier.told === 1 ? '1 document' : `${earlier.told} documents`}`); // prettier-ignore
  const copied = context.rare === 0 ? 0 : context.copied / context.rare;
  if (copies === 0 && !linkable.isUnlinkable && copied > 0.01)
    points.push(`${(100 * copied).toFixed(1)} % of the source's own wording was copied`);
  const failed = gates.flatMap(({ check: id, passed, value }) => (passed || value === null ? [] : [nameOfCheck(id)]));
  const notJudged = gates.flatMap(({ check: id, value }) => (value === null ? [nameOfCheck(id)] : []));
  if (failed.length > 0) points.push(`${failed.length === 1 ? 'the check' : 'the checks'} ${joinWords(failed)} failed`);
  if (notJudged.length > 0)
    points.push(`${joinWords(notJudged)} ${notJudged.length === 1 ? 'was' : 'were'} not judged, because there was nothing to compare`); // prettier-ignore
  return points;
}

/** Why an audit can say nothing of what is left, where it cannot. */
export function whyNotJudged({ copies, originals, unlinked, withoutMentions, direct }: Audited): string | undefined {
  if (direct.anywhere.total.texts === 0) return 'the source has no labelled entity to search for';
  if (copies + originals + unlinked + withoutMentions === 0) return 'the derived corpus has no document';
  return undefined;
}

/** Labels whose mentions have texts of the source, where nothing tells whether by chance: their type is not known. */
export function unjudgedLabels(check: Audited): readonly string[] {
  return withSourceTexts(check).flatMap((row) => (row.isLeft ? [] : [describeReused(row)]));
}

function withSourceTexts({ chance }: Audited) {
  return chance.flatMap(({ notJudged }) => notJudged.filter(({ whole, part }) => whole + part > 0));
}

function describeReused({ label, texts, whole, part }: ReturnType<typeof withSourceTexts>[number]): string {
  return `${label} (${whole + part} of ${texts} are source entities)`;
}

function traceWords({ unlabelled, labelled }: Traces): readonly string[] {
  if (unlabelled + labelled === 0) return [];
  const where = [
    ...(unlabelled > 0 ? [`${unlabelled} outside any entity`] : []),
    ...(labelled > 0 ? [`${labelled} inside entities`] : []),
  ];
  return [`Source identifiers remain, ${joinWords(where)}: --with-text lists them`];
}

function besideWords({ told, filesTold, confidential, seeded, findings }: Beside): readonly string[] {
  const files = confidential.length === 0 ? [] : [`Among its files ${confidential.length === 1 ? 'is' : 'are'} ${joinWords(confidential.map((what) => `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`))}, which no check can read: move ${confidential.length === 1 ? 'it' : 'them'} elsewhere, and release only models trained on the released text`]; // prettier-ignore
  const kept = seeded === 0 ? files : [...files, `${seeded === 1 ? 'Of 1 document' : `Of ${seeded} documents`} the manifest or the document states the seed of the surrogates, with which anyone can undo the date shift and verify guessed names: release what conceal wrote, or what was augmented from that`]; // prettier-ignore
  if (told + filesTold === 0) return kept;
  const places = [...new Set(findings.flatMap(({ place }) => (place === 'file' ? [] : [place])))];
  const where = [
    ...(told > 0 ? [`of ${told === 1 ? '1 document' : `${told} documents`} (in their ${joinWords(places)})`] : []),
    ...(filesTold > 0
      ? [`in ${filesTold === 1 ? '1 file' : `${filesTold} files`}, that no document's text explains`]
      : []),
  ];
  return [`Source identifiers remain outside the text ${joinWords(where)}`, ...kept];
}

function possibleWords(
  { byId, byText }: Linkable,
  copies: number,
  found: number,
  documents: number,
): readonly string[] {
  const ways = [...(copies > 0 ? [`${copies} by the source that they state`] : []), ...(byId > 0 ? [`${byId} by id`] : []), ...(byText > 0 ? [`${byText} by wording`] : [])]; // prettier-ignore
  return [
    `possible, for someone who holds the source: ${found} of ${documents} documents can be matched to it (${joinWords(ways)}), because wording outside entities is kept.`,
    'Nobody else learns an identifier by that. If a recipient may hold the source, forbid matching by agreement, or release generated documents instead (palimpsest generate).',
    ...(copies + byId > 0 ? ['New ids (palimpsest conceal without --keep-ids) leave the wording alone to match by.'] : []),
  ]; // prettier-ignore
}

/** What somebody knows of a document, in words. */
export const KNOWLEDGE: Readonly<Record<LinkageWay, string>> = {
  words: 'four words outside its entities',
  rare: 'its rarest word',
  dates: 'the intervals between its dates',
  mentions: 'its entities',
};

/** What is left of the wording tells documents apart wherever it is kept; of the rest it is worth a word. */
function linkageWords({ rows }: Linkage): readonly string[] {
  const above = rows.filter(({ by, isAbove }) => isAbove && (by === 'dates' || by === 'mentions'));
  return above.map(
    ({ by, told, documents }) =>
      `Of ${documents} documents ${told} could each be identified by someone who knows ${KNOWLEDGE[by]}, more than expected by chance` +
      (by === 'dates' ? '; if recipients may know such intervals, as relatives and insurers do, replace dates by their class (--policy LABEL=class)' : ''), // prettier-ignore
  );
}

/** What to do about an earlier release. */
function earlierWords({ again, unknown, drawnAnew, told }: EarlierRelease): readonly string[] {
  if (again === 0 && unknown > 0)
    return ['No document of the earlier release could be matched to this source, so nothing was compared with it'];
  const anew = `Of ${drawnAnew === 1 ? '1 document that was' : `${drawnAnew} documents that were`} released before, surrogates were drawn again: anyone with both releases can see which names are surrogates, so a name that the labels missed no longer hides among them`; // prettier-ignore
  return [
    ...(drawnAnew > 0 ? [anew] : []),
    ...(drawnAnew + told > 0 ? ['Release those documents unchanged, with the original seed, options and gazetteers, or leave them out'] : []), // prettier-ignore
  ];
}
