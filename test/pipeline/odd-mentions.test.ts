import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { conceal, type ConcealOptions } from '../../src/pipeline/concealment/conceal.ts';

type Span = readonly [start: number, end: number, label?: string, layer?: string];

function documentOf(text: string, spans: readonly Span[]): Document {
  const entities = spans.map(([start, end, label = 'PATIENT', layer], i) => ({
    id: `T${i + 1}`,
    start,
    end,
    label,
    ...(layer !== undefined && { layer }),
  }));
  return createDocument({ id: 'd1', text, entities }, { overlaps: 'allow' });
}

const TEXT = 'Seen: Zorvath Quibbleton, Plorgdwi today.';
const at = (part: string, text = TEXT): readonly [number, number] => [
  text.indexOf(part),
  text.indexOf(part) + part.length,
];
const ALL = ['Zorvath', 'Quibbleton', 'Plorgdwi'];

/** Mentions laid over each other, and the names that some of them cover. */
const OVERLAPS: Readonly<Record<string, readonly [readonly Span[], readonly string[]]>> = {
  'one span of two labels': [[[...at('Zorvath')], [...at('Zorvath'), 'HOSPITAL']], ['Zorvath']],
  'one span of two layers': [[[...at('Zorvath')], [...at('Zorvath'), 'Finding', 'clinical']], ['Zorvath']],
  nested: [[[...at('Zorvath Quibbleton, Plorgdwi')], [...at('Quibbleton'), 'HOSPITAL']], ALL],
  crossing: [[[...at('Zorvath Quibbleton')], [...at('Quibbleton, Plorgdwi'), 'HOSPITAL']], ALL],
  adjacent: [[[6, 9], [9, 13, 'HOSPITAL']], ['Zorvath']],
  'crossing a kept one': [[[...at('Zorvath Quibbleton')], [...at('Quibbleton, Plorgdwi'), 'AGE']], ['Zorvath', 'Quibbleton']],
  'over the whole text': [[[0, TEXT.length]], ['Seen', ...ALL]],
  'many of one character': [Array.from({ length: 7 }, (_, i): Span => [6 + i, 7 + i]), ['Zorvath']],
}; // prettier-ignore

const STRATEGIES: readonly ConcealOptions[] = [
  { strategy: 'mask' },
  { strategy: 'class' },
  { strategy: 'pseudo' },
  { strategy: 'pseudo', mode: 'unlinkable' },
];

describe('mentions that are laid over each other', () => {
  it.each(Object.keys(OVERLAPS).flatMap((name) => STRATEGIES.map((options) => [name, options] as const)))(
    'leave nothing of what they cover: %s, %j',
    async (name, options) => {
      const [spans, covered] = OVERLAPS[name] ?? [[], []];
      const keep = name === 'crossing a kept one' ? { policies: { AGE: 'keep' as const } } : {};
      const corpus = await conceal([documentOf(TEXT, spans)], { locale: 'en', seed: 13, ...options, ...keep });
      for await (const doc of corpus) {
        for (const word of covered) expect(doc.text).not.toContain(word);
        for (const { start, end } of doc.entities) expect(end).toBeGreaterThan(start);
      }
      expect(covered.length).toBeGreaterThan(0);
    },
  );

  it.each(Object.keys(OVERLAPS))('leave nothing, or are counted as kept, in augmentation: %s', async (name) => {
    const [spans, covered] = OVERLAPS[name] ?? [[], []];
    const doc = documentOf(TEXT, spans);
    const policies = Object.fromEntries(doc.entities.map(({ label }) => [label, label === 'PATIENT' ? { policy: 'replace' as const, type: 'patient' } : label === 'HOSPITAL' ? { policy: 'replace' as const, type: 'hospital' } : { policy: 'keep' as const }])); // prettier-ignore
    const corpus = await augment([doc], { augmentedOnly: true, locale: 'en', context: false, policies });
    const texts: string[] = [];
    for await (const copy of corpus) texts.push(copy.text);
    const { labels } = corpus.summary();
    const kept = Object.values(labels).flatMap(({ kept: reasons }) => Object.values(reasons)).reduce((a, b) => a + b, 0); // prettier-ignore
    const standing = texts.filter((text) => covered.some((word) => text.includes(word)));
    expect(texts.length).toBeGreaterThan(0);
    if (standing.length > 0) expect(kept).toBeGreaterThanOrEqual(standing.length);
  });
});

