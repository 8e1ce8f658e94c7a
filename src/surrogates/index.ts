import { ageFamily } from './persons/age.ts';
import { contactFamily } from './contact/contact.ts';
import { dateFamily } from './dates/date.ts';
import { idFamily } from './numbers/id.ts';
import { locationFamily } from './places/location.ts';
import { inParts } from './places/parts.ts';
import { measureFamily } from './numbers/measure.ts';
import { nameFamily } from './persons/name.ts';
import { organisationFamily } from './institutions/organisation.ts';
import { professionFamily } from './persons/profession.ts';
import { withoutResidue } from './residue.ts';
import type { SurrogateFamily, SurrogateType } from './types.ts';
import { zipFamily } from './places/zip-family.ts';

const FAMILIES: readonly SurrogateFamily[] = [
  nameFamily,
  professionFamily,
  ageFamily,
  organisationFamily,
  locationFamily,
  zipFamily,
  dateFamily,
  contactFamily,
  idFamily,
  measureFamily,
];

/** All writers of surrogates; every type belongs to one. What one does not understand of a mention is written over all the same. */
export const SURROGATE_FAMILIES: readonly SurrogateFamily[] = FAMILIES.map((family) => {
  const whole = withoutResidue(family);
  return family === locationFamily ? inParts(whole) : whole;
});

const byType = new Map(SURROGATE_FAMILIES.flatMap((family) => family.types.map((type) => [type, family] as const)));

/**
 * The family that writes the surrogates of a type.
 *
 * @throws TypeError for what is no surrogate type.
 */
export function familyOf(type: SurrogateType): SurrogateFamily {
  const family = byType.get(type);
  if (family === undefined)
    throw new TypeError(`${type} is none of the surrogate types: ${[...byType.keys()].join(', ')}`);
  return family;
}
