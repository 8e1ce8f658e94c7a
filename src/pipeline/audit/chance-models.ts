import { z } from 'zod';
import type { LabelPlan } from '../../augment/label-plan.ts';
import type { Recipe, RecipeStep } from '../../augment/recipe.ts';
import { createDocument } from '../../core/document.ts';
import type { Rng } from '../../core/rng.ts';
import type { Document } from '../../core/types.ts';
import type { Partition } from '../../resources/gazetteer.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { familyOf } from '../../surrogates/index.ts';
import { createEngine } from '../engine.ts';
import { generate } from '../generate.ts';
import { loadRecipe } from '../load-recipe.ts';
import type { LabelMeaning } from './meaning.ts';
import type { CorpusManifest } from './source-manifest.ts';

/** A document that was made without knowledge of what the derived corpus holds. */
export interface ChanceDocument {
  readonly doc: Document;
  /** Entities that the maker left as they were: they are no draws. */
  readonly kept?: ReadonlySet<string>;
}

/** A way to draw surrogates anew, with other random numbers than the derived corpus. */
export interface ChanceModel {
  readonly name: 'augmented-again' | 'generated-again' | 'fresh-surrogates';
  /** Whether it can tell about a label; others are kept, or drawn from the source itself. */
  covers(label: string): boolean;
  /** Never ends where there is anything to draw. */
  draw(): Iterable<ChanceDocument> | AsyncIterable<ChanceDocument>;
}

export interface ChanceContext {
  readonly sources: readonly Document[];
  readonly derivedLabels: ReadonlySet<string>;
  readonly manifest: CorpusManifest | undefined;
  readonly meaning: LabelMeaning;
  readonly locale: string;
  readonly partition: Partition;
  readonly rng: Rng;
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
 * How copies of the source would look if they were made again: by the recipe of the manifest, else by the default one with
 * the types of the label map.
 */
export async function augmentedAgain(context: ChanceContext): Promise<ChanceModel | undefined> {
  const { sources, manifest, meaning, rng } = context;
  const stated = augmentSettings.safeParse(manifest?.settings);
  const recipe = stated.success ? (stated.data.recipe as unknown as Recipe) : await loadRecipe('palimpsest');
  const step = recipe.augmenters.flatMap(flatten).find((each) => 'phi-replacement' in each);
  if (step === undefined || sources.length === 0) return undefined;
  const plans: Record<string, LabelPlan> = {};
  for (const label of labelsOfAll(sources)) {
    const known = stated.success ? (stated.data.plans[label] as LabelPlan | undefined) : undefined;
    const type = meaning.typeOf(label);
    const guess: LabelPlan =
      type === undefined || meaning.isKept(label) ? { policy: 'keep' } : { policy: 'replace', type };
    const plan = stated.success ? (known ?? { policy: 'keep' }) : guess;
    plans[label] = plan.policy === 'replace' ? plan : { policy: 'keep' };
  }
  const settings = stated.success
    ? stated.data
    : { locale: context.locale, partition: context.partition, gazetteerFolders: [], patientField: 'patient' };
  const engineFor = (seed: number) =>
    createEngine({
      recipe: { ...recipe, augmenters: [step] },
      plans,
      locale: settings.locale,
      partition: settings.partition,
      gazetteerFolders: settings.gazetteerFolders,
      patientField: settings.patientField,
      seed,
      alpha: 1,
      learned: [],
    });
  return {
    name: 'augmented-again',
    covers: (label) => plans[label]?.policy === 'replace',
    *draw() {
      for (;;) {
        // A seed nobody chose: that of the corpus itself would give the corpus itself.
        const engine = engineFor(rng.int(2 ** 31) + 2 ** 31);
        for (const source of shuffle(sources, rng)) {
          for (const { document, counts } of engine.augment(source))
            yield { doc: document, kept: new Set(counts.kept.map(({ entity }) => entity.id)) };
        }
      }
    },
  };
}

/** How a generated corpus would look if it were generated again from the same templates. */
export function generatedAgain({ manifest, rng }: ChanceContext): ChanceModel | undefined {
  const stated = generateSettings.safeParse(manifest?.settings);
  if (!stated.success) return undefined;
  const { set, fingerprint, seed: _, count: __, labelMap: ___, ...rest } = stated.data;
  const options = { ...rest, count: 1_000_000, seed: rng.int(2 ** 31) + 2 ** 31 };
  let corpus: ReturnType<typeof generate>;
  try {
    corpus = generate(set, options);
  } catch {
    return undefined; // templates of the user's own, which are not at hand
  }
  if (corpus.job.fingerprint !== fingerprint) return undefined;
  return {
    name: 'generated-again',
    covers: () => true,
    async *draw() {
      for await (const doc of corpus) yield { doc };
    },
  };
}

/** Fresh surrogates of the labels' types, one a document: for corpora of which nothing else is known. */
export function freshSurrogates({ derivedLabels, meaning, locale, partition, rng }: ChanceContext): ChanceModel {
  const setting = { locale, partition, gazetteers: loadGazetteers(), keepTokens: false };
  const types = [...derivedLabels].toSorted().flatMap((label) => {
    const type = meaning.typeOf(label);
    return type === undefined ? [] : [{ label, type }];
  });
  const drawn = types.filter(({ type }) => familyOf(type).fresh(type, rng.fork('try', type), setting) !== undefined);
  const covered = new Set(drawn.map(({ label }) => label));
  return {
    name: 'fresh-surrogates',
    covers: (label) => covered.has(label),
    *draw() {
      for (let i = 0; drawn.length > 0; i++) {
        for (const { label, type } of drawn) {
          const text = familyOf(type).fresh(type, rng.fork('fresh', label, i), setting);
          if (text === undefined || text === '') continue;
          const entities = [{ id: 'T1', label, start: 0, end: text.length }];
          yield { doc: createDocument({ id: `${label} ${i}`, text, entities }) };
        }
      }
    },
  };
}

function flatten(step: RecipeStep): readonly RecipeStep[] {
  return 'one-of' in step ? step['one-of'] : [step];
}

/** All labels, of every layer: the engine wants a plan for each. */
function labelsOfAll(documents: readonly Document[]): ReadonlySet<string> {
  return new Set(documents.flatMap((doc) => doc.entities.map(({ label }) => label)));
}

function shuffle<T>(items: readonly T[], rng: Rng): readonly T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}