describe('mentions of which nothing tells what they are', () => {
  const augmented = async (docs: readonly Document[]) => {
    const policies = { PATIENT: { policy: 'replace', type: 'patient' }, XQ: { policy: 'from-corpus' } } as const;
    const corpus = await augment(docs, { augmentedOnly: true, locale: 'en', context: false, generated: false, policies }); // prettier-ignore
    const texts: string[] = [];
    for await (const copy of corpus) texts.push(copy.text);
    return { texts, labels: corpus.summary().labels };
  };

  it('hold back no surrogate of what they are parts of', async () => {
    const { texts } = await augmented([documentOf(TEXT, [[...at('Zorvath Quibbleton')], [...at('Zorvath'), 'XQ'], [...at('Quibbleton'), 'XQ']])]); // prettier-ignore
    for (const text of texts) expect(text).not.toMatch(/Zorvath|Quibbleton/);
    expect(texts.length).toBeGreaterThan(0);
  });

  it('stay as they are where they are in parts: no whole one is written over a part', async () => {
    const text = 'Seen: Zorvath and Plorgdwi Quibbleton today, and Anna Berg.';
    const [given, family] = [at('Zorvath', text), at('Quibbleton', text)];
    const parts = { id: 'T1', start: given[0], end: family[1], label: 'XQ', fragments: [{ start: given[0], end: given[1] }, { start: family[0], end: family[1] }] }; // prettier-ignore
    const other = { id: 'T2', start: text.indexOf('Anna'), end: text.indexOf('.'), label: 'XQ' };
    const docs = ['Marc Lebrun', 'Ada Ekberg'].map((name, i) => createDocument({ id: `o${i}`, text: `Seen: ${name} today.`, entities: [{ id: 'T1', start: 6, end: 6 + name.length, label: 'XQ' }] })); // prettier-ignore
    const { texts, labels } = await augmented([createDocument({ id: 'd', text, entities: [parts, other] }), ...docs]);
    const own = texts.filter((each) => each.includes(' and '));
    for (const each of own) expect(each).toMatch(/^Seen: Zorvath and Plorgdwi Quibbleton today/);
    expect(Object.values(labels['XQ']?.kept ?? {}).reduce((a, b) => a + b, 0)).toBeGreaterThanOrEqual(own.length);
  });
});

/** Mentions of which it can be doubted that they have a surrogate, in a text that has nothing else. */
const ODD = [
  'Z',
  '7',
  '—',
  '...',
  ' ',
  '\n',
  '\u200B',
  '😀',
  '👩‍⚕️',
  'é'.normalize('NFD'),
  '王',
  '\u0301',
  '½',
  '𝐙𝐨𝐫',
  'ZORVATH😀',
  '０１２',
];

describe('mentions of which little can be said', () => {
  it.each(ODD.flatMap((odd) => STRATEGIES.map((options) => [odd, options] as const)))(
    'are concealed: %j, %j',
    async (odd, options) => {
      const text = `Seen: ${odd}, today.`;
      for (const label of ['PATIENT', 'HOSPITAL', 'DATE', 'PHONE', 'ID', 'AGE', 'CITY', 'PROFESSION', 'EMAIL']) {
        const corpus = await conceal([documentOf(text, [[6, 6 + odd.length, label]])], {
          locale: 'en',
          seed: 13,
          ...options,
        });
        for await (const doc of corpus) {
          const [entity] = doc.entities;
          const mayStay =
            options.mode === 'unlinkable' && (label === 'AGE' || label === 'DATE') && /^\p{Nd}+$/u.test(odd);
          if (!mayStay) expect(entity && doc.text.slice(entity.start, entity.end)).not.toBe(odd);
        }
        // Counted once whoever took the document has come back for the next.
        expect(Object.values(corpus.summary().concealed[label]?.outcomes ?? {})).toEqual([1]);
      }
    },
  );

  it.each([
    ['before a combining mark', 'Seen: Zorvathe\u0301 today.', 6, 14],
    ['inside a joined emoji', 'Seen: Zorvath 👩‍⚕️ today.', 6, 16],
  ] as const)('are concealed where they end %s, and the text stays well-formed', async (_, text, start, end) => {
    for (const options of STRATEGIES) {
      const corpus = await conceal([documentOf(text, [[start, end]])], { locale: 'en', seed: 13, ...options });
      for await (const doc of corpus) {
        expect(doc.text).not.toContain('Zorvath');
        expect(doc.text.isWellFormed()).toBe(true);
      }
    }
  });

  it('are refused where they end inside a surrogate pair, never left standing', async () => {
    const text = 'Seen: Zorvath \u{1F600} today.';
    expect(() => documentOf(text, [[6, 15]])).toThrow('surrogate pair');
    const doc: Document = { id: 'd1', text, entities: [{ id: 'T1', start: 6, end: 15, label: 'PATIENT' }] };
    for (const options of STRATEGIES) {
      const written: string[] = [];
      const run = async () => {
        for await (const { text } of await conceal([doc], { locale: 'en', seed: 13, ...options })) written.push(text);
      };
      const cause = expect.objectContaining({ message: expect.stringContaining('cuts a surrogate pair') }) as Error;
      await expect(run()).rejects.toMatchObject({ code: 'document-failed', place: { documentId: 'd1' }, cause });
      expect(written).toEqual([]);
    }
  });
});
