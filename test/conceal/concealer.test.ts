import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../../src/conceal/account.ts';
import { createConcealer } from '../../src/conceal/concealer.ts';
import { planConcealment } from '../../src/conceal/label-plan.ts';
import { DEFAULT_STRATEGIES, parseStrategies, type PseudoMode, type Strategy } from '../../src/conceal/strategies.ts';
import { createDocument } from '../../src/core/document.ts';
import { createRng } from '../../src/core/rng.ts';
import type { Document, Entity } from '../../src/core/types.ts';
import { splitSentences } from '../../src/text/sentences.ts';
import { tokenise } from '../../src/text/tokenise.ts';
import { documentArbitrary } from '../helpers/arbitraries.ts';
import { setting } from '../helpers/surrogates.ts';

const TYPES = {
  NAME: { type: 'person' },
  DATE: { type: 'date' },
  ID: { type: 'id' },
  HOSPITAL: { type: 'hospital' },
  CITY: { type: 'city' },
} as const;

interface Setup {
  readonly strategy?: Strategy;
  readonly policies?: Record<string, Strategy>;
  readonly mode?: PseudoMode;
  readonly yaml?: string;
  readonly seed?: number;
  readonly dropLabels?: boolean;
  readonly layer?: string;
}

function run(doc: Document, { strategy = 'mask', policies = {}, mode = 'consistent', seed = 13, ...rest }: Setup = {}) {
  const strategies = rest.yaml === undefined ? DEFAULT_STRATEGIES : parseStrategies(rest.yaml, 'x.yaml');
  const { plan } = planConcealment(Object.keys(TYPES), { strategies, strategy, policies, types: TYPES });
  const account = createAccount(plan);
  const concealDocument = createConcealer({
    plan,
    strategies,
    mode,
    setting,
    language: 'en',
    dropLabels: rest.dropLabels === true,
  });
  const isConcealed = ({ layer, label }: Entity) => layer === rest.layer && plan[label]?.strategy !== 'keep';
  const result = concealDocument(doc, isConcealed)({ rng: createRng(seed).fork(doc.id) }, account);
  return { result, summary: account.result() };
}

const surfaces = (doc: Document | undefined) =>
  doc?.entities.map(({ label, start, end }) => [label, doc.text.slice(start, end)]);

/** A document from a text with mentions in brackets: `[Eva](NAME)`; a label in lower case is of the layer `clinical`. */
function mark(text: string): Document {
  let plain = '';
  const entities: Entity[] = [];
  for (const [, before = '', surface = '', label = '', rest = ''] of text.matchAll(
    /([^[]*)(?:\[([^\]]*)\]\(([^)]*)\)|$)()/gu,
  )) {
    plain += before;
    if (label === '') continue;
    const place = { id: `T${entities.length + 1}`, start: plain.length, end: plain.length + surface.length };
    entities.push(label === label.toLowerCase() ? { ...place, label, layer: 'clinical' } : { ...place, label });
    plain += surface + rest;
  }
  return createDocument({ id: 'd', text: plain, entities });
}

