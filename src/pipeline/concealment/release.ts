import { joinWords } from '../../report/pages/format.ts';
import { unjudgedLabels } from '../audit/judgement.ts';
import { collectDocuments, requireRereadable } from '../../core/document.ts';
import type { Corpus, Document } from '../../core/types.ts';
import { createOccurrences } from '../../evaluate/audit.ts';
import type { OpenCorpus } from '../../formats/read-corpus.ts';
import { checkRelease, type ReleaseCheck } from '../audit/release-check.ts';
import { type ConcealedCorpus, concealAmended, type ConcealOptions, drawSeed } from './conceal.ts';
import type { Leftover, Leftovers } from './leftovers.ts';

/** A corpus that was concealed and checked. */
export interface ReleasedCorpus {
  readonly corpus: ConcealedCorpus;
  /** The release check of it, with the usual limits. */
  readonly check: ReleaseCheck;
  /** Whether all of its gates hold. Where they do not, {@link decisionsFor} says what a person must decide. */
  readonly passed: boolean;
  /** How often it was concealed. */
  readonly attempts: number;
}

/** Concealments at most: what another draw does not mend by then is no accident. */
const ATTEMPTS = 5;

/**
 * Conceals a corpus, with what its labels missed, under new ids and in another order, checks it as `checkRelease` with `release`
 * does, and does so again with what was found until the check passes: places where a text of the source stands unlabelled are concealed
 * as mentions, and surrogates in which one is left are drawn anew. The source is held in memory, and the concealed documents
 * while they are checked.
 *
 * @throws PalimpsestError as `conceal` and `checkRelease`.
 */
export async function concealUntilReleased(
  corpus: Corpus | OpenCorpus | readonly Document[],
  options: ConcealOptions = {},
): Promise<ReleasedCorpus> {
  requireRereadable(corpus, 'conceal');
  const wanted = {
    ...options,
    seed: options.seed ?? drawSeed(),
    alsoLeftovers: true,
    renumber: options.keepIds !== true,
  };
  const { onEdits: _, ...trial } = wanted; // edits are told of what is written, once
  const sources = await collectDocuments(corpus);
  const found = new Map<string, Leftover[]>();
  let attempt = 0;
  for (let attempts = 1; ; attempts++) {
    const amendments = { leftovers: found as Leftovers, attempt };
    const tried = await concealAmended(corpus, trial, amendments);
    const derived = await collectDocuments(tried);
    const check = await checkRelease(sources, derived, {
      manifest: { settings: { ...tried.job } },
      ...(tried.labelMap && { labelMap: tried.labelMap }),
      release: true,
      ...(options.seed !== undefined && { seed: options.seed }),
      onProgress: (_phase, documents) => options.onProgress?.({ phase: 'checking', documents }),
    });
    const passed = check.gates.every((gate) => gate.passed) && unjudgedLabels(check).length === 0;
    const isNew = !passed && addFound(found, check, sources, derived);
    const isUnlucky = check.gates.some(({ check: name, passed: holds, value }) => !holds && value !== null && ['labelled', 'chance', 'originals'].includes(name)); // prettier-ignore
    if (passed || attempts === ATTEMPTS || !(isNew || isUnlucky)) {
      return { corpus: await concealAmended(corpus, wanted, amendments), check, passed, attempts };
    }
    if (isUnlucky) attempt++;
  }
}

/** @returns whether there was anything that was not known before. */
function addFound(
  found: Map<string, Leftover[]>,
  { traces }: ReleaseCheck,
  sources: readonly Document[],
  derived: readonly Document[],
): boolean {
  const sourceOf = new Map(sources.map((doc) => [doc.id, doc]));
  const derivedOf = new Map(derived.map((doc) => [doc.id, doc]));
  let isNew = false;
  for (const { document, source: id, start, end, label, labelled } of traces.places) {
    const source = sourceOf.get(id);
    const text = derivedOf.get(document)?.text.slice(start, end) ?? '';
    if (labelled || source === undefined || text === '') continue;
    // Outside mentions the text is that of the source.
    for (const at of createOccurrences(source.text, [text])(text)) {
      const own = found.get(id) ?? [];
      if (own.some((other) => other.start === at && other.end === at + text.length)) continue;
      found.set(id, [...own, { start: at, end: at + text.length, label }]);
      isNew = true;
    }
  }
  return isNew;
}

const DECISIONS: Readonly<Record<string, string>> = {
  originals: 'Documents came out as they were: are the labels of their mentions meant to be kept (--policy LABEL=keep, a strategies file)? Conceal them, or leave those documents out.',
  unlabelled: 'Texts that are labelled in the source stand elsewhere, where only a person can tell whether they are the same: palimpsest audit --with-text on a corpus written without --until-released lists them. Label them in the source, or conceal their labels with --policy LABEL=remove.',
  beside: 'Ids or meta data that are to be kept hold a text of the source: leave --keep-ids or that --keep-meta out.',
  labelled: 'Surrogates hold something of what they were written over, whatever is drawn: conceal those labels by class (--policy LABEL=class).',
  chance: 'Surrogates of some labels are source texts more often than chance gives: conceal those labels by class (--policy LABEL=class), or draw from longer lists (--gazetteers).',
  untouched: 'More than one mention in a hundred is as it was: conceal their labels (--policy LABEL=class).',
  ngrams: 'The wording of the source was copied: nothing tells which documents it came from, so they cannot be compared.',
  similarity: 'The wording of the source was copied: nothing tells which documents it came from, so they cannot be compared.',
}; // prettier-ignore

/** What a person must decide for the gates of a check to hold, a sentence for each that does not. */
export function decisionsFor(result: ReleaseCheck): readonly string[] {
  const failed = result.gates.flatMap(({ check, passed, value }) => {
    if (passed) return [];
    if (value === null) return [`${check}: nothing could be compared. Is any mention of the source concealed?`];
    return [`${check}: ${DECISIONS[check] ?? 'see palimpsest audit.'}`];
  });
  const unjudged = unjudgedLabels(result);
  if (unjudged.length === 0) return failed;
  return [...failed, `Chance was not judged for ${joinWords(unjudged)}: tell their types in a label map (--labels), or conceal them by class.`]; // prettier-ignore
}
