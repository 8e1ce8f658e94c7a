import { describe, expect, it } from 'vitest';
import { agreeBefore, soundsOf, soundTest } from '../../src/languages/sounds.ts';

function choose(forms: readonly [string, string], locale: string, following: string): string {
  const isSecond = soundTest(forms, locale);
  if (isSecond === undefined) throw new Error('no rule');
  return forms[isSecond(soundsOf(following, locale)) ? 1 : 0];
}

describe('the sound at the start of a text', () => {
  it.each([
    ['a', 'man university one-time European US user UTI CT 7 17 1 100 1100 110 Hospital house FRACTURE'],
    [
      'an',
      'engineer hour honest heir 8 80 88-year-old 11 18 800 11,000 18,500 MRI ECG X-ray NSTEMI AIDS Umbrella unusual',
    ],
  ])('takes %s in English', (form, words) => {
    const wrong = words.split(' ').filter((word) => choose(['a', 'an'], 'en-GB', word) !== form);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['de', 'Paris hernie hanche oui onze 8 yaourt Yémen handicap haricot héros'],
    ["d'", 'Amiens Élise hématome hypertension Hélène œdème Yves ictère hémorragie Haguenau hallucination'],
  ])('takes %s in French', (form, words) => {
    const wrong = words.split(' ').filter((word) => choose(['de', "d'"], 'fr', word) !== form);
    expect(wrong).toEqual([]);
  });

  it('elides in Catalan before vowels, but not before a consonant i or u, nor "la" before an unstressed one', () => {
    const chosen = (forms: readonly [string, string], words: string): string[] =>
      words.split(' ').map((word) => choose(forms, 'ca', word));
    expect(chosen(['de', "d'"], 'Alella hipertensió ull ictus iogurt Iolanda Reus')).toEqual([
      "d'", "d'", "d'", "d'", 'de', 'de', 'de',
    ]); // prettier-ignore
    expect(chosen(['la', "l'"], 'Anna infermera història Úrsula Èlia Maria')).toEqual([
      "l'", 'la', 'la', 'la', "l'", 'la',
    ]); // prettier-ignore
  });

  it('makes y into e and o into u in Spanish', () => {
    expect(['Inés', 'hijo', 'hielo', 'Ana'].map((word) => choose(['y', 'e'], 'es-ES', word))).toEqual([
      'e', 'e', 'y', 'y',
    ]); // prettier-ignore
    expect(['ocho', 'hora', '8', '11', '18'].map((word) => choose(['o', 'u'], 'es', word))).toEqual([
      'u', 'u', 'u', 'u', 'o',
    ]); // prettier-ignore
  });

  it('is looked for behind quotes and brackets; a language without a rule has none', () => {
    expect(choose(['a', 'an'], 'en', ' ("apple")')).toBe('an');
    expect(choose(['a', 'an'], 'en', '')).toBe('a');
    expect(soundTest(['ein', 'eine'], 'de')).toBeUndefined();
    expect(soundTest(['el', 'la'], 'es')).toBeUndefined();
  });
});

describe('agreeBefore', () => {
  const rewritten = (before: string, following: string, locale: string) => {
    const edit = agreeBefore(before, before.length, following, locale);
    return (edit === undefined ? before : before.slice(0, edit.start) + edit.replacement) + following;
  };

  it.each([
    ['He is a ', 'Austrian', 'en', 'He is an Austrian'],
    ['He is an ', 'Polish', 'en', 'He is a Polish'],
    ['It ended. A ', 'Irish', 'en', 'It ended. An Irish'],
    ['Hepatitis A ', 'Osei', 'en', 'Hepatitis A Osei'],
    ['Banana ', 'Osei', 'en', 'Banana Osei'],
    ["le CHU d'", 'Cazouls', 'fr', 'le CHU de Cazouls'],
    ['le CHU de ', 'Orléans', 'fr', "le CHU d'Orléans"],
    ["vient d ' ", 'Paris', 'fr', 'vient de Paris'],
    ['le prince de ', 'Hollande', 'fr', 'le prince de Hollande'],
    ["l'", 'Allemagne', 'fr', "l'Allemagne"],
    ['Marta y ', 'Inés', 'es', 'Marta e Inés'],
    ['Ana e ', 'Luis', 'es', 'Ana y Luis'],
    ["a l'hospital d'", 'Girona', 'ca', "a l'hospital de Girona"],
    ['ein ', 'Österreicher', 'de', 'ein Österreicher'],
    ['suivi au ', 'Hôpital Nord', 'fr', "suivi à l'Hôpital Nord"],
    ['le chef du ', 'Institut Bergonié', 'fr', "le chef de l'Institut Bergonié"],
    ['. Le ', 'Hôpital Nord', 'fr', ". L'Hôpital Nord"],
    ["vu à l'", 'Clinique Nord', 'fr', "vu à l'Clinique Nord"],
    ['vu au ', 'HCL', 'fr', 'vu au HCL'],
    ['vu le ', '11 août', 'fr', 'vu le 11 août'],
    ['le ', 'Havre', 'fr', 'le Havre'],
    ['vive a ', 'Avignone', 'it', 'vive ad Avignone'],
    ['vive ad ', 'Roma', 'it', 'vive a Roma'],
    ['vive ad ', 'Orvieto', 'it', 'vive ad Orvieto'],
    ['Anna e ', 'Elena', 'it', 'Anna ed Elena'],
    ['un ', 'psicologo', 'it', 'uno psicologo'],
    ['il ', 'chef', 'it', 'lo chef'],
    ['uno ', 'operaio', 'it', 'un operaio'],
    ['una ', 'operaia', 'it', "un'operaia"],
    ["un'", 'cuoca', 'it', 'una cuoca'],
  ])('writes %j before %j (%s) as %j', (before, following, locale, expected) => {
    expect(rewritten(before, following, locale)).toBe(expected);
    const left = expected.slice(0, -following.length);
    expect(agreeBefore(left, left.length, following, locale)).toBeUndefined();
  });

  it('leaves what another mention has', () => {
    expect(agreeBefore("Vu au CHU d'", 12, 'Nantes', 'fr', 10)).toEqual({ start: 10, end: 12, replacement: 'de ' });
    expect(agreeBefore("Vu au CHU d'", 12, 'Nantes', 'fr', 12)).toBeUndefined();
  });
});
