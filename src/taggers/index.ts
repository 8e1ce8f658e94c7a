import { PalimpsestError } from '../core/errors.ts';
import type { TaggerFamily } from './types.ts';

/** A row of the table: the code of a family is loaded when it is used, because some bring a tensor library along. */
interface FamilyEntry {
  readonly name: string;
  readonly load: () => Promise<TaggerFamily>;
}

/** The table of taggers, in the order in which help lists them. */
export const taggerFamilies: readonly FamilyEntry[] = [
  { name: 'dictionary', load: async () => (await import('./dictionary/family.ts')).dictionary },
  { name: 'crf', load: async () => (await import('./crf/family.ts')).crf },
  { name: 'neuroner', load: async () => (await import('./neural/families.ts')).neuroner },
  { name: 'deepaffix', load: async () => (await import('./neural/families.ts')).deepaffix },
  { name: 'bert', load: async () => (await import('./transformer/families.ts')).bert },
  { name: 'clinicalbert', load: async () => (await import('./transformer/families.ts')).clinicalbert },
  { name: 'mbert', load: async () => (await import('./transformer/families.ts')).mbert },
  { name: 'sensitivity', load: async () => (await import('./sensitivity/family.ts')).sensitivity },
  { name: 'llm', load: async () => (await import('./llm/family.ts')).llm },
];

/**
 * Loads the family of that name; one that is given itself is it.
 *
 * @throws PalimpsestError `unknown-model`, naming those there are.
 */
export async function findFamily(name: string | TaggerFamily): Promise<TaggerFamily> {
  if (typeof name !== 'string') return name;
  const entry = taggerFamilies.find((candidate) => candidate.name === name);
  if (entry) return entry.load();
  throw new PalimpsestError('unknown-model', `there is no model ${JSON.stringify(name)}`, {
    hint: `The models are: ${taggerFamilies.map((family) => family.name).join(', ')}.`,
  });
}
