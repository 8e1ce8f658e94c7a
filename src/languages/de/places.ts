import { figures } from '../draw.ts';
import type { Places } from '../pack.ts';

/** First two digits in use; 00, 05, 11, 43 and 62 are not. */
const REGIONS: readonly string[] = Array.from({ length: 99 }, (_, i) => String(i + 1).padStart(2, '0')).filter((region) => !['05', '11', '43', '62'].includes(region)); // prettier-ignore

export const places: Places = {
  kinds: `
    bundesrepublik freistaat freistaats republik konigreich land stadt hansestadt freien gemeinde landkreis kreis bezirk insel see fluss berg bad ober unter
    vereinigten staaten staat`,
  streets: 'strasse weg platz gasse ring ufer damm steig markt chaussee bundesstrasse landstrasse',
  units: 'nr stock hinterhaus vorderhaus eg og ug stg postfach',
  rooms: 'zimmer bett intensivstation kreissaal fenster tur flur plz postleitzahl buro',
  streetHeads: /stra(?:ß|ss)e|str|weg|platz|gasse|allee|ufer|damm|chaussee|steig|markt/u,
  ambiguous: 'markt ring',
  endings: 's n es',
  zip: { example: '12345', draw: (length, rng) => (length === 5 ? rng.pick(REGIONS) + figures(3, rng) : undefined) },
};
