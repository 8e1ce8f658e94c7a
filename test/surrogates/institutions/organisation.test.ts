import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { locationFamily } from '../../../src/surrogates/places/location.ts';
import { genderBefore, isOrganisationKind } from '../../../src/surrogates/kind-words.ts';
import { isField } from '../../../src/surrogates/institutions/class-words.ts';
import { organisationFamily } from '../../../src/surrogates/institutions/organisation.ts';
import type { Mention, SurrogateType } from '../../../src/surrogates/types.ts';
import { mention, setting, settingOf } from '../../helpers/surrogates.ts';

function writeAll(mentions: readonly Mention[], locale = 'en', seed = 1): string[] {
  const own = settingOf(locale);
  const state = organisationFamily.study(mentions, own);
  return mentions.map((each) => organisationFamily.write(each, state, { scope: createRng(seed) }, own) as string);
}

const write = (type: SurrogateType, text: string, locale = 'en', seed = 1): string =>
  writeAll([mention(type, text)], locale, seed)[0] as string;

const ARTS = ['Arts', 'Sciences', 'Letters', 'Humanities', 'Languages', 'Crafts'];

describe('organisationFamily', () => {
  it.each([
    ['organisation', 'Quibbe Hospice', /^(?!Quibbe)\p{Lu}\p{L}+ Hospice$/u],
    ['organisation', 'The Quibbers Arms', /^The (?!Quibbers)\p{Lu}[\p{L} ]+ Arms$/u],
    ['organisation', 'Quibbe Opticians', /^(?!Quibbe)\p{Lu}\p{L}+ Opticians$/u],
    ['organisation', 'QUIBB BOROUGH COUNCIL', /^(?!QUIBB)\P{Ll}+ BOROUGH COUNCIL$/u],
    ['organisation', 'Quibbe Elementary', /^(?!Quibbe)\p{Lu}\p{L}+ Elementary$/u],
    ['hospital', 'Quibbe Maternity', /^(?!Quibbe)\p{Lu}\p{L}+ Maternity$/u],
    ['organisation', 'Ward 9C', /^Ward \d\p{Lu}$/u],
    ['department', 'Ward 12', /^Ward (?!12)\d\d$/u],
    ['organisation', 'Court 4', /^Court (?!4)\d$/u],
    ['organisation', 'Waitrose', /^(?:Tesco|Asda|Morrisons|Aldi|Lidl)$/u],
  ] as const)('lets what an English name is be such: %s %s', (type, text, form) => {
    for (let seed = 0; seed < 10; seed++) expect(write(type, text, 'en', seed)).toMatch(form);
  });

  it('calls councils after places', () => {
    for (let seed = 0; seed < 10; seed++) {
      const [, town = ''] = /^(.+) City Council$/u.exec(write('organisation', 'Hull City Council', 'en', seed)) ?? [];
      expect(setting.gazetteers.list('en', 'cities')?.find(town), town).toBeDefined();
    }
  });

  it('lets clubs, papers, stadiums and abbreviations be such', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(write('organisation', 'FC Olmer Werk Wendelau', 'de', seed)).toMatch(/^FC (?!.*Olmer)(?!.*Werk)\p{Lu}/u);
      expect(write('organisation', 'Wiener Bote', 'de', seed)).toMatch(/^(?!Wiener)\p{Lu}\p{Ll}+er Bote$/u);
      expect(write('organisation', 'VAKOM', 'de', seed)).toMatch(/^\p{Lu}{4,9}$/u);
      expect(write('organisation', 'BdK', 'de', seed)).toMatch(/^\p{Lu}\p{Ll}\p{Lu}$/u);
      expect(writeAll([mention('organisation', 'Stadion am Olmer Hang', 'im ')], 'de', seed)[0]).toMatch(
        /[sS]tadion$/u,
      );
    }
  });

  it('leaves the article of a name and the epithet of a saint, and puts universities in great towns', () => {
    const band = (town: string, locale: string) => setting.gazetteers.list(locale, 'cities')?.find(town)?.band;
    for (let seed = 0; seed < 20; seed++) {
      expect(write('hospital', 'Hospital de la Vázquez', 'es', seed)).toMatch(/^Hospital \p{Lu}/u);
      expect(write('hospital', 'Hospital Comarcal del García', 'es', seed)).toMatch(/^Hospital Comarcal \p{Lu}/u);
      expect(write('hospital', 'Hospital San Juan de la Quelma', 'es', seed)).toMatch(/^Hospital San \p{Lu}\p{L}+$/u);
      expect(write('hospital', 'Clinique des Lilas', 'fr', seed)).toMatch(
        /^Clinique d(?:e |es |u |e la |e l'|')\p{Lu}/u,
      );
      expect(band(write('organisation', 'Universidad de Logroño', 'es', seed).slice(15), 'es')).toBe(0);
      expect(band(write('organisation', 'Universität Kassel', 'de', seed).slice(12), 'de')).toBeLessThan(2);
    }
  });

  it('keeps the words that tell the kind, and the legal form', () => {
    expect(write('hospital', 'Hospital Universitario de Salamanca', 'es')).toMatch(/^Hospital Universitario de .+$/);
    expect(write('hospital', "St. Mary's Hospital")).toMatch(/^St\. .+'s Hospital$/);
    expect(write('hospital', 'Hillcrest Cottage Hospital')).toMatch(/^(?!Hillcrest).+ Cottage Hospital$/);
    expect(write('hospital', 'Cranbrook Medical Practice')).toMatch(/^(?!Cranbrook).+ Medical Practice$/);
    expect(write('hospital', 'Hospital San Roque', 'es')).toMatch(/^Hospital San \p{L}+$/u);
    expect(write('organisation', 'Lindqvarn GmbH', 'de')).toMatch(/^\p{L}+ GmbH$/u);
    expect(write('organisation', 'Tierfreunde Nordlicht e. V.', 'de')).toMatch(/ e\. V\.$/);
    expect(write('organisation', 'Zyxware, Inc.')).toMatch(/, Inc\.$/);
    expect(write('organisation', 'Bundesministerium der Verteidigung', 'de')).toMatch(/^Bundesministerium der .+$/);
  });

  it('keeps the word for a group at the end of a name of common words, and public bodies of a kind', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(write('organisation', 'Common World League', 'en', seed)).toMatch(/^.+ League$/u);
      expect(write('organisation', 'Bundesnachrichtendienst', 'de', seed)).toBe('Verfassungsschutz');
      expect(write('organisation', 'Umweltministeriums', 'de', seed)).toMatch(/^(?!Umwelt)\p{L}+ministeriums$/u);
    }
  });

  it('writes a field for what an English institution is for, whatever its words, and a name that tells no kind for one that tells none', () => {
    for (let seed = 0; seed < 20; seed++) {
      for (const [text, kept] of [
        ['Council on Maritime Relations', 'Council on Maritime '],
        ['The Forum for International Policy', 'The Forum for International '],
        ['World Policy Journal', 'World '],
      ] as const) {
        const written = write('organisation', text, 'en', seed);
        expect(written.startsWith(kept)).toBe(true);
        expect(isField(written.slice(kept.length).replace(/ Journal$/, ''), 'en')).toBe(true);
      }
      const bare = write('organisation', 'Zyxwex', 'en', seed);
      expect(bare.toLowerCase().split(' ').some(isOrganisationKind)).toBe(false);
    }
  });

  it('gives a German surrogate the ending of the genitive behind "des" alone', () => {
    const behind = (before: string, seed: number) =>
      writeAll([mention('organisation', 'Quarzbund', before)], 'de', seed)[0]?.split(' ')[0];
    for (let seed = 0; seed < 20; seed++) {
      expect(behind('Der Sitz des ', seed)).toMatch(/bunde?s$/u);
      expect(behind('Es gilt der ', seed)).toMatch(/bund$/u);
    }
  });

  it('reads the German "der" by what stands before it', () => {
    const genders = ['Der ', 'Es tagt. Der ', 'mit der ', 'ein Sprecher der ', 'heute lobte der '].map((before) =>
      genderBefore(before, 'de'),
    );
    expect(genders).toEqual(['m', 'm', 'f', 'f', 'mf']);
  });

  it('writes other words for "Parliament" alone, and keeps those of the dictionary beside a place', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(write('organisation', 'Parliament', 'en', seed)).toMatch(/^(?:Congress|Senate|Assembly|Legislature)$/u);
      expect(write('organisation', 'Duluth Bulls', 'en', seed)).toMatch(/^(?!Duluth).+ Bulls$/u);
      expect(write('organisation', 'VfL Quarzheim', 'de', seed)).toMatch(/^VfL (?!Quarzheim)/u);
    }
  });

  it('writes a field for a field, and no name or place', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(write('organisation', 'Center for Science and Culture', 'en', seed)).toMatch(/^Center for \p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+$/u); // prettier-ignore
      const [, first, second] = /^Institute of (\S+) and (\S+)$/.exec(write('organisation', 'Institute of Arts and Sciences', 'en', seed)) ?? []; // prettier-ignore
      expect(ARTS).toContain(first);
      expect(ARTS).toContain(second);
      expect(first).not.toBe(second);
      expect(write('hospital', 'Department of Surgery', 'en', seed)).toMatch(
        /^Department of (?!Surgery$)\p{Lu}\p{L}+[\p{L} '-]*$/u,
      );
      expect(write('organisation', 'Facultad de Odontología', 'es', seed)).toMatch(
        /^Facultad de (?!Odontología)\p{L}+$/u,
      );
      expect(write('organisation', 'Instituto Colombiano del Dolor', 'es', seed)).toMatch(/^Instituto \p{L}+o del (?:Cáncer|Corazón|Cerebro|Sueño)$/u); // prettier-ignore
      expect(write('organisation', 'Klinik für Chirurgie', 'de', seed)).toMatch(/^Klinik für \p{L}+ie$/u);
    }
  });

  it('writes a French department that takes the article of the one it replaces', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(write('organisation', 'CPAM des Yvelines', 'fr', seed)).toMatch(
        /^CPAM des (?!Yvelines)(?:Deux-|\p{Lu}\p{L}+s(?:$|-))/u,
      );
      expect(write('organisation', 'CPAM du Rhône', 'fr', seed)).not.toMatch(/du (?:[AEIOU]|Haute-|Yvelines|Gironde|Marne|Paris)/u); // prettier-ignore
    }
  });

  it('keeps what a German institution is, and fills a town, a region or a field beside it', () => {
    const behind = (before: string, text: string, seed: number) =>
      writeAll([mention('organisation', text, before)], 'de', seed)[0] ?? '';
    const isTown = (name: string) => setting.gazetteers.list('de', 'cities')?.find(name) !== undefined;
    for (let seed = 0; seed < 20; seed++) {
      expect(behind('Der ', 'Polizei Hildesheim', seed)).toMatch(/^Polizei (?!Hildesheim)\p{Lu}\p{Ll}/u);
      expect(behind('die ', 'Freiwillige Feuerwehr Quarzberg', seed)).toMatch(/^Freiwillige Feuerwehr (?!Quarz)/u);
      expect(behind('des ', 'Landgerichts Stade', seed)).toMatch(/^Landgerichts (?!Stade)\p{Lu}\p{Ll}/u);
      expect(behind('das ', 'Landgericht München I', seed)).toMatch(/^Landgericht (?!München)[\p{L} ]+ I$/u);
      expect(isTown(behind('das ', 'Amtsgericht Bad Quarzburg', seed).slice(12))).toBe(true);
      expect(behind('der ', 'Landschaftsverband Rheinland', seed)).toMatch(/^Landschaftsverband (?!Rheinland)/u);
      expect(behind('das ', 'Bundesamt für Quarze und Lavendel', seed)).toMatch(/^Bundesamt für \p{Lu}\p{Ll}+$/u);
      expect(behind('das ', 'Quarzheimer Tageblatt', seed)).toMatch(/^(?!Quarz)\p{Lu}\p{Ll}+er Tageblatt$/u);
      expect(behind('die ', 'Quarzstiftung zur Aufarbeitung der Lavendel', seed)).not.toMatch(
        /Aufarbeitung der (?!Lavendel)/u,
      );
      expect(genderBefore('heißt es in der „', 'de')).toBe('f');
      expect(behind('von ', 'Quarz 87,9', seed)).not.toContain(',');
    }
  });

  it('keeps common words beside a name, place or nationality that changes', () => {
    expect(write('organisation', '4 Air Defense Wing')).toMatch(/^[1-9] Air (?!Defense)\p{L}+ Wing$/u);
    expect(write('organisation', 'Centro Penitenciario de Salamanca', 'es')).toMatch(/^Centro Penitenciario de (?!Salamanca)/); // prettier-ignore
    expect(write('organisation', 'Europäischen Union', 'de')).toBe('Europäischen Gemeinschaft');
    expect(write('organisation', 'Innenverwaltung des Landes NRW', 'de')).toMatch(/^Innenverwaltung des Landes (?:RLP|LSA)$/); // prettier-ignore
    expect(write('organisation', 'XII Corps')).toMatch(/^(?!XII )[IVX]+ Corps$/);
    expect(write('organisation', 'U.S. Science Committee')).toMatch(/^[A-Z]\.[A-Z]\. Science Committee$/);
  });

  it('keeps the form of a name of common words', () => {
    expect(write('organisation', 'Elmwood Elementary School')).toMatch(/^(?!Elmwood)\p{Lu}\p{L}+ Elementary School$/u);
    expect(write('organisation', 'Civic Impulse LLC')).toMatch(/^\p{Lu}\p{L}+ LLC$/u);
    expect(write('organisation', 'St. Thomas Housing Development')).toMatch(/^St\. (?!Thomas)\S+ Housing Development$/);
    expect(write('organisation', 'Bundesregierung', 'de')).toMatch(/^(?!Bundes)\p{Lu}\p{Ll}+regierung$/u);
  });

  it('writes no country for one within a longer name', () => {
    const countries = setting.gazetteers.list('en', 'countries');
    for (let seed = 0; seed < 20; seed++) {
      const written = write('hospital', 'Beth Israel Medical Center', 'en', seed);
      expect(countries?.find(/^\S+ (.+) Medical Center$/.exec(written)?.[1] ?? '')).toBeUndefined();
    }
  });

  it('writes a patron for a patron', () => {
    const patrons = settingOf('es').gazetteers.list('es', 'advocations');
    for (let seed = 0; seed < 20; seed++) {
      const written = write('hospital', 'Hospital Virgen del Camino', 'es', seed);
      expect(patrons?.find(written.replace('Hospital ', ''))).toBeDefined();
    }
  });

  it('has one legal form', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(write('organisation', 'Tierfreunde Nordlicht e. V.', 'de', seed)).not.toMatch(
        /(?:GmbH|UG|AG|KG|eG|SE) e\. V\.$/,
      );
    }
  });

  it('replaces a place in a name as it replaces the place alone', () => {
    const city = mention('city', 'Salamanca');
    const es = settingOf('es');
    const alone = locationFamily.write(city, locationFamily.study([city], es), { scope: createRng(1) }, es);
    expect(write('hospital', 'Hospital de Salamanca', 'es')).toBe(`Hospital de ${alone}`);
  });

  it('elides "de" in French as the name asks for', () => {
    for (let seed = 0; seed < 30; seed++) {
      expect(write('hospital', 'Centre Hospitalier de Beauvais', 'fr', seed)).toMatch(
        /^Centre Hospitalier (?:de [^AEIOUÉÈÎÔ]|d'[AEIOUHYÉÈÎÔŒ])/u,
      );
    }
  });

  it('replaces a name withheld by a plausible one with the same legal form', () => {
    expect(write('organisation', 'B ... GmbH', 'de')).toMatch(/^\p{L}{3,} GmbH$/u);
    expect(write('organisation', 'X-GmbH', 'de')).toMatch(/^\p{L}{3,}-GmbH$/u);
  });

  it('makes an abbreviation follow the full name that the document has', () => {
    const [full = '', short] = writeAll([
      mention('hospital', 'Marlow General Hospital'),
      mention('organisation', 'MGH'),
    ]);
    expect(short).toBe(
      full
        .split(' ')
        .map((word) => word[0])
        .join(''),
    );
    expect(write('organisation', 'MGH')).toMatch(/^[A-Z]{3}$/);
    expect(write('organisation', 'MGH')).not.toBe('MGH');
  });

  it('carries the case and is the same for the same mention in the scope', () => {
    expect(write('hospital', 'MARLOW GENERAL HOSPITAL')).toMatch(/^\P{Ll}+ GENERAL HOSPITAL$/u);
    expect(write('organisation', 'Zyxware')).toBe(write('organisation', 'Zyxware'));
  });

  it('writes a surrogate for any text, and never the text itself', () => {
    const types = fc.constantFrom(...organisationFamily.types);
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.stringMatching(/^[A-Za-z0-9 .,&/'’()-]{1,16}$/),
      fc.constantFrom(
        'Hospital',
        'GmbH',
        'e. V.',
        'of the',
        'St.',
        'MGH',
        '3',
        '...',
        '&',
        'Klinik - Klinik',
        '台大醫院',
      ),
    );
    fc.assert(
      fc.property(texts, types, fc.constantFrom('en', 'es', 'fr', 'de'), fc.integer(), (text, type, locale, seed) => {
        const value = write(type, text, locale, seed);
        expect(value.toLowerCase()).not.toBe(text.toLowerCase());
        expect(value).not.toBe('');
        if (!/[\r\n]/.test(text)) expect(value).not.toMatch(/[\r\n]/);
      }),
      { numRuns: 500 },
    );
  });

  it('draws fresh organisations of every type', () => {
    for (const type of organisationFamily.types)
      expect(organisationFamily.fresh(type, createRng(1), setting)).toBeTruthy();
  });
});
