import { z } from 'zod';
import type { LabelPlan } from '../../augment/label-plan.ts';
import { alternativesOf, type Recipe } from '../../augment/recipe.ts';
import { perObject, rememberLast } from '../../core/caches.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { createRng, type Rng, shuffle } from '../../core/rng.ts';
import type { Document, Entity } from '../../core/types.ts';
import type { LabelMap } from '../../resources/label-map.ts';
import type { Partition } from '../../resources/gazetteer.ts';
import { createEngine } from '../augmentation/engine.ts';
import { openGenerator } from '../parts/generate-task.ts';
import { loadTemplateSet } from '../templates/load-template-set.ts';
import { loadRecipe } from '../load-named.ts';
import { type LabelMeaning, meaningOf } from './meaning.ts';
import type { CorpusManifest } from './source-manifest.ts';
import { type ChanceSample, createChanceSample } from '../../evaluate/audit/chance.ts';
import type { LeakIndex } from '../../evaluate/audit/leak-index.ts';
import { countReused } from '../../evaluate/audit/leaks.ts';
import type { Vocabulary } from '../../evaluate/audit/vocabulary.ts';
import { ownValue, obtain } from '../../core/collections.ts';
import { createAccount } from '../../conceal/account.ts';
import { createConcealer } from '../../conceal/concealer.ts';
import { createEponymGuard } from '../../conceal/eponym-guard.ts';
import type { ConcealmentPlan } from '../../conceal/label-plan.ts';
import { type Strategies, STRATEGIES } from '../../conceal/strategies.ts';
import { layerOf } from '../../core/document.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { SURROGATE_TYPES } from '../../surrogates/types.ts';
import { languageOf } from '../../languages/locale.ts';

/** A document that was made without knowledge of what the derived corpus holds. */
interface ChanceDocument {
  readonly doc: Document;
  /** What its surrogates were written over. */
  readonly source?: Document;
  /** Entities that the maker left as they were: they are no draws. */
  readonly kept?: ReadonlySet<string>;
}

/** A way to draw surrogates anew, with other random numbers than the derived corpus. */
export interface ChanceModel {
  /**
   * Surrogates are drawn by the recipe of the manifest over the source; by its strategies of concealment over the source; by
   * its templates; or, where neither
   * is known, over the mentions of the derived corpus, in their form.
   */
  readonly name: 'augmented-again' | 'concealed-again' | 'generated-again' | 'drawn-again';
  /** Whether it can tell about a label; others are kept, or drawn from the source itself. */
  covers(label: string): boolean;
  /** After so many draws all documents have been drawn over, and a new round begins: one with other random numbers, in another order. */
  readonly round: number;
  /** What comes of the draw of a number, from 0: the same whoever makes it, and whatever was drawn before. */
  draw(number: number): readonly ChanceDocument[] | Promise<readonly ChanceDocument[]>;
}

interface ChanceContext {
  readonly manifest: CorpusManifest | undefined;
  readonly meaning: LabelMeaning;
  readonly locale: string;
  readonly partition: Partition;
  /** Of all draws together: each has a stream of its own in it. */
  readonly rng: Rng;
}

/** What is compared with chance, as structured-cloneable data. */
export interface ChanceCheck {
  readonly documents: 'copies' | 'others';
  /** Fitted to the labels of what is drawn over. */
  readonly map: LabelMap | undefined;
  readonly locale: string;
  readonly partition: Partition;
  /** Derived documents of no known source: what is drawn over where nothing is known of how they were made. */
  readonly others: readonly Document[];
}

/** The way to draw anew that fits to how derived documents were made; the same wherever it runs. */
export async function chanceModel(
  { documents, map, locale, partition, others }: ChanceCheck,
  sources: readonly Document[],
  manifest: CorpusManifest | undefined,
  rng: Rng,
): Promise<ChanceModel | undefined> {
  const context = { manifest, meaning: meaningOf(map), locale, partition, rng: rng.fork('audit', documents) };
  if (documents === 'copies')
    return concealedAgain(sources, context) ?? (await drawnAgain(sources, 'augmented-again', context));
  return (
    generatedAgain(context) ?? concealedAgain(sources, context) ?? (await drawnAgain(others, 'drawn-again', context))
  );
}

const partitions = z.enum(['train', 'dev', 'test', 'all']);
const augmentSettings = z.looseObject({
  recipe: z.looseObject({ augmenters: z.array(z.unknown()) }),
  plans: z.record(z.string(), z.looseObject({ policy: z.string() })),
  locale: z.string(),
  partition: partitions,
  gazetteerFolders: z.array(z.string()),
  patientField: z.string(),
});
const generateSettings = z.looseObject({ set: z.string(), fingerprint: z.string(), partition: partitions });

