import { describe, expect, it } from 'vitest';
import { agreeBefore, withoutArticleBefore } from '../../src/languages/sounds.ts';

type Edited = ReturnType<typeof agreeBefore>;

function apply(before: string, edit: Edited, following: string): string {
  return (edit === undefined ? before : before.slice(0, edit.start) + edit.replacement) + following;
}

describe('articles before what comes for a mention', () => {
  it.each([
    ['it', 'il ', 'INPS', undefined, "l'INPS"],
    ['it', "dell'", 'CNR', 'm', 'del CNR'],
    ['it', "all'", 'Stadio', 'm', 'allo Stadio'],
    ['it', 'negli ', 'Paesi Bassi', undefined, 'nei Paesi Bassi'],
    ['it', 'vive ad ', 'Verona', undefined, 'vive a Verona'],
    ['it', 'vive ad ', 'Ancona', undefined, 'vive ad Ancona'],
    ['it', "l'", '3 maggio', 'm', 'il 3 maggio'],
    ['ca', "l'", 'Mònica', 'f', 'la Mònica'],
    ['ca', 'El ', 'Espanyol', undefined, "L'Espanyol"],
    ['ca', "parla amb n'", 'Pere', 'm', 'parla amb en Pere'],
    ['ca', "a n'", 'Clara', 'f', 'a na Clara'],
    ['ca', 'na ', 'Ona', 'f', "n'Ona"],
    ['ca', "a l'", 'Xina', 'f', 'a la Xina'],
    ['fr', "de l'", 'SNCF', 'f', 'de la SNCF'],
    ['fr', 'au ', 'Hôpital Necker', undefined, "à l'Hôpital Necker"],
    ['fr', "l'", 'Gratton', undefined, "l'Gratton"],
  ] as const)('%s %j before %s', (locale, before, following, gender, expected) => {
    expect(apply(before, agreeBefore(before, before.length, following, locale, 0, gender), following)).toBe(expected);
  });

  it.each([
    ['it', "originario dell'", 'Empoli', 'originario di Empoli'],
    ['fr', 'se rend aux ', 'Gap', 'se rend à Gap'],
    ['fr', 'le maire du ', 'Albi', "le maire d'Albi"],
    ['pt', 'mora no ', 'Setúbal', 'mora em Setúbal'],
    ['ca', "viu a l'", 'Reus', 'viu a Reus'],
    ['es', 'vecino del ', 'Lugo', 'vecino de Lugo'],
    ['es', 'La ', 'Lugo', 'Lugo'],
    ['es', 'vecino de ', 'Lugo', 'vecino de Lugo'],
  ])('%s: no town has one: %j %s', (locale, before, following, expected) => {
    expect(apply(before, withoutArticleBefore(before, before.length, following, locale), following)).toBe(expected);
  });
});
