import { describe, expect, it } from 'vitest';
import { augment } from '../../src/index.ts';
import { labelled } from '../helpers/marked.ts';

/** What the mentions of a text become in ten copies; works and the like come from the corpus. */
async function copiesOf(text: string): Promise<readonly (readonly string[])[]> {
  const settings = { alpha: 10, augmentedOnly: true, generated: false, locale: 'de', policies: { PER: { type: 'person' }, LOC: { type: 'location' } } } as const; // prettier-ignore
  const copies: (readonly string[])[] = [];
  for await (const { text: copy, entities } of await augment([labelled('c', text)], settings))
    copies.push(entities.map(({ start, end }) => copy.slice(start, end)));
  return copies;
}

describe('German works', () => {
  it('become others of which no list knows, in the language of their words', async () => {
    const text = 'Nach dem Song „ [Shadows of the River|OTH] “ erschien der Roman [Die Kinder vom Deich|OTH] .';
    for (const [song = '', novel = ''] of await copiesOf(text)) {
      expect(song).not.toMatch(/Shadows of the River|(?<!\p{L})(?:der|die|das|und|im|am)(?!\p{L})/iu);
      expect(novel).toMatch(/^(?:Der|Die|Das) \p{L}/u);
      expect(novel).not.toBe('Die Kinder vom Deich');
    }
  });

  it('behind who wrote them are books of a field', async () => {
    for (const [, book] of await copiesOf('* [Jan Holm|PER] : [Die Pflanzen der Geest|OTH] . Husum 1995 .'))
      expect(book).toMatch(/ (?:zur|der|des|im|in) /u);
  });

  it('stay where nothing tells that they are any, or their words are told', async () => {
    for (const [name] of await copiesOf('Die Kindergruppe " [Frohe Dachse|OTH] " turnt .')) expect(name).toBe('Frohe Dachse'); // prettier-ignore
    for (const [name] of await copiesOf('Ihr Gedicht " [Kara su|OTH] " ( " Schwarzes Wasser " ) .')) expect(name).toBe('Kara su'); // prettier-ignore
  });
});

describe('money', () => {
  it('of trade becomes other money, one in all of the document', async () => {
    for (const [one, two] of await copiesOf(
      'Der Umsatz stieg von 3 auf 4 Mio. [Euro|OTH] , der Gewinn auf 1 Mio. [Euro|OTH] .',
    )) {
      expect(['Dollar', 'Pfund', 'Franken']).toContain(one);
      expect(two).toBe(one);
    }
  });

  it('stays at home', async () => {
    for (const text of [
      'Der Bund hat Kosten von 3 Mio. [Euro|OTH] .',
      'In [Husum|LOC] sind die Kosten auf 3 Mio. [Euro|OTH] gestiegen .',
    ])
      for (const mentions of await copiesOf(text)) expect(mentions.at(-1)).toBe('Euro');
  });
});
