import { describe, expect, it } from 'vitest';
import { fold } from '../../src/surrogates/case.ts';
import { createEnglishCopies } from '../helpers/english-copies.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';

const TYPES = {
  O: { type: 'organisation' },
  L: { type: 'location' },
  P: { type: 'person' },
  H: { type: 'hospital' },
  J: { type: 'profession' },
  D: { type: 'date' },
  U: { type: 'url' },
  I: { type: 'id' },
} as const;

const copiesOf = createEnglishCopies(TYPES);

describe('names of one text that are parts of each other', () => {
  it('go on as the whole does: a firm for short, a team by its nickname, one in capitals', async () => {
    const firm = '[Silver Fern Haulage, Inc.|O] hired him; [Silver Fern|O] let him go.';
    for (const [whole = '', short = ''] of await copiesOf(firm)) {
      expect(whole.startsWith(`${short} `), `${whole}, ${short}`).toBe(true);
      expect(short).toMatch(/^\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*)?$/u);
    }
    const team = 'The [Lansing Hornets|O] scored twice in the match. The [Hornets|O] won.';
    for (const [whole = '', short = ''] of await copiesOf(team)) {
      expect(whole.endsWith(` ${short}`), `${whole}, ${short}`).toBe(true);
      expect(short).not.toBe('Hornets');
    }
    const headline = 'Harmer as [KENT|O] win the cup. The match of [Kent|O] was short.';
    for (const [shouted, plain] of await copiesOf(headline)) expect(shouted).toBe(plain?.toUpperCase());
  });

  it('keep a nickname of two words, or that no dictionary has, in the plural', async () => {
    for (const names of await copiesOf('The [Blue Jays|O] lost a game. [Knicks|O] beat [Ravens|O] in the league.'))
      for (const name of names) expect(name).toMatch(/s$/);
  });

  it('are of the country that the text tells of, where no list has a club', async () => {
    const spanish = loadGazetteers().list('en', 'world-cities');
    const text = 'Results of league matches in [Zaragoza|L]: [Espanol|O] 2 [Deportivo Ferrol|O] 1.';
    for (const [, ...clubs] of await copiesOf(text))
      for (const club of clubs) expect(spanish?.find(club)?.region, club).toBe('Spain');
  });
});

describe('a house', () => {
  it('is of who keeps it, who is one person everywhere', async () => {
    const text = "At [Murphy's Pub|L] he met [Bob|P] of [Bob's Auto Repair|O].";
    for (const [pub, bob, repair] of await copiesOf(text)) {
      expect(pub).toMatch(/^(?!Murphy)\p{Lu}\p{L}+'s Pub$/u);
      expect(repair).toBe(`${bob}'s Auto Repair`);
    }
  });

  it('of learning is of a king or a queen', async () => {
    for (const [college] of await copiesOf("She studied at [King's College|O]."))
      expect(college).toMatch(/(?:King|Queen)'s College$/);
  });

  it('that heals is called by no person where nothing tells what it is', async () => {
    const given = loadGazetteers().list('en', 'given-names');
    for (const [name = ''] of await copiesOf('He was seen at [Beth Elim|H] twice.'))
      expect(/^\p{L}+ \p{L}+$/u.test(name) && given?.find(name.split(' ', 1)[0] ?? '')?.band === 0 && !/^(?:Mount|Holy|Good|All|Divine)/.test(name) && !name.endsWith(' General'), name).toBe(false); // prettier-ignore
  });
});

describe('a body of the state', () => {
  it('stays in its country beside places there', async () => {
    for (const [court, town] of await copiesOf(
      'The [United States District Court|O] sat in [Peoria|L], [Illinois|L].',
    )) {
      expect(court).toBe('United States District Court');
      expect(town).not.toBe('Peoria');
    }
  });
});

describe('a person', () => {
  it('who reigns is called as such are', async () => {
    const text = '[Queen Victoria|P] met King [George|P] there.';
    for (const [queen, king] of await copiesOf(text)) {
      expect(queen).toMatch(/^Queen (?:Mary|Anne|Charlotte|Elizabeth|Caroline|Catherine|Matilda|Margaret|Isabella|Eleanor|Adelaide|Sophia|Louise|Alexandra)$/); // prettier-ignore
      expect(king).toMatch(/^(?:Henry|Charles|Edward|William|James|Richard|Louis|Philip|Frederick|Ferdinand|Leopold|Albert|Christian|Nicholas|Alexander)$/); // prettier-ignore
    }
  });

  it('is the crown where that goes to law', async () => {
    for (const [crown, other] of await copiesOf('[R|P] v [Harmer|P] was heard.')) {
      expect(crown).toBe('R');
      expect(other).not.toBe('Harmer');
    }
  });

  it('has a small letter behind the hyphen of a given name, or none', async () => {
    for (const [name] of await copiesOf('The Korean pianist [Kim Sung-ho|P] played.'))
      expect(name).not.toMatch(/-\p{Lu}/u);
  });

  it('of one family is named in the singular before that word', async () => {
    for (const [name] of await copiesOf('Nobles such as the [Festetics|P] family built it.'))
      expect(
        loadGazetteers()
          .list('en', 'family-names')
          ?.find(name ?? ''),
        name,
      ).toBeDefined();
  });

  it('has a trade that does not tell a sex where it told none', async () => {
    for (const [trade] of await copiesOf('Mr Lind, a retired [electrician|J], came.'))
      expect(trade).not.toMatch(/^(?:actress|waitress|housewife)/);
  });
});

describe('what tells no date', () => {
  it('stays, or moves with its like', async () => {
    for (const [night, once] of await copiesOf('It rained [last night|D], and [overnight|D] too.'))
      expect([night, once]).toEqual(['yesterday evening', 'overnight']);
  });
});

describe('a date', () => {
  it('falls on the day that its line tells', async () => {
    for (const [date = ''] of await copiesOf('LIND [1996-08-28|D] The crew met on Wednesday to talk.'))
      expect(new Date(date).getUTCDay(), date).toBe(3);
  });
});

describe('an address', () => {
  it('of a British town has its letters', async () => {
    const areas: Readonly<Record<string, RegExp>> = {
      Leeds: /^LS\d/,
      Bristol: /^BS\d/,
      Norwich: /^NR\d/,
      Manchester: /^M\d/,
    };
    for (const [town = '', zip] of await copiesOf('He lives in [Sheffield|L] [S6 2AB|L].'))
      if (areas[town] !== undefined) expect(zip, town).toMatch(areas[town]);
  });

  it('of a page stays on its site and is called as its owner', async () => {
    for (const [name = '', page] of await copiesOf('[Eva Lind|P]: [linkedin.com/in/evalind|U]'))
      expect(page).toBe(`linkedin.com/in/${fold(name).replaceAll(/[^a-z]/g, '')}`);
  });

  it('of an account keeps its country under any label', async () => {
    for (const [number] of await copiesOf('Account [GB29NWBK60161331926819|I]'))
      expect(number).toMatch(/^GB\d\d[A-Z]{4}\d{14}$/);
  });
});
