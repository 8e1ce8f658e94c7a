import { packOf } from './index.ts';
import type { Capability, LanguagePack } from './pack.ts';

interface Meaning {
  readonly has: (pack: LanguagePack) => boolean;
  /** What is not done without it, for the user; absent where another notice says so. */
  readonly without?: string;
  /** Surrogate types that need it. */
  readonly types?: readonly string[];
}

/** What a pack may know. Each has what is asked for here, or declares that it lacks it. */
export const CAPABILITIES: Readonly<Record<Capability, Meaning>> = {
  dates: {
    has: ({ dates }) => dates !== undefined,
    without: 'names of months and days stay as they are',
    types: ['date', 'time'],
  },
  holidays: { has: ({ dates }) => dates?.closed !== undefined },
  numbers: {
    has: ({ numbers }) => numbers !== undefined,
    without: 'numbers written out stay as they are',
    types: ['date', 'age'],
  },
  names: {
    has: ({ names }) => names?.usual !== undefined,
    without: 'its titles and particles are taken for names',
    types: ['patient', 'doctor', 'person', 'given-name', 'family-name'],
  },
  institutions: {
    // Names in Han script are drawn as a whole.
    has: ({ institutions, text }) => institutions?.kinds !== undefined || text?.isHan === true,
    without: 'its words for institutions are taken for names',
    types: ['organisation', 'hospital', 'department'],
  },
  places: {
    has: ({ places }) => places?.zip !== undefined,
    without: 'its words for streets are taken for names, and postcodes are of no plan',
    types: ['street', 'address', 'location', 'zip'],
  },
  contact: {
    has: ({ contact }) => contact?.plans !== undefined,
    without: 'telephone numbers are of no plan',
    types: ['contact', 'phone', 'fax'],
  },
  sentences: { has: ({ text }) => text?.neverLast !== undefined || text?.isHan === true },
  tagger: { has: ({ text }) => text?.tagger !== undefined },
  synonyms: { has: ({ text }) => text?.synonyms !== undefined },
  wording: { has: ({ text }) => text?.wording !== undefined },
  morphology: { has: ({ text }) => text?.morphology !== undefined },
  eponyms: { has: ({ eponyms }) => eponyms !== undefined },
};

/** What a pack has nothing of: `lacks` says the same, or it is wrong. */
export function absentFrom(pack: LanguagePack): readonly Capability[] {
  return (Object.keys(CAPABILITIES) as Capability[]).filter((each) => !CAPABILITIES[each].has(pack));
}

/**
 * What a locale's language lacks of what surrogates of these types need, in sentences for the user.
 *
 * @param types surrogate types.
 */
export function lackedBy(locale: string, types: ReadonlySet<string>): readonly string[] {
  const pack = packOf(locale);
  const lacks = pack?.lacks ?? (Object.keys(CAPABILITIES) as Capability[]);
  return lacks.flatMap((capability) => {
    const { without, types: needing = [] } = CAPABILITIES[capability];
    if (without === undefined || !needing.some((type) => types.has(type))) return [];
    return [`${pack?.name ?? `The language of "${locale}"`} has no ${capability} in this package: ${without}.`];
  });
}
