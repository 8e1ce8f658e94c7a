import { appendAll } from '../core/collections.ts';
import type { AugmenterContext, AugmenterDefinition } from '../augment/definition.ts';
import { alternativesOf, defineStep } from '../augment/recipe.ts';
import { divideIntoUnits, type DocumentUnit } from '../augment/segments.ts';
import { applyEdits } from '../core/apply-edits.ts';
import type { Augmenter, Kept } from '../core/augmenter.ts';
import { mergeEdits, type Proposal } from '../core/merge-edits.ts';
import { createRng } from '../core/rng.ts';
import type { Analysis, Document, Edit } from '../core/types.ts';
import { loadGazetteers } from '../resources/gazetteers.ts';
import { createAnalyser } from '../text/analyse.ts';
import { languageOf } from '../languages/locale.ts';
import { CopyStreams } from './copy-streams.ts';
import type { AugmentJob } from './job.ts';
import { requireLocale } from './require-locale.ts';

/** What happened in making one augmented copy. */
export interface CopyCounts {
  /** By augmenter. */
  readonly edits: Readonly<Record<string, number>>;
  /** Edits that gave way to an earlier augmenter's, by augmenter. */
  readonly dropped: Readonly<Record<string, number>>;
  readonly kept: readonly Kept[];
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
  readonly augmenters: readonly Augmenter[];
  augment(doc: Document): readonly AugmentedCopy[];
}

/**
 * @param own augmenters that the recipe names and the table does not have.
 * @throws PalimpsestError `unknown-locale`, `unknown-augmenter`
 */
export function createEngine(job: AugmentJob, own?: readonly AugmenterDefinition[]): Engine {
  const { recipe, seed, alpha } = job;
  const gazetteers = loadGazetteers({ folders: job.gazetteerFolders });
  requireLocale(gazetteers, job.locale);
  const { locale, partition, plans } = job;
  const language = languageOf(locale);
  const context: AugmenterContext = { locale, language, gazetteers, partition, plans };
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
  ): AugmentedCopy {
    const streams = new CopyStreams(root, source, unit, copy, job.patientField);
    const proposals: Proposal[] = [];
    const kept: Kept[] = [];
    for (let i = 0; i < steps.length; i++) {
      const alternatives = steps[i] as readonly Augmenter[];
      const choice = alternatives.length === 1 ? 0 : streams.choose(i, alternatives.length);
      const augmenter = alternatives[choice] as Augmenter;
      const proposed = augmenter.propose(unit, analysis, streams.of(augmenter.name, i));
      proposals.push({ augmenter: augmenter.name, edits: proposed.edits });
      if (proposed.kept) appendAll(kept, proposed.kept);
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
      counts: { edits: tally(proposals, merged.kept), dropped: tally(proposals, merged.dropped), kept },
    };
  }

  return {
    analyse,
    augmenters,
    augment: (doc) => {
      const copies: AugmentedCopy[] = [];
      const analysis = analyse(doc);
      const units = divideIntoUnits(doc, analysis, recipe.unit).filter(
        (unit) => !recipe['only-with-entities'] || unit.document.entities.some(({ label }) => !kept.has(label)),
      );
      for (const unit of units) {
        const unitAnalysis = unit.document === doc ? analysis : analyse(unit.document);
        for (let copy = 1; copy <= alpha; copy++) copies.push(makeCopy(doc, unit, unitAnalysis, copy));
      }
      return copies;
    },
  };
}

function tally(proposals: readonly Proposal[], counts: readonly number[]): Record<string, number> {
  const result: Record<string, number> = {};
  for (let i = 0; i < proposals.length; i++) {
    const { augmenter } = proposals[i] as Proposal;
    result[augmenter] = (result[augmenter] ?? 0) + (counts[i] as number);
  }
  return result;
}
