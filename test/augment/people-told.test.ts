import { describe, expect, it } from 'vitest';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { copiesIn } from '../helpers/copies-in.ts';

/** People whom the line, the ending of a name or the lists by people tell to be of elsewhere, and what all copies look like. */
const PEOPLE: readonly (readonly [locale: string, text: string, like: RegExp])[] = [
  ['de', 'Georgische Lehrer schrieben an [Quvaakaschwili|PER] einen Brief.', /^\p{L}+(?:schwili|dse|a|i|e)$/u],
  ['de', 'Sie ehrten Präsident [Quvibaki|PER] von Kenia.', /^\p{Lu}\p{L}+(?<!mann|berger|bauer|[hs]ofer)$/u],
  [
    'de',
    'Der Chef der Polizei von [Kandahar|LOC], [Sajed Quvakeb|PER], kam.',
    /^(?!.*(?:mann|er|tz|ch)$)\p{L}+ \p{L}+$/u,
  ],
  ['de', 'Es kam [Olga Quvinowa|PER] .', /^\p{L}+ \p{L}+a$/u],
  ['de', 'Es kam [Vigdís Quvarsdóttir|PER] .', /^\p{L}+ \p{L}+dóttir$/u],
  ['de', 'Es kam der syrische Botschafter [Quvustapha|PER] .', /^(?!Quvustapha|.*(?:mann|er)$)\p{L}+$/u],
  ['sv', 'Den ryske författaren [Nikita Quvinovskij|PER] kom.', /^\p{L}+ \p{L}+$/u],
  ['de', 'So sprach [van der Quvart|PER] im Finale.', /^van der \p{L}+(?<!mann|berger|bauer)$/u],
];

describe('names in German', () => {
  it('are those of saints behind what tells one, and of families in the plural', async () => {
    const saints = loadGazetteers().list('de', 'saints');
    for (const { mentions } of await copiesIn('de', 'Die Statue des Heiligen [Quvratius|PER] steht dort.'))
      expect(saints?.find(mentions[0] ?? '')?.gender).toBe('m');
    for (const { mentions } of await copiesIn('de', 'Er suchte nach den [Quvarts|PER] .')) expect(mentions[0]).toMatch(/[sßxz]$/u); // prettier-ignore
  });

  it('do not become those of a country beside them where the lists know whose they are', async () => {
    for (const { mentions } of await copiesIn('de', 'Nun siegte [Muhammad|PER] mit Hilfe von Italien.'))
      expect(
        loadGazetteers()
          .list('de', 'family-names')
          ?.find(mentions[0] ?? ''),
      ).toBeDefined();
  });
});

describe('people who are told to be of elsewhere', () => {
  it.each(PEOPLE)('%s: %s', async (locale, text, like) => {
    for (const { mentions } of await copiesIn(locale, text, 8)) expect(mentions.at(-1)).toMatch(like);
  });
});
