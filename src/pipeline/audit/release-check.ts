import { createEponymGuard, type EponymGuard } from '../../conceal/eponym-guard.ts';
import { collectDocuments, isOfDefaultLayer } from '../../core/document.ts';
import { requireLabels } from '../../core/label-names.ts';
import { rememberLast } from '../../core/caches.ts';
import { createRng } from '../../core/rng.ts';
import type { Corpus, Document, Entity } from '../../core/types.ts';
import type { Finding } from '../../evaluate/audit.ts';
import { compareReleases } from '../../evaluate/audit/earlier-release.ts';
import type { CorpusStatistics } from '../../evaluate/statistics.ts';
import { languageOf } from '../../languages/locale.ts';
import type { Partition } from '../../resources/gazetteer.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import type { LabelMap } from '../../resources/label-map.ts';
import { QUANTITY_TYPES, type SurrogateType } from '../../surrogates/types.ts';
import { chooseLocale, createCorpusCensus } from '../augmentation/corpus-census.ts';
import { openPartPool } from '../parts/pool.ts';
import type { Beside, createBeside } from './beside.ts';
import { type ChanceCheck, type ChanceModel, chanceModel, isUnlinkable } from './chance-models.ts';
import { compareAgain, type ComparedBefore, compareHere, compareInThreads, readBefore } from './comparing.ts';
import { type ChanceResult, judgeMet } from './expectation.ts';
import { checkGateNames, type GateResult, judgeGates, releaseLimits, type ReleaseFigures } from './gates.ts';
import { type Verdicts, verdictsOf } from './judgement.ts';
import { labelMeaning, labelsOf, namePieces } from './meaning.ts';
import { type MembershipModel, testMembership } from './membership.ts';
import { filesOf } from './released-files.ts';
import type { LeakFinding } from './search.ts';
import type { CorpusManifest } from './source-manifest.ts';

export type { LeakFinding };

export interface ReleaseCheckOptions {
  /** What the labels mean; the shipped map that fits the source when absent. */
  readonly labelMap?: LabelMap;
  /** Language and country of the text; the manifest's or the label map's when absent, else `en`. */
  readonly locale?: string;
  /** The share of the gazetteers that surrogates come from; the manifest's when absent, else `all`. */
  readonly partition?: Partition;
  /** The account of how the derived corpus was made: `readManifest` reads it. */
  readonly manifest?: CorpusManifest | undefined;
  /**
   * Whether mentions that are (part of) an eponym such as "Parkinson's disease" were left alone on purpose; as the manifest tells
   * when absent. The name is looked for everywhere else.
   */
  readonly protectEponyms?: boolean;
  /** Labels that together may single a person out. */
  readonly quasi?: readonly string[];
  /** Default 5. */
  readonly k?: number;
  /** Key of `meta` that tells whose document it is. Default `patient`. */
  readonly patientField?: string;
  /** Documents like the source's, of which nothing went into the derived corpus: asks for the membership test. */
  readonly heldOut?: readonly Document[];
  /** Default `dictionary`. */
  readonly membershipModel?: MembershipModel;
  /** What was given away before of the same source: what do both releases tell together? */
  readonly earlier?: readonly Document[];
  /** Limits by check; see `GATES`. */
  readonly limits?: Readonly<Record<string, number>>;
  /** Set the usual limits for a release as well; `limits` wins. */
  readonly release?: boolean;
  /** Count the derived corpus, for a data card. */
  readonly statistics?: boolean;
  /** Default 13. */
  readonly seed?: number;
  /** Where the derived corpus lies: its files are looked through as whoever is given them sees them. Without it, only its documents are. */
  readonly derivedPath?: string;
  /** Called for what `createAudit` finds. */
  readonly onFinding?: (finding: Finding) => void;
  /**
   * Threads that read, search and draw, where the derived corpus is one that `readCorpus` opened and that may be cut; the result does not depend on
   * their number. Default 1.
   */
  readonly workers?: number;
  readonly onProgress?: (
    phase: 'reading' | 'searching' | 'comparing with chance' | 'testing membership',
    documents: number,
  ) => void;
}

export interface ReleaseCheck extends ReleaseFigures {
  readonly gates: readonly GateResult[];
  readonly verdicts: Verdicts;
  /** Places in own copies, and places where a whole text of another source document stands; the first of each. */
  readonly findings: readonly LeakFinding[];
  readonly findingsLeftOut: number;
  readonly statistics?: CorpusStatistics;
}

const QUANTITIES: ReadonlySet<SurrogateType | undefined> = new Set(QUANTITY_TYPES);

