import { PalimpsestError } from '../../core/errors.ts';
import type { AuditResult } from '../../evaluate/audit.ts';
import type { CopiedGrams, Similarity } from '../../evaluate/audit/similarity.ts';
import type { EarlierRelease } from '../../evaluate/audit/earlier-release.ts';
import type { Linkable, KAnonymity } from '../../evaluate/audit/quasi-identifiers.ts';
import type { Linkage, LinkageWay } from '../../evaluate/audit/linkage.ts';
import type { NearCopies } from '../../evaluate/audit/near-copies.ts';
import type { Untouched } from '../../evaluate/audit/untouched.ts';
import type { Beside } from './beside.ts';
import type { ChanceResult } from './expectation.ts';
import type { Membership } from './membership.ts';
import type { Traces } from './traces/collect.ts';
import type { VerbatimLeaks, LinkedLeaks } from '../../evaluate/audit/leaks.ts';

export interface DirectLeaks {
  /** Each source document in its own copies. */
  readonly linked: LinkedLeaks;
  /** The whole source in the whole derived corpus, but for originals. */
  readonly anywhere: VerbatimLeaks;
  /** The same in derived documents that are copies of no known source document. */
  readonly elsewhere: VerbatimLeaks;
}

/** All that gates may look at. */
export interface ReleaseFigures extends AuditResult {
  readonly locale: string;
  /** Documents of a concealed corpus whose source has no mention to be concealed: they are as they were, and no originals. */
  readonly withoutMentions: number;
  readonly labelMap: string | null;
  readonly direct: DirectLeaks;
  readonly chance: readonly ChanceResult[];
  readonly context: CopiedGrams;
  readonly similarity: Similarity;
  readonly untouched: Untouched;
  /** Surrogates that are nearly what they were written over: other spellings, other order. */
  readonly near: NearCopies;
  /** What stands of the source in spite of all, disguised or not: each place by itself is more than chance gives. */
  readonly traces: Traces;
  /** What stands of the source beside the text: in ids, meta data, notes, columns and files. */
  readonly beside: Beside;
  readonly linkable: Linkable;
  /** How many documents can be told by what somebody knows of them. */
  readonly linkage: Linkage;
  readonly kAnonymity?: KAnonymity;
  readonly membership?: Membership;
  /** What it tells together with a release of before. */
  readonly earlier?: EarlierRelease;
}

/** A check that a corpus must pass. */
export interface GateResult {
  readonly check: string;
  readonly limit: number;
  /** `null` where nothing was compared: the check is not judged, and does not pass. */
  readonly value: number | null;
  readonly passed: boolean;
}

interface Gate {
  /** What it is called where people read of it: ids are for limits and programs. */
  readonly name: string;
  /** For help and messages: what is counted. */
  readonly what: string;
  /**
   * What must not exceed the limit; with `least`, what must not fall below it. `null` where nothing was compared; `undefined`
   * where it was not measured.
   */
  readonly value: (figures: ReleaseFigures) => number | null | undefined;
  readonly least?: boolean;
  /** What must be asked for, for it to be measured. */
  readonly needs?: string;
}

