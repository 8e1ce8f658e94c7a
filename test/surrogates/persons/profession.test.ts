import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { professionFamily } from '../../../src/surrogates/persons/profession.ts';
import { mention, setting, settingOf } from '../../helpers/surrogates.ts';

function write(text: string, locale = 'en', seed = 1, before = '', after = ''): string {
  const own = settingOf(locale);
  const one = mention('profession', text, before, after);
  return professionFamily.write(one, professionFamily.study([one], own), { scope: createRng(seed) }, own) as string;
}

describe('professionFamily', () => {
  it('keeps the gender where the language has it', () => {
    const list = setting.gazetteers.list('es', 'professions');
    for (let seed = 0; seed < 20; seed++) {
      expect(list?.find(write('abogada', 'es', seed))?.gender).toBe('f');
      expect(list?.find(write('abogado', 'es', seed))?.gender).toBe('m');
      expect(list?.find(write('peinadora de pelucas', 'es', seed))?.gender).toBe('f');
    }
  });

  it('carries case, article and English plural', () => {
    for (const text of ['CNA', 'HGV driver'])
      for (let seed = 0; seed < 20; seed++)
        expect(write(text, 'en', seed)).toMatch(/^(?:\p{Ll}|\p{Lu}{2,4}(?!\p{Lu}))/u);
    expect(write('TEACHER')).toMatch(/^\P{Ll}+$/u);
    expect(write('Teacher')).toMatch(/^\p{Lu}/u);
    expect(write('teachers')).toMatch(/(?:s|men)$/);
    for (let seed = 0; seed < 20; seed++) expect(write('a teacher', 'en', seed)).toMatch(/^(?:a [^aeiou]|an [aeiou])/i);
  });

  it('writes a form of address for a form of address, with its full stop and gender', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(write('Mr.', 'en', seed)).toMatch(/^(?:Dr|Prof|Rev)\.$/);
      expect(write('Mrs.', 'en', seed)).toMatch(/^(?:(?:Ms|Dr|Prof)\.|Miss)$/);
      expect(write('MRS', 'en', seed)).toMatch(/^(?:MS|DR|PROF|MISS)$/);
      expect(write('Sra.', 'es', seed)).toMatch(/^(?:(?:Srta|Dra|Dña)\.|Doña)$/);
      expect(write('Frau', 'de', seed)).toMatch(/^(?:Dr|Prof)\.$/);
    }
  });

  const fieldOf = (locale: string, value: string) => settingOf(locale).gazetteers.list(locale, 'professions')?.find(value)?.region; // prettier-ignore

  it.each([
    ['it', 'medico', 'medicine'],
    ['it', 'avvocato cassazionista', 'law'],
    ['it', 'cancelliere', 'justice'],
    ['nl', 'wijkagent', 'security'],
    ['nl', 'crisisverpleegkundige', 'care'],
    ['nl', 'oud-burgemeester', 'government'],
    ['ca', 'regidora', 'government'],
    ['ca', 'metge de capçalera', 'medicine'],
    ['pt', 'enfermeira', 'care'],
    ['pt', 'encanador', 'repair'],
    ['sv', 'distriktsläkare', 'medicine'],
    ['sv', 'konsthovslagare', 'craft'],
  ])('stays in the field of work: %s, %s', (locale, text, field) => {
    for (let seed = 0; seed < 20; seed++) expect([seed, fieldOf(locale, write(text, locale, seed))]).toEqual([seed, field]); // prettier-ignore
  });

  it.each([
    ['it', 'maestre', 'le ', /^\p{L}+(?:e|i)(?: |$)/u],
    ['it', 'infermiere', 'le ', /^(?!infermiere$)\p{L}+(?:e|i)(?: |$)/u],
    ['it', 'giornalisti', 'i ', /i(?: |$)/u],
    ['ca', 'bombers', 'els ', /s(?: |$)/u],
    ['pt', 'juízes', 'os ', /s(?: |$)/u],
    ['nl', 'verpleegkundigen', 'de ', /(?:en|s)$/u],
    ['nl', 'brandweerlieden', 'de ', /(?:en|s|leden)(?: |$)/u],
    ['sv', 'läkarna', '', /na$/u],
    ['sv', 'åklagaren', '', /(?:n|t)$/u],
  ])('keeps number and what the ending says: %s, %s', (locale, text, before, form) => {
    for (let seed = 0; seed < 20; seed++) expect(write(text, locale, seed, before)).toMatch(form);
  });

  it('tells the gender of an unlisted word by the article before it, and writes headings with small words small', () => {
    for (let seed = 0; seed < 20; seed++) {
      const list = settingOf('it').gazetteers.list('it', 'professions');
      expect(list?.find(write('capozattera', 'it', seed, 'il '))?.gender).toBe('m');
      expect(write('Tecnico Di Radiologia', 'it', seed)).toMatch(/^\p{Lu}\S*(?: (?:di|\p{Lu}\S*))*$/u);
      expect(write('alcaldessa', 'ca', seed)).not.toMatch(/urbanisme|hisenda/u);
    }
  });

  it('is the same for the same mention in the scope', () => {
    expect(write('teacher')).toBe(write('teacher'));
    expect(write('TEACHER').toLowerCase()).toBe(write('teacher').toLowerCase());
  });

  it('writes a surrogate for any text, and never the text itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.integer(), (text, seed) => {
        const value = write(text, 'en', seed);
        expect(value.toLowerCase()).not.toBe(text.toLowerCase());
        expect(value).not.toBe('');
        if (!/[\r\n]/.test(text)) expect(value).not.toMatch(/[\r\n]/);
      }),
      { numRuns: 300 },
    );
  });
});
