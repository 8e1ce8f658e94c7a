import { requireRereadable } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Corpus, Document } from '../../core/types.ts';
import { localeKey } from '../../languages/index.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { chooseLocale, createCorpusCensus } from '../augmentation/corpus-census.ts';
import { shippedSetsIn } from '../templates/load-template-set.ts';
import { type MeasuredDrift, measureDrift } from './drift.ts';
import { recordedExperiments } from './experiments.ts';
import { type Expected, fitRegression, meanError, type Regression } from './regression.ts';

/** What can be done with a corpus before a tagger is trained on it, that which changes least first: names of arms in the records. */
export const WAYS = ['copies', 'default', 'default, alpha 5'] as const;
export type Way = (typeof WAYS)[number];

/** What a way is expected to add to strict F1 × 100 of a CRF, beside the same CRF trained on the corpus as it is. */
export interface ExpectedGain extends Expected {
  readonly way: Way;
  /** Mean distance of such an expectation from the truth, on corpora that it was not learned from. */
  readonly error: number;
  /** Corpora that it is learned from. */
  readonly corpora: number;
  /** Whether how the texts differ says more of the gain than the mean of all experiments. */
  readonly usesDrift: boolean;
}

/** Advice for one text to be tagged. */
export interface Advice extends MeasuredDrift {
  readonly gains: readonly ExpectedGain[];
  /** The way to go; absent where none is expected to gain. */
  readonly way?: Way;
}

export interface AdviseResult {
  readonly language: string;
  /** For more text like the corpus itself: a fifth of it stands for that. */
  readonly home: Advice;
  /** For the text that was given. */
  readonly target?: Advice;
}

export interface AdviseOptions {
  /** Unlabelled text of the kind that is to be tagged. */
  readonly target?: Corpus | readonly Document[];
  /** Of the corpus; that of its text when absent. */
  readonly locale?: string;
  readonly onNote?: (note: string) => void;
}

/** Each fifth document stands for text that is still to come. */
const HELD_OUT = 5;
/** Less is not worth more text. */
const WORTH = 1;
/** A way that changes more has to gain so much more. */
const CLEARLY = 0.5;

/**
 * Says what copies and generated text are expected to be worth to a tagger trained on a labelled corpus, at home and on other text, by how the texts differ
 * and what was gained in recorded experiments.
 *
 * @throws PalimpsestError `empty-corpus` where a text has no token, or the corpus fewer than five documents; `no-mentions` for one without labels.
 * @throws TypeError where a corpus can be read only once.
 */
export async function advise(
  source: Corpus | readonly Document[],
  { target, locale: asked, onNote }: AdviseOptions = {},
): Promise<AdviseResult> {
  for (const corpus of [source, ...(target ? [target] : [])]) requireRereadable(corpus as Corpus, 'advise');
  const census = createCorpusCensus();
  let [documents, mentions] = [0, 0];
  for await (const doc of source) {
    census.add(doc);
    documents++;
    mentions += doc.entities.length;
  }
  if (documents < HELD_OUT)
    throw new PalimpsestError('empty-corpus', `advice needs a labelled corpus of ${HELD_OUT} documents at least`, {
      hint: 'Cut one long document into its parts first, or name a folder of several.',
    });
  if (mentions === 0)
    throw new PalimpsestError('no-mentions', 'the corpus has no labelled mention: there is nothing to train on', {
      hint: 'Name the labelled corpus first and the text to be tagged with --target.',
    });
  const { locale, notes, isForeign } = chooseLocale(asked, undefined, census, loadGazetteers().locales);
  for (const note of notes) onNote?.(note);
  const language = localeKey(locale);
  const part = (isHeld: boolean) => everyFifth(source, isHeld);
  // What is generated is in the language of the text, or not mixed in.
  const ways = isForeign || shippedSetsIn(language).length === 0 ? WAYS.slice(0, 1) : WAYS;
  return {
    language,
    home: adviseFor(await measureDrift(part(false), part(true), language), ways),
    ...(target && { target: adviseFor(await measureDrift(source, target, language), ways) }),
  };
}

async function* everyFifth(corpus: Corpus | readonly Document[], isHeld: boolean): AsyncGenerator<Document> {
  let i = 0;
  for await (const doc of corpus) if ((++i % HELD_OUT === 0) === isHeld) yield doc;
}

function adviseFor(measured: MeasuredDrift, ways: readonly Way[]): Advice {
  const gains = ways.map((way): ExpectedGain => {
    const { expect, mean, covers, leftOut, groups, usesFeatures } = regressionOf(way);
    const features = featuresOf(measured);
    // A corpus unlike all that were measured is told no more than what most of them gained.
    const usesDrift = usesFeatures && covers(features);
    return { way, ...(usesDrift ? expect(features) : mean), error: meanError(leftOut), corpora: groups, usesDrift };
  });
  const best = gains.reduce((chosen, gain) => (gain.value > chosen.value + CLEARLY ? gain : chosen));
  return { ...measured, gains, ...(best.value >= WORTH && { way: best.way }) };
}

const regressions = new Map<Way, Regression>();

function regressionOf(way: Way): Regression {
  let regression = regressions.get(way);
  if (regression === undefined) {
    const samples = recordedExperiments().flatMap(({ on, tokens, mentions, drift, arms }) => {
      const [with_, without] = [arms[way], arms['none']];
      if (with_ === undefined || without === undefined) return [];
      return [{ group: on, features: featuresOf({ source: { tokens, mentions }, drift }), value: with_.strict - without.strict }]; // prettier-ignore
    });
    regressions.set(way, (regression = fitRegression(samples)));
  }
  return regression;
}

/** Of all that drift tells, what told most of the gain of experiments left out; their corpora are of one size, so that it tells nothing. */
function featuresOf({
  source,
  drift,
}: Pick<MeasuredDrift, 'drift'> & { source: { tokens: number; mentions: number } }) {
  return [Math.log2((source.mentions + 1) / source.tokens), drift.unseenNames];
}
