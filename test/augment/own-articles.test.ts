import { describe, expect, it } from 'vitest';
import { createEnglishCopies } from '../helpers/english-copies.ts';

const copiesOf = createEnglishCopies({
  O: { type: 'organisation' },
  L: { type: 'location' },
  P: { type: 'person' },
});
/** What the first mentions of the copies are written as, each once. */
const became = async (text: string) => [...new Set((await copiesOf(text)).map(([first = '']) => first))].toSorted();
const bare = (names: readonly string[]) => names.map((name) => name.replace(/^[Tt]he /u, ''));

describe('an English name that is labelled with its article', () => {
  it.each([
    ['the FBI', 'O'],
    ['the Red Cross', 'O'],
    ['the Ohio Supreme Court', 'O'],
    ['the U.K.', 'L'],
    ['the Soviet Union', 'L'],
    ['the West Coast', 'L'],
  ])('becomes what it becomes without: %s', async (name, label) => {
    const within = await became(`They spoke of [${name}|${label}] again .`);
    const without = await became(`They spoke of the [${name.slice(4)}|${label}] again .`);
    expect(within.every((each) => each.startsWith('the '))).toBe(true);
    expect(bare(within)).toEqual(without);
  });

  it('has it at the beginning of a sentence where it may', async () => {
    const names = await became('[The FBI|O] spoke .');
    expect(names.every((name) => /^The [A-Z]+$/u.test(name))).toBe(true);
    expect(bare(names)).not.toContain('FBI');
    const both = await copiesOf('[The Halcyon Trust|O] spoke . So did [the Halcyon Trust|O] .');
    for (const [first = '', second = ''] of both) expect(first.toLowerCase()).toBe(second.toLowerCase());
  });

  it('loses it with a country that takes none, and keeps the mention whole', async () => {
    const names = await became('He went back to [the Philippines|L] .');
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect(name).toMatch(/^(?:the )?\p{Lu}/u);
    expect(names.some((name) => !name.startsWith('the '))).toBe(true);
    for (const name of await became('He went back to [the U.A.E.|L] .')) expect(name).not.toMatch(/\.$/u);
  });

  it('is another family, be its name a word', async () => {
    const names = await became('They met [the Smiths|P] there .');
    expect(names).not.toContain('the Smiths');
    for (const name of names) expect(name).toMatch(/^the \p{Lu}\p{L}*s$/u);
  });
});
