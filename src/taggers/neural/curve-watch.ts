import type { TrainingStep } from '../../core/tagger.ts';

/** Epochs without a lower loss after which a higher one is told of. */
const LONG = 3;
/** How much higher: as a share of the lowest loss, and of the first. */
const RISE = { ofLowest: 0.05, ofFirst: 0.02 };
/** Share of an epoch's steps. */
const MOST = 0.5;
/** Mean norm of the gradients as a multiple of what they are clipped to: below, clipping is what it is meant to be. */
const FAR = 10;

/**
 * Looks at a learning curve as it grows, and says once what is wrong with it and what to do: `loss-rises` and
 * `gradients-clipped`. What it says depends on the steps alone, so a training that goes on after a stop says the same.
 *
 * @param clipLimit the norm to which gradients are clipped.
 */
export function watchCurve(
  onNotice: ((code: string, message: string) => void) | undefined,
  clipLimit: number | undefined,
): (step: TrainingStep) => void {
  let first: TrainingStep | undefined;
  let lowest: TrainingStep | undefined;
  const told = new Set<string>();
  const tell = (code: string, message: string) => {
    if (told.has(code)) return;
    told.add(code);
    onNotice?.(code, message);
  };
  return (step) => {
    const { loss, figures = {} } = step;
    first ??= step;
    if (!lowest || loss < lowest.loss) lowest = step;
    const rise = loss - lowest.loss;
    const isHigher = rise > RISE.ofLowest * Math.abs(lowest.loss) && rise > RISE.ofFirst * Math.abs(first.loss);
    if (step.step - lowest.step >= LONG && isHigher) {
      tell(
        'loss-rises',
        `the training loss rises: ${short(lowest.loss)} in epoch ${lowest.step}, ${short(loss)} in epoch ${step.step}; choose a smaller learningRate (it was ${short(figures['learningRate'] ?? 0)})`,
      );
    }
    const { clippedShare, gradientNorm } = figures;
    if (clipLimit === undefined || clippedShare === undefined || gradientNorm === undefined) return;
    // In the first epoch gradients are large whatever the rate.
    if (step.step > 1 && clippedShare > MOST && gradientNorm > FAR * clipLimit) {
      tell(
        'gradients-clipped',
        `the gradients were cut in ${Math.round(100 * clippedShare)} % of the steps of epoch ${step.step}, from a norm of ${short(gradientNorm)} on the mean to ${short(clipLimit)}: steps go by their direction alone; choose a smaller learningRate or larger batches, and look for wrong labels`,
      );
    }
  };
}

function short(value: number): string {
  return String(Number(value.toPrecision(3)));
}
