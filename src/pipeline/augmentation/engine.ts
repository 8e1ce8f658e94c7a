import { addAccounts, appendAll, ownValue } from '../../core/collections.ts';
import type { AugmenterContext, AugmenterDefinition } from '../../augment/definition.ts';
import { alternativesOf, defineStep, type Recipe } from '../../augment/recipe.ts';
import { divideIntoUnits, type DocumentUnit } from '../../augment/segments.ts';
import { applyEdits } from '../../core/apply-edits.ts';
import type { AnyAugmenter, Kept, Proposed, Streams } from '../../core/augmenter.ts';
import { allSettledOrThrow } from '../../core/concurrent.ts';
import { mergeEdits, type Proposal } from '../../core/merge-edits.ts';
import { createRng, type Rng } from '../../core/rng.ts';
import type { Analysis, Document, Edit } from '../../core/types.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { createAnalyser } from '../../text/analyse.ts';
import { isUndetermined, languageOf } from '../../languages/locale.ts';
import { requireLocale } from './corpus-census.ts';
import type { LabelPlans } from '../../augment/label-plan.ts';
import type { Mixture } from '../mixture/mixture.ts';
import type { Target } from '../target/apply.ts';
import type { Partition } from '../../resources/gazetteer.ts';

/** The random streams of one copy. A stream is forked when it is asked for: most augmenters draw from one of them only. */
class CopyStreams {
  private readonly root: Rng;
  private readonly source: Document;
  private readonly unit: Document;
  private readonly copy: number;
  private readonly patientField: string;
  private unitStream: Rng | undefined;
  private sourceStream: Rng | undefined;
  private patientStream: Rng | undefined;
  private corpusStream: Rng | undefined;

  constructor(root: Rng, source: Document, unit: Document, copy: number, patientField: string) {
    this.root = root;
    this.source = source;
    this.unit = unit;
    this.copy = copy;
    this.patientField = patientField;
  }

  /** Draws one of so many alternatives for a step. */
  choose(step: number, alternatives: number): number {
    return this.ofUnit().fork('one-of', step).int(alternatives);
  }

  of(augmenter: string, step: number): Streams {
    return new StepStreams(this, augmenter, step);
  }

  ofUnit(): Rng {
    this.unitStream ??= this.root.fork('document', this.unit.id, this.copy);
    return this.unitStream;
  }

  ofSource(): Rng {
    this.sourceStream ??= this.root.fork('document', this.source.id, this.copy);
    return this.sourceStream;
  }

  ofPatient(): Rng {
    if (this.patientStream === undefined) {
      const patient = ownValue(this.source.meta, this.patientField);
      const isKnown = typeof patient === 'string' || typeof patient === 'number';
      this.patientStream = isKnown ? this.root.fork('patient', patient, this.copy) : this.ofSource();
    }
    return this.patientStream;
  }

  ofCorpus(): Rng {
    this.corpusStream ??= this.root.fork('corpus', this.copy);
    return this.corpusStream;
  }
}

/** A copy's streams for one step. The wider scopes are the same for every step of a name, so that a recipe may use an augmenter twice. */
class StepStreams implements Streams {
  private readonly copy: CopyStreams;
  private readonly augmenter: string;
  private readonly step: number;
  private own: Rng | undefined;

  constructor(copy: CopyStreams, augmenter: string, step: number) {
    this.copy = copy;
    this.augmenter = augmenter;
    this.step = step;
  }

  get document(): Rng {
    this.own ??= this.copy.ofUnit().fork(this.augmenter, this.step);
    return this.own;
  }

  get source(): Rng {
    return this.copy.ofSource().fork(this.augmenter);
  }

  get patient(): Rng {
    return this.copy.ofPatient().fork(this.augmenter);
  }

  get corpus(): Rng {
    return this.copy.ofCorpus().fork(this.augmenter);
  }
}

