import { describe, expect, it } from 'vitest';
import type { Document } from '../../../src/core/types.ts';
import { createConventionsWriter } from '../../../src/pipeline/conventions/apply.ts';
import { formatConventions, parseConventions } from '../../../src/pipeline/conventions/conventions.ts';
import { labelled } from '../../helpers/marked.ts';
import { learnConventions } from '../../../src/pipeline/conventions/learn.ts';

const corpus = (...texts: readonly string[]) => texts.map((text, i) => labelled(`d${i}`, text));

/** The document with its mentions marked again. */
function marked({ text, entities }: Document): string {
  let result = '';
  let at = 0;
  for (const { start, end, label } of entities) {
    result += `${text.slice(at, start)}[${text.slice(start, end)}|${label}]`;
    at = end;
  }
  return result + text.slice(at);
}

const SOURCE = corpus(
  'Mme [Anne|PRENOM] [Petit|NOM] est venue le [3 mai 2020|DATE], à [Lyon|VILLE].',
  'Dr. [Paul|PRENOM] [Roux|NOM], de [Paris|VILLE], a vu M. [Blanc|NOM] (et Mme [Noir|NOM]).',
  'M. [Jean|PRENOM] [Vidal|NOM] sort le [4 juin 2021|DATE], en forme.',
);
const SAMPLE = corpus(
  'La Cour a entendu [M . R . Ryssdal|PERSON] , le [3 mai 1990|DATETIME] .',
  'Le requérant , [Mme Anne Costa|PERSON] , et [Me Loizou|PERSON] ( avocat ) sont à [Strasbourg|LOC] .',
  'Le [4 juin 1991|DATETIME] , [M . Kuris|PERSON] , élu , et [M . Baka|PERSON] , aussi , ont voté .',
  'Depuis le [7 juin 1991|DATETIME] , rien , ou presque .',
);

describe('conventions', () => {
  it('are learned from a few sentences, and bring the source to them', async () => {
    const { conventions, findings } = await learnConventions(SOURCE, SAMPLE, { locale: 'fr' });
    expect(conventions.labels).toEqual({ NOM: 'PERSON', PRENOM: 'PERSON', VILLE: 'LOC', DATE: 'DATETIME' });
    expect(conventions.join).toEqual(['PERSON']);
    expect(conventions.borders).toEqual([{ label: 'PERSON', mark: 'title', side: 'before', inside: true }]);
    const write = createConventionsWriter(conventions);
    expect(SOURCE.map((doc) => marked(write(doc)))).toEqual([
      '[Mme Anne Petit|PERSON] est venue le [3 mai 2020|DATETIME] , à [Lyon|LOC] .',
      '[Dr . Paul Roux|PERSON] , de [Paris|LOC] , a vu [M . Blanc|PERSON] (et [Mme Noir|PERSON]) .',
      '[M . Jean Vidal|PERSON] sort le [4 juin 2021|DATETIME] , en forme .',
    ]);
    // What is shown are words beside mentions, never the mentions.
    expect(JSON.stringify(findings)).not.toMatch(/Ryssdal|Costa|Strasbourg|Petit|Lyon/u);
  });

  it('keep a label that the sample lacks by chance, and join one that it should have had', async () => {
    const day = (i: number) => `Sortie le [${(i % 28) + 1} mai 2020|DATE] de [Lyon|VILLE].`;
    const born = (i: number) => `Née le [${(i % 28) + 1} juin 1950|DATE_NAISSANCE].`;
    const times = (n: number, text: (i: number) => string) => Array.from({ length: n }, (_, i) => text(i));
    const labelsOf = async (births: number) => {
      const source = corpus(...times(40, day), ...times(births, born));
      const sample = corpus(...times(12, (i) => `Entrée le [${i + 1} août 2021|DATE] à [Paris|VILLE].`));
      return (await learnConventions(source, sample, { locale: 'fr' })).conventions.labels;
    };
    expect(await labelsOf(4)).toEqual({});
    expect(await labelsOf(40)).toEqual({ DATE_NAISSANCE: 'DATE' });
  });

  it('change nothing more when they are followed twice', async () => {
    const { conventions } = await learnConventions(SOURCE, SAMPLE, { locale: 'fr' });
    const once = SOURCE.map(createConventionsWriter(conventions));
    const again = createConventionsWriter(conventions);
    expect(once.map((doc) => marked(again(doc)))).toEqual(once.map(marked));
    expect(again.changes).toEqual({ renamed: 0, joined: 0, moved: 0, blanks: 0 });
  });

  it('take back what they put inside', () => {
    const outside = createConventionsWriter({
      language: 'en',
      labels: {},
      borders: [
        { label: 'PER', mark: 'title', side: 'before', inside: false },
        { label: 'LOC', mark: 'kind of place', side: 'before', inside: false },
      ],
      join: [],
      spacing: [{ sign: ',', before: false }],
    });
    const [doc] = corpus('Then [Prof. Dr. Lind|PER] , of [Province of Kent|LOC] , and [Dr.|PER] left.');
    expect(marked(outside(doc as Document))).toBe(
      'Then Prof. Dr. [Lind|PER], of Province of [Kent|LOC], and [Dr.|PER] left.',
    );
  });

  it('never run into another mention, nor over a line', () => {
    const inside = createConventionsWriter({
      language: 'en',
      labels: {},
      borders: [{ label: 'PER', mark: 'title', side: 'before', inside: true }],
      join: ['PER'],
      spacing: [],
    });
    const [doc] = corpus('[Dr.|ROLE] [Lind|PER] saw Mr.\n[Berg|PER]\n[Holm|PER]');
    expect(marked(inside(doc as Document))).toBe('[Dr.|ROLE] [Lind|PER] saw Mr.\n[Berg|PER]\n[Holm|PER]');
  });

  it.each([
    [',a.b, c ,\n. d,', ',a.b, c,\n. d,'],
    ['a.,b . ,c', 'a.,b. ,c'],
    ['a  , b\t. c', 'a  , b\t. c'],
  ])('space signs as they say, but for layout: %j', (text, expected) => {
    const spacing = [{ sign: ',', before: false }, { sign: '.', before: false, after: true }]; // prettier-ignore
    const write = createConventionsWriter({ language: 'en', labels: {}, borders: [], join: [], spacing });
    const [doc] = corpus(text);
    const once = write(doc as Document);
    expect(once.text).toBe(expected);
    expect(write(once).text).toBe(expected);
  });

  it('learn nothing where the sample shows too little, and say what is missing', async () => {
    const { conventions } = await learnConventions(SOURCE, corpus('Vu par [Mme Anne|PERSON].'), { locale: 'fr' });
    expect(conventions).toMatchObject({ borders: [], spacing: [], join: [] });
    await expect(learnConventions(SOURCE, corpus('Rien.'), {})).rejects.toThrow('no labelled mention');
  });

  it('are a file that a person may write, with faults told by line', async () => {
    const { conventions } = await learnConventions(SOURCE, SAMPLE, { locale: 'fr' });
    expect(parseConventions(formatConventions(conventions), 'a.yaml')).toEqual(conventions);
    expect(() =>
      parseConventions(
        'language: fr\nborders:\n  - { label: PER, mark: tittle, side: before, inside: true }\n',
        'a.yaml',
      ),
    ).toThrow(expect.objectContaining({ code: 'bad-conventions', place: expect.objectContaining({ line: 3 }) }));
  });
});
