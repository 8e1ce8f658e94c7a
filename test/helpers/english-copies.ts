import { type AugmentOptions, augment } from '../../src/index.ts';
import { labelled } from './marked.ts';

type Policies = NonNullable<AugmentOptions['policies']>;

/** Copies English texts, marked as `labelled` reads them, thirty times. @returns what their mentions became, copy by copy. */
export function createEnglishCopies(usual: Policies) {
  return async (text: string, more: Policies = {}): Promise<readonly (readonly string[])[]> => {
    const copies: string[][] = [];
    const policies = { ...usual, ...more };
    const settings = { alpha: 30, augmentedOnly: true, generated: false, context: false, locale: 'en', policies };
    for await (const { text: copy, entities } of await augment([labelled('k', text)], settings))
      copies.push(entities.map(({ start, end }) => copy.slice(start, end)));
    return copies;
  };
}
