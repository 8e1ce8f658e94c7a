import { describe, expect, it } from 'vitest';
import { PlaceholderDetector } from '../../src/placeholders/detect.ts';
import { createPlaceholderTagger } from '../../src/placeholders/tagger.ts';
import { toCorpus } from '../../src/core/document.ts';

const find = (text: string) =>
  new PlaceholderDetector({}).detect(text).map(({ start, end, label }) => `${label} ${text.slice(start, end)}`);

describe('what speaks for a placeholder that no form tells', () => {
  it.each([
    [
      'names that are written alike',
      'Das Sorgerecht für Em und Li blieb; Frau Wa lobte Li.',
      ['PERSON Em', 'PERSON Li', 'PERSON Wa', 'PERSON Li.'],
    ],
    ['a letter with a number beside one', 'Der Zeuge X1 kannte den Markt in Y1.', ['PERSON X1', 'PLACE Y1']],
    ['a form of address', 'Frau Ab sagte, Cd sei gefahren.', ['PERSON Ab', 'PERSON Cd']],
    ['a genitive', 'Dann kam K.s Frau mit den M.s-Brüdern.', ['PERSON K.', 'PERSON M.']],
    ['the noun that it is joined to', 'Er war Kunde der A-Bank-Filiale.', ['ORGANISATION A-Bank-Filiale']],
    ['the beginning of names of places', 'Nach Auskunft der Gemeinde Ober-X zog er fort.', ['PLACE Ober-X']],
    ['the word before the digits of a number', 'Die Rufnummer 079 xxx xx 12 gehört ihm.', ['PHONE xxx xx']],
    ['a currency', 'Er zahlte Fr. ______ an sie.', ['AMOUNT ______']],
    ['a day and a year', 'Er kam am 2. … 2018 zurück.', ['DATE 2. … 2018']],
    ['the end of a noun', 'Er arbeitet im Presswerk Z und lebt.', ['PLACE Z']],
    ['the noun before a quotation mark', 'Er traf sie an der Station „H.platz“.', ['PLACE H.platz']],
    ['the noun before a quotation mark and an article', 'Das Gemälde „Die B.“ hing dort.', ['OTHER B.']],
    ['what a word in brackets ends with', 'In der WhatsApp-Gruppe „[Gruppenname]“ stand es.', ['OTHER Gruppenname']],
    ['a cue in capitals', 'LANDGERICHT KXXXX', ['PLACE KXXXX']],
    ['a capital of another language', 'Die Zeugen Ç. und Š. kamen.', ['PERSON Ç.', 'PERSON Š.']],
    ['the end of an inhabitant', 'Ein gebürtiger Ko.er, Anfang 30, kam.', ['PLACE Ko.er']],
    [
      'a street before the number of a house',
      'Er wohnt in der B.-Straße N01 und der E____strasse [...] dort.',
      ['STREET B.-Straße', 'NUMBER N01', 'STREET E____strasse', 'NUMBER ...'],
    ],
    ['a noun that the sentence lacks', 'Er war für die (...) tätig und kam nach […].', ['OTHER ...', 'PLACE …']],
    [
      'the place in an address',
      'Die Beschwerde der Frau A, ***, ***, gegen sie blieb.',
      ['PERSON A', 'STREET ***', 'PLACE ***'],
    ],
    [
      'a series that begins',
      'Über die Beschwerde des AA, vertreten durch BB, wird entschieden.',
      ['PERSON AA', 'PERSON BB'],
    ],
    ['the side on which a guillemet stands', 'Die Marke «[...]» gehört ihr.', ['BRAND ...']],
    [
      'a noun before the quotation mark of a name of several words',
      'Er mietete im Hotel „R. Hof“ und zahlte an die Firma „Elektro K.“ dafür.',
      ['COMPANY R.', 'COMPANY K.'],
    ],
    [
      'a name without an article',
      'Am Abend ging Ba. nach Hause, während Me. ruhig schlief.',
      ['PERSON Ba.', 'PERSON Me.'],
    ],
    ['capitals in the order of the alphabet', 'Die Firma EF GmbH mit Sitz in GH zahlte.', ['COMPANY EF', 'PLACE GH']],
    [
      'the other end of a span',
      'Er war vom … bis … in Haft und fuhr von … nach … weiter.',
      ['DATE …', 'DATE …', 'PLACE …', 'PLACE …'],
    ],
    ['the beginning of a sentence', 'Am […] verstarb sie.', ['DATE …']],
    ['a firm before it', 'Die Anmelderin: Q… Ltd., T…', ['COMPANY Q…', 'PLACE T…']],
  ])('%s', (_, text, expected) => {
    expect(find(text)).toEqual(expected);
  });

  it.each([
    'Der Kolben K greift in den Zylinder und der Antrieb A dreht.',
    'Die Beschwerde ist begründet (zu A.), im Übrigen (zu B. II. und C.) nicht.',
    'Die Rohbauarbeiten an den Gebäuden A, B und C ruhten.',
    'Die Blutgruppe ist A Rhesus positiv.',
    'Die Zeugin hat 2-3x täglich und 10x im Monat angerufen.',
    'Die Merkzeichen aG, B und H wurden zuerkannt.',
    'Das Patent DE 10 2014 000 937 blieb.',
    'Die Klägerin verlangt Fr. 18 450 und verweist auf Fl.Nr. 12.',
    'Die KK muss nach dem GG zahlen.',
    'Er ruft ihn an (…). Die (…) schwere Tat blieb ungesühnt.',
    'Sie legte die Rechnung D4 und den Bericht D5 vor.',
    'Löwisch, in: BB 2001, S. 254; die SS und der OP sind frei.',
    'Die Klägerin trägt 2/3 der Kosten; gegen die Verordnung [...] verstößt niemand.',
    'Er bestellte die Modelle X1 und X2 nach Anlage K1.',
  ])('leaves "%s" alone', (text) => {
    expect(find(text)).toEqual([]);
  });

  it('asks the whole decision how names are written', async () => {
    const text = 'Frau Wa wohnt hier.\n\nDann kam auch noch Li und ging wieder.\n';
    for await (const doc of createPlaceholderTagger().tag(toCorpus([{ id: 'd', text, entities: [] }])))
      expect(doc.entities.map(({ start, end }) => text.slice(start, end))).toEqual(['Wa', 'Li']);
  });
});
