import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Placeholder, PlaceholderDetector } from '../../src/placeholders/detect.ts';

const find = (text: string) =>
  new PlaceholderDetector()
    .detect(text)
    .map(({ start, end, label }: Placeholder) => `${label} ${text.slice(start, end)}`);

describe('detection of placeholders', () => {
  it.each([
    ['Herr Dr. A. G. kam.', 'PERSON A. G.'],
    ['Die klagende Partei Maria K***** begehrt Aufhebung.', 'PERSON K*****'],
    ['Die B***** GmbH bestritt das.', 'COMPANY B*****'],
    ['Mag. J***** S***** erschien.', 'PERSON J***** S*****'],
    ['Er stand in der N*****gasse.', 'STREET N*****gasse'],
    ['Die H* GmbH haftet.', 'COMPANY H*'],
    ['Die Liegenschaft EZ * ist belastet.', 'NUMBER *'],
    ['Die Y.________ AG erhob Beschwerde.', 'COMPANY Y.________'],
    ['Dann kam A.A.________ dazu.', 'PERSON A.A.________'],
    ['Das gehört der C._ AG.', 'COMPANY C._'],
    ['Sie kauften eine Wohnung in K____.', 'PLACE K____'],
    ['Die [F] GmbH lieferte.', 'COMPANY F'],
    ['Er wohnt in [Ort].', 'PLACE Ort'],
    ['Die Aussage von [Zeugin 1] überzeugt.', 'PERSON Zeugin 1'],
    ['Das Haus gehört Name1.', 'PERSON Name1'],
    ['Die Firma_3 lieferte.', 'COMPANY Firma_3'],
    ['Am OO.OO.OOOO geschah es.', 'DATE OO.OO.OOOO'],
    ['Die Rufnummer 0000/000000 ist bekannt.', 'PHONE 0000/000000'],
    ['Das Konto Nr. 0000000000 ist leer.', 'ACCOUNT 0000000000'],
    ['Der Angeklagte, geb. am …19.., ist ledig.', 'DATE …19..'],
    ['Die Mutter, geboren am ..., ist Hausfrau.', 'DATE ...'],
    ['Er lag in der Xklinik.', 'ORGANISATION Xklinik'],
    ['Das F-Heim wurde geprüft.', 'ORGANISATION F-Heim'],
    ['Der Wohnungsnachbar I. hörte Schreie.', 'PERSON I.'],
    ['Das Seniorenzentrum L. schloss.', 'ORGANISATION L.'],
    ['Auf der B 27 zwischen P. und Herrenberg war Nebel.', 'PLACE P.'],
    ['Er wohnte bei R. im Landkreis Calw.', 'PLACE R.'],
    ['Das sagte die Schichtführerin Frau S.. Nach einer Woche kam sie wieder.', 'PERSON S.'],
    ['Der am 00.00.1946 geborene Kläger verlangt Schadensersatz.', 'DATE 00.00.1946'],
    ['Er nimmt die Beklagte, das ###### Telekommunikationsunternehmen, in Anspruch.', 'NUMBER ######'],
    ['Die […] Versicherung AG zahlte.', 'COMPANY …'],
    ['Das Schreiben (Gz.: […]) ging ein.', 'NUMBER …'],
    ['Sie haben ein Grundstück in G.-F., das sie bewohnen.', 'PLACE G.-F.'],
    ['Sein Fahrzeug mit dem Kennzeichen XX-XX XXX hielt an.', 'NUMBER XX-XX XXX'],
    ['Er verließ die Autobahn an der Ausfahrt N. und hielt an.', 'PLACE N.'],
    ['Der Zeuge K … sagte aus.', 'PERSON K …'],
    ['Die R … GmbH & Co. KG zahlte.', 'COMPANY R …'],
    ['Er wohnt in der Kstraße.', 'STREET Kstraße'],
    ['Er wohnt in der A-Straße.', 'STREET A-Straße'],
    ['Die D P T S GmbH haftet.', 'COMPANY D P T S'],
    ['Das Landgericht M. hat entschieden.', 'PLACE M.'],
    ['Sie zahlte ... € an ihn.', 'AMOUNT ...'],
    ['Er schrieb an user@l.de wegen der Sache.', 'EMAIL user@l.de'],
    ['Die Seite www.x.de zeigt es.', 'WEB www.x.de'],
    ['Das Konto xxxx wurde gesperrt.', 'ACCOUNT xxxx'],
    ['Er wohnt in der H. straße 25.', 'STREET H.'],
    ['Die Stammanmeldung ... wird zurückverwiesen.', 'PATENT ...'],
    ['Das OLG D. hat die Revision zugelassen.', 'PLACE D.'],
    ['Die Vorsitzende Richterin am LSG G. hat mitgewirkt.', 'PERSON G.'],
    ['Er wohnt in der B.str. 5.', 'STREET B.str'],
    ["Er wohnt in der K'straße.", "STREET K'straße"],
    ['Er wohnt in der Sch. Straße 3.', 'STREET Sch.'],
    ['Die M. Str. war gesperrt.', 'STREET M.'],
    ['Bad H. hat geklagt.', 'PLACE H.'],
    ['Die Sch. GmbH haftet.', 'COMPANY Sch.'],
    ['Die X. Handels GmbH haftet.', 'COMPANY X.'],
    ['Die C. Versicherungs-AG haftet.', 'COMPANY C.'],
    ['Das Autohaus B. haftet.', 'COMPANY B.'],
    ['Das L.-Gesetz ist nichtig.', 'OTHER L.-Gesetz'],
    ['Der Zeuge POK K. sagte aus.', 'PERSON K.'],
    ['Der Sachverständige Dipl.-Ing. P. kam.', 'PERSON P.'],
    ['Im Jahr 2011 seien … Millionen Dosen verkauft worden.', 'AMOUNT …'],
    ['Das Haus an der K … allee brannte.', 'STREET K …'],
    ['Er lag in der S … Klinik.', 'ORGANISATION S …'],
    ['Die Waren des M … -Konzerns wurden beschlagnahmt.', 'COMPANY M …'],
    ['Das Patent der M … S.r.l. erlosch.', 'COMPANY M …'],
    ['Der Hemdenhersteller S … zahlte.', 'COMPANY S …'],
    ['Das Landessozialgericht B. hat entschieden.', 'PLACE B.'],
    ['Der Sportverein B. hat geklagt.', 'ORGANISATION B.'],
    ['Dabei nutzten beide die in Berlin ansässige F. als Tarnung.', 'COMPANY F.'],
    ['Die K. Wohnungsbau GmbH haftet.', 'COMPANY K.'],
    ['Besteht noch kein D. -Bausparvertrag , zahlt der Schuldner.', 'COMPANY D.'],
    ['Das Arbeitsverhältnis ging auf die Ekliniken GmbH über.', 'COMPANY Ekliniken'],
    ['Der Vertrag mit dem G. -Bruder wurde verlängert .', 'PERSON G.'],
    ['Das Bauprojekt am J … -Platz ruht.', 'STREET J …'],
    ['Das Gebiet ist auch von F. aus zu erreichen.', 'PLACE F.'],
  ])('finds in %j: %s', (text, expected) => {
    expect(find(text)).toEqual([expected]);
  });

  it('tells a town from a person beside it', () => {
    expect(find('Er fuhr von F. nach J. und zurück.')).toEqual(['PLACE F.', 'PLACE J.']);
    expect(find('Der in B. (N.) ansässige Beklagte zahlte.')).toEqual(['PLACE B.', 'PLACE N.']);
    expect(find('Ihm wird Rechtsanwalt S. P., J., beigeordnet.')).toEqual(['PERSON S. P.', 'PLACE J.']);
    expect(find('Er kam mit den Zeugen S., J. und K. zurück.')).toEqual(['PERSON S.', 'PERSON J.', 'PERSON K.']);
    expect(find('Der Zeuge K … weg von dort sah ihn.')).toEqual(['PERSON K …']);
    expect(find('Er wurde von K. nach dem Streit geschlagen.')).toEqual(['PERSON K.']);
  });

  it.each([
    'nach § 8 Abs. 3 S. 1 Buchst. b UWG i. V. m. Art. 3 I GG',
    'nach § 3 Abs. 2 S. 1 a und § 4 S. 1 B.',
    'verletzt in Art. 103 I G.',
    'das E-Gesetz und die B-Verordnung',
    'als B. Sc. und Ph. D.',
    'eine K. d. ö. R. und eine A. d. ö. R.',
    'Halle a. d. S., Rothenburg o. d. T., Weiden i. d. OPf.',
    'Oberstaatsanwalt i. R., V. i. S. d. P., s. u. B.',
    'siehe Anlage K 3 und S. 5 sowie Hilfsantrag A',
    'z. B. d. h. m. w. N. und i.d.R. auch e. V.',
    'Er sagte: „Ich war [...] nicht dort.“',
    'BSG, Urteil vom 3. 5. 2016 - B 12 KR 3/16 R',
    'die Buchstaben R und P sowie 56 g Amphetamin',
    'A Generator ( 20 ) , B Schaltung , C eine zur Messung von Größen',
    'die mit C bezeichneten Kontaktfedern des Bezugszeichens A',
    'erhöht sich der Stromausgabebefehlswert S in Stufen',
    'Prospekt vom 27. April 2015 , 1 S. und 1 Leerseite',
    'vor dem Bundespatentgericht ( i. W. BPatG ) und die K. O. -Tablette',
    'P1 : MOSTERMAN , P. J. : An Overview',
    'Valgolio in Hauck / Noftz , SGB III , K § 156 RdNr 90',
    'Sie sei der erste Bestandteil „ A “ der Marke.',
    'BVerwG , Urteil vom 7. März 2012 - 3d A 317 / 11. O - , juris',
    'Der Anspruch nennt die Steuerung … der Flügel als Merkmal 1.8.',
    'Mit ** bezeichnete Werte sind signifikant (p < 0,05*), 5 * 3 ist 15 und a*b ein Produkt.',
    '*) Anmerkung der Redaktion: zugestellt am 3. Mai.',
    'Die Dateien anhang_2.pdf und Tabelle t_1 sowie Feld max_wert wurden geprüft.',
    'Ort, Datum: ______________________ Unterschrift: ______________________',
    'Sie schrieb: „Der [Kläger] hat die Kosten zu tragen.“',
    'Die Fußnoten [3], [A.3] und [sic] sowie [Hervorhebung nicht im Original] und [d]ie Klage',
    'Nach Abschnitt1, Ziffer2 und Anlage3 liegt Version2 vor, in Raum_04.',
    'Um 00:00 Uhr lag der Wert bei 0,000 und 00 %, die Summe bei 1.000.000,00 EUR.',
    'Die Entgegenhaltungen [D1] und [E 5], Seiten [S 12], [Nr 3], [Anlage 2] und [Nr 7] sowie Zeilen [B2]',
    'Eine O-O-Bindung und ein O-O Abstand, 00 Grad und 0-0 endeten.',
    'Jede*r Ärzt*in und Der*die Kläger*in wurde gehört.',
  ])('leaves %j alone', (text) => {
    expect(find(text)).toEqual([]);
  });

  it('tells names written out from placeholders where it knows names', () => {
    const isFamilyName = (word: string) => word === 'Kennedy';
    const isGivenName = (word: string) => word === 'Peter';
    const text = 'der Präsident J. F. Kennedy und der Gelehrte Peter J. Tettinger sowie der Zeuge K.';
    const found = new PlaceholderDetector({ isFamilyName, isGivenName }).detect(text);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['K.']);
  });

  it('gives spans in order, within the text and without blanks around, on any text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 6 }),
      fc.constantFrom(
        ' ',
        ' ',
        '\n',
        '…',
        '...',
        'K.',
        'B',
        '-',
        'GmbH',
        '„',
        '“',
        '(',
        '[',
        '§',
        'xx',
        '@',
        'Straße',
        '1',
      ),
    );
    const detector = new PlaceholderDetector();
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        let position = 0;
        for (const { start, end, elements, confidence } of detector.detect(text)) {
          expect(start).toBeGreaterThanOrEqual(position);
          expect(text.slice(start, end).trim()).toHaveLength(end - start);
          expect(end).toBeGreaterThan(start);
          expect([elements[0]?.start, elements.at(-1)?.end]).toEqual([start, end]);
          expect(confidence).toBeGreaterThan(0);
          expect(confidence).toBeLessThan(1);
          position = end;
        }
        expect(position).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 500 },
    );
  });

  it('is linear in a line of many megabytes', () => {
    const detector = new PlaceholderDetector();
    const line = 'Der Zeuge K. sah die B ... GmbH in der A-Straße nicht mehr an. '.repeat(20_000);
    expect(detector.detect(line).length).toBe(60_000);
    expect(detector.seen).toBe(280_000);
  });
});
