import { between, figures } from '../draw.ts';
import type { Places } from '../pack.ts';

export const places: Places = {
  zip: {
    example: '123',
    draw: (length, rng) => (length >= 3 && length <= 6 ? between(100, 983, rng) + figures(length - 3, rng) : undefined),
  },
};
