import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { conceal } from '../../src/pipeline/concealment/conceal.ts';

const MEN = ['يوسف', 'طارق', 'حسام', 'سامي', 'ياسر'];
const WOMEN = ['مريم', 'سعاد', 'هدى', 'رانيا', 'سلمى'];
const FAMILIES = ['الخطيب', 'منصور', 'النجار', 'عثمان', 'بركات'];

/** Of each family a man and a woman, whom the words beside them tell apart. */
const notes = FAMILIES.map((family, i) => {
  const [man, woman] = [`${MEN[i]} ${family}`, `${WOMEN[i]} ${family}`];
  const parts = ['حضر المريض ', man, ' بسبب ألم في الصدر. أدخلت المريضة ', woman, ' إلى القسم بسبب الحمى. ينحدر ', man, ' من عائلة ريفية.']; // prettier-ignore
  const entities = [1, 3, 5].map((at) => {
    const start = parts.slice(0, at).join('').length;
    return { id: `T${at}`, start, end: start + (parts[at] ?? '').length, label: 'PERSON' };
  });
  return createDocument({ id: `n${i}`, text: parts.join(''), entities });
});

const namesIn = (text: string, entities: readonly { readonly start: number; readonly end: number }[]) =>
  entities.map(({ start, end }) => text.slice(start, end));

describe('names in a script that no list has', () => {
  it('are put together from those of others of the corpus whom the text tells to be of the same sex', async () => {
    const made = [];
    for await (const doc of await augment(notes, { alpha: 4, augmentedOnly: true })) made.push(doc);
    expect(made).toHaveLength(20);
    for (const [i, { text, entities }] of made.entries()) {
      const source = notes[Math.floor(i / 4)] as (typeof notes)[number];
      const [man = '', woman = '', again] = namesIn(text, entities);
      expect(again).toBe(man);
      expect(MEN).toContain(man.split(' ')[0]);
      expect(WOMEN).toContain(woman.split(' ')[0]);
      expect(FAMILIES).toContain(man.split(' ')[1]);
      expect(man.split(' ')[1]).toBe(woman.split(' ')[1]);
      const own = namesIn(source.text, source.entities).flatMap((name) => name.split(' '));
      for (const part of `${man} ${woman}`.split(' ')) expect(own).not.toContain(part);
    }
  });

  it('are nobody else’s where they are concealed', async () => {
    for await (const { text, entities } of await conceal(notes, { strategy: 'pseudo' }))
      for (const name of namesIn(text, entities))
        for (const part of name.split(' ')) {
          expect(part).toMatch(/^\p{Script=Arabic}+$/u);
          expect([...MEN, ...WOMEN, ...FAMILIES]).not.toContain(part);
        }
  });
});
