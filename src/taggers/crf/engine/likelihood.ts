import type { CrfWeights, LabelledCrfData } from '../data.ts';
import { checkData } from './check.ts';
import { featuresOf } from './features.ts';
import { createObjective } from './objective.ts';

/**
 * The logarithm of the probability of the data's labels under a CRF: the sum over sequences of score(x, y) - log Z(x). The
 * attributes must be numbered as in its training.
 */
export async function logLikelihood(data: LabelledCrfData, weights: CrfWeights): Promise<number> {
  checkData(data);
  if (data.labelCount !== weights.labelCount || data.attributeCount !== weights.attributeCount) {
    throw new TypeError('the data must have the labels and attributes that the CRF was trained with');
  }
  const { features, vector } = featuresOf(weights, data);
  const objective = createObjective(data, features);
  try {
    return -objective.evaluate(vector, new Float64Array(vector.length));
  } finally {
    await objective.close();
  }
}
