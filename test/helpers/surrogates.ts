import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import type { Mention, Setting, SurrogateType } from '../../src/surrogates/types.ts';

const gazetteers = loadGazetteers();

/** A setting on the package's own gazetteers. */
export function settingOf(locale: string, more: Partial<Setting> = {}): Setting {
  return { locale, gazetteers, partition: 'all', keepTokens: false, ...more };
}

export const setting: Setting = settingOf('en');

/** A mention outside any document. */
export function mention(type: SurrogateType, text: string, before = '', after = ''): Mention {
  const entity = { id: 'T1', label: type, start: before.length, end: before.length + text.length };
  return { entity, type, text, before, after };
}
