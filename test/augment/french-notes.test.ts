import { describe, expect, it } from 'vitest';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { copiesOf, mentionsOf } from '../helpers/copies.ts';
import { labelled } from '../helpers/marked.ts';

/** The mentions of the copies of a text under a few seeds. */
async function written(text: string): Promise<string[]> {
  const all: string[] = [];
  for (const seed of [1, 2, 3, 4]) {
    const run = await augment([labelled('d', text)], {
      alpha: 1,
      seed,
      locale: 'fr',
      generated: false,
      augmentedOnly: true,
    });
    all.push(
      ...(await copiesOf(run)).copies.flatMap((copy) => mentionsOf(copy).map((each) => each.replace(/^\S+ /u, ''))),
    );
  }
  return all;
}

/** What stands in letters and judgments, and what its copies look like. */
const LIKE: readonly (readonly [text: string, like: RegExp])[] = [
  ['Vu au [Service de Médecine gériatrique aiguë|DEPARTMENT] .', /^Service (?:de |d')(?!Médecine gér)\p{Lu}[\p{Ll}\p{Lu} -]+$/u], // prettier-ignore
  ['Vu au [service d’onco-hématologie|DEPARTMENT] .', /^service (?:de |d['’])(?!onco-)\p{Ll}[\p{Ll} -]+$/u],
  ["Vu à l'[Unité Alzheimer|DEPARTMENT] .", /^Unité (?!Alz)\p{Ll}[\p{Ll} '-]+$/u],
  ['Vu en [Consultation mémoire|DEPARTMENT] .', /^Consultation (?!mém)\p{Ll}[\p{Ll} '-]+$/u],
  ['Vu en [Hôpital de jour|DEPARTMENT] .', /^Hôpital de (?!jour$)\p{Ll}[\p{Ll} '-]+$/u],
  ['Vu au [centre de la douleur|DEPARTMENT] .', /^centre (?!de la douleur)\p{Ll}[\p{Ll} '-]+$/u],
  ['Vu en [Gastro-entérologie|DEPARTMENT] .', /^(?!Gastro)\p{Lu}[\p{Ll} -]+$/u],
  ['Vu en [Médecine Physique et de Réadaptation|DEPARTMENT] .', /^(?!Médecine Ph)(?!Service|Unité)\p{Lu}[\p{Ll} -]+$/u],
  ['Vu au [Bloc 4|DEPARTMENT] .', /^Bloc (?!4)\p{Nd}$/u],
  ['Vu au [Bloc 4|ROOM] .', /^Bloc (?!4)\p{Nd}$/u],
  ['Vu en [Chirurgie 2|DEPARTMENT] .', /^(?!Chirurgie \p{Nd})\p{Lu}[\p{Ll} -]+ \p{Nd}$/u],
  ["Vu à l'[USLD|DEPARTMENT] .", /^(?!USLD)U\p{Lu}{2,3}$/u],
  ["À l'[HÔPITAL BEL-AIR|HOSPITAL] .", /^HÔPITAL (?!BEL-AIR)[\p{Lu} '’-]+$/u],
  ["À l'[Hôpital Bel-Air|HOSPITAL] .", /^Hôpital (?!Bel-Air)\p{Lu}\p{L}+-\p{Lu}(?!ir)[\p{L}' -]+$/u],
  ["À l'[HÔPITAL NOTRE-DAME-DU-BOIS|HOSPITAL] .", /^HÔPITAL NOTRE-DAME-(?!DU-BOIS)DE[\p{Lu}-]+$/u],
  ["À l'[EHPAD Val de Loire|HOSPITAL] .", /^EHPAD (?!Val de)\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u],
  ['À la [Résidence Bon Repos|HOSPITAL] .', /^Résidence (?!Bon Repos)\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u],
  ['Au [Cabinet Le Petit Pas|ORGANIZATION] .', /^Cabinet L(?:es?|a|')[\p{L}' -]+(?<!Pas)$/u],
  ['Au [SSR Les Acacias|HOSPITAL] .', /^SSR L(?:es?|a|')[\p{L}' -]+(?<!Acacias)$/u],
  ["À l'[EMS Les Quarziers|HOSPITAL] .", /^EMS L(?:es?|a|')[\p{L}' -]+$/u],
  ["À l'[Hôtel-Dieu de Lévis|HOSPITAL] .", /^Hôtel-Dieu d(?:e |')(?!Lévis)\p{Lu}/u],
  ["À l'[Hôpital de la Croix-Quarzée|HOSPITAL] .", /^Hôpital (?:de (?:la |l')|du |des |de )\p{Lu}[\p{Ll}\p{Lu}-]+$/u],
  [
    'Habite [avenue de Saint-Jean-le-Blanc|STREET] .',
    /^avenue (?:de |d')(?!Saint-Jean)\p{Lu}[\p{L}'-]+(?: [\p{L}-]+)*$/u,
  ],
  ['Habite [rue de Noisy-le-Grand|STREET] .', /^rue (?:de |d')(?!Noisy)\p{Lu}/u],
  ['Habite [avenue du Général-Leclerc|STREET] .', /^avenue (?:du |de l')\p{Lu}\p{L}+-(?!Leclerc)\p{Lu}[\p{L}-]+$/u],
  ['Habite [3, rue du Dr Roux|STREET] .', /^\p{Nd}, rue (?:du |de l')\p{Lu}\p{L}+-\p{Lu}[\p{L}-]+$/u],
  ['Habite [rue du 8 Mai 1945|STREET] .', /^rue du \p{Nd}+(?:er)?-\p{Lu}\p{L}+(?:-\p{Nd}{4})?$/u],
  ['Habite [place du 11-Novembre|STREET] .', /^place du \p{Nd}+(?:er)?-\p{Lu}\p{L}+(?:-\p{Nd}{4})?$/u],
  [
    'Habite [rue des Acacias|STREET] .',
    /^rue (?:du |de la |des |de l'|de |d')(?!Acacias|11|14|8|4|Général|Maréchal)\p{Lu}/u,
  ],
  ['Habite [rue Jean-Jaurès|STREET] .', /^rue (?!Jean-J)\p{Lu}/u],
  ['Habite [rue Sainte-Catherine Est|STREET] .', /^rue Sainte-(?!Cath)\p{Lu}\p{Ll}+ Est$/u],
  ['Habite [rue du Nord|STREET] .', /^rue (?!du Nord$)(?:d|[A-Z])/u],
  ['Habite [125, 3e Rue|STREET] .', /^\p{Nd}{3}, \p{Nd}e Rue$/u],
  ['Au [3e étage|ROOM] .', /^(?!3)\p{Nd}e étage$/u],
  ['Au [Box n° 3|ROOM] .', /^Box n° (?!3)\p{Nd}$/u],
];

describe('a copy of a French note', () => {
  it.each(LIKE)('%s', async (text, like) => {
    for (const mention of await written(text)) expect(mention).toMatch(like);
  });
});
