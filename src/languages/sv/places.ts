import { between, figures } from '../draw.ts';
import type { Places } from '../pack.ts';

export const places: Places = {
  kinds: 'lan lans kommun kommunen socken stad ostra vastra norra sodra',
  streets: 'gata gatan vag vagen vaeg grand granden torg torget stig stigen backe backen alle',
  units: 'lgh tr uppg vaning og pb box',
  rooms: 'rum sal sang avdelning avd vaning fonster dorr postnummer',
  streetHeads: /gatan|gata|vägen|väg|gränd|torget|torg|stigen|backen|gården/u,
  ambiguous: 'alle stig',
  zip: {
    example: '123 45',
    draw: (length, rng) => (length === 5 ? between(100, 984, rng) + figures(2, rng) : undefined),
  },
};
