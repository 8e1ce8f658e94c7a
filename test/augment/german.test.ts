import { describe, expect, it } from 'vitest';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { copiesIn } from '../helpers/copies-in.ts';

const regionOf = (town: string) => loadGazetteers().list('de', 'world-cities')?.find(town)?.region;

describe('German copies', () => {
  it('lets a foreign town of no list lie in the only country that is named', async () => {
    for (const { mentions } of await copiesIn('de', 'Ein Beben hat [Chile|LOC] erschüttert; in [Iquique|LOC] fiel der Strom aus.')) expect(regionOf(mentions[1] ?? ''), mentions.join()).toBe(mentions[0]); // prettier-ignore
    for (const { mentions } of await copiesIn('de', 'Nahe [Amasra|LOC] im Norden der [Türkei|LOC] stürzte ein Haus ein.')) expect(regionOf(mentions[0] ?? ''), mentions.join()).toBe(mentions[1]); // prettier-ignore
  });

  it('keeps a part of a town at home, a letter behind a number, a saint', async () => {
    const german = loadGazetteers().list('de', 'cities');
    for (const { mentions } of await copiesIn(
      'de',
      'Er kam aus [Hamburg-Altona|LOC] auf die [Station 4B|LOC] und in die Kirche [St. Martin|LOC].',
    )) {
      const [part = '', ward, church = ''] = mentions;
      expect(german?.find(part.slice(part.lastIndexOf('-') + 1)), part).toBeDefined();
      expect(ward).toMatch(/^Station \d\p{Lu}$/u);
      expect(loadGazetteers().list('de', 'saints')?.find(church.replace('St. ', '')), church).toBeDefined();
    }
  });

  it('keeps the s of a family name behind its title, and of a genitive before a title of a work and behind a noun', async () => {
    for (const { mentions } of await copiesIn(
      'de',
      'Die Zeugin [Sabine Qvertens|PER] kam. Frau [Qvertens|PER] sah [Qvolthes|PER] „Faust“ und ein Bild aus der Werkstatt [Qvandlers|PER].',
    )) {
      const [whole = '', alone = '', ...owners] = mentions;
      expect(whole.endsWith(` ${alone}`), mentions.join()).toBe(true);
      for (const owner of owners) expect(owner).toMatch(/[s’]$/u);
    }
  });

  it('calls nobles by another given name, and photographers by another family name', async () => {
    const given = loadGazetteers().list('de', 'given-names');
    for (const { mentions } of await copiesIn('de', 'Herzog [Ludwig|PER] traf den Fotograf [Qvelling|PER].')) {
      expect(given?.find(mentions[0] ?? ''), mentions[0]).toBeDefined();
      expect(
        loadGazetteers()
          .list('de', 'family-names')
          ?.find(mentions[1] ?? ''),
        mentions[1],
      ).toBeDefined();
    }
  });

  it('keeps the head of an institution behind an article', async () => {
    for (const { mentions } of await copiesIn(
      'de',
      'Nach Angaben des [Polizeipräsidiums Ulm|ORG] lag ein Schiff der [Sächsischen Dampfschifffahrt|ORG] fest; im [Pflegeheim Haus Abendfrieden|ORG] und in der [Kardiologischen Ambulanz|ORG] war es ruhig.',
    )) {
      const [office, ships, home, ward] = mentions;
      expect(office).toMatch(/^Polizeipräsidiums (?!Ulm)\p{Lu}/u);
      expect(ships).toMatch(/^(?!Säch)\p{Lu}\p{Ll}+ischen Dampfschifffahrt$/u);
      expect(home).toMatch(/^Pflegeheim Haus /u);
      expect(ward).toMatch(/^(?!Kard)\p{Lu}\p{Ll}+ischen Ambulanz$/u);
    }
  });

  it('leaves what is the only one of its kind, and writes letters that names begin with for others', async () => {
    for (const { mentions } of await copiesIn('de', 'Die [Vereinten Nationen|ORG] und die [WQXT|ORG] berieten.')) {
      expect(mentions[0]).toBe('Vereinten Nationen');
      expect(mentions[1]).toMatch(/^[A-W]{4}$/u);
      expect(mentions[1]).not.toMatch(/Q|(.)\1/u);
    }
  });

  it('gives landscapes, islands, motorways and the states of history others of their kind', async () => {
    for (const { mentions } of await copiesIn(
      'de',
      'Auf der [Schwäbischen Alb|LOC], auf der [Fraueninsel|LOC] und zwischen dem [Kreuz Stuttgart|LOC] und Ulm; 1803 kam das Dorf an [Baden|LOC].',
    )) {
      expect(mentions[0]).toBe('Fränkischen Alb');
      expect(mentions[1]).toMatch(/^(?!Frauen)\p{L}+insel$/u);
      expect(mentions[2]).toMatch(/^Kreuz (?!Stuttgart)/u);
      expect('Bayern Württemberg Hessen Preußen Sachsen Nassau Österreich'.split(' ')).toContain(mentions[3]);
    }
  });

  it('writes the letters behind a name as it becomes, everywhere', async () => {
    for (const { mentions } of await copiesIn(
      'de',
      'Das [Bundesamt für Gesundheit|ORG] ([BAG|ORG]) warnt. Das [BAG|ORG] rät ab.',
    )) {
      const [name = '', letters = '', again] = mentions;
      expect(name).toMatch(/^Bundesamt für (?!Gesundheit)\p{Lu}/u);
      expect(letters).toBe(`BA${name.charAt('Bundesamt für '.length)}`);
      expect(again).toBe(letters);
    }
  });

  it('puts a town of other lists in the genitive behind a noun, and roads behind an article become others', async () => {
    for (const { mentions } of await copiesIn(
      'de',
      'Durch die Gassen [Tarragonas|LOC] lief er zum Lückenschluss der [A1|LOC] im [Römischen Reich|LOC].',
    )) {
      expect(mentions[0]).toMatch(/[s’]$/u);
      expect(mentions[1]).toMatch(/^A(?!1$)\d$/u);
      expect(mentions[2]).toMatch(/^(?!Römischen)\p{Lu}\p{Ll}+en Reich$/u);
    }
  });

  it('lets savings banks lie in towns, clinics heal, and rivers of a town’s name flow', async () => {
    const german = loadGazetteers().list('de', 'cities');
    for (const { mentions } of await copiesIn(
      'de',
      'Die [Kreissparkasse Qvarweiler|ORG], die [Klinik für Gefäßchirurgie|ORG], die [Feuerwehr|ORG] und das Bad an der [Weida|LOC].',
    )) {
      const [bank = '', clinic, brigade, river = ''] = mentions;
      expect(german?.find(bank.replace('Kreissparkasse ', '')), bank).toBeDefined();
      expect(clinic).toMatch(/^Klinik für \p{Lu}\p{Ll}+(?:logie|iatrie|ädie)$/u);
      expect(brigade).toMatch(/^(?:Berg|Wasser)wacht$/u);
      expect('Schwinge Oker Innerste Bode Wipper Ilse Örtze Wümme Geeste'.split(' ')).toContain(river);
    }
  });

  it('lets villages of no list lie in one country, and streets be called after towns', async () => {
    const lists = ['es', 'fr', 'it', 'pt', 'sv', 'nl', 'en', 'ca'].map((code) => loadGazetteers().list(code, 'cities'));
    for (const { mentions } of await copiesIn(
      'de',
      'Die Dörfer [Hokkqala|LOC], [Koskimäkki|LOC], [Kumppula|LOC] und [Saunakylä|LOC] liegen an der [Friedberger Landstraße|LOC].',
    )) {
      const villages = mentions.slice(0, 4);
      expect(lists.some((list) => villages.every((name) => list?.find(name) !== undefined)), villages.join()).toBe(true); // prettier-ignore
      expect(mentions[4]).toMatch(/^(?!Friedberger)\p{Lu}\p{Ll}+er Landstraße$/u);
    }
  });

  it('takes no name for a genitive that stands elsewhere without one', async () => {
    for (const { mentions } of await copiesIn(
      'de',
      'Die Persönlichkeit [Qvährens|PER] zog um; daneben führte [Qvährens|PER] eine Praxis.',
    )) {
      expect(mentions[0]).toBe(mentions[1]);
      expect(loadGazetteers().list('de', 'family-names')?.find(mentions[0] ?? '') ?? loadGazetteers().list('de', 'given-names')?.find(mentions[0] ?? ''), mentions[0]).toBeDefined(); // prettier-ignore
    }
  });

  it('keeps verbs where they stand, and what belongs together', async () => {
    for (const { text } of await copiesIn(
      'de',
      'Sehr geehrte Damen und Herren, nach Treu und Glauben; zwischen [Ulm|LOC] und [Bonn|LOC] starben mindestens 41 Menschen; verletzt wurden zwei weitere.',
    )) {
      expect(text).toContain('Damen und Herren, nach Treu und Glauben');
      expect(text).not.toMatch(/zwischen .* sowie|ums Leben (?:mindestens|wenigstens)|zwei zusätzliche\./u);
    }
  });

  it('gives owners an s in place of the apostrophe that their name no longer asks for', async () => {
    const copies = await copiesIn('de', 'Dann kam [Hans|PER]’ Vater, nicht [Max|PER]’ Mutter.');
    for (const { text } of copies) expect(text).toMatch(/^Dann kam (?:\p{L}+[sxzß]’|\p{L}+[^sxzß’]s) Vater, nicht (?:\p{L}+[sxzß]’|\p{L}+[^sxzß’]s) Mutter\.$/u); // prettier-ignore
  });
});
