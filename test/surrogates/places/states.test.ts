import { describe, expect, it } from 'vitest';
import { augment } from '../../../src/pipeline/augmentation/augment.ts';
import { copiesOf, mentionsOf } from '../../helpers/copies.ts';
import { labelled } from '../../helpers/marked.ts';

const TEXTS: Readonly<Record<string, string>> = {
  de: 'Eine Stadt in [Texas|LOC] in den [USA|LOC] .',
  fr: 'Une ville du [Nouveau-Mexique|LOC] , aux [États-Unis|LOC] .',
  it: 'Una città del [Texas|LOC] , negli [Stati Uniti|LOC] .',
  nl: 'Een stad in [Texas|LOC] in de [Verenigde Staten|LOC] .',
  pt: 'Uma cidade do [Novo México|LOC] , nos [EUA|LOC] .',
  sv: 'En stad i [New Mexico|LOC] i [USA|LOC] .',
};

describe('a country of which a state is labelled', () => {
  it.each(Object.entries(TEXTS))('stays, and the state becomes another of it: %s', async (locale, text) => {
    const source = labelled(locale, text);
    const [state, country] = mentionsOf(source);
    const { copies } = await copiesOf(
      await augment([source], { alpha: 3, locale, context: false, generated: false, augmentedOnly: true }),
    );
    for (const copy of copies) {
      expect(mentionsOf(copy)[1]).toBe(country);
      expect(mentionsOf(copy)[0]).not.toBe(state);
    }
  });
});
