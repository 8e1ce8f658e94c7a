import type { FeatureOptions } from './features.ts';
import { type LbfgsOptions, LINE_SEARCHES } from './optimise/lbfgs.ts';
import { PalimpsestError } from '../../../core/errors.ts';
import type { LabelledCrfData } from '../data.ts';

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

/** Labels of which the kernel can hold the offsets in 16 bits. */
const MAX_LABELS = 8192;

/** Refuses data that cannot be trained on. */
export function checkData(data: LabelledCrfData): void {
  const tokens = data.groupStarts.length - 1;
  if (tokens <= 0) {
    throw new PalimpsestError('crf-no-data', 'the training corpus has no tokens', {
      hint: 'Check that the corpus has text and was read as intended: palimpsest stats.',
    });
  }
  if (data.labels.length !== tokens) {
    throw new TypeError(`CRF data with ${tokens} tokens must have as many labels, not ${data.labels.length}`);
  }
  if (!(data.labelCount >= 1 && data.labelCount <= MAX_LABELS)) {
    throw new TypeError(`CRF data may have 1 to ${MAX_LABELS} labels, not ${data.labelCount}`);
  }
  if (data.labels.some((label) => label >= data.labelCount)) {
    throw new TypeError(`labels of CRF data are 0 to labelCount - 1, here ${data.labelCount - 1}`);
  }
}

/** Refuses settings that mean nothing. */
export function checkOptions(options: CrfTrainingOptions): void {
  const { algorithm = 'lbfgs', lineSearch = 'MoreThuente' }: { algorithm?: string; lineSearch?: string } = options;
  if (algorithm !== 'lbfgs' && algorithm !== 'ap')
    throw new TypeError(`algorithm is 'lbfgs' or 'ap', not ${algorithm}`);
  if (!LINE_SEARCHES.some((name) => name === lineSearch)) {
    throw new TypeError(`lineSearch is one of ${LINE_SEARCHES.join(', ')}, not ${lineSearch}`);
  }
  for (const name of ['c1', 'c2', 'epsilon', 'delta', 'minFrequency'] as const) {
    const value = options[name];
    if (value !== undefined && !(value >= 0 && value < Infinity))
      throw new TypeError(`${name} is 0 or more, not ${value}`);
  }
  for (const [name, least] of [
    ['maxIterations', 1],
    ['maxLineSearch', 1],
    ['memories', 1],
    ['period', 0],
  ] as const) {
    const value = options[name];
    if (value !== undefined && !(Number.isInteger(value) && value >= least)) {
      throw new TypeError(`${name} is a whole number, ${least} or more, not ${value}`);
    }
  }
}