/** All that decides what an augmentation writes, as structured-cloneable data: the same job gives the same bytes anywhere. */
export interface AugmentJob {
  readonly recipe: Recipe;
  readonly plans: LabelPlans;
  /** Labels that are left as they are by choice: to `only-with-entities`, text with no others is text without entities. */
  readonly keptLabels: readonly string[];
  /** `en`, `es`, `fr`, `de`, `zh-TW`, `sv`, `ca`. */
  readonly locale: string;
  readonly partition: Partition;
  /** Folders of the user's own gazetteers. */
  readonly gazetteerFolders: readonly string[];
  readonly seed: number;
  /** How many augmented copies of the corpus are made: PHICON's factor alpha. */
  readonly alpha: number;
  /** The share of the corpus that is written; all of it when absent. */
  readonly shard?: readonly [index: number, count: number];
  /** Key of `meta` that tells whose document it is. */
  readonly patientField: string;
  /** The generated text that is mixed in after the copies. */
  readonly mixture?: Mixture | undefined;
  /** The sample of the corpus to tag that the source is brought to, and that is written beside it. */
  readonly target?: Target | undefined;
  /** Whether text may be sent to a server on another machine. */
  readonly allowRemote?: boolean;
  /** What the augmenters learned from the corpus, by step and alternative; see `listAugmenters`. */
  readonly learned: readonly unknown[];
}

