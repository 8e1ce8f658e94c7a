import { obtain } from '../../core/collections.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { CharSpan, Corpus, Document } from '../../core/types.ts';
import { createNearCopies } from '../../evaluate/audit/near-copies.ts';
import { createUntouched } from '../../evaluate/audit/untouched.ts';
import { createLinker } from '../../evaluate/pair-documents.ts';
import { languageOf } from '../../languages/locale.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import type { LabelMap } from '../../resources/label-map.ts';
import { chooseLocale, createCorpusCensus } from '../augmentation/corpus-census.ts';
import type { GateResult } from '../audit/gates.ts';
import { labelMeaning, labelsOf, tellingIn } from '../audit/meaning.ts';
import { copiesInOrder, statedLocale } from '../audit/release-check.ts';
import type { CorpusManifest } from '../audit/source-manifest.ts';
import { createDetectors } from './detectors.ts';
import { createPairComparison, PAIR_CHECKS } from './pairs.ts';
import { createVariety, type Variety } from './variety.ts';

/** All checks, with what each counts. Of what is told beside the source only, the source has none wrong. */
export const QUALITY_CHECKS = {
  agreement: 'articles, prepositions and determiners that do not agree with an entity',
  wording: 'the same before other words',
  sex: 'names whose gender contradicts a title, kinship term, pronoun or form field',
  place: 'towns in another region, country or postcode than their context',
  email: 'e-mail addresses that no longer contain the name they contained',
  format: 'invalid check digits, telephone numbers, dates and addresses, implausible ages',
  near: 'surrogates almost identical to the original',
} as const;
export type QualityCheck = keyof typeof QUALITY_CHECKS;
const CHECKS = Object.keys(QUALITY_CHECKS) as readonly QualityCheck[];

/** Places where a check can tell right from wrong, and those that are wrong. */
export interface FaultRate {
  readonly sites: number;
  readonly faults: number;
}

export interface QualityRow {
  readonly check: QualityCheck;
  /** What exactly was looked at: "a/an", "title"; empty for all of the check. */
  readonly what: string;
  readonly source: FaultRate;
  readonly derived: FaultRate;
  /** The share of faults in the derived corpus less that in the source; `null` where there were too few places to judge. */
  readonly excess: number | null;
}

/** A fault in the derived corpus. It holds no text. */
export interface QualityFinding extends CharSpan {
  readonly check: QualityCheck;
  readonly what: string;
  readonly document: string;
}

export interface QualityReport {
  readonly locale: string;
  readonly labelMap: string | null;
  readonly documents: {
    readonly source: number;
    readonly copies: number;
    /** The source's own, left out. */
    readonly originals: number;
    /** Of which no source could be told: left out, unless there are no copies. */
    readonly unlinked: number;
  };
  /** One for each check, then one for each of its kinds. */
  readonly checks: readonly QualityRow[];
  readonly kinds: readonly QualityRow[];
  readonly variety: Variety;
  readonly findings: readonly QualityFinding[];
  readonly findingsLeftOut: number;
  readonly gates: readonly GateResult[];
}

export interface QualityOptions {
  /** What the labels mean; the shipped map that fits the source when absent. */
  readonly labelMap?: LabelMap;
  /** Language and country of the text; the manifest's or the label map's when absent, else the text's. */
  readonly locale?: string;
  /** The account of how the derived corpus was made: `readManifest` reads it. */
  readonly manifest?: CorpusManifest | undefined;
  /** By check: by how much the share of faults may exceed the source's, from 0 to 1. */
  readonly limits?: Readonly<Record<string, number>>;
  /** Set the usual limit, one point, for every check that can be judged; `limits` wins. */
  readonly gate?: boolean;
  /** Given each fault of the derived corpus with its document, while that is at hand. */
  readonly onFinding?: (finding: QualityFinding, doc: Document) => void;
  readonly onProgress?: (phase: 'reading' | 'comparing', documents: number) => void;
}

/** Of fewer places nothing is judged: one fault would be five points. */
const SITES_AT_LEAST = 20;
const USUAL_LIMIT = 0.01;
/** Checks in which the source has no fault, by definition. */
const BESIDE_SOURCE: ReadonlySet<QualityCheck> = new Set(PAIR_CHECKS);
const FINDINGS_AT_MOST = 10_000;

/**
 * Measures how well a derived corpus reads, each check against the source's own share of faults: so that what a detector takes for a fault in
 * text that somebody wrote is not held against the copies. The source is held in memory, the derived corpus is read once.
 *
 * @throws PalimpsestError `unknown-check`, and what reading the corpora throws.
 */
