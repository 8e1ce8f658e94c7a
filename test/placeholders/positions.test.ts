import { expect, test } from 'vitest';
import { PlaceholderDetector } from '../../src/placeholders/detect.ts';

const found = (text: string) =>
  new PlaceholderDetector({}).detect(text).map(({ start, end, label }) => `${label} ${text.slice(start, end)}`);

test('dashes stand for a name only where a name, a number or an amount is due', () => {
  expect(found('In Sachen --- ./. --- GmbH')).toEqual(['PERSON ---', 'COMPANY ---']);
  expect(found('In der Strafsache 0 gegen A. K.')).toEqual(['PERSON A. K.']); // noughts hide numbers
  expect(found('Zeuge --, geboren am --.--.1971')).toEqual(['PERSON --', 'DATE --.--.1971']);
  expect(found('Der Kläger -- so sein Vortrag -- habe nichts gewusst; er zahlte 200,-- Euro.')).toEqual([]);
});

test('the parts of an address are told by their order', () => {
  expect(found('wohnhaft L.straße 5, …, vertreten')).toEqual(['STREET L.straße', 'PLACE …']);
  expect(found('in der …straße …, … …, wo sie wohnt')).toEqual(['STREET …straße', 'NUMBER …', 'NUMBER …', 'PLACE …']);
  expect(found('geb. XX.XX.XXXX, Q, vertreten durch den Vormund')).toEqual(['DATE XX.XX.XXXX', 'PLACE Q']);
});

test('hidden ages, ordinals and counted years are numbers and dates', () => {
  expect(found('Die xx-jährige Nebenklägerin und ihr ..jähriger Bruder')).toEqual(['NUMBER xx', 'NUMBER ..']);
  expect(found('Sie wohnt im (...). Stock.')).toEqual(['NUMBER ...']);
  expect(found('In den Streitjahren 01 und 02 war sie Ärztin, Bl. 02 der Akte fehlt.')).toEqual(['DATE 01', 'DATE 02']);
});

test('small letters before units, associations, firms of lawyers, letters of children', () => {
  expect(found('Er hielt x % der Anteile an dem E. e.V. in der Flur y bei Ulm.')).toEqual([
    'AMOUNT x',
    'ORGANISATION E.',
    'NUMBER y',
  ]);
  expect(found('vertreten durch die Rechtsanwälte G. H. Partnerschaft mbB')).toEqual(['COMPANY G. H.']);
  expect(found('vertreten durch die Rechtsanwälte G. und H. im Termin')).toEqual(['PERSON G.', 'PERSON H.']);
  expect(found('Der Umgang mit L 14-tägig bei der Pflegefamilie D gelingt.')).toEqual(['PERSON L', 'PERSON D']);
  expect(found('Die Auskunft erteilte das Referat Z II 3, nicht die Abteilung B 2.')).toEqual([]);
  expect(found('Von A.s Konto ging das Geld über den Boten von Pe. zurück, Fr. 30.-- fehlten.')).toEqual([
    'PERSON A.',
    'PERSON Pe.',
  ]);
});

test('who appeals, the seat behind a firm, times and years that are due', () => {
  expect(found('Die Berufung des *** gegen das Urteil bleibt ohne Erfolg.')).toEqual(['PERSON ***']);
  expect(found('Vertreten durch: Kanzlei H. J. K., Os.')).toEqual(['COMPANY H. J. K.', 'PLACE Os.']);
  expect(found('Gegen xx:xx Uhr am 31. Dezember 06 fuhr er fort.')).toEqual(['DATE xx:xx', 'DATE 06']);
  expect(found('Er wohnt in der .....gasse, Inhalt ...... 5')).toEqual(['STREET .....gasse']);
});

test('a range of amounts has no days, and an asterisk behind an amount leads to a note', () => {
  const amounts = found('Es lag zwischen … und … €, früher bei von … bis … EUR im Jahr.');
  expect(amounts.map((one) => one.replace('AMOUNT', 'NUMBER'))).toEqual(Array(4).fill('NUMBER …'));
  expect(found('Er lebte von (...) bis (...) in Ulm.')).toEqual(['DATE ...', 'DATE ...']);
  expect(found('Das Heft kostet 1,25 € * im Abonnement, zu zahlen waren * € mehr.')).toEqual(['AMOUNT *']);
});
