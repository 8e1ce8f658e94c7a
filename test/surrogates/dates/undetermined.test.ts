import { describe, expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import { conceal } from '../../../src/pipeline/concealment/conceal.ts';

describe('dates in a language without lists', () => {
  it.each([
    ['28 בספטמבר 2017', /^\d{1,2} ב[א-ת]{2,} 20\d\d$/u],
    ['28 सितंबर 2017', /^\d{1,2} [\p{Script=Devanagari}]{2,} 20\d\d$/u],
    ['2017년 9월 28일', /^20\d\d년 (?:[1-9]|1[0-2])월 (?:[12]?\d|3[01])일$/u],
    ['28 กันยายน 2560', /^\d{1,2} [\p{Script=Thai}]{5,} 25[56]\d$/u],
    ['平成29年9月28日', /^(?:平成(?:[12]\d|30|31)|令和[1-9])年\d{1,2}月\d{1,2}日$/u],
    ['28 сентября 2017 года', /^\d{1,2} \p{Script=Cyrillic}{3,} 20\d\d года$/u],
    ['2017. szeptember 28.', /^20\d\d\. \p{Ll}{5,} \d{1,2}\.$/u],
  ])('%s', async (date, form) => {
    const doc = createDocument({ id: 'd', text: `${date}.`, entities: [{ id: 'T1', start: 0, end: date.length, label: 'DATE' }] }); // prettier-ignore
    for (const seed of [1, 2, 3])
      for await (const {
        text,
        entities: [found],
      } of await conceal([doc], { strategy: 'pseudo', locale: 'und', seed })) {
        const written = text.slice(found?.start, found?.end);
        expect(written).toMatch(form);
        expect(written).not.toBe(date);
      }
  });
});