/**
 * Surrogates drawn anew over the mentions of documents, by the recipe of the manifest, else by the default recipe and the types
 * of the label map. Over the source it tells how copies would look that were made again. Over a derived corpus of which nothing
 * is known it gives surrogates in the form of its mentions: independent of the source, which the mentions may not be.
 */
async function drawnAgain(
  documents: readonly Document[],
  name: 'augmented-again' | 'drawn-again',
  { manifest, meaning, rng, locale, partition }: ChanceContext,
): Promise<ChanceModel | undefined> {
  const stated = name === 'augmented-again' ? augmentSettings.safeParse(manifest?.settings) : augmentSettings.safeParse(undefined); // prettier-ignore
  const recipe = stated.success ? (stated.data.recipe as unknown as Recipe) : await loadRecipe('palimpsest');
  const step = recipe.augmenters.flatMap((each) => alternativesOf(each)).find((each) => 'phi-replacement' in each);
  if (step === undefined || documents.length === 0) return undefined;
  const plans: Record<string, LabelPlan> = Object.create(null) as Record<string, LabelPlan>; // labels may be called `__proto__`
  for (const label of labelsOfAll(documents)) {
    const plan = stated.success ? (stated.data.plans[label] as LabelPlan | undefined) : planOf(label, meaning);
    plans[label] = plan?.policy === 'replace' ? plan : { policy: 'keep' };
  }
  const settings = stated.success ? stated.data : { locale, partition, gazetteerFolders: [], patientField: 'patient' };
  const engineFor = (seed: number) =>
    createEngine({
      recipe: { ...recipe, augmenters: [step] },
      plans,
      locale: settings.locale,
      partition: settings.partition,
      gazetteerFolders: settings.gazetteerFolders,
      patientField: settings.patientField,
      keptLabels: [],
      seed,
      alpha: 1,
      learned: [],
    });
  return {
    name,
    covers: (label) => plans[label]?.policy === 'replace',
    ...inRounds(documents, rng, engineFor, async (engine, doc) =>
      (await engine.augment(doc)).map(({ document, counts }) => ({
        doc: document,
        source: doc,
        kept: new Set(counts.kept.map(({ entity }) => entity.id)),
      })),
    ),
  };
}

/** Text of documents of which what was read is kept for the rounds to come; it takes some 180 bytes each. */
const CHARACTERS_KEPT = 2e6;

/** Reads documents once, where there are not too many, and again for each round where there are. */
function ofFirst<Read>(documents: readonly Document[], read: (doc: Document) => Read): (doc: Document) => Read {
  let characters = 0;
  const kept = new Set(documents.filter(({ text }) => (characters += text.length) <= CHARACTERS_KEPT));
  const known = perObject(read);
  return (doc) => (kept.has(doc) ? known(doc) : read(doc));
}

/** Draws over documents: in every round over each once, in an order and with a maker of that round. */
function inRounds<Maker>(
  documents: readonly Document[],
  rng: Rng,
  makerOf: (seed: number) => Maker,
  drawOver: (maker: Maker, doc: Document) => ReturnType<ChanceModel['draw']>,
): Pick<ChanceModel, 'round' | 'draw'> {
  const begin = rememberLast((number: string) => {
    const own = rng.fork('round', number);
    return { maker: makerOf(newSeed(own.fork('seed'))), order: shuffle([...documents], own.fork('order')) };
  });
  const round = documents.length;
  return {
    round,
    draw(number) {
      const { maker, order } = begin(String(Math.floor(number / round)));
      return drawOver(maker, order[number % round] as Document);
    },
  };
}

/** How a generated corpus would look if it were generated again from the same templates. */
function generatedAgain({ manifest, rng }: ChanceContext): ChanceModel | undefined {
  const stated = generateSettings.safeParse(manifest?.settings);
  if (!stated.success) return undefined;
  const { set, fingerprint, seed: _, count: __, labelMap: ___, shard: ____, ...rest } = stated.data;
  let generator: ReturnType<typeof openGenerator>;
  try {
    const templates = loadTemplateSet(set);
    if (templates.fingerprint !== fingerprint) return undefined;
    generator = openGenerator(templates, { gazetteerFolders: [], ...rest, seed: newSeed(rng) });
  } catch (error) {
    if (!(error instanceof PalimpsestError)) throw error;
    return undefined; // templates of the user's own, which are not at hand
  }
  return {
    name: 'generated-again',
    covers: () => true,
    round: Infinity,
    draw: (number) => [{ doc: generator.document(number) }],
  };
}

/** A seed nobody chose: that of the corpus itself would give the corpus itself. */
function newSeed(rng: Rng): number {
  return rng.int(2 ** 31) + 2 ** 31;
}

