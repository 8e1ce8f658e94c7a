import { between } from '../draw.ts';
import type { Places } from '../pack.ts';

export const places: Places = {
  kinds:
    'stad dorp gemeente provincie regio wijk eiland eilanden rivier meer bos strand haven polder koninkrijk verenigde staten noord zuid oost',
  streets: 'straat laan weg plein gracht kade dreef singel steeg hof dijk pad markt baan boulevard',
  units: 'verdieping etage bis hs huis appartement nr',
  rooms: 'kamer bed zaal afdeling spreekkamer postcode unit',
  streetHeads: /straat|laan|weg|plein|gracht|kade|dreef|singel|steeg|dijk|pad/u,
  ambiguous: 'hof dijk markt baan pad',
  directions: 'noord zuid oost',
  zip: { example: '1234 AB', draw: (length, rng) => (length === 4 ? between(1011, 9999, rng) : undefined) },
};
