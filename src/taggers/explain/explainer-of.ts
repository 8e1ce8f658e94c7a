import { PalimpsestError } from '../../core/errors.ts';
import type { Explainer } from '../../core/explanation.ts';
import type { TrainedTagger } from '../types.ts';
import { createOmissionExplainer } from './omission.ts';

/** @throws PalimpsestError `no-explanation` for a tagger that knows no probabilities. */
export function explainerOf({ explainer, marginalSource, family }: TrainedTagger): Explainer {
  if (explainer) return explainer;
  if (marginalSource) return createOmissionExplainer(marginalSource);
  throw new PalimpsestError('no-explanation', `a tagger of the kind ${family} knows no probabilities to explain by`, {
    hint: 'Encoders (bert, clinicalbert, mbert) are explained by attention and gradients, crf, neuroner and deepaffix by leaving words out.',
  });
}