/**
 * The release check: what of a source corpus is left in a corpus made from it, whether that is more than chance gives, and
 * whether the corpus passes the limits set. Both corpora are read once; the source is held in memory, and with `heldOut` the
 * derived corpus too.
 *
 * Mentions are entities of the default layer.
 *
 * @throws PalimpsestError `unknown-check`, `check-not-measured`, `unknown-label` where nobody has a label of `quasi`, and what reading the corpora throws.
 */
export async function checkRelease(
  source: Corpus | readonly Document[],
  derived: Corpus | readonly Document[],
  options: ReleaseCheckOptions = {},
): Promise<ReleaseCheck> {
  checkGateNames(options.limits ?? {});
  const given = await collectDocuments(source);
  return (await audit(derived, options, { setting: settingOf(given, options) })).check;
}

/** The source as a check reads it: what it tells of itself, and what derived documents are compared with. */
interface ReadSource {
  readonly setting: SourceSetting;
  /** Where it is read for several checks. */
  readonly before?: ComparedBefore;
}

/**
 * Checks of one source against derived corpora that are made of it one after the other: of documents that are in the next one too nothing is
 * found out twice, nor is the source read again, as long as the manifest and what else tells how to read it stay the same.
 */
export function checkAttempts(
  given: readonly Document[],
): (derived: readonly Document[], options: ReleaseCheckOptions) => Promise<Audit> {
  const read = rememberLast((_: string, options: ReleaseCheckOptions): ReadSource => {
    const setting = settingOf(given, options);
    return { setting, before: readBefore(setting.sources, setting.reading) };
  });
  return (derived, options) => {
    const { labelMap, locale, protectEponyms, manifest, seed } = options;
    return audit(derived, options, read(JSON.stringify([labelMap, locale, protectEponyms, manifest, seed]), options));
  };
}

type SourceSetting = ReturnType<typeof settingOf>;

/** What is to be known before the source is read. */
function settingOf(given: readonly Document[], options: ReleaseCheckOptions) {
  const { manifest, seed = DEFAULT_SEED } = options;
  const labels = labelsOf(given);
  const census = createCorpusCensus();
  for (const doc of given) census.add(doc);
  const meaning = labelMeaning(labels, census.chooseMap(labels, options.labelMap));
  const { locale } = chooseLocale(options.locale ?? statedLocale(manifest), meaning.map, census, loadGazetteers().locales); // prettier-ignore
  const protectsEponyms = options.protectEponyms ?? manifest?.settings?.['protectEponyms'] === true;
  const guard = protectsEponyms ? createEponymGuard(languageOf(locale)) : undefined;
  const sources = guard ? given.map((doc) => withoutEponyms(doc, guard)) : given;
  return { labels, meaning, locale, sources, reading: { map: meaning.map, locale, manifest, protectsEponyms, seed } };
}

const DEFAULT_SEED = 13;

/** A check, and what it comes to with the files of the derived corpus, where they were written since. */
interface Audit {
  readonly check: ReleaseCheck;
  readonly withFiles: (written: string) => Promise<ReleaseCheck>;
}

