import { createPhiReplacement } from '../augment/phi-replacement.ts';
import { createRandomInsertion } from '../augment/random-insertion.ts';
import type { RecipeStep } from '../augment/recipe.ts';
import { createSynonymReplacement } from '../augment/synonym-replacement.ts';
import { divideIntoUnits, type DocumentUnit } from '../augment/units.ts';
import { applyEdits } from '../core/apply-edits.ts';
import type { Augmenter, Kept, Streams } from '../core/augmenter.ts';
import { PalimpsestError } from '../core/errors.ts';
import { mergeEdits, type Proposal } from '../core/merge-edits.ts';
import { createRng } from '../core/rng.ts';
import type { Analysis, Document, Edit } from '../core/types.ts';
import { loadGazetteers } from '../resources/gazetteers.ts';
import { createAnalyser } from '../text/analyse.ts';
import { languageOf } from '../text/language.ts';
import type { AugmentJob } from './job.ts';

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
 * @param keepAnalyses for documents that stay in memory anyway: what learning analysed, augmenting need not analyse again.
 * @throws PalimpsestError `unknown-locale`
 */
export function createEngine(job: AugmentJob, keepAnalyses = false): Engine {
  const { recipe, seed, alpha } = job;
  const gazetteers = loadGazetteers({ folders: job.gazetteerFolders });
  if (!gazetteers.locales.some((locale) => job.locale === locale || job.locale.startsWith(`${locale}-`))) {
    throw new PalimpsestError(
      'unknown-locale',
      `there are no gazetteers for the locale ${JSON.stringify(job.locale)}`,
      {
        hint: `The locales are: ${gazetteers.locales.join(', ')}. --gazetteers adds folders of your own.`,
      },
    );
  }
  const setting = {
    locale: job.locale,
    gazetteers,
    partition: job.partition,
    keepTokens: false,
  };
  const language = languageOf(job.locale);
  const analyse = createAnalyser(language);
  const kept = new Map<Document, Analysis>();

  function createAugmenter(step: RecipeStep): Augmenter {
    if ('phi-replacement' in step) {
      const { 'keep-tokens': keepTokens, ...rest } = step['phi-replacement'];
      return createPhiReplacement({ plans: job.plans, setting: { ...setting, keepTokens }, ...rest });
    }
    if ('synonym-replacement' in step) return createSynonymReplacement({ language, ...step['synonym-replacement'] });
    if ('random-insertion' in step) return createRandomInsertion({ language, ...step['random-insertion'] });
    throw new TypeError('a choice holds no choice');
  }

  const steps = recipe.augmenters.map((step) => ('one-of' in step ? step['one-of'] : [step]).map(createAugmenter));
  const augmenters = steps.flat();
  for (const [i, augmenter] of augmenters.entries()) {
    if (job.learned[i] !== undefined) augmenter.adopt?.(job.learned[i]);
  }
  const root = createRng(seed);

  function makeCopy(
    source: Document,
    { document: unit, edits: before }: DocumentUnit,
    analysis: Analysis,
    copy: number,
  ): AugmentedCopy {
    const patient = source.meta?.[job.patientField];
    const document = root.fork('document', unit.id, copy);
    const ofSource = unit.id === source.id ? document : root.fork('document', source.id, copy);
    const ofPatient =
      typeof patient === 'string' || typeof patient === 'number' ? root.fork('patient', patient, copy) : ofSource;
    const ofCorpus = root.fork('corpus', copy);
    const proposals: Proposal[] = [];
    const kept: Kept[] = [];
    for (const [i, alternatives] of steps.entries()) {
      const choice = alternatives.length === 1 ? 0 : document.fork('one-of', i).int(alternatives.length);
      const augmenter = alternatives[choice] as Augmenter;
      const { name } = augmenter;
      // The scopes are the same for every step of a name, so that a recipe may use an augmenter twice.
      // Forked when asked for: most augmenters draw from one of them only.
      const streams: Streams = {
        document: document.fork(name, i),
        get source() {
          return ofSource.fork(name);
        },
        get patient() {
          return ofPatient.fork(name);
        },
        get corpus() {
          return ofCorpus.fork(name);
        },
      };
      const proposed = augmenter.propose(unit, analysis, streams);
      proposals.push({ augmenter: name, edits: proposed.edits });
      if (proposed.kept) kept.push(...proposed.kept);
    }
    const merged = mergeEdits(proposals);
    const changedBy = proposals.filter((_, i) => (merged.kept[i] as number) > 0).map((proposal) => proposal.augmenter);
    return {
      document: applyEdits(unit, merged.edits, {
        id: `${unit.id}-aug${copy}`,
        derivedFrom: { id: source.id, copy, seed, recipe: recipe.name, steps: changedBy },
      }),
      edits: [...before, merged.edits],
      counts: { edits: tally(proposals, merged.kept), dropped: tally(proposals, merged.dropped), kept },
    };
  }

  return {
    analyse: (doc) => {
      const analysis = analyse(doc);
      if (keepAnalyses) kept.set(doc, analysis);
      return analysis;
    },
    augmenters,
    augment: (doc) => {
      const copies: AugmentedCopy[] = [];
      const analysis = kept.get(doc) ?? analyse(doc);
      kept.delete(doc);
      const units = divideIntoUnits(doc, analysis, recipe.unit).filter(
        (unit) => !recipe['only-with-entities'] || unit.document.entities.length > 0,
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
  for (const [i, { augmenter }] of proposals.entries())
    result[augmenter] = (result[augmenter] ?? 0) + (counts[i] as number);
  return result;
}
