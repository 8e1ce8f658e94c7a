import { describe, expect, it } from 'vitest';
import { copiesIn } from '../helpers/copies-in.ts';

describe('copies of German letters, decisions, minutes and news', () => {
  it.each([
    ['Er rief das [Polizeirevier Qualheim|ORG] an.', /^Polizeirevier (?!Qualheim)\p{Lu}/u],
    ['Protokoll des [Ortsbeirats Ober-Qualheim|ORG].', /^Ortsbeirats (?!Ober-Q)\p{Lu}/u],
    ['Ein Bescheid vom [Magistrat der Stadt Qualstadt|ORG].', /^Magistrat der Stadt (?!Qual)\p{Lu}/u],
    ['Karten in der [Buchhandlung Quall & Sohn|ORG].', /^Buchhandlung (?!Quall)\p{Lu}/u],
    ['Die [Bergrettung Tirol|ORG] kam.', /^Bergrettung (?!Tirol)\p{Lu}/u],
    ['Verlegt in die [Universitätsmedizin Rostock|ORG].', /^Universitätsmedizin (?!Rostock)\p{Lu}/u],
    ['Sie arbeitet im [Gasthof Hirschenwirt|ORG].', /^Gasthof (?:Hirschen|Adler|Löwen|Krone|Post|Lamm|Ochsen|Schwanen|Linde|Traube)$/u], // prettier-ignore
    ['Der [Verband Deutscher Lampenverleger|ORG] tagt.', /^Verband \p{Lu}\p{Ll}+deutscher Lampenverleger$/u],
    ['Die [Gesellschaft für kühne Sprache|ORG] tagt.', /^Gesellschaft für (?!kühne)\p{Ll}+e \p{Lu}/u],
    ['Er liegt im [Rems-Murr-Klinikum Qualheim|ORG].', /^(?:Enz|Nagold|Jagst|Rems|Murr)-(?:Enz|Nagold|Jagst|Rems|Murr)-Klinikum \p{Lu}/u], // prettier-ignore
    ['Betreut von der [Helios Klinik Qualingen|ORG].', /^(?!Helios)\p{Lu}\p{Ll}+ Klinik (?!Qual)\p{Lu}/u],
    ['Er fährt für die [Reederei Quall-Frisia|ORG].', /^Reederei \p{Lu}/u],
    ['Der [Landkreis Vechta|ORG] zahlt.', /^Landkreis (?!Vechta)\p{Lu}\p{Ll}+$/u],
  ])('leave bodies what they are: %s', async (source, form) => {
    for (const { mentions } of await copiesIn('de', source)) expect(mentions[0]).toMatch(form);
  });

  it('keep the rank of who is called by it, and of nobles before "von"', async () => {
    for (const { mentions } of await copiesIn(
      'de',
      'Es kamen [Polizeiobermeister Quallinger|PER], [Ortsvorsteher Jens Quall|PER] und [Otto Graf von Quallen|PER].',
    )) {
      expect(mentions[0]).toMatch(/^Polizeiobermeister \p{Lu}\p{L}+$/u);
      expect(mentions[1]).toMatch(/^Ortsvorsteher \p{Lu}\p{L}+ \p{Lu}/u);
      expect(mentions[2]).toMatch(/^\p{Lu}\p{L}+ Graf von \p{Lu}/u);
    }
  });

  it('have spouses of both sexes', async () => {
    const men = /^(?!Bärbel|Ines|Sofie|Nora)\p{Lu}/u;
    for (const { mentions } of await copiesIn('de', 'Sie beriet die Eheleute [Hartmut und Bärbel Quall|PER] falsch.'))
      expect(mentions[0]).toMatch(men);
  });

  it.each([
    ['Das [Kraftfahrt-Bundesamt|ORG] in [Flensburg|LOC] warnt.', 'Flensburg'],
    ['Die EU-Kommission in [Brüssel|LOC] warnt.', 'Brüssel'],
    ['Der Ort liegt an der Grenze zu [Tschechien|LOC].', 'Tschechien'],
    ['Der Papst betete in [Rom|LOC].', 'Rom'],
    ['Das Beben traf die [Türkei|LOC]. Es lag 210 Kilometer östlich von [Istanbul|LOC].', 'Türkei'],
  ])('leave a place where no other has what the text tells: %s', async (source, place) => {
    for (const { mentions } of await copiesIn('de', source)) expect(mentions).toContain(place);
  });

  it('keep brooks, mountains, meadows and lines of railway such', async () => {
    for (const { mentions } of await copiesIn(
      'de',
      'Der [Große Arber|LOC] steht hier. Am [Quallbach|LOC] endet die [Quelltalbahn|LOC] bei der [Quallenwiese|LOC].',
    )) {
      expect(mentions[0]).toMatch(/(?:kogel|kopf|stein|berg)$/u);
      expect(mentions[1]).toMatch(/bach$/u);
      expect(mentions[2]).toMatch(/(?:tal|gau)bahn$/u);
      expect(mentions[3]).toMatch(/wiese$/u);
    }
  });

  it('let a capital be that of the state that comes', async () => {
    for (const { mentions } of await copiesIn(
      'de',
      'Das Land [Hessen|LOC] wählt. Die Landeshauptstadt ist [Wiesbaden|LOC].',
    )) {
      const seats: Record<string, string> = { Bayern: 'München', Sachsen: 'Dresden', Thüringen: 'Erfurt', Brandenburg: 'Potsdam', Niedersachsen: 'Hannover', 'Nordrhein-Westfalen': 'Düsseldorf', 'Rheinland-Pfalz': 'Mainz', 'Schleswig-Holstein': 'Kiel', 'Sachsen-Anhalt': 'Magdeburg', 'Baden-Württemberg': 'Stuttgart', 'Mecklenburg-Vorpommern': 'Schwerin', Saarland: 'Saarbrücken' }; // prettier-ignore
      expect(mentions[1]).toBe(seats[mentions[0] ?? '']);
    }
  });

  it('have a river where the state has it', async () => {
    for (const { mentions } of await copiesIn('de', 'In [Baden-Württemberg|LOC] trat der [Neckar|LOC] über die Ufer.'))
      expect(mentions[1]).not.toBe(/^(?:Bayern|Hessen)/u.test(mentions[0] ?? '') ? 'Kocher' : 'Inn');
  });

  it('take who is called as many here are for nobody from England', async () => {
    const { surnames } = { surnames: /^\p{Lu}\p{L}+ (?!Walters|Hull|Harrison)\p{Lu}/u };
    for (const { mentions } of await copiesIn('de', '[Angela Merkel|PER] traf ihn.'))
      expect(mentions[0]).toMatch(surnames);
  });
});

describe('copies of Swedish letters, judgments and news', () => {
  it.each([
    ['Migrationsdomstolen nekade [Yonas T.|PER] asyl.', /^\p{Lu}\p{Ll}+ \p{Lu}\.$/u],
    ['[IF Metall|ORG] kräver besked.', /^(?:Kommunal|Unionen|Metall|Vision|Byggnads|Handels|Transport|Livs|Seko)$/u],
    ['[Talibanerna|ORG] tog på sig dådet.', /^(?:Rebellerna|Upprorsmännen)$/u],
    ['[Räddningstjänsten Mälardalen|ORG] kom.', /^Räddningstjänsten (?:Bergslagen|Roslagen|Skaraborg)$/u],
    ['De möts på [Resecentrum|LOC].', /^(?:Central|Bus)stationen$/u],
    ['Domen överklagas till [Kammarrätten i Sundsvall|ORG].', /^Kammarrätten i (?:Stockholm|Göteborg|Jönköping)$/u],
    ['Älven rinner upp i [Norge|LOC].', /^Norge$/u],
  ])('keep what their line tells: %s', async (source, form) => {
    for (const { mentions } of await copiesIn('sv', source)) expect(mentions[0]).toMatch(form);
  });
});
