import { figures } from '../draw.ts';
import type { Places } from '../pack.ts';

export const places: Places = {
  kinds: 'comtat vall barri',
  streets: 'pca carrer passeig passatge rambla avinguda placa cami',
  rooms: 'pieza llit codi',
  ambiguous: 'cami',
  zip: {
    example: '12345',
    draw: (length, rng) => (length === 5 ? rng.pick(['08', '17', '25', '43']) + figures(3, rng) : undefined),
  },
};
