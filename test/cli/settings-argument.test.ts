import { expect, it } from 'vitest';
import { gatherSettings } from '../../src/cli/settings.ts';
import { findFamily } from '../../src/taggers/index.ts';

it('refuses settings that no family has, whatever they are called', async () => {
  const crf = await findFamily('crf');
  for (const set of ['nothing=1', 'constructor=1', '__proto__=1', '__proto__.c2=3', 'toString.x=1'])
    expect(() => gatherSettings(crf, { set: [set] })).toThrow(expect.objectContaining({ code: 'bad-settings' }));
});

it('takes folders of lists where the family looks words up, and refuses them where it does not', async () => {
  expect(gatherSettings(await findFamily('crf'), { gazetteers: ['mine', 'ours'] })).toEqual({
    gazetteers: ['mine', 'ours'],
  });
  const dictionary = await findFamily('dictionary');
  expect(() => gatherSettings(dictionary, { gazetteers: ['mine'] })).toThrow(
    expect.objectContaining({ code: 'bad-settings' }),
  );
});
