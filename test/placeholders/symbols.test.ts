import { expect, test } from 'vitest';
import { PlaceholderDetector } from '../../src/placeholders/detect.ts';

const found = (text: string) =>
  new PlaceholderDetector({}).detect(text).map(({ start, end }) => text.slice(start, end));

test('letters of a formula, and those whose meaning is told, stand for nobody', () => {
  for (const text of [
    'Der Betrag folgt aus Z = (L x 2) + U, wobei L den Lohn und U die Umlage angibt.',
    'Verbindungen, worin Q für Stickstoff und D für Sauerstoff steht, sind neu.',
    'Hier bezeichnet K den Kaufpreis und M die Miete.',
    'Der Quotient aus Z und N ist zu runden.',
  ])
    expect(found(text), text).toEqual([]);
  // Nobody calculates with a witness.
  expect(found('Der Zeuge L steht für den Termin bereit, und K weiß davon.')).toEqual(['L', 'K']);
});

test('a word with a Latin ending makes its letter a nerve, a vessel, a germ', () => {
  expect(found('Verletzt wurden der N. tibialis und die A. brachialis.')).toEqual([]);
  expect(found('Im Abstrich fand sich S. epidermidis.')).toEqual([]);
  expect(found('Der N. hinaus auf den Hof folgte, war K. alias „Kalle“.')).toEqual(['N.', 'K.']);
});

test('a cross has an article, a diagnosis has a code before its letter, a name has neither', () => {
  expect(found('Das Kästchen ist mit einem X versehen.')).toEqual([]);
  expect(found('Als Diagnose ist F33.1 G angegeben.')).toEqual([]);
  expect(found('Das Kästchen hat K angekreuzt.')).toEqual(['K']);
});

test('whom a book honours is written out', () => {
  expect(found('So auch Meier, Festschrift für H. Coing, S. 5.')).toEqual([]);
  expect(found('Die Mitarbeiter schrieben eine Festschrift; für H. war das neu.')).toEqual(['H.']);
});
