import { describe, expect, it } from 'vitest';
import { augment } from '../../src/index.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { copiesIn } from '../helpers/copies-in.ts';
import { labelled } from '../helpers/marked.ts';

const genderOf = (name = '') => loadGazetteers().list('de', 'given-names')?.find(name)?.gender;

describe('what German text tells of firms, houses and persons', () => {
  it.each([
    ['Die Containerreederei [Qvelund|ORG] fuhr Verlust ein.', / (?:Lines?|Shipping|Reederei)$/u],
    ['Der Billigflieger [Qvolara|ORG] strich Strecken.', / (?:Air|Airlines|Airways|Flug)$/u],
    ['Das Lied kam bei der Plattenfirma [Qvexmuzik|ORG] heraus.', / (?:Records|Music|Musik)$/u],
    ['Die Rundfunkanstalten zeigten es auf [Qvanal|ORG].', /^(?:Radio|Antenne|TV|Kanal) /u],
    ['Mit der Rundfunkanstalt dreht [Das Erste|ORG] Filme.', /^(?:3sat|Phoenix|Arte)$/u],
    ['Er ging von [Honda|ORG] weg.', /^Suzuki$/u],
    ['Sie zogen in das [Qvilianstift|ORG].', /^(?:Marien|Josef|Elisabeth|Katharinen|Anna)stift$/u],
    ['Er sprach im [Millennium Qvadway Hotel|ORG].', /^(?!Mill)(?:[A-Z][a-z]+ ){1,2}Hotel$/u],
    ['Er schlief im [Royal Qvavoy Hotel|LOC].', /^(?:[A-Z][a-z]+ ){1,2}Hotel$/u],
    ['In Leeds lernte er an der [Matthew Qvumber School|ORG].', /^[A-Z][a-z]+ (?:[A-Z][a-z]+ )?School$/u],
    ['Er besuchte das [Qvindsey School & Arts College|ORG].', /^[A-Z][a-z]+ School & [A-Z][a-z]+ College$/u],
    ['Sie war an der [London Business School|ORG].', /^(?!London)[A-Z][a-z ]+ Business School$/u],
    ['Die [Qvocklands Light Railway|ORG] fuhr dort.', /^[A-Z][a-z]+ (?:[A-Z][a-z]+ )?Railway$/u],
    ['Das Lied hat die Rockband [Fold Qvandura|ORG] gemacht.', /^[A-ZÜ][a-zäöü]+$/u],
    ['Man bot für [Pro Sieben|ORG] viel Geld.', /^(?:Kabel Eins|Super RTL|Tele 5)$/u],
    ['Sie lehrte am [Qvustinerkolleg|ORG].', /^(?!Qv)[A-Z][a-z]+kolleg$/u],
    ['Das [Qvega-Kraftwerk|LOC] ruht.', /^(?:Lech|Isar|Enns|Ems|Iller|Weser)-Kraftwerk$/u],
    ['Vor vollem Haus in [Old Trafford|LOC] traf er.', / (?:Park|Road|Lane)$|^Highbury$/u],
    ['[Ancient City|LOC] ist ein altes Viertel.', /^(?:Old|Walled|Inner|Upper|Lower) (?:Town|City)$/u],
  ])('writes others of their kind: %s', async (source, form) => {
    for (const { mentions } of await copiesIn('de', source)) expect(mentions[0]).toMatch(form);
  });

  it.each(['Nun geht es nach [Pisa|ORG] wohl voran.', 'Er traf im [Gold Cup|ORG] zweimal.'])(
    'leaves what has no like: %s',
    async (source) => {
      for (const { mentions } of await copiesIn('de', source)) expect(source).toContain(`[${mentions[0]}|`);
    },
  );

  it('leaves the people whose states are told', async () => {
    const source = labelled('c', 'In drei der neun [österreichischen|DER] Bundesländer tagte er.');
    const settings = { alpha: 20, augmentedOnly: true, generated: false, locale: 'de', policies: { DER: { policy: 'from-corpus' } } } as const; // prettier-ignore
    for await (const { text } of await augment([source], settings)) expect(text).toContain('österreichischen Bundesl');
  });

  it('knows a man by the noun and its adjective, be their article far', async () => {
    const source = 'Der seit Jahren bei der Firma Qvelm unter Vertrag stehende Rapper [Alpa Qvun|PER] sang.';
    for (const { mentions } of await copiesIn('de', source))
      expect(genderOf(mentions[0]?.split(' ')[0]), mentions[0]).not.toBe('f');
  });

  it('gives names of the time to those of the Middle Ages who have one alone', async () => {
    for (const { mentions } of await copiesIn('de', 'Im Jahr 1136 folgte [Gottfried|PER] auf [Mathilde|PER].')) {
      expect('Karl Friedrich Wilhelm Leopold Joseph Ferdinand Franz Rudolf Maximilian Otto Heinrich Ludwig Albrecht Konrad Philipp Georg August Christian Ernst Johann'.split(' ')).toContain(mentions[0]); // prettier-ignore
      expect('Maria Theresia Elisabeth Katharina Anna Augusta Charlotte Luise Sophie Christina Margarethe Isabella Eleonore Amalie'.split(' ')).toContain(mentions[1]); // prettier-ignore
    }
  });
});
