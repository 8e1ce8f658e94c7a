import { describe, expect, it } from 'vitest';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { copiesOf, mentionsOf } from '../helpers/copies.ts';
import { labelled } from '../helpers/marked.ts';

/** What stands in notes, letters and judgments, and what its copies look like. */
const LIKE: readonly (readonly [text: string, like: RegExp])[] = [
  ['Beschluss [1 BvR 357/05|IDNUM] .', /^\p{Nd} BvR (?!357)\p{Nd}{3}\/\p{Nd}\p{Nd}$/u],
  ['Urteil [L 4 KR 12/11|IDNUM] .', /^L \p{Nd} KR \p{Nd}\p{Nd}\/\p{Nd}\p{Nd}$/u],
  ['Beschluss [28 W (pat) 89/15|IDNUM] .', /^\p{Nd}\p{Nd} W \(pat\) \p{Nd}\p{Nd}\/\p{Nd}\p{Nd}$/u],
  // The word for the kind stays, and what behind it is no name becomes another of its kind.
  ['In der [Landarztpraxis Quarzwinkel|HOSPITAL] .', /^Landarztpraxis (?!Quarz)\p{Lu}\p{L}+$/u],
  ['In der [Zahnarztpraxis Dr. Kolbe|HOSPITAL] .', /^Zahnarztpraxis Dr\. (?!Kolbe)\p{Lu}\p{L}+$/u],
  ['In der [Hausarztpraxis Dr. med. Petra Nolte|HOSPITAL] .', /^Hausarztpraxis Dr\. med\. (?!Petra)\p{Lu}\p{L}+ (?!Nolte)\p{Lu}\p{L}+$/u],
  ['Im [Hausarztzentrum Am Anger|HOSPITAL] .', /^Hausarztzentrum Am (?!Anger)(?:\p{Lu}\p{L}+)$/u],
  ['In der [Fachklinik Am Schlossberg|HOSPITAL] .', /^Fachklinik Am (?:Stadt|Markt|Ring|Bahn|Kur|Mühl|Schlossp|Rosen|Wald|Wein|Hafen|Wall|Anger)/u],
  ['In der [HNO-Praxis am Rathaus|HOSPITAL] .', /^HNO-Praxis am \p{Lu}\p{Ll}+$/u],
  ['Im [MVZ Klosterstraße|HOSPITAL] .', /^MVZ (?!Kloster)\p{Lu}\p{L}+straße$/u],
  ['Im [Brustzentrum Niederrhein|HOSPITAL] .', /^Brustzentrum (?!Niederrhein)\p{Lu}/u],
  ['Im [LKH Feldkirch|HOSPITAL] .', /^LKH (?!Feldkirch)\p{Lu}/u],
  ['Im [Krankenhaus der Barmherzigen Brüder Linz|HOSPITAL] .', /^Krankenhaus der Barmherzigen Schwestern (?!Linz)\p{Lu}/u],
  ['Im [Kantonsspital St. Gallen|HOSPITAL] .', /^Kantonsspital St\. (?!Gallen|Jaffna|Kandy)\p{Lu}\p{Ll}+$/u],
  ['Im [Klinikum rechts der Isar|HOSPITAL] .', /^Klinikum am \p{Lu}\p{Ll}+$/u],
  ['In der [Frauenklinik Quarzblick|HOSPITAL] .', /^Frauenklinik (?!Quarz)\p{Lu}\p{Ll}+$/u],
  ['In der [Uniklinik Köln|HOSPITAL] .', /^Uniklinik (?!Köln)\p{Lu}/u],
  ['Im [Marienhospital Quarzing|HOSPITAL] .', /^(?:Josefs|Elisabeth|Katharinen|Franziskus|Vinzenz|Anna)hospital (?!Quarz)\p{Lu}/u],
  // A ward stays a ward.
  ['Auf [Station 4 Ost|DEPARTMENT] .', /^Station (?!4)\p{Nd} Ost$/u],
  ['Auf [Station 5.2|DEPARTMENT] .', /^Station (?!5\.2)\p{Nd}\.\p{Nd}$/u],
  ['Auf [Haus 3, Station 2|DEPARTMENT] .', /^Haus \p{Nd}, Station \p{Nd}$/u],
  ['Auf [Ebene 4, Station 41|DEPARTMENT] .', /^Ebene \p{Nd}, Station \p{Nd}\p{Nd}$/u],
  ['Auf [Station A 3|DEPARTMENT] .', /^Station (?!A)\p{Lu} \p{Nd}$/u],
  ['Auf [Station 3B Nord|DEPARTMENT] .', /^Station \p{Nd}\p{Lu} Nord$/u],
  ['Auf [ITS 1|DEPARTMENT] .', /^(?!ITS)\p{Lu}{3} \p{Nd}$/u],
  ['Auf der [ITS|DEPARTMENT] .', /^(?!ITS)(?:IMC|ZNA|HNO|NCH|UCH|INA|KJP|PIA|SPZ)$/u],
  ['Auf der [Gynäkologie 1|DEPARTMENT] .', /^Gynäkologie (?!1)\p{Nd}$/u],
  ['Auf [Station Ahorn|DEPARTMENT] .', /^Station (?:Birke|Buche|Eiche|Erle|Esche|Kastanie|Kiefer|Linde|Ulme|Tanne)$/u],
  ['In die [Medizinische Klinik I|DEPARTMENT] .', /^Medizinische Klinik (?!I$)[IVX]+$/u],
  ['In die [Med. Klinik III|DEPARTMENT] .', /^Med\. Klinik (?!III$)[IVX]+$/u],
  ['In die [Chirurgische Klinik|DEPARTMENT] .', /^(?!Chirurg)\p{Lu}\p{Ll}+ische Klinik$/u],
  ['In die [Gefäßchirurgische Ambulanz|DEPARTMENT] .', /^(?!Gefäß)\p{Lu}\p{L}+(?:ische A|a)mbulanz$/u],
  ['In die [Schmerzambulanz|DEPARTMENT] .', /^(?!Schmerz)\p{Lu}\p{Ll}+ambulanz$/u],
  ['Auf die [Kinderstation|DEPARTMENT] .', /^(?!Kinder)\p{Lu}\p{Ll}+station$/u],
  ['Die [Zentrale Notaufnahme|DEPARTMENT] :', /^(?!Zentrale)\p{Lu}\p{Ll}+e Notaufnahme$/u],
  // Streets.
  ['Wohnhaft: [Kurze Straße 3|STREET] .', /^(?:Lange|Breite|Hohe|Neue|Alte|Obere|Untere|Mittlere|Hintere|Vordere|Schmale|Grüne) Straße \p{Nd}$/u],
  ['Wohnhaft: [Alter Markt 5|STREET] .', /^(?:Langer|Breiter|Hoher|Neuer|Oberer|Unterer|Mittlerer|Hinterer|Vorderer|Schmaler|Grüner|Kurzer) Markt \p{Nd}$/u],
  ['Wohnhaft: [Obertor 8|STREET] .', /^(?!Ober)\p{Lu}\p{Ll}+tor \p{Nd}$/u],
  ['Wohnhaft: [Am Anger 5|STREET] .', /^Am (?!Anger)(?:Bahnhof|Hang|Markt|Mühlbach|Sportplatz|Stadtgraben|Weinberg|Waldrand|Brunnen|Kirchberg|Wehr|Steinbruch) \p{Nd}$/u],
  ['Wohnhaft: [An der Mühle 4, Hinterhaus|STREET] .', /^An der (?!Mühle)\p{Lu}\p{Ll}+ \p{Nd}, Hinterhaus$/u],
  ['Wohnhaft: [Südliche Ringstraße 8|STREET] .', /^(?:Nördliche|Westliche|Östliche) (?!Ring)\p{Lu}\p{Ll}+straße \p{Nd}$/u],
  ['Wohnhaft: [Hinter der Kirche 9|STREET] .', /^Hinter der (?!Kirche)\p{Lu}\p{Ll}+ \p{Nd}$/u],
  ['Wohnhaft: [Hansaring 20|STREET] .', /^(?!Hansa)\p{Lu}\p{Ll}+ring \p{Nd}\p{Nd}$/u],
  ['Wohnhaft: [Gartenstr. 12|STREET] .', /^(?!Garten)\p{Lu}\p{Ll}+str\. \p{Nd}\p{Nd}$/u],
  ['Wohnhaft: [Geschwister-Scholl-Straße 2|STREET] .', /^Geschwister-(?!Scholl)\p{Lu}\p{L}+-Straße \p{Nd}$/u],
  // Rooms, and firms of kin.
  ['In [Raum 2.14|ROOM] .', /^Raum (?!2\.14)\p{Nd}\.\p{Nd}\p{Nd}$/u],
  ['Im [OP-Saal 2|ROOM] .', /^OP-Saal (?!2)\p{Nd}$/u],
  ['Bei der [Dachdeckerei Arndt|ORG] .', /^Dachdeckerei (?!Arndt)\p{Lu}/u],
  ['Im [Herz-Jesu-Hospital|HOSPITAL] .', /^(?:Heilig-Geist|Maria-Hilf)-Hospital$/u],
  ['Bei [Gebrüder Hamer GmbH|ORG] .', /^Gebrüder (?!Hamer)\p{Lu}\p{L}+ GmbH$/u],
]; // prettier-ignore

const written = async (text: string): Promise<string[]> => {
  const all: string[] = [];
  for (const seed of [1, 2, 3]) {
    const run = await augment([labelled('d', text)], { alpha: 1, seed, locale: 'de', generated: false, augmentedOnly: true }); // prettier-ignore
    all.push(...(await copiesOf(run)).copies.map((copy) => (mentionsOf(copy)[0] ?? '').replace(/^\S+ /u, '')));
  }
  return all;
};

describe('a copy of a German note', () => {
  it.each(LIKE)('%s', async (text, like) => {
    for (const mention of await written(text)) expect(mention).toMatch(like);
  });

  it('calls a way as usual as it was', async () => {
    const streets = loadGazetteers().list('de', 'streets');
    for (const street of await written('Wohnhaft: [Amselweg|STREET] .')) {
      expect(street).toMatch(/weg$/u);
      expect(streets?.find(street)?.band).toBe(0);
    }
  });
});
