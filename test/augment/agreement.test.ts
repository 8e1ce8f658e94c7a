import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/core/types.ts';
import { augment } from '../../src/index.ts';
import { labelled } from '../helpers/marked.ts';
import { otherClassWords } from '../../src/surrogates/institutions/class-words.ts';

async function copiesOf(documents: readonly Document[], locale: string, options: object = {}): Promise<Document[]> {
  const copies = [];
  const settings = { alpha: 12, augmentedOnly: true, generated: false, context: false, locale, ...options };
  for await (const copy of await augment(documents, settings)) copies.push(copy);
  return copies;
}
const mentionsOf = ({ text, entities }: Document) => entities.map(({ start, end }) => text.slice(start, end));

const PEOPLES = [
  'He is an [Italian|MISC] rapper and [Polish|MISC] by birth.',
  'She is a [German|MISC] poet who saw [Snakedance|MISC] twice.',
  'They met an [Egyptian|MISC] envoy at the [Water Games|MISC].',
].map((text, i) => labelled(`p${i}`, text));

describe('surrogates and the words before them', () => {
  const labels = { policies: { MISC: { policy: 'from-corpus' } } };

  it('writes the article that the surrogate asks for', async () => {
    const copies = await copiesOf(PEOPLES, 'en', labels);
    expect(copies).toHaveLength(36);
    const articles = copies.map(({ text }) => /\b(an?) ([A-Z]\w+) (?:rapper|poet|envoy)/u.exec(text) ?? []);
    for (const [, article, people = ''] of articles) {
      // Ukrainians, Ugandans, Uruguayans and Europeans begin with a consonant.
      expect(`${article} ${people}`).toBe(`${/^(?:[AIO]|E(?!u))/u.test(people) ? 'an' : 'a'} ${people}`);
    }
    expect(new Set(articles.map(([, article]) => article))).toEqual(new Set(['a', 'an']));
  });

  it('puts a people in the place of a people, and nothing else there', async () => {
    const isPeople = (text: string) => otherClassWords(text, 'en') !== undefined;
    for (const copy of await copiesOf(PEOPLES, 'en', labels)) {
      const own = PEOPLES.find(({ id }) => copy.id.startsWith(id)) as Document;
      expect(mentionsOf(copy).map(isPeople)).toEqual(mentionsOf(own).map(isPeople));
    }
  });

  it('leaves the preposition alone where another mention has it', async () => {
    const documents = [labelled('f', "Vu au [CHU d'|NOTE][Angers|CITY]."), labelled('g', 'Vu à [Nantes|CITY].')];
    const options = { policies: { NOTE: { policy: 'keep' }, CITY: { type: 'city' } } };
    for (const { text } of await copiesOf(documents, 'fr', options)) expect(text).toMatch(/^Vu (?:au CHU d'|à )/u);
    const free = await copiesOf([labelled('f', "Vu au CHU d'[Angers|CITY].")], 'fr', options);
    for (const {
      text,
      entities: [city],
    } of free) {
      const name = text.slice(city?.start, city?.end);
      if (/^[AEIOUÉÈÎÔ]/u.test(name)) expect(text).toBe(`Vu au CHU d'${name}.`);
      else if (!/^[HY]/u.test(name)) expect(text).toBe(`Vu au CHU de ${name}.`);
    }
    expect(free.some(({ text }) => text.includes('CHU de '))).toBe(true);
  });

  it('changes no word outside the mentions in the arm of the paper', async () => {
    const copies = await copiesOf(PEOPLES, 'en', { recipe: 'phicon', ...labels });
    for (const { text } of copies.filter(({ id }) => id.startsWith('p0'))) expect(text).toMatch(/^He is an \S/u);
  });
});
