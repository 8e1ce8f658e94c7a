import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { conceal } from '../../src/pipeline/concealment/conceal.ts';
import { parseLabelMap } from '../../src/resources/label-map.ts';

const french = parseLabelMap('name: registre\nlocale: fr\nlabels:\n  PERSON: { type: person }\n', 'registre.yaml');

const SPANISH = [
  'La paciente [Ana Ruiz] acudió a la consulta con su hijo, que también estaba muy cansado desde hace dos días.',
  'El doctor [Luis Vega] dijo que ya era tarde, pero que los análisis se podían hacer hasta las ocho.',
  'Según [Marta Gil], todo lo que había en la historia fue escrito por su madre sin que nadie la viera.',
];
const note = (id: string, marked: string): Document => {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replaceAll(/[[\]]/gu, '');
  return createDocument({ id, text, entities: [{ id: 'T1', start, end, label: 'PERSON' }] });
};
const spanish = SPANISH.map((text, i) => note(`n${i}`, text));

describe('the language of a corpus', () => {
  it('is that of its text where the label map says another, and one line says so', async () => {
    for (const made of [
      await augment(spanish, { labelMap: french, context: false }),
      await conceal(spanish, { labelMap: french, strategy: 'pseudo' }),
    ]) {
      expect(made.job.locale).toBe('es');
      const told = made.notes.filter((one) => one.includes('registre'));
      expect(told).toEqual([
        'The text is in "es", though the label map registre says fr: es is taken. --locale names another.',
      ]);
    }
  });

  it('is what was asked for, whatever the text is, which is said', async () => {
    const concealed = await conceal(spanish, { labelMap: french, strategy: 'pseudo', locale: 'fr' });
    expect(concealed.job.locale).toBe('fr');
    expect(concealed.notes).toContain('The text is in "es", though fr was asked for, and is taken.');
    const asked = await augment(spanish, { labelMap: french, context: false, locale: 'es' });
    expect(asked.notes.filter((one) => one.includes('text is in'))).toEqual([]);
  });

  it('is what the label map says where the text is too short to tell', async () => {
    const short = await conceal([note('n', 'Viene con [Ana Ruiz] y los padres.')], {
      labelMap: french,
      strategy: 'pseudo',
    });
    expect(short.job.locale).toBe('fr');
  });

  it('is the nearest one where the text is in one that there are no lists for, which is said', async () => {
    const danish = [
      'Patienten blev set af [Ana Ruiz] og fik at vide, at hun skal komme igen, når prøverne er taget af lægen.',
      'Lægen sagde til os, at [Luis Vega] ikke blev undersøgt af mange, og at der var noget at se nærmere på.',
      'Af journalen fremgår, at [Marta Gil] blev skrevet op af sin mor, og at hun blev der til efter jul.',
    ].map((text, i) => note(`p${i}`, text));
    const concealed = await conceal(danish, { labelMap: french, strategy: 'pseudo' });
    expect(concealed.job.locale).toBe('sv');
    expect(concealed.notes.join()).toContain('sv is taken for want of lists of its own');
  });
});
