import { DEFAULT_LAYER } from '../core/document.ts';
import type { SurrogateType } from '../surrogates/types.ts';
import type { Draw, Mark, Plan, TemplateSet, WeightedPlan } from './plan.ts';

/** Before the name of a surrogate type, and of a list that the set does not label. */
const TYPE = 'type:';
const LIST = 'list:';

/** What a span of a set that {@link markTypes} went over is. */
export type SpanMeaning =
  | { readonly kind: 'type'; readonly type: SurrogateType }
  | { readonly kind: 'list'; readonly list: string }
  | { readonly kind: 'label'; readonly label: string };

/** @param label of a document rendered from a set that {@link markTypes} went over. */
export function readMeaning(label: string): SpanMeaning {
  if (label.startsWith(TYPE)) return { kind: 'type', type: label.slice(TYPE.length) as SurrogateType };
  if (label.startsWith(LIST)) return { kind: 'list', list: label.slice(LIST.length) };
  return { kind: 'label', label };
}

/**
 * The set with what its slots draw in place of how it labels that: the same text, in which a town is `type:city` whatever the
 * set calls it. Entries of labelled lists, and what has a label of its own, keep the set's label; those of unlabelled lists are marked too.
 * Only the default layer is looked at.
 */
export function markTypes(set: TemplateSet): TemplateSet {
  return {
    ...set,
    templates: set.templates.map((template) => ({
      ...template,
      plans: retype(template.plans, slotMarks(template.plans)),
    })),
  };
}

interface SlotMarks {
  readonly before: Mark | undefined;
  readonly after: Mark | undefined;
}

/** By the number of each named slot: its label in the set, and what takes its place. */
function slotMarks(plans: readonly Plan[], marks = new Map<number, SlotMarks>()): ReadonlyMap<number, SlotMarks> {
  for (const plan of plans) {
    if (plan.kind === 'slot' && plan.slot !== undefined && !marks.has(plan.slot))
      marks.set(plan.slot, { before: plan.mark, after: markOf(plan.draw, plan.mark) });
    for (const { plans: inner } of optionsOf(plan)) slotMarks(inner, marks);
  }
  return marks;
}

function retype(plans: readonly Plan[], marks: ReadonlyMap<number, SlotMarks>): readonly Plan[] {
  return plans.map((plan): Plan => {
    if (plan.kind === 'slot') return { ...plan, mark: markOf(plan.draw, plan.mark) };
    if (plan.kind === 'reference') {
      const named = marks.get(plan.slot);
      const isSame = plan.mark !== undefined && (named?.before === undefined || named.before.label === plan.mark.label);
      return isSame && named?.after ? { ...plan, mark: named.after } : plan;
    }
    if (!('options' in plan)) return plan;
    return { ...plan, options: plan.options.map((option) => ({ ...option, plans: retype(option.plans, marks) })) };
  });
}

function optionsOf(plan: Plan): readonly WeightedPlan[] {
  return 'options' in plan ? plan.options : [];
}

/** A type that the set does not label, such as times of day, stays without a label: the set says that it is none. */
function markOf(draw: Draw, mark: Mark | undefined): Mark | undefined {
  if (mark !== undefined && (mark.layer ?? DEFAULT_LAYER) !== DEFAULT_LAYER) return mark;
  if (draw.of === 'list') return mark ?? { label: `${LIST}${draw.list}`, layer: undefined };
  const type = typeOf(draw);
  return mark === undefined || type === undefined ? mark : { label: `${TYPE}${type}`, layer: mark.layer };
}

function typeOf(draw: Draw): SurrogateType | undefined {
  switch (draw.of) {
    case 'person':
    case 'contact-of':
    case 'surrogate':
      return draw.type;
    case 'age':
    case 'age-of':
      return 'age';
    case 'birth':
    case 'day':
      return 'date';
    case 'time':
    case 'profession':
      return draw.of;
    default:
      return undefined;
  }
}
