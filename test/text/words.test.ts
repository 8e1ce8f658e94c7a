import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tokenise } from '../../src/text/tokenise.ts';
import { wordsOf } from '../../src/text/words.ts';

const words = (text: string) => wordsOf(tokenise(text)).map((word) => word.text);

it.each([
  ['MRI檢查正常，pain(+)', ['MRI', '檢查', '正常', '，', 'pain', '(', '+', ')']],
  ['民國109年', ['民國', '109', '年']],
  ['醫 院', ['醫', '院']], // a blank parts
  ['See the ward.', ['See', 'the', 'ward', '.']],
])('parts %j into words, Chinese ones by the dictionary', (text, expected) => {
  expect(words(text)).toEqual(expected);
});

it('takes each token once, in order, whatever the text, and names the token that a word begins with', () => {
  const part = fc.constantFrom('醫院', '病人', '張', '𠮷', 'ward', '109', '，', ' ', '\n', '檢', 'ㄅ', 'é');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const tokens = tokenise(parts.join(''));
      const found = wordsOf(tokens);
      expect(found.map(({ text }) => text).join('')).toBe(tokens.map(({ text }) => text).join(''));
      for (const { text, token } of found) {
        const from = tokens[token]?.text ?? '';
        expect(text.startsWith(from)).toBe(true);
      }
      expect(found.map(({ token }) => token)).toEqual(found.map(({ token }) => token).toSorted((a, b) => a - b));
    }),
  );
});

it('reads some of the tokens alone', () => {
  const tokens = tokenise('病人 MRI 正常');
  expect(wordsOf(tokens, { first: 2, end: 5 })).toEqual([
    { text: 'MRI', token: 2 },
    { text: '正常', token: 3 },
  ]);
});
