import { obtain } from '../../core/collections.ts';
import type { Corpus, Document } from '../../core/types.ts';
import type { TrainedTagger } from '../../taggers/types.ts';
import { measureDoubt, type OwnDoubt } from './doubt.ts';
import { recordedExperiments } from './experiments.ts';
import { type Expected, fitRegression, meanError, type Regression, type Sample } from './regression.ts';

/** What to expect of a tagger on a text, in shares of tokens. */
export interface ExpectedRatios {
  readonly recall: Expected;
  readonly precision: Expected;
  /** What its own probabilities say. */
  readonly own: OwnDoubt;
  /** Mean distance of such an estimate from the truth, on corpora that it was not learned from. */
  readonly error: { readonly recall: number; readonly precision: number; readonly corpora: number };
}

export interface ExpectOptions {
  /** Told how many documents were looked at. */
  readonly onProgress?: (documents: number) => void;
}

/**
 * Estimates on unlabelled text what share of the tokens in mentions a tagger finds there, and how much of what it finds is right. Its own
 * probabilities say both, too high; how much too high is learned from recorded experiments on pairs of corpora.
 *
 * @throws PalimpsestError `no-marginals`, `empty-corpus`
 */
export async function expectRecall(
  tagger: TrainedTagger,
  unlabelled: Corpus | readonly Document[],
  { onProgress }: ExpectOptions = {},
): Promise<ExpectedRatios> {
  const own = await measureDoubt(tagger, unlabelled, onProgress);
  const of = (what: Ratio) => {
    const { value, low, high } = calibration(what).expect([logit(own[what])]);
    return { value: chance(value), low: chance(low), high: chance(high) };
  };
  const errorOf = (what: Ratio) => meanError(calibration(what).leftOut, chance);
  return {
    recall: of('recall'),
    precision: of('precision'),
    own,
    error: { recall: errorOf('recall'), precision: errorOf('precision'), corpora: calibration('recall').groups },
  };
}

type Ratio = 'recall' | 'precision';

const samplesOf = (what: Ratio): Sample[] =>
  recordedExperiments().flatMap(({ on, arms }) =>
    Object.values(arms).map(({ doubt, truth }) => ({
      group: on,
      features: [logit(doubt[what])],
      value: logit(truth[what]),
    })),
  );

const calibrations = new Map<Ratio, Regression>();

function calibration(what: Ratio): Regression {
  return obtain(calibrations, what, () => fitRegression(samplesOf(what)));
}

/** Of shares of 0 and 1, too, which a few tokens can have. */
function logit(share: number): number {
  const inside = Math.min(0.999, Math.max(0.001, share));
  return Math.log(inside / (1 - inside));
}

function chance(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
