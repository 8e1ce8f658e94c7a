import { z } from 'zod';

export const settings = z.strictObject({
  foldCase: z.boolean().default(false).describe('look up tokens that training never had in lower case'),
});

export type DictionarySettings = z.output<typeof settings>;