export async function measureQuality(
  source: Corpus | readonly Document[],
  derived: Corpus | readonly Document[],
  options: QualityOptions = {},
): Promise<QualityReport> {
  checkQualityNames(options.limits ?? {});
  const { onProgress, onFinding, manifest } = options;
  const sources: Document[] = [];
  const census = createCorpusCensus();
  for await (const doc of source) {
    sources.push(doc);
    census.add(doc);
    onProgress?.('reading', sources.length);
  }
  const labels = labelsOf(sources);
  const meaning = labelMeaning(labels, census.chooseMap(labels, options.labelMap));
  const { locale } = chooseLocale(options.locale ?? statedLocale(manifest), meaning.map, census, loadGazetteers().locales); // prettier-ignore
  const detect = createDetectors(meaning, locale);
  const compare = createPairComparison(meaning, locale);
  const near = createNearCopies(tellingIn(meaning, locale));
  const untouched = createUntouched();
  const variety = createVariety(languageOf(locale));
  const counts = { source: createCounts(), copies: createCounts(), unlinked: createCounts() };
  const findings: QualityFinding[] = [];
  let leftOut = 0;
  const report = (finding: QualityFinding, doc: Document) => {
    onFinding?.(finding, doc);
    if (findings.length < FINDINGS_AT_MOST) findings.push(finding);
    else leftOut++;
  };
  const look = (doc: Document, side: keyof typeof counts) => {
    for (const { check: found, what, isFault, atMention, start, end } of detect(doc)) {
      const check = found === 'agreement' && !atMention ? 'wording' : found;
      counts[side].add(check, what, isFault);
      if (isFault && side !== 'source') report({ check, what, document: doc.id, start, end }, doc);
    }
  };
  for (const doc of sources) {
    look(doc, 'source');
    variety.addSource(doc);
  }
  const link = createLinker(sources, copiesInOrder(manifest));
  const documents = { source: sources.length, copies: 0, originals: 0, unlinked: 0 };
  let done = 0;
  for await (const doc of derived) {
    onProgress?.('comparing', ++done);
    const found = link(doc);
    if (found.kind === 'original') {
      documents.originals++;
      continue;
    }
    if (found.kind === 'unlinked') {
      documents.unlinked++;
      counts.unlinked.documents.add(doc.id);
      look(doc, 'unlinked');
      continue;
    }
    documents.copies++;
    look(doc, 'copies');
    untouched.addCopy(found.source, doc);
    near.addCopy(found.source, doc);
    variety.addCopy(found.source, doc);
    for (const { check, what, isFault, mention } of compare(found.source, doc)) {
      counts.copies.add(check, what, isFault);
      if (isFault) report({ check, what, document: doc.id, start: mention.start, end: mention.end }, doc);
    }
  }
  const nearness = near.result();
  for (const { document, start, end, kind } of nearness.places) findings.push({ check: 'near', what: kind, document, start, end }); // prettier-ignore
  const own = documents.copies > 0 ? counts.copies : counts.unlinked;
  const byChance = nearness.rows.reduce((sum, { expected }) => sum + expected, 0);
  const judged = nearness.rows.reduce((sum, { surrogates }) => sum + surrogates, 0);
  const observed = nearness.rows.reduce((sum, row) => sum + row.observed, 0);
  const checks = CHECKS.map((check) =>
    check === 'near'
      ? rowOf(check, '', { sites: judged, faults: byChance }, { sites: judged, faults: observed })
      : rowOf(check, '', counts.source.of(check), own.of(check)),
  );
  const kinds = own.kinds().map(([check, what]) => rowOf(check, what, counts.source.of(check, what), own.of(check, what))); // prettier-ignore
  return {
    locale,
    labelMap: meaning.map?.name ?? null,
    documents,
    checks,
    kinds,
    variety: variety.result(untouched.result().total),
    findings: documents.copies > 0 ? findings.filter(isOfCopies) : findings,
    findingsLeftOut: leftOut,
    gates: judgeQuality(checks, options),
  };

  function isOfCopies({ document }: QualityFinding): boolean {
    return !counts.unlinked.documents.has(document);
  }
}

function createCounts() {
  const rates = new Map<string, { sites: number; faults: number }>();
  const kinds = new Map<string, readonly [QualityCheck, string]>();
  return {
    documents: new Set<string>(),
    add(check: QualityCheck, what: string, isFault: boolean): void {
      kinds.set(`${check} ${what}`, [check, what]);
      for (const key of [check, `${check} ${what}`]) {
        const rate = obtain(rates, key, () => ({ sites: 0, faults: 0 }));
        rate.sites++;
        if (isFault) rate.faults++;
      }
    },
    of: (check: QualityCheck, what?: string): FaultRate => ({ ...(rates.get(what === undefined ? check : `${check} ${what}`) ?? { sites: 0, faults: 0 }) }), // prettier-ignore
    kinds: () => [...kinds].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, kind]) => kind),
  };
}

function rowOf(check: QualityCheck, what: string, source: FaultRate, derived: FaultRate): QualityRow {
  const share = ({ sites, faults }: FaultRate) => (sites === 0 ? 0 : faults / sites);
  const isTold = derived.sites >= SITES_AT_LEAST && (source.sites >= SITES_AT_LEAST || BESIDE_SOURCE.has(check));
  const excess = isTold ? share(derived) - share(source) : null;
  return { check, what, source, derived, excess };
}

/** @throws PalimpsestError `unknown-check`, naming those there are. */
export function checkQualityNames(limits: Readonly<Record<string, number>>): void {
  for (const check of Object.keys(limits)) {
    if (Object.hasOwn(QUALITY_CHECKS, check)) continue;
    throw new PalimpsestError('unknown-check', `there is no check ${JSON.stringify(check)}`, {
      hint: `The checks are: ${CHECKS.join(', ')}.`,
    });
  }
}

/** A check that was asked for and could not be judged does not pass; where none could be, nothing does. */
function judgeQuality(checks: readonly QualityRow[], { limits = {}, gate }: QualityOptions): readonly GateResult[] {
  const isAny = checks.some(({ excess }) => excess !== null);
  return checks.flatMap(({ check, excess }) => {
    const usual = gate === true && (excess !== null || !isAny) ? USUAL_LIMIT : undefined;
    const limit = limits[check] ?? usual;
    return limit === undefined ? [] : [{ check, limit, value: excess, passed: excess !== null && excess <= limit }];
  });
}
