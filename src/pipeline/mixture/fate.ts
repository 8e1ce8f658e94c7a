import type { SurrogateType } from '../../surrogates/types.ts';

/** The labels of a corpus, as far as it is known what they mean. */
export interface LabelMeanings {
  /** Every label with how many mentions it has. */
  readonly mentions: ReadonlyMap<string, number>;
  /** The surrogate types of those that a label map knows. */
  readonly types: ReadonlyMap<string, SurrogateType>;
}

/** What a span of generated text is in a corpus: a mention of a label, plain text, or there is no telling. */
export type Fate = { readonly label: string } | 'plain' | 'uncertain';

/** As what else a corpus may annotate a type, nearest first. */
const WIDER: Partial<Readonly<Record<SurrogateType, readonly SurrogateType[]>>> = {
  patient: ['person'],
  doctor: ['person'],
  'given-name': ['person'],
  'family-name': ['person'],
  hospital: ['organisation'],
  city: ['location'],
  region: ['location'],
  country: ['location'],
  street: ['address'],
  address: ['street'],
  fax: ['phone'],
  'medical-record': ['id'],
  'social-security': ['id'],
  'health-plan': ['id'],
  account: ['id'],
  license: ['id'],
  vehicle: ['id'],
  device: ['id'],
};

/** Types between which schemes draw the border each in their own way: where a corpus has one, the others are not plain text. */
const KIN: readonly (readonly SurrogateType[])[] = [
  ['patient', 'doctor', 'person', 'given-name', 'family-name', 'username'],
  ['organisation', 'hospital', 'department'],
  ['location', 'city', 'region', 'country', 'street', 'address', 'room', 'zip'],
  ['date', 'time'],
  ['phone', 'fax'],
  ['email', 'url', 'ip'],
  ['id', 'medical-record', 'social-security', 'health-plan', 'account', 'license', 'vehicle', 'device'],
];

/** What a value of a surrogate type is called in a corpus: by what its labels mean, never by what they are called. */
export function fateOf(type: SurrogateType, meanings: LabelMeanings): Fate {
  const known = new Set(meanings.types.values());
  // A place that may be a country is no mention of the label for other places.
  const isDivided = [...known].some((other) => WIDER[other]?.[0] === type && WIDER[type] === undefined);
  for (const wanted of isDivided ? [] : [type, ...(WIDER[type] ?? [])]) {
    const label = mostFrequent(wanted, meanings);
    if (label !== undefined) return { label };
  }
  const kin = KIN.find((types) => types.includes(type)) ?? [];
  return kin.some((one) => known.has(one)) ? 'uncertain' : 'plain';
}

/** A label of less than this share of the mentions is an exception of the corpus's: nothing is called so that may be something else. */
const RARE = 0.001;

function mostFrequent(type: SurrogateType, { mentions, types }: LabelMeanings): string | undefined {
  let total = 0;
  for (const count of mentions.values()) total += count;
  const labels = [...types].flatMap(([label, known]) =>
    known === type && (mentions.get(label) ?? 0) >= RARE * total ? [label] : [],
  );
  return labels.toSorted((a, b) => (mentions.get(b) ?? 0) - (mentions.get(a) ?? 0) || (a < b ? -1 : 1))[0];
}
