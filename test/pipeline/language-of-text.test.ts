import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { conceal } from '../../src/pipeline/concealment/conceal.ts';
import { deriveTemplates } from '../../src/pipeline/templates/derive-templates.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { simplifiedHan } from '../../src/resources/lexical-data.ts';
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

const labelled = (id: string, marked: string): Document => {
  const entities: { id: string; start: number; end: number; label: string }[] = [];
  let text = '';
  let last = 0;
  for (const { index, 0: whole, 1: name = '', 2: label = '' } of marked.matchAll(/\[([^|]+)\|(\w+)\]/gu)) {
    text += marked.slice(last, index);
    entities.push({ id: `T${index}`, start: text.length, end: text.length + name.length, label });
    text += name;
    last = index + whole.length;
  }
  return createDocument({ id, text: text + marked.slice(last), entities });
};
const mentionsIn = ({ text, entities }: Document, wanted: string): string[] =>
  entities.flatMap(({ start, end, label }) => (label === wanted ? [text.slice(start, end)] : []));

describe('the language of a corpus', () => {
  it('is that of its text where the label map says another, and one line says so', async () => {
    for (const made of [
      await augment(spanish, { labelMap: french, context: false }),
      await conceal(spanish, { labelMap: french, strategy: 'pseudo' }),
    ]) {
      expect(made.job.locale).toBe('es');
      const told = made.notes.filter((one) => one.includes('registre'));
      expect(told).toEqual([
        'The text is in "es", though the label map registre says fr: using es. Use --locale to override.',
      ]);
    }
  });

  it('is told without a word on a shipped map that was taken for its labels', async () => {
    const made = await augment(spanish, { labelMap: { ...french, name: 'btc' }, context: false });
    expect(made.notes).toContain('The text is in "es": using es. Use --locale to override.');
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
    expect(concealed.notes.join()).toContain('using sv, having no gazetteers of its own');
  });

  const POLISH = [
    'Prezydent [Andrzej Duda|PER] spotkał się w [Warszawie|LOC] z ministrem. Rozmowa trwała dwie godziny.',
    'Żona burmistrza [Zakopanego|LOC] pracuje w [Krakowie|LOC] i nie zgodzi się na budowę nowej drogi.',
    'Wczoraj [Piotr Wiśniewski|PER] otworzył nowy oddział w [Lublinie|LOC] przy ulicy Długiej.',
    'Policja zatrzymała sprawcę, który uciekał do [Poznania|LOC], a potem do [Gdyni|LOC].',
  ].map((marked, i) => labelled(`p${i}`, marked));

  it.each([undefined, 'und'])(
    'is itself all that is drawn from where it is akin to none that there are lists for: --locale %s',
    async (locale) => {
      const augmented = await augment(POLISH, { alpha: 3, augmentedOnly: true, ...(locale && { locale }) });
      expect(augmented.job.locale).toBe('und');
      expect(augmented.notes.length).toBe(locale === undefined ? 1 : 0);
      const towns = new Set(POLISH.flatMap((doc) => mentionsIn(doc, 'LOC')));
      const persons = new Set(POLISH.flatMap((doc) => mentionsIn(doc, 'PER')));
      const made = [];
      for await (const doc of augmented) made.push(doc);
      expect(made).toHaveLength(12);
      for (const doc of made) {
        for (const town of mentionsIn(doc, 'LOC')) expect(towns.has(town)).toBe(true);
        for (const person of mentionsIn(doc, 'PER')) expect(persons.has(person)).toBe(false);
        const at = doc.text.search(/(?<= w )\p{Lu}/u);
        if (at >= 0) expect(doc.text.slice(at)).toMatch(/^(?:Warszawie|Krakowie|Lublinie)/u);
      }
      expect(
        made.some(
          (doc, i) => mentionsIn(doc, 'LOC').join() !== mentionsIn(POLISH[Math.floor(i / 3)] as Document, 'LOC').join(),
        ),
      ).toBe(true);
    },
  );

  it('has no town of another country where it is concealed, and tells which labels have no surrogates', async () => {
    const concealed = await conceal(POLISH, { strategy: 'pseudo' });
    const made = [];
    for await (const doc of concealed) made.push(doc);
    expect(concealed.notes.join()).toContain('For want of lists LOC is concealed by class.');
    expect(new Set(made.flatMap((doc) => mentionsIn(doc, 'LOC')))).toEqual(new Set(['<Location>']));
    expect(made.flatMap((doc) => mentionsIn(doc, 'PER')).filter((name) => /Duda|Wiśniewski/u.test(name))).toEqual([]);
  });

  it('has names in simplified characters where it is in these', async () => {
    const chinese = [
      '患者[陈海涛|PER]因发热来我院就诊，医生建议两周后复查，家属同意。他住在[辽阳|LOC]。',
      '证人[张丽华|PER]确认了以前的内容，案件已经移送到[贵阳|LOC]，还没有结论。',
      '我们与患者的女儿[孙红梅|PER]谈过话，结果会在星期五发送到[济南|LOC]。',
    ].map((marked, i) => labelled(`z${i}`, marked));
    for (const run of [conceal(chinese, { strategy: 'pseudo' }), augment(chinese, { augmentedOnly: true, alpha: 3 })]) {
      const made = await run;
      expect(made.job.locale).toBe('zh-CN');
      for await (const { text } of made)
        for (const sign of text) expect(`${sign} ${simplifiedHan(sign)}`).toBe(`${sign} ${sign}`);
    }
  });

  it('makes no templates, whose slots are filled from lists', async () => {
    await expect(deriveTemplates(POLISH)).rejects.toMatchObject({ code: 'unknown-locale' });
  });

  it('has names of the people that most of its names are of, in its order and of the same sex', async () => {
    const names = ['Horváth László', 'Szabó Katalin', 'Kovács Zoltán', 'Nagy Eszter', 'Tóth Balázs', 'Varga Ildikó'];
    const hungarian = names.map((name, i) =>
      labelled(`h${i}`, `${HUNGARIAN_TEXT[i]} [${name}|PER] tegnap érkezett. [Xqunor|PER] úr hozta be.`),
    );
    const concealed = await conceal(hungarian, { strategy: 'pseudo' });
    expect(concealed.job.locale).toBe('und-x-hunga-rian');
    for await (const { text, entities } of concealed)
      for (const { start, end } of entities) {
        const [family = '', given] = text.slice(start, end).split(' ');
        expect(`${family} ${HUNGARIAN[1]?.find(family)?.region}`).toBe(`${family} hungarian`);
        if (given !== undefined) expect(HUNGARIAN[0]?.find(given)?.region).toBe('hungarian');
      }
  });
});

const HUNGARIAN_TEXT = [
  'A beteg mellkasi fájdalommal jelentkezett az osztályon.',
  'Az ügyet átadták az illetékes hatóságnak, amely még vizsgálja.',
  'Soha nem dohányzott, földműves családból származik.',
  'Rendszeresen sportol, és két hét múlva ellenőrzésre jön.',
  'Szédülésre panaszkodott, ezért vérvétel történt reggel.',
  'A határozat ellen határidőben fellebbezett a nővére.',
];
const HUNGARIAN = ['given', 'family'].map((role) => loadGazetteers().list('en', `people-${role}-names`));
