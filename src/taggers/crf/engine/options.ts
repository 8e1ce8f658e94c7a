import type { FeatureOptions } from './features.ts';
import type { LbfgsOptions } from './optimise/lbfgs.ts';

/**
 * How a CRF is trained; names, meaning and defaults are CRFsuite's. `lbfgs` minimises the negative log-likelihood with the
 * terms c1 * |w| and c2 * |w|^2 (c1 above 0 means OWL-QN), `ap` is the averaged perceptron.
 */
export interface CrfTrainingOptions extends FeatureOptions, Partial<Omit<LbfgsOptions, 'epsilon'>> {
  readonly algorithm?: 'lbfgs' | 'ap';
  /** Coefficient of the squared L2 norm; 1 if absent. */
  readonly c2?: number;
  /** 1e-5 for `lbfgs`, 0 for `ap`. */
  readonly epsilon?: number;
  /** Iterations at most: without a limit for `lbfgs`, 100 for `ap`. */
  readonly maxIterations?: number;
  /** The order of sequences in `ap`; 13 if absent. */
  readonly seed?: number;
}