describe('the concealer, on any document', () => {
  const written = fc.constantFrom<Strategy>('pseudo', 'class', 'mask');

  it('leaves the text outside the mentions as it is but for articles, none of them at its place, and every label on what replaced it', () => {
    fc.assert(
      fc.property(
        documentArbitrary,
        written,
        fc.constantFrom<PseudoMode>('consistent', 'unlinkable'),
        (doc, strategy, mode) => {
          const { result, summary } = run(doc, { strategy, mode });
          expect(result?.entities.map(({ id, label }) => [id, label])).toEqual(
            doc.entities.map(({ id, label }) => [id, label]),
          );
          const around = (each: Document | undefined) => {
            let at = 0;
            const gaps = each?.entities.map(({ start, end }) => [each.text.slice(at, start), (at = end)][0]);
            return [...(gaps ?? []).map((gap) => String(gap).replace(/\b(a)n? $/iu, '$1 ')), each?.text.slice(at)];
          };
          expect(around(result)).toEqual(around(doc));
          for (const [i, [label, surface]] of surfaces(result)?.entries() ?? []) {
            // Where each is drawn anew a date may come out as it was, so that its surrogate rules nothing out.
            if (label === 'DATE' && strategy === 'pseudo' && mode === 'unlinkable') continue;
            expect(surface).not.toBe(surfaces(doc)?.[i]?.[1]);
          }
          const counted = Object.values(summary.concealed).reduce((sum, { mentions }) => sum + mentions, 0);
          expect(counted).toBe(doc.entities.length);
        },
      ),
    );
  });

  it('writes the same for the same seed', () => {
    fc.assert(
      fc.property(documentArbitrary, fc.nat(), (doc, seed) => {
        expect(run(doc, { strategy: 'pseudo', seed }).result).toEqual(run(doc, { strategy: 'pseudo', seed }).result);
      }),
    );
  });

  it('removes whole sentences and nothing but white space with them', () => {
    fc.assert(
      fc.property(documentArbitrary, (doc) => {
        const { result, summary } = run(doc, { strategy: 'remove' });
        const rest = splitSentences(doc.text, 'en').filter(
          (sentence) => !doc.entities.some((entity) => entity.start < sentence.end && entity.end > sentence.start),
        );
        const black = (text: string) => text.replaceAll(/\s/gu, '');
        // A mention may lie in the white space between sentences, or join two of them.
        expect(black(result?.text ?? '')).toBe(
          rest.map(({ start, end }) => black(doc.text.slice(start, end))).join(''),
        );
        expect(result?.entities ?? []).toEqual([]);
        expect(summary.written + summary.emptied).toBe(1);
        expect(summary.emptied === 1).toBe(result === undefined);
      }),
    );
  });

  it('conceals all that overlapping mentions cover, and counts every mention and every clinical one', () => {
    const span = fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 6 }), fc.array(span, { maxLength: 6 }), (phi, clinical) => {
        const text = 'abcdefghij klmnopqrs tuvwxyz 0123456789 ABC';
        const place = ([start, length]: readonly [number, number], id: string) => ({ id, start, end: start + length });
        const entities: Entity[] = [
          ...phi.map((each, i) => ({ ...place(each, `P${i}`), label: 'NAME' })),
          ...clinical.map((each, i) => ({ ...place(each, `C${i}`), label: 'drug', layer: 'clinical' })),
        ];
        const doc = createDocument({ id: 'd', text, entities }, { overlaps: 'allow' });
        const { result, summary } = run(doc, { strategy: 'mask' });
        const covered = new Set(phi.flatMap(([start, length]) => Array.from({ length }, (_, i) => start + i)));
        const kept = [...text].filter((_, i) => !covered.has(i)).join('');
        expect(result?.text.replaceAll('XXXX', '')).toBe(kept);
        expect(summary.concealed['NAME']?.mentions ?? 0).toBe(phi.length);
        expect(summary.others['drug']?.mentions ?? 0).toBe(clinical.length);
        const names = result?.entities.filter(({ label }) => label === 'NAME') ?? [];
        for (const { start, end } of names) expect(result?.text.slice(start, end)).toBe('XXXX');
        expect(names.length + (summary.concealed['NAME']?.outcomes.merged ?? 0)).toBe(phi.length);
      }),
      // Cut at one end, with a blank at the other that goes with a concealed mention; and a blank that begins one.
      { examples: [[[[4, 7], [0, 2]], [[1, 10]]], [[[9, 1], [10, 3]], [[9, 8]]]] }, // prettier-ignore
    );
  });
});

describe('the strategies', () => {
  const doc = mark('[Eva Lind](NAME) slept. She left [Oakdale](CITY) on [3 May 2021](DATE).');

  it('write XXXX whatever the length, or one for each token', () => {
    expect(run(doc, { strategy: 'mask' }).result?.text).toBe('XXXX slept. She left XXXX on XXXX.');
    const yaml = 'name: x\nmask: { text: "***", each: token }\n';
    expect(run(doc, { strategy: 'mask', yaml }).result?.text).toBe('*** *** slept. She left *** on *** *** ***.');
  });

  it('write the class of the surrogate type, another name, or that of the label', () => {
    expect(run(doc, { strategy: 'class' }).result?.text).toBe('<Name> slept. She left <Location> on <Date>.');
    const named = 'name: x\nlabels:\n  NAME: { class: Person }\ntypes:\n  date: { class: Full_Date }\n';
    expect(run(doc, { strategy: 'class', yaml: named }).result?.text).toBe(
      '<Person> slept. She left <Location> on <Full_Date>.',
    );
    const labels = run(doc, { strategy: 'class', yaml: 'name: x\nclass-names: labels\n' });
    expect(labels.result?.text).toBe('<NAME> slept. She left <CITY> on <DATE>.');
  });

  it('may differ by label, and keep leaves a label as it is', () => {
    const { result, summary } = run(doc, { strategy: 'class', policies: { CITY: 'keep', NAME: 'remove' } });
    expect(result?.text).toBe('She left Oakdale on <Date>.');
    expect(surfaces(result)).toEqual([
      ['CITY', 'Oakdale'],
      ['DATE', '<Date>'],
    ]);
    expect(summary).toMatchObject({ sentences: 2, sentencesRemoved: 1, others: { CITY: { outcomes: { moved: 1 } } } });
  });

  it('drop the labels of what they conceal when asked, and no others', () => {
    const clinical = mark('[Eva](NAME) takes [aspirin](drug).');
    expect(surfaces(run(clinical, { strategy: 'mask', dropLabels: true }).result)).toEqual([['drug', 'aspirin']]);
  });

  it('take a removed sentence out with its line, or with the blanks before it', () => {
    const text = 'Name: [Eva](NAME).\nShe slept. [Eva](NAME) woke. [Eva](NAME) ate.\n\nShe left. [Eva](NAME) too.';
    const { result, summary } = run(mark(text), { strategy: 'remove' });
    expect(result?.text).toBe('She slept.\n\nShe left.');
    expect(summary.sentencesRemoved).toBe(4);
  });

  it('leave nothing of a document whose sentences all go', () => {
    const { result, summary } = run(mark('[Eva](NAME) slept.'), { strategy: 'remove' });
    expect(result).toBeUndefined();
    expect(summary).toMatchObject({ documents: 1, written: 0, emptied: 1 });
  });

  it('give an unconcerned document back as it is', () => {
    const free = mark('Nobody slept.');
    expect(run(free, { strategy: 'remove' }).result).toBe(free);
  });
});

