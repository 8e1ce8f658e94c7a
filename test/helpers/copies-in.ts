import { augment } from '../../src/index.ts';
import { labelled } from './marked.ts';

const TYPES = {
  PER: { type: 'person' },
  LOC: { type: 'location' },
  ORG: { type: 'organisation' },
  HOSP: { type: 'hospital' },
  PROF: { type: 'profession' },
};

/** A copy, and what its mentions became. */
export interface Copy {
  readonly text: string;
  readonly mentions: readonly string[];
}

/** Twenty copies of a text with `[mention|PER]`, `LOC` and `ORG`, all by the default recipe but for generated text. */
export async function copiesIn(locale: string, text: string, alpha = 20): Promise<readonly Copy[]> {
  const copies: Copy[] = [];
  const settings = { alpha, augmentedOnly: true, generated: false, locale, policies: TYPES };
  for await (const { text: copy, entities } of await augment([labelled('c', text)], settings))
    copies.push({ text: copy, mentions: entities.map(({ start, end }) => copy.slice(start, end)) });
  return copies;
}
