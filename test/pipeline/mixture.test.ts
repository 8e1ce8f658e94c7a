import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { augment, type AugmentOptions } from '../../src/pipeline/augmentation/augment.ts';
import { generate } from '../../src/pipeline/templates/generate.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { tokenise } from '../../src/text/tokenise.ts';

/** A document from text with `[mentions](LABEL)`. */
function marked(id: string, source: string): Document {
  const entities: { id: string; label: string; start: number; end: number }[] = [];
  let text = '';
  let from = 0;
  for (const match of source.matchAll(/\[([^\]]+)\]\(([\p{L}_]+)\)/gu)) {
    text += source.slice(from, match.index);
    const [whole, mention = '', label = ''] = match;
    entities.push({ id: `T${entities.length}`, label, start: text.length, end: text.length + mention.length });
    text += mention;
    from = match.index + whole.length;
  }
  return createDocument({ id, text: text + source.slice(from), entities });
}

async function run(corpus: readonly Document[], options: AugmentOptions = {}) {
  const augmented = await augment(corpus, { locale: 'en', ...options });
  const documents: Document[] = [];
  for await (const doc of augmented) documents.push(doc);
  const sources = new Set(corpus.map(({ id }) => id));
  const generated = documents.filter((doc) => !sources.has(doc.id) && doc.derivedFrom === undefined);
  return { augmented, documents, generated };
}

const NEWS = [
  marked(
    'a',
    '[Ann Miller](PER) came to [Leeds](LOC) for [Acme Corp](ORG) and said that she would stay until the winter.',
  ),
  marked(
    'b',
    'In [Ohio](LOC), [Bob Stone](PER) left [Unison](ORG) after many years of work that nobody had paid him for.',
  ),
];