/** What happened in making one augmented copy. */
interface CopyCounts {
  /** By augmenter. */
  readonly edits: Readonly<Record<string, number>>;
  /** Edits that gave way to an earlier augmenter's, by augmenter. */
  readonly dropped: Readonly<Record<string, number>>;
  readonly kept: readonly Kept[];
  /** Changes that an augmenter's own tests held back, by augmenter and test; absent where none were. */
  readonly withheld?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface AugmentedCopy {
  readonly document: Document;
  /** The edit lists that lead from the source document to this one, each against the text that the one before it left. */
  readonly edits: readonly (readonly Edit[])[];
  /** The augmenter that made each edit of the last list; a list before it cut the copy's unit out of the source. */
  readonly steps: readonly string[];
  readonly counts: CopyCounts;
}

/** Makes the augmented copies of one document after the other; holds no state between them. */
export interface Engine {
  /** The analysis to learn from. */
  readonly analyse: (doc: Document) => Analysis;
  /** The augmenters in order of appearance, those inside choices included: the order of `AugmentJob.learned`. */
  readonly augmenters: readonly AnyAugmenter[];
  /** A promise where an augmenter waits for something. */
  augment(doc: Document): readonly AugmentedCopy[] | Promise<readonly AugmentedCopy[]>;
  /** Gives back what augmenters compute with. */
  dispose(): Promise<void>;
}

/**
 * @param own augmenters that the recipe names and the table does not have.
 * @throws PalimpsestError `unknown-locale`, `unknown-augmenter`
 */
export function createEngine(job: AugmentJob, own?: readonly AugmenterDefinition[]): Engine {
  const { recipe, seed, alpha } = job;
  const gazetteers = loadGazetteers({ folders: job.gazetteerFolders });
  if (!isUndetermined(job.locale)) requireLocale(gazetteers, job.locale);
  const { locale, partition, plans, allowRemote } = job;
  const language = languageOf(locale);
  const context: AugmenterContext = { locale, language, gazetteers, partition, plans, allowRemote };
  const analyse = createAnalyser(language);
  const steps = recipe.augmenters.map((step) =>
    alternativesOf(step).map((one) => {
      const { augmenter, settings } = defineStep(one, own);
      return augmenter.create(settings, context);
    }),
  );
  const augmenters = steps.flat();
  for (const [i, augmenter] of augmenters.entries()) {
    if (job.learned[i] !== undefined) augmenter.adopt?.(job.learned[i]);
  }
  const root = createRng(seed);
  const kept = new Set(job.keptLabels);

  function makeCopy(
    source: Document,
    { document: unit, edits: before }: DocumentUnit,
    analysis: Analysis,
    copy: number,
  ): AugmentedCopy | Promise<AugmentedCopy> {
    const streams = new CopyStreams(root, source, unit, copy, job.patientField);
    const names: string[] = [];
    const proposed: (Proposed | Promise<Proposed>)[] = [];
    for (let i = 0; i < steps.length; i++) {
      const alternatives = steps[i] as readonly AnyAugmenter[];
      const choice = alternatives.length === 1 ? 0 : streams.choose(i, alternatives.length);
      const augmenter = alternatives[choice] as AnyAugmenter;
      names.push(augmenter.name);
      proposed.push(augmenter.propose(unit, analysis, streams.of(augmenter.name, i)));
    }
    const finish = (all: readonly Proposed[]) => finishCopy(source, unit, before, copy, names, all);
    return areThere(proposed) ? finish(proposed) : allSettledOrThrow(proposed.map(toPromise)).then(finish);
  }

  function finishCopy(
    source: Document,
    unit: Document,
    before: DocumentUnit['edits'],
    copy: number,
    names: readonly string[],
    proposed: readonly Proposed[],
  ): AugmentedCopy {
    const proposals: Proposal[] = [];
    const kept: Kept[] = [];
    let withheld: Record<string, Readonly<Record<string, number>>> | undefined;
    for (let i = 0; i < proposed.length; i++) {
      const { edits, kept: own, withheld: back } = proposed[i] as Proposed;
      const name = names[i] as string;
      proposals.push({ augmenter: name, edits });
      if (own) appendAll(kept, own);
      if (back) withheld = addAccounts(withheld ?? {}, { [name]: back });
    }
    const merged = mergeEdits(proposals);
    const changedBy: string[] = [];
    for (let i = 0; i < proposals.length; i++)
      if ((merged.kept[i] as number) > 0) changedBy.push((proposals[i] as Proposal).augmenter);
    return {
      document: applyEdits(unit, merged.edits, {
        id: `${unit.id}-aug${copy}`,
        derivedFrom: { id: source.id, copy, seed, recipe: recipe.name, steps: changedBy },
      }),
      edits: [...before, merged.edits],
      steps: merged.by.map((proposal) => (proposals[proposal] as Proposal).augmenter),
      counts: {
        edits: tally(proposals, merged.kept),
        dropped: tally(proposals, merged.dropped),
        kept,
        ...(withheld && { withheld }),
      },
    };
  }

  return {
    analyse,
    augmenters,
    augment: (doc) => {
      const copies: (AugmentedCopy | Promise<AugmentedCopy>)[] = [];
      const analysis = analyse(doc);
      const units = divideIntoUnits(doc, analysis, recipe.unit).filter(
        (unit) => !recipe['only-with-entities'] || unit.document.entities.some(({ label }) => !kept.has(label)),
      );
      for (const unit of units) {
        const unitAnalysis = unit.document === doc ? analysis : analyse(unit.document);
        for (let copy = 1; copy <= alpha; copy++) copies.push(makeCopy(doc, unit, unitAnalysis, copy));
      }
      return areThere(copies) ? copies : allSettledOrThrow(copies.map(toPromise));
    },
    dispose: async () => void (await allSettledOrThrow(augmenters.map(async (one) => one.dispose?.()))),
  };
}

/** Whether none of them must be waited for: most recipes never wait, and to do it for each copy takes longer than many augmenters. */
function areThere<T>(results: readonly (T | Promise<T>)[]): results is readonly T[] {
  return !results.some((result) => result instanceof Promise);
}

const toPromise = async <T>(result: T | Promise<T>): Promise<T> => result;

function tally(proposals: readonly Proposal[], counts: readonly number[]): Record<string, number> {
  const result: Record<string, number> = {};
  for (let i = 0; i < proposals.length; i++) {
    const { augmenter } = proposals[i] as Proposal;
    result[augmenter] = (result[augmenter] ?? 0) + (counts[i] as number);
  }
  return result;
}
