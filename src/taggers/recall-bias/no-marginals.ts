import { PalimpsestError } from '../../core/errors.ts';

/** Of a tagger that knows tags alone. */
export function noMarginals(family: string): PalimpsestError {
  return new PalimpsestError(
    'no-marginals',
    `a ${family} tagger knows no probabilities of tags: no threshold applies`,
    {
      hint: 'Train a crf or a neural tagger for this.',
    },
  );
}
