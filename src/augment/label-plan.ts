import { ownValue } from '../core/collections.ts';
import { PalimpsestError } from '../core/errors.ts';
import { requireSpelling } from '../core/label-names.ts';
import { SURROGATE_TYPES, type SurrogateType } from '../surrogates/types.ts';

/** What is done to the mentions of a label. */
export type Policy = 'replace' | 'from-corpus' | 'keep';

/** What the label map, or the command line, says about one label. */
export interface LabelSetting {
  readonly policy?: Policy | undefined;
  /** What the label means to the surrogate writers; see `SURROGATE_TYPES`. */
  readonly type?: string | undefined;
  /** With `from-corpus`: where nothing fits, any mention of the form is taken, for nothing is known of the language. */
  readonly isLoose?: boolean | undefined;
  /** With `from-corpus`: nothing tells what the label means, but its mentions may. */
  readonly isUntold?: boolean | undefined;
}

/** The decision for one label. */
export type LabelPlan =
  | { readonly policy: 'replace'; readonly type: SurrogateType }
  | { readonly policy: 'from-corpus'; readonly isLoose?: true; readonly isUntold?: true }
  | { readonly policy: 'keep' };

/** Every label of the corpus with its decision. */
export type LabelPlans = Readonly<Record<string, LabelPlan>>;

/**
 * Decides what is done to each label: an explicit policy wins; else a label with a surrogate type is replaced.
 *
 * @param labels all labels of the corpus.
 * @param settings by label: the label map's entries.
 * @param policies for single labels, over the settings; `replace` without a type keeps the type of the settings.
 * @param unknown what is done to labels for which neither is stated.
 * @throws PalimpsestError `no-policy` naming every such label, with the lines to add, where `unknown` is not given: no entity is
 *   left unchanged by oversight. `unknown-type` where a type is none of `SURROGATE_TYPES`; `unknown-label` where a policy looks
 *   like the misspelling of a label that it is not for.
 */
export function planLabels(
  labels: Iterable<string>,
  settings: Readonly<Record<string, LabelSetting>>,
  policies: Readonly<Record<string, LabelSetting>> = {},
  unknown?: 'from-corpus' | 'keep',
): LabelPlans {
  const known = [...labels].toSorted();
  requireSpelling({ by: 'a policy', named: Object.keys(policies), known, allowed: Object.keys(settings) });
  const plans: Record<string, LabelPlan> = Object.create(null) as Record<string, LabelPlan>; // labels may be called `__proto__`
  const missing: string[] = [];
  for (const label of known) {
    const stated = ownValue(settings, label);
    const policy = ownValue(policies, label);
    const fallback = unknown && { policy: unknown, isUntold: true };
    const plan = planLabel(label, policy ? { type: stated?.type, ...policy } : (stated ?? fallback));
    if (plan) plans[label] = plan;
    else missing.push(label);
  }
  if (missing.length > 0) {
    const lines = missing.map((label) => `  ${label}: { type: … }   # or: { policy: from-corpus }, { policy: keep }`);
    throw new PalimpsestError('no-policy', `no surrogate type and no policy for ${missing.join(', ')}`, {
      hint:
        `Say what is to be done with each, either with --policy ${missing[0]}=from-corpus (or keep), or in a label map ` +
        `(--labels FILE) under "labels:"\n${lines.join('\n')}\nThe types are: ${SURROGATE_TYPES.join(', ')}.`,
    });
  }
  return plans;
}

function planLabel(label: string, setting: LabelSetting | undefined): LabelPlan | undefined {
  if (setting === undefined) return undefined;
  const { policy, type, isLoose, isUntold } = setting;
  if (policy === 'from-corpus') return { policy, ...(isLoose === true && { isLoose }), ...(isUntold === true && { isUntold }) }; // prettier-ignore
  if (policy === 'keep') return { policy };
  if (type === undefined) return undefined;
  if (!(SURROGATE_TYPES as readonly string[]).includes(type)) {
    throw new PalimpsestError('unknown-type', `label ${label} has the surrogate type ${JSON.stringify(type)}`, {
      hint: `The types are: ${SURROGATE_TYPES.join(', ')}.`,
    });
  }
  return { policy: 'replace', type: type as SurrogateType };
}
