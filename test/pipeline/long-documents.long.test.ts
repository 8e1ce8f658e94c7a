import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createDocument, toCorpus } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { checkRelease } from '../../src/pipeline/audit/release-check.ts';
import type { CorpusManifest } from '../../src/pipeline/audit/source-manifest.ts';
import { conceal } from '../../src/pipeline/concealment/conceal.ts';
import { createManifest } from '../../src/pipeline/manifest.ts';
import { train } from '../../src/pipeline/training/train.ts';
import type { TrainedTagger } from '../../src/taggers/types.ts';
import { limit } from '../helpers/few-draws.ts';
import { growth } from '../helpers/growth.ts';

// As many draws of a short document as of a long one: they would hide how the rest grows.
vi.mock('../../src/pipeline/audit/expectation.ts', async (original) =>
  (await import('../helpers/few-draws.ts')).withFewDraws(await original()),
);
limit.draws = 1;

type Piece = string | readonly [text: string, label: string];

/** Repeats what is made of each number until the text is so long. */
function document(size: number, make: (number: number) => readonly Piece[], before: readonly Piece[] = []): Document {
  const texts: string[] = [];
  const entities: { id: string; start: number; end: number; label: string }[] = [];
  let length = 0;
  const add = (piece: Piece) => {
    const [text, label] = typeof piece === 'string' ? [piece] : piece;
    if (label !== undefined) entities.push({ id: `T${entities.length + 1}`, start: length, end: length + text.length, label }); // prettier-ignore
    texts.push(text);
    length += text.length;
  };
  before.forEach(add);
  for (let number = 0, isShort = size > 0; isShort; number++) {
    make(number).forEach(add);
    isShort = length < size;
  }
  return createDocument({ id: 'long', text: texts.join(''), entities, meta: { patient: 'one' } });
}

/** Another number, another word. */
function word(number: number): string {
  let text = '';
  for (let rest = number + 300; rest > 0; rest = Math.floor(rest / 20))
    text += `${'bcdfghklmnprstvwxyzj'[rest % 20]}${'aeiou'[rest % 5]}`;
  return text;
}
const name = (number: number) => word(number).replace(/^./, (letter) => letter.toUpperCase());
const PERSON = ['Anna Lindqvist', 'PATIENT'] as const;

/** One document each, of one line where it has no other. */
const SHAPES: Readonly<Record<string, (size: number) => Document>> = {
  'notes of many people': (size) => document(size, (i) => [[`${name(i * 2)} ${name(i * 2 + 1)}`, 'PATIENT'], ' was seen on ', [`${1900 + (i % 100)}-0${1 + (i % 9)}-1${i % 10}`, 'DATE'], ' with pain; call ', [`555-${String(i).padStart(7, '0')}`, 'PHONE'], '. ']), // prettier-ignore
  'names and nothing else': (size) => document(size, (i) => [[name(i), 'DOCTOR'], ' ']),
  'clubs and who plays for them': (size) => document(size, (i) => [['SV ' + name(i), 'ORGANIZATION'], ' lost; ', [name(i), 'ORGANIZATION'], ' had ', [`${name(i * 2)} Quarzen`, 'PERSON'], ' of ', [['Poland', 'Japan', 'Brazil', 'Turkey'][i % 4] ?? '', 'COUNTRY'], ', ', [`quarzen${i}@firm.example`, 'EMAIL'], '. ']), // prettier-ignore
  'one name again and again': (size) => document(size, () => [PERSON, ' came. ']),
  'lines with one surname': (size) => document(size, (i) => [[`${name(i)} Lindqvist`, 'PATIENT'], ' came.\n']),
  'one mention, a name without end': (size) => document(0, () => [], [['Anna Lindqvist '.repeat(size / 15), 'PATIENT'], ' came.']), // prettier-ignore
  'one mention, a date without end': (size) => document(0, () => [], [['12/03/1999 '.repeat(size / 11), 'DATE'], ' came.']), // prettier-ignore
  'one mention, an address without end': (size) => document(0, () => [], [['12 High Street, '.repeat(size / 16), 'STREET'], ' came.']), // prettier-ignore
  'a surname in every word': (size) => document(size, () => ['Lindqvist '], [PERSON, ' ']),
  'figures without a blank': (size) => document(size, () => ['1234567890'], [PERSON, ' ']),
  'numbers in groups': (size) => document(size, () => ['1234567 '], [PERSON, ' ']),
  punctuation: (size) => document(size, () => ['.,;:!?-()"/@<&'], [PERSON, ' ']),
  'combining marks': (size) => document(size, () => ['\u0301'], [PERSON, ' e']),
  blanks: (size) => document(size, () => ['  '], [PERSON, ' ']),
  'line ends': (size) => document(size, () => ['\n'], [PERSON, ' ']),
  'letters without a blank': (size) => document(size, () => ['ab'], [PERSON, ' ']),
  'words with hyphens': (size) => document(size, () => ['ab-'], [PERSON, ' ']),
};
const SIZE = 50_000;
/** Of work that takes more. */
const SMALLER = 25_000;

