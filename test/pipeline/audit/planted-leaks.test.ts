import { describe, expect, it, vi } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import { createRng, type Rng } from '../../../src/core/rng.ts';
import type { Document } from '../../../src/core/types.ts';
import { LEAK_KINDS, type LeakKind } from '../../../src/evaluate/audit/leak-index.ts';
import { checkRelease } from '../../../src/pipeline/audit/release-check.ts';
import { fromDayNumber } from '../../../src/surrogates/dates/calendar.ts';
import { drawAtMost } from '../../helpers/few-draws.ts';

vi.mock('../../../src/pipeline/audit/expectation.ts', async (original) =>
  (await import('../../helpers/few-draws.ts')).withFewDraws(await original()),
);
drawAtMost(0);

const PLANTED = 250;
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

interface Case {
  readonly label: string;
  readonly mention: string;
  /** How it stands in the derived document. */
  readonly leak: string;
}

const syllables = [
  'bá',
  'cól',
  'dré',
  'fú',
  'gón',
  'jév',
  'kór',
  'lím',
  'méz',
  'nív',
  'pól',
  'rúz',
  'sév',
  'tór',
  'vél',
  'zám',
];

function nameOf(rng: Rng, i: number): readonly [given: string, family: string] {
  const word = (n: number) => {
    let text = '';
    for (let rest = n; text === '' || rest > 0; rest = Math.floor(rest / syllables.length))
      text += syllables[rest % syllables.length] as string;
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return [`${word(4096 + 2 * i)}${rng.pick(['o', 'a'])}`, `${word(4097 + 2 * i)}s`];
}

/** A mention and the form in which it leaks, all mentions of a kind different. */
const CASES: Readonly<Record<LeakKind, (rng: Rng, i: number) => Case>> = {
  exact: (rng, i) => same('PATIENT', nameOf(rng, i).join(' ')),
  case: (rng, i) => {
    const name = nameOf(rng, i).join(' ');
    return { label: 'PATIENT', mention: name, leak: rng.pick([name.toUpperCase(), name.toLowerCase()]) };
  },
  accents: (rng, i) => {
    const name = nameOf(rng, i).join(' ');
    return { label: 'PATIENT', mention: name, leak: name.normalize('NFD').replace(/\p{M}/gu, '') };
  },
  part: (rng, i) => {
    const [given, family] = nameOf(rng, i);
    const mention = rng.pick([`${given} ${family}`, `${family}, ${given}`, `Dr. ${given} ${family}`]);
    return { label: 'DOCTOR', mention, leak: rng.pick([given, family]) };
  },
  digits: (rng, i) => {
    const digits = String(200_000_000 + i * 37_591 + rng.int(1000));
    const [a, b, c] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
    const forms = [`${a}-${b}-${c}`, `(${a}) ${b}-${c}`, `${a}.${b}.${c}`, `${a} ${b} ${c}`, digits];
    const at = rng.int(forms.length);
    return { label: 'PHONE', mention: forms[at] as string, leak: forms[(at + 1 + rng.int(4)) % 5] as string };
  },
  date: (rng, i) => {
    const { year, month, day } = fromDayNumber(12_000 + 7 * i);
    const two = (n: number) => String(n).padStart(2, '0');
    const name = MONTHS[month - 1] as string;
    const forms = [
      `${two(month)}/${two(day)}/${year}`,
      `${day} ${name} ${year}`,
      `${year}-${two(month)}-${two(day)}`,
      `${name} ${day}, ${year}`,
      `${day}-${name.slice(0, 3)}-${year}`,
      `${year}${two(month)}${two(day)}`,
    ];
    const at = rng.int(5); // the last is no form that a mention is told to be a date by
    return { label: 'DATE', mention: forms[at] as string, leak: forms[(at + 1 + rng.int(5)) % 6] as string };
  },
};

function same(label: string, text: string): Case {
  return { label, mention: text, leak: text };
}

function sourceOf(id: string, { label, mention }: Case): Document {
  const before = 'Seen today: ';
  const entities = [{ id: 'T1', label, start: before.length, end: before.length + mention.length }];
  return createDocument({ id, text: `${before}${mention}, without complaints.`, entities });
}

describe('leaks that were planted', () => {
  for (const kind of LEAK_KINDS) {
    it(`finds all of ${PLANTED} by ${kind}, at their places, labelled and unlabelled`, async () => {
      const rng = createRng(7).fork(kind);
      const sources: Document[] = [];
      const derived: Document[] = [];
      const places = new Map<string, { start: number; end: number; labelled: boolean }>();
      for (let i = 0; i < PLANTED; i++) {
        const planted = CASES[kind](rng, i);
        sources.push(sourceOf(`d${i}`, planted));
        const before = rng.pick(['The visit was short. (', 'see ', 'Re:', 'note/']);
        const labelled = rng.chance(0.5);
        const start = before.length;
        const end = start + planted.leak.length;
        const entities = labelled ? [{ id: 'T9', label: planted.label, start, end }] : [];
        derived.push(createDocument({ id: `d${i}-aug1`, text: `${before}${planted.leak}; nothing else.`, entities }));
        places.set(`d${i}-aug1`, { start, end, labelled });
      }
      const check = await checkRelease(sources, derived);
      const found = new Map(
        check.findings.flatMap(({ document, isOwn, kind: by, start, end, labelled }) =>
          isOwn && by === kind ? [[document, { start, end, labelled }] as const] : [],
        ),
      );
      expect(found.size).toBe(PLANTED);
      expect(kind === 'digits' ? trimmed(found) : found).toEqual(kind === 'digits' ? trimmed(places) : places);
      expect(check.direct.linked.total).toMatchObject({ mentions: PLANTED, standing: PLANTED });
      expect(check.direct.linked.total.kinds[kind]).toBe(PLANTED);
    });
  }

  it('finds none in documents that hold none', async () => {
    const rng = createRng(8);
    const sources = Array.from({ length: 100 }, (_, i) => sourceOf(`d${i}`, CASES.part(rng, i)));
    const derived = sources.map(({ id }) =>
      createDocument({ id: `${id}-aug1`, text: 'Dr. Bolvanger saw them on 3 May 1990: 5550123.', entities: [] }),
    );
    const { direct, findings } = await checkRelease(sources, derived);
    expect(direct.linked.total).toMatchObject({ mentions: 100, standing: 0 });
    expect(direct.anywhere.total.found).toBe(0);
    expect(findings).toEqual([]);
  });
});

/** A number's own place begins at its first digit: a bracket before it does not count. */
function trimmed(
  places: ReadonlyMap<string, { readonly start: number; readonly end: number; readonly labelled: boolean }>,
) {
  return new Map([...places].map(([id, { end, labelled }]) => [id, { end, labelled }]));
}