/** All checks that can decide about a release, by name. */
export const GATES: Readonly<Record<string, Gate>> = {
  originals: {
    name: 'source copies',
    what: 'documents copied verbatim from the source',
    value: ({ originals }) => originals,
  },
  direct: {
    name: 'remaining identifiers',
    what: 'source identifiers that remain, in copies and elsewhere',
    value: ({ direct }) =>
      direct.anywhere.total.texts === 0 ? null : direct.linked.total.standing + direct.elsewhere.total.found,
  },
  unlabelled: {
    name: 'leaked identifiers',
    what: 'source identifiers outside any entity, in any disguise, beyond chance',
    value: ({ direct, traces }) => (direct.anywhere.total.texts === 0 ? null : traces.unlabelled),
  },
  labelled: {
    name: 'identifiers in surrogates',
    what: 'source identifiers inside entities: in classes, masks and surrogates',
    value: ({ traces }) => (traces.mentions === 0 ? null : traces.labelled),
  },
  beside: {
    name: 'metadata and files',
    what: 'source identifiers outside the text: ids, metadata, comments, files; models, edit logs, vaults, seeds',
    value: ({ beside }) => beside.told + beside.filesTold + beside.confidential.length + (beside.seeded > 0 ? 1 : 0),
  },
  chance: {
    name: 'reuse beyond chance',
    what: 'labels with more source identifiers than expected by chance',
    value: ({ chance, traces }) =>
      chance.every(({ rows }) => rows.length === 0) && traces.mentions === 0
        ? null
        : chance.reduce((sum, { rows }) => sum + rows.filter(({ isAbove }) => isAbove).length, 0),
  },
  untouched: { name: 'unreplaced entities', what: 'share of the entities left unchanged, beyond chance', value: ({ untouched }) => share(untouched.total.untouched - untouched.byChance, untouched.total.mentions) }, // prettier-ignore
  near: {
    name: 'near-identical surrogates',
    what: 'labels with more near-identical surrogates than expected by chance',
    value: ({ near }) => (near.rows.length === 0 ? null : near.rows.filter(({ isAbove }) => isAbove).length),
  },
  ngrams: { name: 'copied n-grams', what: 'share of the rare source 5-grams that were copied', value: ({ context }) => share(context.copied, context.rare) }, // prettier-ignore
  similarity: { name: 'near duplicates', what: 'highest similarity of a document to a source document', value: ({ similarity }) => similarity.maximum }, // prettier-ignore
  linkable: { name: 'record linkage', what: 'documents without a stated source that can be linked to one', value: ({ linkable }) => linkable.found }, // prettier-ignore
  'linked-words': { name: 'linkage by words', what: 'share of the documents, at most, identifiable by four words outside entities', value: (figures) => linkedBy('words', figures) }, // prettier-ignore
  'linked-rare': {
    name: 'linkage by the rarest word',
    what: 'share identifiable by their rarest word',
    value: (figures) => linkedBy('rare', figures),
  },
  'linked-dates': {
    name: 'linkage by date intervals',
    what: 'share identifiable by the intervals between their dates',
    value: (figures) => linkedBy('dates', figures),
  },
  'linked-mentions': {
    name: 'linkage by entities',
    what: 'share identifiable by their entities',
    value: (figures) => linkedBy('mentions', figures),
  },
  k: {
    name: 'k-anonymity',
    what: 'size of the smallest group with the same quasi-identifiers (minimum)',
    value: ({ kAnonymity }) => kAnonymity?.smallest,
    least: true,
    needs: '--quasi LABEL,…',
  },
  membership: {
    name: 'membership inference',
    what: 'AUC of distinguishing source documents from held-out ones',
    value: ({ membership }) => membership?.auc.estimate,
    needs: '--held-out CORPUS',
  },
  earlier: {
    name: 'combined with an earlier release',
    what: 'documents about which this and the earlier release together reveal more',
    value: (figures) => withEarlier('told', figures),
    needs: '--earlier CORPUS',
  },
  'earlier-anew': {
    name: 'surrogates redrawn since an earlier release',
    what: 'documents with other surrogates than in the earlier release',
    value: (figures) => withEarlier('drawnAnew', figures),
    needs: '--earlier CORPUS',
  },
};

/** How a check is told to people, with its id where that is another. */
export const nameOfCheck = (id: string): string => (GATES[id] ? `${GATES[id].name} (${id})` : id);

/**
 * Judges the figures.
 *
 * @param limits by name of the check.
 * @throws PalimpsestError `unknown-check`; `check-not-measured` where a limit is set on what was not asked for.
 */
export function judgeGates(figures: ReleaseFigures, limits: Readonly<Record<string, number>>): readonly GateResult[] {
  checkGateNames(limits);
  return Object.entries(limits).map(([check, limit]) => {
    const gate = GATES[check] as Gate;
    const value = gate.value(figures);
    if (value === undefined) {
      throw new PalimpsestError('check-not-measured', `a limit is set on ${check}, which was not measured`, {
        hint: `It needs ${gate.needs ?? 'other documents'}.`,
      });
    }
    return { check, limit, value, passed: value !== null && (gate.least === true ? value >= limit : value <= limit) };
  });
}

/** @throws PalimpsestError `unknown-check`, naming those there are. */
export function checkGateNames(limits: Readonly<Record<string, number>>): void {
  for (const check of Object.keys(limits)) {
    if (Object.hasOwn(GATES, check)) continue;
    throw new PalimpsestError('unknown-check', `there is no check ${JSON.stringify(check)}`, {
      hint: `The checks are: ${Object.keys(GATES).join(', ')}.`,
    });
  }
}

/**
 * The limits that `--release` sets. Wording is judged only where no document of the derived corpus has a source that could be
 * told: one that was concealed or augmented keeps the wording of its source by design.
 */
export function releaseLimits(figures: ReleaseFigures): Readonly<Record<string, number>> {
  return {
    originals: 0,
    chance: 0,
    unlabelled: 0,
    beside: 0,
    // Where no document has a source that could be told, there is nothing that could have been left as it was.
    ...(figures.traces.documents > 0 && { labelled: 0, untouched: 0.01 }),
    ...(figures.near.rows.length > 0 && { near: 0 }),
    ...(figures.copies === 0 &&
      (!figures.linkable.isUnlinkable || figures.traces.documents === 0) && { ngrams: 0.01, similarity: 0.5 }),
    ...(figures.kAnonymity && { k: figures.kAnonymity.k }),
    ...(figures.membership && { membership: 0.6 }),
    ...(figures.earlier && { earlier: 0, 'earlier-anew': 0 }),
  };
}

/** Not judged where nothing tells what the earlier release was made from. */
function withEarlier(of: 'told' | 'drawnAnew', { earlier }: ReleaseFigures): number | null | undefined {
  return earlier && (earlier.again === 0 && earlier.unknown > 0 ? null : earlier[of]);
}

/** The 95 % bound. */
function linkedBy(way: LinkageWay, { linkage }: ReleaseFigures): number | null {
  const row = linkage.rows.find(({ by }) => by === way);
  return row === undefined || row.documents === 0 ? null : row.bound;
}

function share(count: number, of: number): number | null {
  return of === 0 ? null : count / of;
}