async function audit(
  derived: Corpus | readonly Document[],
  options: ReleaseCheckOptions,
  { setting, before }: ReadSource,
): Promise<Audit> {
  const { onProgress, manifest, quasi, heldOut, earlier, seed = DEFAULT_SEED } = options;
  const { labels, meaning, locale, sources, reading } = setting;
  requireLabels({ by: '--quasi', named: quasi ?? [], known: labels, allowed: Object.keys(meaning.map?.labels ?? {}) });
  const compared = {
    sources,
    derived,
    reading,
    searching: {
      unlinkable: isUnlinkable(manifest),
      quasi,
      k: options.k ?? 5,
      patientField: options.patientField,
      statistics: options.statistics === true,
      keeps: heldOut !== undefined || earlier !== undefined,
    },
    copies: copiesInOrder(manifest),
    onFinding: options.onFinding,
    onProgress,
  };
  const pool = openPartPool(derived, { ...(options.workers !== undefined && { workers: options.workers }) });
  try {
    const comparing = before
      ? compareAgain(before, compared)
      : pool
        ? compareInThreads(pool, compared)
        : compareHere(compared);
    const { search } = comparing;
    const { concealment, counts } = comparing.source;
    for (const doc of sources) search.addSource(doc);
    await comparing.searchAll();
    const { documents, figures: found, listed, met, kept, others } = search.result(await comparing.facts());
    // The files are looked through while threads draw.
    const files = lookThrough(options.derivedPath, counts.beside);
    const chance: ChanceResult[] = [];
    for (const name of ['copies', 'others'] as const) {
      const { labels: observed, characters } = met[name];
      if (observed.size === 0) continue;
      onProgress?.('comparing with chance', documents);
      const areOthers = name === 'others';
      const drawing: ChanceCheck = {
        documents: name,
        map: areOthers ? labelMeaning(labelsOf(others), options.labelMap).map : meaning.map,
        locale,
        partition: options.partition ?? statedPartition(manifest) ?? 'all',
        others: areOthers ? others : [],
      };
      const model = await chanceModel(drawing, sources, manifest, createRng(seed));
      const known = {
        characters,
        natural: areOthers ? await comparing.natural() : new Map(),
        isLeft: (label: string) => concealment.isLeft(label),
      };
      const draws = (drawn: ChanceModel) => comparing.draws(drawing, drawn);
      chance.push(await judgeMet(observed, name, model, draws, known));
    }
    await files;
    if (heldOut) onProgress?.('testing membership', documents);
    const besideOf = () => withManifest(counts.beside.result(), manifest, found.audit.copies);
    const figures: ReleaseFigures = {
      ...found.audit,
      locale,
      withoutMentions: found.withoutMentions,
      labelMap: meaning.map?.name ?? null,
      direct: found.direct,
      chance,
      context: found.context,
      similarity: found.similarity,
      untouched: found.untouched,
      near: found.near,
      traces: found.traces,
      beside: besideOf(),
      linkable: found.linkable,
      linkage: found.linkage,
      ...(found.kAnonymity && { kAnonymity: found.kAnonymity }),
      ...(heldOut && {
        membership: await testMembership(kept, sources, heldOut, {
          model: options.membershipModel ?? 'dictionary',
          language: languageOf(locale),
          seed,
        }),
      }),
      ...(earlier && {
        earlier: compareReleases(
          sources,
          earlier,
          kept.map(({ doc }) => doc),
          {
            isNear: (label) => QUANTITIES.has(meaning.typeOf(label)),
            mayTell: (word) => /\p{Nd}/u.test(word) || namePieces(`${word} `, locale).length > 0,
          },
        ),
      }),
    };
    const judge = (own: ReleaseFigures): ReleaseCheck => {
      const limits = { ...(options.release === true && releaseLimits(own)), ...options.limits };
      const judged = { ...own, gates: judgeGates(own, limits), ...listed };
      return { ...judged, verdicts: verdictsOf(judged) };
    };
    return {
      check: judge(figures),
      withFiles: async (written) => {
        await lookThrough(written, counts.beside);
        return judge({ ...figures, beside: besideOf() });
      },
    };
  } finally {
    await pool?.close();
  }
}

/** Looks through the files as they lie on disk. */
function lookThrough(corpus: string | undefined, beside: ReturnType<typeof createBeside>): Promise<void> {
  const all = async () => {
    for await (const file of corpus === undefined ? [] : filesOf(corpus)) await beside.addFile(file);
  };
  const looking = all();
  looking.catch(() => undefined); // told when it is awaited
  return looking;
}

/** Without the mentions that concealment leaves alone since they are eponyms where they stand: they are context then. */
function withoutEponyms(doc: Document, guard: EponymGuard): Document {
  const isEponym = guard(doc.text);
  const isContext = (entity: Entity) => isOfDefaultLayer(entity) && isEponym(entity);
  return { ...doc, entities: doc.entities.filter((entity) => !isContext(entity)) };
}

/** A format that keeps no provenance has a manifest all the same. */
function withManifest(beside: Beside, manifest: CorpusManifest | undefined, copies: number): Beside {
  const { seed, recipe } = manifest?.settings ?? {};
  return seed === undefined || recipe === undefined ? beside : { ...beside, seeded: Math.max(beside.seeded, copies) };
}

/** The locale that a manifest tells. */
export function statedLocale(manifest: CorpusManifest | undefined): string | undefined {
  const locale = manifest?.settings?.['locale'];
  return typeof locale === 'string' ? locale : undefined;
}

function statedPartition(manifest: CorpusManifest | undefined): Partition | undefined {
  const partition = manifest?.settings?.['partition'];
  return (['train', 'dev', 'test', 'all'] as const).find((known) => known === partition);
}

/** The number of copies of each document, where whole documents were augmented. */
export function copiesInOrder(manifest: CorpusManifest | undefined): number {
  const { alpha, recipe } = manifest?.settings ?? {};
  if (typeof alpha !== 'number' || typeof recipe !== 'object' || recipe === null) return 0;
  return 'unit' in recipe && recipe.unit === 'document' ? alpha : 0;
}