describe('generated text beside the copies', () => {
  it('comes after them, with labels of the corpus alone, and says where it is from', async () => {
    const { augmented, documents, generated } = await run(NEWS);
    const copiesOf = (id: string) => [id, ...[1, 2, 3, 4, 5].map((copy) => `${id}-aug${copy}`)];
    expect(documents.slice(0, 12).map(({ id }) => id)).toEqual([...copiesOf('a'), ...copiesOf('b')]);
    expect(generated).toEqual(documents.slice(12));
    expect(generated.length).toBeGreaterThan(3);
    const labels = new Set(generated.flatMap(({ entities }) => entities.map(({ label }) => label)));
    expect([...labels].toSorted()).toEqual(['LOC', 'ORG', 'PER']);
    expect(generated.every(({ meta }) => typeof meta?.['set'] === 'string')).toBe(true);
    const { generated: told } = augmented.summary();
    expect(told?.documents).toBe(generated.length);
    expect(told?.entities).toBe(generated.reduce((sum, { entities }) => sum + entities.length, 0));
    expect(augmented.notes.join('\n')).toMatch(/adding generated documents.*en-general.*--no-generated/s);
    expect(augmented.job.mixture?.parts.map(({ set }) => set)).toContain('en-general');
  });

  it.each([
    ['en', ['[Ann Miller](full_name) came with [Bob](first_name) .', 'Then [Stone](last_name) left [Leeds](LOC) .']],
    [
      'de',
      [
        '[Anna Müller](PERSON) kam mit [Bernd](Vorname) und ging.',
        'Dann hat [Stein](Nachname) die Stadt [Köln](ORT) verlassen.',
      ],
    ],
    [
      'sv',
      ['[Anna Berg](PERSON) kom med [Bo](Förnamn) och gick.', 'Sedan har [Sten](Efternamn) lämnat [Malmö](PLATS) .'],
    ],
  ] as const)(
    'labels whole names, and parts where they stand alone, of a corpus that labels each by themselves: %s',
    async (locale, texts) => {
      const { generated } = await run(
        [0, 1, 2, 3].flatMap((n) => texts.map((text, i) => marked(`n${n}-${i}`, text))),
        { locale },
      );
      const [whole, given, family] = locale === 'en' ? ['full_name', 'first_name', 'last_name'] : locale === 'de' ? ['PERSON', 'Vorname', 'Nachname'] : ['PERSON', 'Förnamn', 'Efternamn']; // prettier-ignore
      const mentions = generated.flatMap(({ text, entities }) =>
        entities.map(({ start, end, label }) => [label, text.slice(start, end)] as const),
      );
      expect(mentions.filter(([label, name]) => label === whole && name.includes(' ')).length).toBeGreaterThan(1);
      const apart = generated.flatMap(({ text, entities }) =>
        entities.filter(({ label, end }, i) => {
          const next = entities[i + 1];
          return label === given && next?.label === family && text.slice(end, next.start) === ' ';
        }),
      );
      expect(apart).toEqual([]);
      const parts = mentions.filter(([label]) => label === given || label === family);
      expect(parts.length).toBeGreaterThan(1);
      expect(parts.filter(([, name]) => name.includes(' ')).length).toBeLessThan(parts.length / 5);
    },
  );

  it('draws borders and spaces signs as the corpus does', async () => {
    const many = (source: (name: string) => string) =>
      Array.from({ length: 60 }, (_, i) => {
        const name = ['Ann Miller', 'Eve Stone', 'Bob Lee', 'Jim Ford'][i % 4] ?? '';
        return marked(`n${i}`, source(name));
      });
    const rest = 'to [Leeds](LOC), stayed, ate, slept, and left [Acme Corp](ORG).';
    const outside = many((name) => `Then Dr. [${name}](PER) came ${rest}`);
    const notes = many((name) => `Then [Dr. ${name}](PER) came ${rest}`);
    const tokenised = many((name) => `Then Dr. [${name}](PER) came ${rest.replaceAll(/[,.]/gu, ' $&')}`);
    const before = (documents: readonly Document[], found: RegExp) =>
      documents.flatMap(({ text, entities }) =>
        entities.filter(({ label, start }) => label === 'PER' && found.test(text.slice(0, start))),
      ).length;
    const apart = /\b(?:Dr|Mr|Mrs|Ms)\. $/u;
    const [plain, inside, spaced] = [await run(outside), await run(notes), await run(tokenised)];
    expect(before(plain.generated, apart)).toBeGreaterThan(2);
    expect(before(inside.generated, apart)).toBe(0);
    const commas = ({ generated }: { generated: readonly Document[] }) =>
      generated.flatMap(({ text }) => [...text.matchAll(/(\S| ),(?= )/gu)].map(([, sign]) => sign === ' '));
    // What people write in a hurry is spaced as they please.
    expect(commas(plain).filter(Boolean).length).toBeLessThan(commas(plain).length / 50);
    expect(new Set(commas(spaced))).toEqual(new Set([true]));
  });

  it.each([
    ['sv', 'Eva Lind är', 'år', 'Lund'],
    ['pt', 'Ana Costa tem', 'anos', 'Braga'],
    ['fr', 'Anne Petit a', 'ans', 'Brest'],
  ])(
    'has the unit of an age inside its borders or outside, as the corpus has it (%s)',
    async (locale, who, unit, town) => {
      const written = (write: (age: number) => string) =>
        Array.from({ length: 20 }, (_, i) =>
          marked(
            `n${i}`,
            `[${who.split(' ').slice(0, 2).join(' ')}](PERSON) ${who.split(' ')[2]} ${write(20 + i)}, [${town}](LOCATION).`,
          ),
        );
      const inside = await run(
        written((age) => `[${age} ${unit}](AGE)`),
        { locale },
      );
      const outside = await run(
        written((age) => `[${age}](AGE) ${unit}`),
        { locale },
      );
      const ages = (documents: readonly Document[]) =>
        documents.flatMap(({ text, entities }) =>
          entities
            .filter(({ label }) => label === 'AGE')
            .map(({ start, end }) => [text.slice(start, end), text.slice(end)] as const),
        );
      const isWith = ([age]: readonly [string, string]) => age.endsWith(` ${unit}`);
      const isBeside = ([, after]: readonly [string, string]) => after.startsWith(` ${unit}`);
      expect(ages(inside.generated).filter(isWith).length).toBeGreaterThan(2);
      expect(ages(inside.generated).filter(isBeside)).toEqual([]);
      expect(ages(outside.generated).filter(isBeside).length).toBeGreaterThan(2);
      expect(ages(outside.generated).filter(isWith)).toEqual([]);
    },
  );

  it('is no more than thirty times a small corpus, the same from the same seed, other from another', async () => {
    const [first, again, other] = await Promise.all([run(NEWS), run(NEWS), run(NEWS, { seed: 14 })]);
    const size = (documents: readonly Document[]) => documents.reduce((sum, { text }) => sum + text.length, 0);
    expect(size(first.generated)).toBeLessThan(30 * size(NEWS) + 10_000); // and what the last document of each set is longer
    expect(again.generated).toEqual(first.generated);
    expect(other.generated).not.toEqual(first.generated);
  });

  it('is none of what the same set and seed generate, which the corpus may be and its test part too', async () => {
    const corpus: Document[] = [];
    for await (const doc of generate('en-clinical', { count: 40 })) corpus.push(doc);
    const { generated } = await run(corpus.slice(0, 20));
    const texts = new Set(generated.map(({ text }) => text.toLowerCase()));
    expect(texts.size).toBeGreaterThan(100);
    expect(corpus.filter(({ text }) => texts.has(text.toLowerCase()))).toEqual([]);
  });

  it('has telephone numbers and addresses of the net under a label for all of them', async () => {
    const corpus = Array.from({ length: 20 }, (_, i) =>
      marked(`${i}`, 'Call [Ann Miller](NAME) at [212-867-5309](CONTACT) or write to [amiller@gmail.com](CONTACT).'),
    );
    const { generated } = await run(corpus);
    const contacts = generated.flatMap(({ text, entities }) =>
      entities.flatMap(({ label, start, end }) => (label === 'CONTACT' ? [text.slice(start, end)] : [])),
    );
    expect(contacts.some((value) => value.includes('@'))).toBe(true);
    expect(contacts.some((value) => /^[\d\s().+-]+$/.test(value))).toBe(true);
  });

  it('calls a value by what the labels mean, whatever they are called', async () => {
    const corpus = [
      marked(
        'a',
        'Pt. [Ann Miller](NAME_PT), seen by Dr. [Bob Stone](NAME_DR) in [Leeds](TOWN) on [3 May 2019](WHEN).',
      ),
      marked('b', 'Pt. [Carl Moss](NAME_PT), seen by Dr. [Dora Hill](NAME_DR) in [York](TOWN) on [7 June 2020](WHEN).'),
    ];
    const policies = {
      NAME_PT: { type: 'patient', policy: 'replace' },
      NAME_DR: { type: 'doctor', policy: 'replace' },
      TOWN: { type: 'city', policy: 'replace' },
      WHEN: { type: 'date', policy: 'replace' },
    } as const;
    const many = Array.from({ length: 20 }, (_, i) => corpus.map((doc) => ({ ...doc, id: `${doc.id}${i}` }))).flat();
    const { generated } = await run(many, { policies });
    const titled = generated.flatMap(({ text, entities }) =>
      entities.flatMap(({ start, label }) => (/\bDr\.? $/.test(text.slice(0, start)) ? [label] : [])),
    );
    expect(titled.length).toBeGreaterThan(0);
    expect(new Set(titled)).toEqual(new Set(['NAME_DR']));
    const labels = new Set(generated.flatMap(({ entities }) => entities.map(({ label }) => label)));
    expect([...labels].toSorted()).toEqual(['NAME_DR', 'NAME_PT', 'TOWN', 'WHEN']);
  });

  it('names nobody by one of several labels of a type unless four in five of its mentions have it', async () => {
    const labelled = (judges: number, lawyers: number) =>
      Array.from({ length: 40 }, (_, i) => {
        const name = ['Ann Miller', 'Eve Stone', 'Bob Lee', 'Jim Ford'][i % 4] ?? '';
        const label = i % (judges + lawyers) < judges ? 'JUDGE' : 'LAWYER';
        return marked(`n${i}`, `Then [${name}](${label}) came to [Leeds](LOC) and left it, and [York](LOC) too.`);
      });
    const policies = {
      JUDGE: { type: 'person', policy: 'replace' },
      LAWYER: { type: 'person', policy: 'replace' },
      LOC: { type: 'location', policy: 'replace' },
    } as const;
    const labels = async (judges: number, lawyers: number) => {
      const { generated } = await run(labelled(judges, lawyers), { policies });
      return new Set(generated.flatMap(({ entities }) => entities.map(({ label }) => label)));
    };
    expect(await labels(1, 1)).toEqual(new Set(['LOC']));
    expect(await labels(9, 1)).toEqual(new Set(['JUDGE', 'LOC']));
  });

  it('has no more than some times as many organisations as a corpus in which hospitals are none of them', async () => {
    const ward = (i: number) =>
      `[Ann Miller](PATIENT) came to [St. Mary Hospital](HOSPITAL) in [Leeds](CITY) on [12/03/2021](DATE), slept badly and had no fever. ${'The wound is dry and she walks about the ward. '.repeat(20)}${i % 5 === 0 ? 'She works for [Acme Corp](ORGANIZATION).' : ''}`;
    const corpus = Array.from({ length: 10 }, (_, i) => marked(`n${i}`, ward(i)));
    const densityOf = (documents: readonly Document[]) =>
      documents.flatMap(({ entities }) => entities).filter(({ label }) => label === 'ORGANIZATION').length /
      documents.reduce((sum, { text }) => sum + text.length, 0);
    const { generated } = await run(corpus);
    expect(generated.length).toBeGreaterThan(100);
    const times = densityOf(generated) / densityOf(corpus);
    expect(times).toBeGreaterThan(0.1);
    expect(times).toBeLessThan(6);
  });

  it('labels given and family names apart, and dates of birth, where the corpus does', async () => {
    const corpus = Array.from({ length: 100 }, (_, i) =>
      marked(`n${i}`, 'M. [Paul](FIRSTNAME) [Roux](LASTNAME), né le [2 juin 1950](DOB), vu à [Lyon](CITY) le [3 mai 2019](DATE), dit [Anne](FIRSTNAME).'),
    ); // prettier-ignore
    const { generated } = await run(corpus, { locale: 'fr' });
    const before = (wanted: string) =>
      generated.flatMap(({ text, entities }) =>
        entities.flatMap(({ label, start }) => (label === wanted ? [text.slice(Math.max(0, start - 25), start)] : [])),
      );
    const isBirth = (words: string) => /(?<!\p{L})(?:née?|nés?|naissance|DDN)(?!\p{L})[^.]*$/u.test(words);
    expect(before('DOB').length).toBeGreaterThan(3);
    expect(before('DATE').filter(isBirth)).toEqual([]);
    const names = { FIRSTNAME: new Set<string>(), LASTNAME: new Set<string>() };
    let pairs = 0;
    for (const { text, entities } of generated) {
      entities.forEach(({ label, start, end }, i) => {
        expect(entities[i + 1]?.start ?? end, text.slice(start, end)).toBeGreaterThanOrEqual(end);
        if (label === 'FIRSTNAME' || label === 'LASTNAME') names[label].add(text.slice(start, end));
        const next = entities[i + 1];
        if (label === 'FIRSTNAME' && next?.label === 'LASTNAME' && text.slice(end, next.start) === ' ') pairs++;
      });
    }
    expect(pairs).toBeGreaterThan(5);
    const gazetteers = loadGazetteers();
    const listed = (names: ReadonlySet<string>, list: string) => {
      const entries = gazetteers.list('fr', list);
      const known = [...names].filter((name) => [name, ...name.split(/[ -]/)].some((part) => entries?.find(part)));
      return known.length / names.size;
    };
    expect(listed(names.FIRSTNAME, 'given-names')).toBeGreaterThan(0.9);
    expect(listed(names.LASTNAME, 'family-names')).toBeGreaterThan(0.9);
  });

  it('writes names in capitals, and family names first, as often as the corpus does', async () => {
    const half = (name: string, i: number) => (i % 2 === 0 ? name.toUpperCase() : name);
    const corpus = Array.from({ length: 60 }, (_, i) =>
      marked(`n${i}`, `Patient : [${half('Roux', i)}](LASTNAME) [Paul](FIRSTNAME), vu à [Lyon](CITY) le [3 mai 2019](DATE).`),
    ); // prettier-ignore
    const { generated } = await run(corpus, { locale: 'fr' });
    const mentions = generated.flatMap(({ text, entities }) =>
      entities.map(({ label, start, end }, i) => {
        const next = entities[i + 1];
        return { label, name: text.slice(start, end), next: next && text.slice(end, next.start) === ' ' ? next.label : '' };
      }),
    ); // prettier-ignore
    const share = (label: string, isIn: (mention: (typeof mentions)[number]) => boolean) => {
      const own = mentions.filter((mention) => mention.label === label);
      return own.filter(isIn).length / own.length;
    };
    const inCapitals = ({ name }: { name: string }) => name === name.toUpperCase();
    expect(mentions.filter(({ label, next }) => label === 'FIRSTNAME' && next === 'LASTNAME')).toEqual([]);
    expect(share('LASTNAME', ({ next }) => next === 'FIRSTNAME')).toBeGreaterThan(0.3);
    expect(share('LASTNAME', inCapitals)).toBeGreaterThan(0.35);
    expect(share('LASTNAME', inCapitals)).toBeLessThan(0.65);
    expect(share('FIRSTNAME', inCapitals)).toBeLessThan(0.1);
  });

  it('holds no sentence with words of a label that it cannot carry, and says so', async () => {
    const words = (documents: readonly Document[]) => new Set(documents.flatMap(({ text }) => tokenise(text).map((token) => token.text))); // prettier-ignore
    const without = await run(NEWS);
    const known = [...words(without.generated)].filter((word) => /^[a-z]{6,}$/.test(word) && !words(NEWS).has(word)).slice(0, 3); // prettier-ignore
    expect(known).toHaveLength(3);
    const corpus = [
      ...NEWS,
      marked('c', known.map((word) => `It was his [${word}](MISC) as [Ann Miller](PER) said.`).join(' ')),
    ];
    const { augmented, generated } = await run(corpus);
    expect(known.filter((word) => words(generated).has(word))).toEqual([]);
    expect(augmented.job.mixture?.silent).toEqual(['MISC']);
    expect(augmented.notes.join('\n')).toMatch(/cannot contain MISC: .* may occur unlabelled/);
  });

  it('has empty lines only where the corpus has some', async () => {
    const empty = /\n\s*\n/u;
    const bare = await run(NEWS);
    const airy = await run([...NEWS, marked('c', '[Ann Miller](PER) said:\n\nThat is so.')]);
    expect(bare.generated.filter(({ text }) => empty.test(text))).toEqual([]);
    expect(airy.generated.filter(({ text }) => empty.test(text)).length).toBeGreaterThan(0);
  });

  it('has as mentions of places what looks like those of the corpus, such as postcodes; else sentences with it are left out', async () => {
    const places = (...all: readonly string[]) => all.map((place, i) => marked(`c${i}`, `[Ann Miller](PER) lives in [${place}](LOC) since then. ${'It is said that nobody knows why. '.repeat(60)}`)); // prettier-ignore
    const isPostcode = (text: string) => /^\d{5}$/.test(text);
    const postcodes = (docs: readonly Document[]) => docs.flatMap(({ text, entities }) => entities.filter(({ label, start, end }) => label === 'LOC' && isPostcode(text.slice(start, end)))); // prettier-ignore
    const policies = {
      PER: { type: 'person', policy: 'replace' },
      LOC: { type: 'location', policy: 'replace' },
    } as const;
    const options = { locale: 'es', policies };
    const with3 = await run([...places('Ohio', 'Leeds', '28001', '41003', '08012')], options);
    expect(postcodes(with3.generated).length).toBeGreaterThan(1);
    const with2 = await run([...places('Ohio', 'Leeds', 'Bath', '28001', '41003')], options);
    expect(postcodes(with2.generated)).toEqual([]);
  });

  it('is mixed in where most mentions are of labels that no set carries, if their words tell where others of them would be', async () => {
    const laws = Array.from({ length: 40 }, (_, i) => marked(`d${i}`, `Nach [§ ${i + 3} BGB](LAW) und [Art. ${i + 5} GG](LAW) muss [Jens Lind](PER) das zahlen.`)); // prettier-ignore
    const policies = { LAW: { policy: 'keep' }, PER: { type: 'person', policy: 'replace' } } as const;
    const { augmented, generated } = await run(laws, { policies, locale: 'de' });
    expect(augmented.notes.join('\n')).toMatch(/adding generated documents.*de-court \(PER\)/s);
    expect(generated.length).toBeGreaterThan(20);
    expect(generated.filter(({ text }) => /§|\bBGB\b|\bArt\./u.test(text))).toEqual([]);
  });

  it('is left out where sets carry less of the mentions than they would have unmarked, and where nobody wants it', async () => {
    const diseases = [marked('a', 'He had [gout](Disease) and [measles](Disease), said [Ann](PER).')];
    const policies = { Disease: { policy: 'keep' }, PER: { type: 'person', policy: 'replace' } } as const;
    const ill = await run(diseases, { policies });
    expect(ill.generated).toEqual([]);
    expect(ill.augmented.notes.join('\n')).toMatch(/no generated documents are added/);
    for (const options of [{ generated: false }, { alpha: 0 }, { augmentedOnly: true }, { recipe: 'phicon' }]) {
      const { augmented, generated } = await run(NEWS, options);
      expect(generated).toEqual([]);
      expect(augmented.notes.join('\n')).not.toMatch(/generated/);
    }
  });
});
