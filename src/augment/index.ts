import { PalimpsestError } from '../core/errors.ts';
import { nearestName } from '../core/edit-distance.ts';
import { codeMixing } from './code-mixing.ts';
import type { AugmenterDefinition } from './definition.ts';
import { entityMasking } from './entity-masking.ts';
import { llmAugmenter } from './models/llm.ts';
import { maskedLanguageModel } from './models/masked-language-model.ts';
import { phiReplacement } from './phi-replacement.ts';
import { randomInsertion } from './wording/random-insertion.ts';
import { synonymReplacement } from './wording/synonym-replacement.ts';
import { wording } from './wording/wording.ts';

/** The table of augmenters. */
export const augmenters: readonly AugmenterDefinition[] = [
  phiReplacement,
  wording,
  synonymReplacement,
  randomInsertion,
  codeMixing,
  entityMasking,
  maskedLanguageModel,
  llmAugmenter,
];

/**
 * The augmenter of that name.
 *
 * @throws PalimpsestError `unknown-augmenter`, naming those there are.
 */
export function findAugmenter(name: string, own: readonly AugmenterDefinition[] = []): AugmenterDefinition {
  const all = [...own, ...augmenters];
  const found = all.find((definition) => definition.name === name);
  if (found) return found;
  const names = all.map((definition) => definition.name);
  throw new PalimpsestError('unknown-augmenter', `there is no augmenter ${JSON.stringify(name)}`, {
    hint: `Did you mean ${nearestName(name, names)}? The augmenters are: ${names.join(', ')}.`,
  });
}
