import { between, figures } from '../draw.ts';
import type { Places } from '../pack.ts';

export const places: Places = {
  kinds:
    'citta comune provincia regione frazione borgo lago fiume mare monte isola isole valle parco stazione aeroporto quartiere zona repubblica stato stati uniti',
  streets:
    'via viale vicolo piazza piazzale piazzetta largo corso strada stradale contrada lungomare lungarno traversa salita galleria',
  units: 'interno int scala piano snc palazzina',
  rooms: 'stanza camera letto reparto ambulatorio cap',
  ambiguous: 'corso largo strada contrada galleria',
  directions: 'nord sud ovest',
  zip: {
    example: '00184',
    draw: (length, rng) => (length === 5 ? between(0, 97, rng, 2) + figures(3, rng) : undefined),
  },
};
