import { describe, expect, it } from 'vitest';
import { demonym } from '../../src/languages/en/peoples.ts';
import { augment } from '../../src/index.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { createEnglishCopies } from '../helpers/english-copies.ts';
import { labelled } from '../helpers/marked.ts';

const policies = { M: { policy: 'from-corpus' }, L: { type: 'location' }, O: { type: 'organisation' } } as const;

async function textsOf(text: string): Promise<readonly string[]> {
  const texts = [];
  const settings = { alpha: 16, augmentedOnly: true, generated: false, context: false, locale: 'en', policies };
  for await (const copy of await augment([labelled('p', text)], settings)) texts.push(copy.text);
  return texts;
}

describe('an English word for a people', () => {
  it('follows what its country becomes, in its form', async () => {
    const texts = await textsOf('In [Sweden|L] the [Swedish|M] poet met a [Swede|M] and two [Swedes|M].');
    const found = texts.map((text) => /^In (.+) the (.+) poet met an? (.+) and two (.+)\.$/u.exec(text)?.slice(1));
    for (const [country = '', adjective, person, people] of found.map((each) => each ?? [])) {
      expect(country).not.toBe('Sweden');
      expect(adjective).toBe(demonym('Swedish', country));
      expect(person).toBe(demonym('Swede', country));
      expect(people).toBe(demonym('Swedes', country));
    }
    expect(new Set(found.map((each) => each?.[0])).size).toBeGreaterThan(2);
  });

  it('is that of all of the people where it stands alone behind an article', async () => {
    for (const text of await textsOf('The [French|M] refused to sign the letter.')) {
      expect(text).not.toContain('French');
      expect(text).toMatch(/^The (?:\p{L}+s|\p{L}+(?:ch|sh|ss|ese)) refused/u);
    }
  });

  it('holds the country in which it lives', async () => {
    for (const text of await textsOf('The [Basques|M] of northern [Spain|L] kept their language.'))
      expect(text).toContain('Spain');
  });

  it('becomes no other that the text has too', async () => {
    for (const text of await textsOf('[Catholics|M] and [Protestants|M] marched.')) {
      const [, first, second] = /^(\w+) and (\w+) marched/u.exec(text) ?? [];
      expect(first).not.toBe(second);
    }
  });
});

describe('the form of an English word for a people', () => {
  it('is told by where it stands', () => {
    expect(demonym('French', 'Germany', 'all')).toBe('Germans');
    expect(demonym('French', 'Germany', 'one')).toBe('German');
    expect(demonym('Swiss', 'Spain', 'one')).toBe('Spaniard');
    expect(demonym('German', 'Spain')).toBe('Spanish');
    expect(demonym('German', 'Spain', 'all')).toBe('Spaniard');
    expect(demonym('British', 'Scotland')).toBeUndefined();
  });
});

describe('an English name beside a word for a people', () => {
  const named = { M: { policy: 'from-corpus' }, L: { type: 'location' }, P: { type: 'person' } } as const;
  const copiesOf = createEnglishCopies(named);
  const lists = ['people-given-names', 'people-family-names'].map((list) => loadGazetteers().list('en', list));
  const peopleOf = (name = ''): readonly (string | undefined)[] =>
    name.split(' ').map((word, i) => lists[i]?.find(word)?.region);

  it('is of the people that it is told to be of, be its names in no list', async () => {
    const text =
      '[Quazz Norvel|P] , a [Uyghur|M] , met the [Kikuyu|M] [Vexo Lindu|P] and [Zorbat Quim|P] of [Mongolia|L] .';
    for (const [first, , , second] of await copiesOf(text)) {
      expect(peopleOf(first), first).toEqual(['uyghur', 'uyghur']);
      expect(peopleOf(second), second).toEqual(['kenyan', 'kenyan']);
    }
  });

  it('is of that which the word becomes', async () => {
    const PEOPLES: Readonly<Record<string, string>> = { Czech: 'czech', Slovak: 'slovak', Hungarian: 'hungarian', Romanian: 'romanian', Bulgarian: 'bulgarian', Ukrainian: 'ukrainian', Russian: 'russian' }; // prettier-ignore
    for (const [first = '', word = ''] of await copiesOf('[Tadeusz Kaczmarek|P] is a [Polish|M] miner.'))
      if (word in PEOPLES) expect(peopleOf(first), `${first}, ${word}`).toContain(PEOPLES[word]);
  });

  it('is of that in a clinical note too, be its names known of others', async () => {
    const patients = createEnglishCopies({ P: { type: 'patient' }, M: { policy: 'from-corpus' } });
    for (const [first] of await patients('[Hodan Warsame|P] , a [Somali|M] mother , was seen .'))
      expect(peopleOf(first), first).toContain('arabic');
  });

  it('tells by none of its own words of a country', async () => {
    for (const [first = ''] of await copiesOf('[Norman Thomas|P] was a socialist .'))
      expect(
        loadGazetteers()
          .list('en', 'given-names')
          ?.find(first.split(' ')[0] ?? '')?.band,
        first,
      ).toBeLessThan(2);
  });

  it('is of the people of the country that its own becomes', async () => {
    for (const [first = '', country = ''] of await copiesOf('[Yuki Tanabe|P] of [Japan|L] lost in straight sets.'))
      if (country !== 'Japan') expect(peopleOf(first), `${first}, ${country}`).not.toContain('japanese');
  });
});

describe('an English word for a language', () => {
  it('becomes another language, not what is of a country without one', async () => {
    const found = new Set<string>();
    for (const text of await textsOf('It was shot in [German|M], with [English|M] subtitles.'))
      for (const word of /shot in (\p{L}+), with (\p{L}+) subtitles/u.exec(text)?.slice(1) ?? []) found.add(word);
    expect(found.size).toBeGreaterThan(3);
    for (const word of found) expect('English French German Spanish Italian Portuguese Dutch'.split(' ')).toContain(word); // prettier-ignore
  });
});

describe('an English country with an article', () => {
  it('leaves it where it becomes one without', async () => {
    for (const text of await textsOf('We met in the [Netherlands|L], near the [Bank of the Netherlands|O].')) {
      expect(text).not.toContain('Netherlands');
      expect(text).toMatch(/^We met in \p{Lu}[\p{L} ]+, near the Bank of \p{Lu}/u);
    }
  });

  it('is none before a body, which keeps it', async () => {
    for (const text of await textsOf('The [Federation|O] grew in Quazhaag, and the [Union|O] too.'))
      expect(text).toMatch(/^The \p{Lu}\p{L}+ grew in Quazhaag, and the \p{Lu}/u);
  });

  it('stays before another republic, and a union that had no like stays', async () => {
    for (const text of await textsOf("They feared the [Soviet Union|L] and the [People's Republic of China|L].")) {
      expect(text).toMatch(/the Soviet Union and the (?:Socialist|Mongolian) /u);
    }
  });
});

describe('somebody with a usual given name and a family name that nobody has here', () => {
  it('is of the one country that the sentence names', async () => {
    for (const [name = ''] of await createEnglishCopies({ P: { type: 'person' } })(
      'The Kenyan president [William Zuruto|P] condemned it.',
    ))
      // prettier-ignore
      expect(loadGazetteers().list('en', 'people-family-names')?.find(name.split(' ')[1] ?? '')?.region, name).toBe('kenyan');
  });
});
