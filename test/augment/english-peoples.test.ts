import { describe, expect, it } from 'vitest';
import { demonym } from '../../src/languages/en/peoples.ts';
import { augment } from '../../src/index.ts';
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

  it('stays before a bloc, as before the union that became it', async () => {
    for (const text of await textsOf("They feared the [Soviet Union|L] and the [People's Republic of China|L].")) {
      expect(text).toMatch(/the Eastern Bloc and the (?:Socialist|Mongolian) /u);
    }
  });
});