describe('surrogates', () => {
  const text =
    '[Eva Lind](NAME) came to [Oakdale General Hospital](HOSPITAL) on [03/04/2020](DATE). [Lind](NAME) left on ' +
    '[03/09/2020](DATE). [Zbigniewa Przybyszewska](NAME) and [Eva Lind](NAME) met in [New Haven](CITY).';
  const doc = mark(text);

  it('keep the number of tokens, the format of dates and the words of kind, and change a token of each', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { result } = run(doc, { strategy: 'pseudo', seed });
      for (const [i, [label, surface]] of surfaces(result)?.entries() ?? []) {
        const source = surfaces(doc)?.[i]?.[1] ?? '';
        expect(tokenise(surface ?? '')).toHaveLength(tokenise(source).length);
        expect(surface?.toLowerCase()).not.toBe(source.toLowerCase());
        if (label === 'DATE') expect(surface).toMatch(/^\d\d\/\d\d\/\d{4}$/u);
        if (label === 'HOSPITAL') expect(surface).toMatch(/ General Hospital$/u);
      }
    }
  });

  it('agree within a document in the mode consistent, and not in unlinkable', () => {
    const [first, , , last, , , again] =
      surfaces(run(doc, { strategy: 'pseudo' }).result)?.map(([, surface]) => surface) ?? [];
    expect(again).toBe(first);
    expect(first?.endsWith(` ${last}`)).toBe(true);
    let agreeing = 0;
    for (let seed = 0; seed < 50; seed++) {
      const drawn = surfaces(run(doc, { strategy: 'pseudo', mode: 'unlinkable', seed }).result) ?? [];
      if (drawn[0]?.[1] === drawn[6]?.[1]) agreeing++;
    }
    expect(agreeing).toBeLessThan(3);
  });
});

describe('the article before a mention', () => {
  it.each(['mask', 'class'] as const)('does not tell how it began: %s', (strategy) => {
    const texts = ['She is a [Lyon](CITY) man.', 'She is an [Arles](CITY) man.'].map(
      (text) => run(mark(text), { strategy }).result?.text,
    );
    expect(texts[1]).toBe(texts[0]);
  });

  it('agrees with the surrogate, at the beginning of a sentence too', () => {
    const written = Array.from({ length: 30 }, (_, seed) => run(mark('An [Arles](CITY) man.'), { strategy: 'pseudo', seed }).result?.text ?? ''); // prettier-ignore
    for (const text of written) expect(text).toMatch(/^(?:An [AEIOUÉÎ]|A [^AEIOÉÎ])/u);
    expect(new Set(written.map((text) => text.slice(0, 2))).size).toBe(2);
  });

  it('stays where it is part of another mention', () => {
    expect(run(mark('met [an Arles](NAME) man')).result?.text).not.toContain('an Arles');
    const doc = createDocument({ id: 'd', text: 'met an Arles man', entities: [
      { id: 'T1', start: 4, end: 12, label: 'finding', layer: 'clinical' },
      { id: 'T2', start: 7, end: 12, label: 'CITY' },
    ] }); // prettier-ignore
    expect(run(doc, { strategy: 'mask' }).result?.text).toContain('met an ');
  });
});

