import { describe, expect, it } from 'vitest';
import { augment, conceal } from '../../src/index.ts';
import { createDocument, cutLongMention } from '../../src/core/document.ts';
import { copiesIn } from '../helpers/copies-in.ts';
import { growth } from '../helpers/growth.ts';

const repeat = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

describe('a mention that is longer than any name', () => {
  it('is cut between words, and where there are none between characters', () => {
    const pieces = (text: string) => cutLongMention(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end)); // prettier-ignore
    const words = `${'Eva Lind '.repeat(300)}Ek`;
    expect(pieces(words).join(' ')).toBe(words);
    const signs = `A${'😀'.repeat(1500)}`;
    expect(pieces(signs).join('')).toBe(signs);
    for (const piece of [...pieces(words), ...pieces(signs)]) {
      expect(piece.length).toBeLessThanOrEqual(1000);
      expect(piece.isWellFormed()).toBe(true);
    }
    expect(pieces('Eva Lind')).toEqual(['Eva Lind']);
    expect(pieces(' '.repeat(2000))).toHaveLength(1);
  });

  it('is written over word by word, and stays one mention', async () => {
    const name = 'Eva Lindqvist '.repeat(200).trimEnd();
    for (const { text, mentions } of await copiesIn('en', `We saw [${name}|PER] there .`, 3)) {
      expect(mentions).toHaveLength(1);
      expect(mentions[0]?.split(' ').length).toBeGreaterThan(200);
      expect(text).not.toMatch(/Eva|Lindqvist/u);
    }
  });

  it('is concealed by what it is', async () => {
    const text = `${'Eva Lindqvist '.repeat(200).trimEnd()} came .`;
    const doc = createDocument({ id: 'c', text, entities: [{ id: 'T1', start: 0, end: text.length - 7, label: 'PERSON' }] }); // prettier-ignore
    for await (const concealed of await conceal([doc], { seed: 5 })) expect(concealed.text).toBe('<Name> came .');
  });

  it.each([
    ['ORG', 'A \u00a0 '],
    ['ORG', 'אב '],
    ['PER', 'Ab, '],
    ['PER', 'a/'],
    ['LOC', 'Крупа '],
    ['DATE', '三月'],
    ['DATE', "d'"],
  ])('takes a time that grows with its length: %s %s', async (label, piece) => {
    const factor = await growth(
      (length) => createDocument({ id: 'c', text: `At ${repeat(piece, length)}b .`, entities: [{ id: 'T1', start: 3, end: length + 4, label }] }), // prettier-ignore
      2500,
      async (doc) => {
        for await (const _ of await augment([doc], { alpha: 1, augmentedOnly: true, generated: false, locale: 'de' }));
      },
    );
    expect(factor).toBeLessThan(3);
  });

  it('and a document of many people is concealed in a time that grows with its length', async () => {
    const factor = await growth(
      (size) => {
        const text = Array.from({ length: size }, (_, i) => `Lind${(i + 300).toString(26).replaceAll(/\d/gu, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))} came .`).join(' '); // prettier-ignore
        const entities = [...text.matchAll(/Lind\w+/gu)].map(({ index, 0: name }, i) => ({ id: `T${i}`, start: index, end: index + name.length, label: 'PERSON' })); // prettier-ignore
        return createDocument({ id: 'c', text, entities });
      },
      200,
      async (doc) => {
        for await (const concealed of await conceal([doc], { seed: 5 }))
          expect(concealed.text).not.toMatch(/Lind|undefined/u);
      },
    );
    expect(factor).toBeLessThan(3);
  });
});
