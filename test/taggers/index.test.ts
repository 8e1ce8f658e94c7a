import { describe, expect, it } from 'vitest';
import { findFamily, taggerFamilies } from '../../src/taggers/index.ts';
import { describeSettings, parseSettings } from '../../src/taggers/settings.ts';

describe('the table of taggers', () => {
  it.each(taggerFamilies.map(({ name }) => name))(
    'loads %s under its name, with settings that have defaults',
    async (name) => {
      const family = await findFamily(name);
      expect(family.name).toBe(name);
      expect(family.description).toMatch(/^\S.*[^.]$/);
      const defaults = parseSettings(family, {}) as Record<string, unknown>;
      expect(parseSettings(family, undefined)).toEqual(defaults);
      const described = describeSettings(family);
      expect(described.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(defaults)));
      for (const { key, value } of described) expect(value).toEqual(defaults[key]);
    },
  );

  it.each(taggerFamilies.map(({ name }) => name))(
    'refuses a setting that %s does not have, naming it and the others',
    async (name) => {
      const family = await findFamily(name);
      expect(() => parseSettings(family, { nonsense: 1 })).toThrow(
        expect.objectContaining({
          code: 'bad-settings',
          message: expect.stringContaining('nonsense'),
          hint: expect.stringContaining(describeSettings(family)[0]?.key as string),
        }),
      );
    },
  );

  it('has no model of another name, and says which there are', async () => {
    await expect(findFamily('dictonary')).rejects.toMatchObject({
      code: 'unknown-model',
      hint: `The models are: ${taggerFamilies.map(({ name }) => name).join(', ')}.`,
    });
  });
});