describe('clinical mentions', () => {
  const entity = (id: string, start: number, end: number, label: string): Entity =>
    label === label.toLowerCase() ? { id, start, end, label, layer: 'clinical' } : { id, start, end, label };
  const text = 'Dr Parkinson disease and aspirin for Eva Lind';
  const conceal = (phi: readonly [number, number], clinical: readonly [number, number], yaml?: string) => {
    const entities = [entity('P', ...phi, 'NAME'), entity('C', ...clinical, 'disorder')];
    const { result, summary } = run(createDocument({ id: 'd', text, entities }), {
      strategy: 'mask',
      ...(yaml !== undefined && { yaml }),
    });
    const place = result?.entities.find(({ id }) => id === 'C');
    return [
      Object.keys(summary.others['disorder']?.outcomes ?? {})[0],
      place && result?.text.slice(place.start, place.end),
    ];
  };

  it.each([
    ['before any change, is kept', [37, 45], [25, 32], 'kept', 'aspirin'],
    ['after a change, is moved', [3, 12], [25, 32], 'moved', 'aspirin'],
    ['around a concealed one, is altered', [3, 12], [3, 20], 'altered', 'XXXX disease'],
    ['that is a concealed one, is altered', [3, 12], [3, 12], 'altered', 'XXXX'],
    ['across the border of a concealed one, is trimmed', [0, 12], [3, 20], 'trimmed', 'disease'],
    ['across the other border, is trimmed', [13, 32], [3, 20], 'trimmed', 'Parkinson'],
    ['across with no word left, is dropped', [0, 12], [3, 13], 'inside', undefined],
    ['inside a concealed one, is dropped', [0, 20], [3, 12], 'inside', undefined],
  ] as const)('one that is %s', (_, phi, clinical, outcome, surface) => {
    expect(conceal(phi, clinical)).toEqual([outcome, surface]);
  });

  it('are kept whatever their label is called', () => {
    for (const label of ['constructor', '__proto__']) {
      const entities = [entity('P', 3, 12, 'NAME'), { ...entity('C', 3, 20, 'disorder'), label }];
      const { result } = run(createDocument({ id: 'd', text, entities }), { strategy: 'mask' });
      expect(result?.entities.map((one) => one.id).toSorted()).toEqual(['C', 'P']);
    }
  });

  it('are given up where they would be altered and their label says so', () => {
    expect(conceal([3, 12], [3, 20], 'name: x\nothers: { labels: { disorder: drop } }\n')).toEqual([
      'given-up',
      undefined,
    ]);
    expect(conceal([3, 12], [25, 32], 'name: x\nothers: { altered: drop }\n')).toEqual(['moved', 'aspirin']);
  });

  it('go with a removed sentence, and hold two sentences together that they stand in', () => {
    const entities = [entity('P', 0, 3, 'NAME'), entity('C', 11, 18, 'disorder')];
    const doc = createDocument({ id: 'd', text: 'Eva. Pain a. No b. Rest.', entities });
    const { result, summary } = run(doc, { strategy: 'remove' });
    expect(result?.text).toBe('Pain a. No b. Rest.');
    const joined = createDocument({ ...doc, entities: [entity('P', 0, 3, 'NAME'), entity('C', 2, 9, 'disorder')] });
    expect(run(joined, { strategy: 'remove' }).result?.text).toBe('No b. Rest.');
    expect(run(joined, { strategy: 'remove' }).summary.others).toEqual({
      disorder: { mentions: 1, outcomes: { removed: 1 } },
    });
    expect(summary.others['disorder']?.outcomes).toEqual({ moved: 1 });
  });

  it('keep the fragments that nothing was written over', () => {
    const fragments = [
      { start: 3, end: 12 },
      { start: 25, end: 32 },
    ];
    const clinical = { id: 'C', start: 3, end: 32, label: 'disorder', layer: 'clinical', fragments };
    const doc = createDocument({ id: 'd', text, entities: [entity('P', 0, 20, 'NAME'), clinical] });
    const { result, summary } = run(doc, { strategy: 'mask' });
    expect(result?.entities.find(({ id }) => id === 'C')).toEqual({
      id: 'C',
      label: 'disorder',
      layer: 'clinical',
      start: 9,
      end: 16,
    });
    expect(summary.others['disorder']?.outcomes).toEqual({ trimmed: 1 });
  });
});

describe('overlapping mentions', () => {
  it('are concealed together by the strictest strategy and belong to the longest', () => {
    const doc = createDocument(
      {
        id: 'd',
        text: 'seen at Lind Clinic today',
        entities: [
          { id: '1', start: 8, end: 12, label: 'NAME' },
          { id: '2', start: 8, end: 19, label: 'HOSPITAL' },
        ],
      },
      { overlaps: 'allow' },
    );
    const { result, summary } = run(doc, { strategy: 'class', policies: { NAME: 'mask' } });
    expect(result?.text).toBe('seen at XXXX today');
    expect(surfaces(result)).toEqual([['HOSPITAL', 'XXXX']]);
    expect(summary.concealed['NAME']?.outcomes).toEqual({ merged: 1 });
  });
});