function planOf(label: string, meaning: LabelMeaning): LabelPlan {
  const type = meaning.typeOf(label);
  return type === undefined || meaning.isKept(label) ? { policy: 'keep' } : { policy: 'replace', type };
}

/** All labels, of every layer: the engine wants a plan for each. */
function labelsOfAll(documents: readonly Document[]): ReadonlySet<string> {
  return new Set(documents.flatMap((doc) => doc.entities.map(({ label }) => label)));
}

const CHARACTERS_AT_MOST = 3e6;

/**
 * How often the texts of one source document are texts of another: what a corpus of the same kind of documents has in common
 * with the source without knowing it. For labels whose texts everybody shares; of names it would tell who knows whom.
 *
 * @param sources all of them are in the index.
 */
export function naturalChance(
  sources: readonly Document[],
  textsOf: ReadonlyMap<string, Int32Array>,
  covers: (label: string) => boolean,
  index: LeakIndex,
  vocabulary: Vocabulary,
): ReadonlyMap<string, ChanceSample> {
  const samples = new Map<string, ReturnType<typeof createChanceSample>>();
  let characters = 0;
  for (const doc of sources) {
    const own = new Set(textsOf.get(doc.id));
    const hits = index
      .search(doc, vocabulary.read(doc.text))
      .filter(({ text }) => !own.has(text) || (index.texts[text]?.documents ?? 0) > 1);
    for (const [label, { texts, whole }] of countReused(doc, hits)) {
      if (!covers(label)) continue;
      const sample = obtain(samples, label, createChanceSample);
      sample.add(texts, whole);
    }
    characters += doc.text.length;
    if (characters >= CHARACTERS_AT_MOST) break;
  }
  return new Map([...samples].map(([label, sample]) => [label, sample.result()]));
}

const settings = z.looseObject({
  plan: z.record(
    z.string(),
    z.looseObject({
      strategy: z.enum(STRATEGIES),
      className: z.string(),
      type: z.enum(SURROGATE_TYPES).optional(),
    }),
  ),
  strategies: z.looseObject({ name: z.string(), mask: z.unknown(), others: z.unknown() }),
  mode: z.enum(['consistent', 'unlinkable']),
  redraw: z.number().optional(),
  renumber: z.boolean().optional(),
  layer: z.string(),
  protectEponyms: z.boolean(),
  locale: z.string(),
  partition: z.enum(['train', 'dev', 'test', 'all']),
  gazetteerFolders: z.array(z.string()),
});

/** Whether the corpus was concealed so that its documents state no source: with each mention drawn anew, or under new names. */
export function isUnlinkable(manifest: CorpusManifest | undefined): boolean {
  const stated = settings.safeParse(manifest?.settings);
  return stated.success && (stated.data.mode === 'unlinkable' || stated.data.renumber === true);
}

/**
 * How a concealed corpus would look if its source were concealed again. Where predicted mentions were concealed, those of the
 * source with the same labels stand for them.
 *
 * @returns `undefined` where the manifest tells of no concealment.
 */
function concealedAgain(
  sources: readonly Document[],
  { manifest, rng }: Pick<ChanceContext, 'manifest' | 'rng'>,
): ChanceModel | undefined {
  const stated = settings.safeParse(manifest?.settings);
  if (!stated.success) return undefined;
  const { mode, redraw, layer, locale, partition } = stated.data;
  const plan = stated.data.plan as ConcealmentPlan;
  const language = languageOf(locale);
  const root = (seed: number) => createRng(seed).fork('conceal');
  const conceal = createConcealer({
    plan,
    strategies: stated.data.strategies as unknown as Strategies,
    mode,
    ...(redraw !== undefined && { redraw }),
    setting: { locale, partition, gazetteers: loadGazetteers({ folders: stated.data.gazetteerFolders }) },
    language,
    dropLabels: false,
    ...(stated.data.protectEponyms && { guard: createEponymGuard(language) }),
  });
  const isConcealed = (entity: Entity) =>
    layerOf(entity) === layer && Object.hasOwn(plan, entity.label) && plan[entity.label]?.strategy !== 'keep';
  const concealed = ofFirst(sources, (doc) => conceal(doc, isConcealed));
  return {
    name: 'concealed-again',
    // A class or a mask is no draw.
    covers: (label) => ownValue(plan, label)?.strategy === 'pseudo',
    ...inRounds(sources, rng, root, (own, doc) => {
      const result = concealed(doc)({ rng: own.fork('document', doc.id) }, createAccount(plan));
      return result === undefined ? [] : [{ doc: result, source: doc }];
    }),
  };
}
