import { ownValue } from '../core/collections.ts';
import { PalimpsestError } from '../core/errors.ts';
import { requireSpelling } from '../core/label-names.ts';
import { needsLists, SURROGATE_TYPES, type SurrogateType } from '../surrogates/types.ts';
import { type Strategies, type Strategy, STRATEGIES } from './strategies.ts';

/**
 * The class that `class` writes for a surrogate type, between angle brackets: `<First_Name>`. The names are those of the paper
 * (§3.2: Age, Date, First Name, Last Name, Health Care Unit, Location, Phone Number; Organisation in Figure 1) where it has
 * one, with underscores for spaces. A strategies file may name others.
 */
export const CLASS_NAMES: Readonly<Record<SurrogateType, string>> = {
  patient: 'Patient_Name',
  doctor: 'Doctor_Name',
  person: 'Name',
  'given-name': 'First_Name',
  'family-name': 'Last_Name',
  username: 'User_Name',
  profession: 'Profession',
  age: 'Age',
  organisation: 'Organisation',
  hospital: 'Health_Care_Unit',
  department: 'Health_Care_Unit',
  location: 'Location',
  city: 'Location',
  region: 'Location',
  country: 'Location',
  street: 'Street',
  address: 'Address',
  room: 'Room',
  zip: 'Postcode',
  date: 'Date',
  time: 'Time',
  contact: 'Contact',
  phone: 'Phone_Number',
  fax: 'Fax_Number',
  email: 'Email',
  url: 'Url',
  ip: 'Ip_Address',
  id: 'Id_Number',
  'medical-record': 'Medical_Record_Number',
  'social-security': 'Social_Security_Number',
  'health-plan': 'Health_Plan_Number',
  account: 'Account_Number',
  license: 'License_Number',
  vehicle: 'Vehicle_Number',
  device: 'Device_Number',
  measure: 'Measure',
};

/** The class of a label that has no surrogate type: its own words, each with a capital ("SEXO_PACIENTE" is `Sexo_Paciente`). */
function classOfLabel(label: string): string {
  return label
    .split(/[\s_]+/u)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('_');
}

/** How the mentions of one label are concealed. */
export interface LabelConcealment {
  readonly strategy: Strategy;
  /** What is written in their place by `class`, and by `pseudo` where no surrogate can be written. */
  readonly className: string;
  /** What surrogates are written: always there with the strategy `pseudo`. */
  readonly type?: SurrogateType;
}

/** By label. */
export type ConcealmentPlan = Readonly<Record<string, LabelConcealment>>;

interface PlanOptions {
  readonly strategies: Strategies;
  /** Over the file's default. */
  readonly strategy?: Strategy | undefined;
  /** Over everything else: decisions for single labels. */
  readonly policies?: Readonly<Record<string, Strategy>>;
  /** The surrogate types of the labels, as the label map states them. */
  readonly types: Readonly<Record<string, { readonly type?: string | undefined }>>;
  /** False where there are no lists for the language of the text: what needs them is concealed by `class` where `pseudo` was asked for. */
  readonly isListed?: boolean;
}

interface PlannedConcealment {
  readonly plan: ConcealmentPlan;
  /** Labels for which `pseudo` was asked and of which nobody knows a surrogate type: they are concealed by `class`. */
  readonly withoutType: readonly string[];
  /** Those for which it was asked and of whose type there are no lists. */
  readonly withoutLists: readonly string[];
  /** Labels of the strategies that no mention has. */
  readonly absent: readonly string[];
}

/**
 * Decides how the mentions of each label are concealed: the policy for the label, else the file's rule for the label, else its
 * rule for the surrogate type, else the strategy given, else the file's own.
 *
 * @throws PalimpsestError `no-strategy` where nothing says what to do with a label; `unknown-strategy`; `unknown-type`;
 *   `unknown-label` where a policy or the strategies misspell one.
 */
export function planConcealment(labels: Iterable<string>, options: PlanOptions): PlannedConcealment {
  const { strategies, policies = {}, isListed = true } = options;
  const known = [...labels].toSorted();
  const allowed = Object.keys(options.types);
  requireSpelling({ by: 'a policy', named: Object.keys(policies), known, allowed });
  const by = `the strategies ${strategies.name}`;
  const absent = requireSpelling({ by, named: Object.keys(strategies.labels), known, allowed });
  const plan: Record<string, LabelConcealment> = Object.create(null) as Record<string, LabelConcealment>; // labels may be called `__proto__`
  const withoutType: string[] = [];
  const withoutLists: string[] = [];
  const missing: string[] = [];
  for (const label of known) {
    const own = ownValue(strategies.labels, label);
    const stated = own?.type ?? ownValue(options.types, label)?.type;
    const type = stated === undefined ? undefined : checkType(label, stated);
    const ofType = type === undefined ? undefined : strategies.types[type];
    const policy = Object.hasOwn(policies, label) ? checkStrategy(policies[label] as string) : undefined;
    const strategy = policy ?? own?.strategy ?? ofType?.strategy ?? options.strategy ?? strategies.strategy;
    if (strategy === undefined) {
      missing.push(label);
      continue;
    }
    const named = strategies['class-names'] === 'types' && type !== undefined ? CLASS_NAMES[type] : undefined;
    const ownName = strategies['class-names'] === 'labels' ? label.replaceAll(/[\s<>]+/gu, '_') : classOfLabel(label);
    const className = own?.class ?? ofType?.class ?? named ?? ownName;
    if (strategy === 'pseudo' && (type === undefined || (!isListed && needsLists(type)))) {
      (type === undefined ? withoutType : withoutLists).push(label);
      plan[label] = { strategy: 'class', className };
    } else plan[label] = { strategy, className, ...(type !== undefined && { type }) };
  }
  if (missing.length > 0) {
    throw new PalimpsestError('no-strategy', `nothing says how to conceal ${missing.join(', ')}`, {
      hint: `Give --strategy for all labels, --policy ${missing[0]}=mask for one, or a file with --strategies.`,
    });
  }
  return { plan, withoutType, withoutLists, absent };
}

/** @throws PalimpsestError `unknown-strategy` */
export function checkStrategy(name: string): Strategy {
  const found = STRATEGIES.find((strategy) => strategy === name);
  if (found !== undefined) return found;
  throw new PalimpsestError('unknown-strategy', `there is no strategy ${JSON.stringify(name)}`, {
    hint: `The strategies are: ${STRATEGIES.join(', ')}.`,
  });
}

function checkType(label: string, type: string): SurrogateType {
  const found = SURROGATE_TYPES.find((known) => known === type);
  if (found !== undefined) return found;
  throw new PalimpsestError('unknown-type', `label ${label} has the surrogate type ${JSON.stringify(type)}`, {
    hint: `The types are: ${SURROGATE_TYPES.join(', ')}.`,
  });
}