async function drain(corpus: AsyncIterable<Document>): Promise<Document[]> {
  const documents: Document[] = [];
  for await (const doc of corpus) documents.push(doc);
  return documents;
}

const taggers = new Map<string, TrainedTagger>();
const tagBy = (model: string) => async (doc: Document) => {
  await drain((taggers.get(model) as TrainedTagger).tag(toCorpus([doc])));
};

const WORK: Readonly<Record<string, (doc: Document) => Promise<void>>> = {
  conceal: async (doc) => {
    await drain(await conceal([doc], { strategy: 'pseudo' }));
  },
  'tag, with a dictionary,': tagBy('dictionary'),
  'tag, with a CRF,': tagBy('crf'),
};

beforeAll(async () => {
  const notes = Array.from({ length: 20 }, (_, i) =>
    document(300, (k) => [[`${name(i * 9 + k)} Lindqvist`, 'PATIENT'], ' came.\n']),
  ).map((doc, i) => ({ ...doc, id: `n${i}` }));
  for (const model of ['dictionary', 'crf'])
    taggers.set(model, (await train(notes, { model, settings: model === 'crf' ? { maxIterations: 5 } : {} })).tagger);
});

// More than what grows with the length, and far from what grows with its square.
const MOST = 2.5;

describe.each(Object.entries(SHAPES))('%s', { timeout: 300_000, retry: 2 }, (_, shape) => {
  it.each(Object.entries(WORK))('take %s work that grows with the length', async (_, work) => {
    expect(await growth(shape, SIZE, work)).toBeLessThan(MOST);
  });

  it('take augment work that grows with the length', async () => {
    const work = async (doc: Document) => void (await drain(await augment([doc], { alpha: 1, generated: false })));
    expect(await growth(shape, SMALLER, work)).toBeLessThan(MOST);
  });

  it('take the release check work that grows with the length', async () => {
    const pairOf = async (size: number) => {
      const concealed = await conceal([shape(size)], { strategy: 'pseudo' });
      const copies = await drain(concealed);
      return { source: shape(size), copies, manifest: JSON.parse(await createManifest(concealed)) as CorpusManifest };
    };
    const check = async ({ source, copies, manifest }: Awaited<ReturnType<typeof pairOf>>) => {
      await checkRelease([source], toCorpus(copies), { manifest, release: true, statistics: true });
    };
    expect(await growth(pairOf, SMALLER, check)).toBeLessThan(MOST);
  });
});

it('notes of many people take augment with generated text work that grows with the length', { retry: 2 }, async () => {
  const work = async (doc: Document) => void (await drain(await augment([doc], { alpha: 1 })));
  expect(await growth(SHAPES['notes of many people'] as (size: number) => Document, SIZE, work)).toBeLessThan(MOST);
});

it(
  'a line of millions of characters takes augment work that grows with the length',
  { retry: 2, timeout: 300_000 },
  async () => {
    const work = async (doc: Document) => void (await drain(await augment([doc], { alpha: 1, generated: false })));
    expect(await growth(SHAPES['one name again and again'] as (size: number) => Document, 400_000, work)).toBeLessThan(
      MOST,
    );
  },
);
