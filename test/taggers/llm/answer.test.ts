import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldLabel, matchClaim, readAnswer, vote } from '../../../src/taggers/llm/answer.ts';

const claims = (content: string) => {
  const answer = readAnswer(content);
  return answer.kind === 'claims' ? answer.claims.map(({ label, text }) => [label, text]) : answer.kind;
};

describe('an answer', () => {
  it.each([
    ['[{"label":"DOCTOR","text":"張家明"}]', [['DOCTOR', '張家明']]],
    ['[]', []],
    ['{"entities":[{"type":"DATE","value":"3/13"}]}', [['DATE', '3/13']]],
    [
      '{"DATE":["3/13","3/14"],"DOCTOR":"Li"}',
      [
        ['DATE', '3/13'],
        ['DATE', '3/14'],
        ['DOCTOR', 'Li'],
      ],
    ],
    ['[{"DATE":"3/13"}]', [['DATE', '3/13']]],
    ['{"label":"DATE","text":"3/13"}', [['DATE', '3/13']]],
    ['Here it is:\n```json\n[{"label":"DATE","text":"3/13"}]\n```\nDone.', [['DATE', '3/13']]],
    ['The 5" "mentions" [as asked]:\n[{"label":"DATE","text":"[3/13"}]', [['DATE', '[3/13']]],
    ['[{"label":"DATE","text":"3\\"/13"}] (see [1] and {2})', [['DATE', '3"/13']]],
    [
      '{"DATE":"3/13"}\n{"DOCTOR":"Li"}',
      [
        ['DATE', '3/13'],
        ['DOCTOR', 'Li'],
      ],
    ],
    [
      'DOCTOR: 張家明; "林"\n- DATE：3/13\n2. AGE: none',
      [
        ['DOCTOR', '張家明'],
        ['DOCTOR', '林'],
        ['DATE', '3/13'],
      ],
    ],
    ['NONE', []],
    ['No PHI found.', []],
    ["I'm sorry, but I can't assist with that request.", 'refusal'],
    ['抱歉，我無法協助', 'refusal'],
    ['', 'malformed'],
    ['The doctor is Li', 'malformed'],
    ['[{"label":"DATE"', 'malformed'],
    ['[{"label":"DATE","text":"3/13"},{"label":"DOC', 'malformed'],
    ['[{"label":"DATE","text":"3/13"},{"label":"DOCTOR",text:"Li"}]', 'malformed'],
    ['[1, 2]', 'malformed'],
    ['{"DATE": 3}', 'malformed'],
  ] as const)('%j is read', (content, expected) => {
    expect(claims(content)).toEqual(expected);
  });

  it('is read or refused whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (content) => ['claims', 'refusal', 'malformed'].includes(readAnswer(content).kind)),
    );
    fc.assert(
      fc.property(fc.json(), (content) => ['claims', 'refusal', 'malformed'].includes(readAnswer(content).kind)),
    );
  });
});

describe('a claim', () => {
  const legal = new Map(['DATE', 'MEDICAL-RECORD', 'DOCTOR'].map((label) => [foldLabel(label), label]));
  const find = (text: string, label: string, wanted: string, occurrences: 'all' | 'first' = 'all') => {
    const match = matchClaim(text, { label, text: wanted }, legal, occurrences);
    return 'spans' in match ? match.spans.map(({ start, end }) => text.slice(start, end)) : match.refused;
  };

  it('is found wherever the text has it as a whole', () => {
    expect(find('3/13 and 13/3/13, 3/13.', 'DATE', '3/13')).toHaveLength(3);
    expect(find('Li came. Lila too. Li left.', 'DOCTOR', 'Li')).toEqual(['Li', 'Li']);
    expect(find('Li came. Li left.', 'DOCTOR', 'Li', 'first')).toEqual(['Li']);
    // No whole place: that within a word is meant.
    expect(find('mk109年', 'DATE', '109')).toEqual(['109']);
    expect(find('於張家明醫師', 'DOCTOR', '張家明')).toEqual(['張家明']);
  });

  it('may differ in case and white space only', () => {
    expect(find('Dr. J.  SMITH', 'DOCTOR', 'j. smith')).toEqual(['J.  SMITH']);
    expect(find('seen by 莊凱傑', 'DOCTOR', 'KAI-JIE ZHUANG')).toBe('not-in-text');
    expect(find('seen by 莊凱傑', 'DOCTOR', ' ')).toBe('not-in-text');
  });

  it('has one of the labels, however it is written', () => {
    expect(find('no. 123', 'medical record', '123')).toEqual(['123']);
    expect(find('haldol', 'MEDICATION', 'haldol')).toBe('label');
  });

  it('never lies outside the text, whatever is claimed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, wanted) => {
        const match = matchClaim(text, { label: 'DATE', text: wanted }, legal, 'all');
        if (!('spans' in match)) return;
        for (const { start, end } of match.spans) {
          expect(start).toBeLessThan(end);
          expect(text.slice(start, end).toLowerCase().replaceAll(/\s+/g, ' ')).toBe(
            wanted.trim().toLowerCase().replaceAll(/\s+/g, ' '),
          );
        }
      }),
    );
    for (const special of ['a.b', '(x)', '[1]', 'a+b', '$5', '^', '\\d', 'a|b', '{2}', 'a-b', '?*'])
      expect(find(`z ${special} z`, 'DATE', special)).toEqual([special]);
  });
});

describe('the vote', () => {
  const span = (start: number, end: number, label = 'A') => ({ start, end, label });
  it('keeps what enough answers give, each counted once an answer', () => {
    const { given, kept } = vote([[span(0, 3), span(0, 3)], [span(0, 3), span(5, 6)], [span(7, 9)]], 2);
    expect(kept).toEqual([{ ...span(0, 3), votes: 2 }]);
    expect(given).toHaveLength(3);
  });
  it('keeps, of overlapping ones, that with more votes, then the longer', () => {
    const three = [span(0, 3)];
    expect(vote([[...three, span(0, 5)], [...three, span(0, 5)], three], 2).kept).toEqual([
      { ...span(0, 3), votes: 3 },
    ]);
    expect(
      vote(
        [
          [span(0, 3), span(2, 6)],
          [span(0, 3), span(2, 6)],
        ],
        2,
      ).kept,
    ).toEqual([{ ...span(2, 6), votes: 2 }]);
  });
});
