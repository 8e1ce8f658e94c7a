import { isOfDefaultLayer } from '../core/document.ts';
import type { SurrogateType } from '../surrogates/types.ts';
import type { Draw, Mark, Plan, Template, TemplateSet, WeightedPlan } from './plan.ts';

/** Before the name of a surrogate type, and of a list that the set does not label. */
const TYPE = 'type:';
const LIST = 'list:';
const BIRTH = 'birth';

/** What a span of a set that {@link markTypes} went over is. */
export type SpanMeaning =
  | { readonly kind: 'type'; readonly type: SurrogateType }
  /** A date of birth. */
  | { readonly kind: 'birth' }
  | { readonly kind: 'list'; readonly list: string }
  | { readonly kind: 'label'; readonly label: string };

/** @param label of a document rendered from a set that {@link markTypes} went over. */
export function readMeaning(label: string): SpanMeaning {
  if (label === BIRTH) return { kind: 'birth' };
  if (label.startsWith(TYPE)) return { kind: 'type', type: label.slice(TYPE.length) as SurrogateType };
  if (label.startsWith(LIST)) return { kind: 'list', list: label.slice(LIST.length) };
  return { kind: 'label', label };
}

/**
 * The set with what its slots draw in place of how it labels that: the same text, in which a town is `type:city` whatever the
 * set calls it. Entries of labelled lists, and what has a label of its own, keep the set's label; those of unlabelled lists are marked too.
 * Only the default layer is looked at.
 *
 * @param hasParts whether given and family names are marked inside whole names too.
 */
export function markTypes(set: TemplateSet, hasParts = false): TemplateSet {
  const known = new Map<Plan, Plan>();
  const templates = set.templates.map((each): Template => {
    const plans = () => retype(each.plans, known, hasParts);
    return Object.defineProperty({ ...each }, 'plans', { enumerable: true, get: plans });
  });
  return { ...set, templates };
}

/** An alternative whose parts are gone over when they are asked for: of a large set most are not, and a copy of all takes as much memory as the set. */
class MarkedAlternative implements WeightedPlan {
  readonly weight: number;
  private readonly own: readonly Plan[];
  private readonly known: Map<Plan, Plan>;
  private readonly hasParts: boolean;

  constructor({ weight, plans }: WeightedPlan, known: Map<Plan, Plan>, hasParts: boolean) {
    this.weight = weight;
    this.own = plans;
    this.known = known;
    this.hasParts = hasParts;
  }

  get plans(): readonly Plan[] {
    return retype(this.own, this.known, this.hasParts);
  }
}

const PARTS = { given: `${TYPE}given-name`, family: `${TYPE}family-name` };

/** @param known those that were gone over: templates share plans, and go on sharing them. */
function retype(plans: readonly Plan[], known: Map<Plan, Plan>, hasParts: boolean): readonly Plan[] {
  return plans.map((plan): Plan => {
    if (plan.kind === 'slot') return { ...plan, mark: markOf(plan.draw, plan.mark, hasParts) };
    if (plan.kind === 'reference') {
      const { draw, mark } = plan;
      return draw === undefined || mark === undefined ? plan : { ...plan, mark: markOf(draw, mark, hasParts) };
    }
    if (!('options' in plan)) return plan;
    let retyped = known.get(plan);
    if (retyped === undefined) {
      const options = plan.options.map((option) =>
        option.plans.every(({ kind }) => kind === 'text') ? option : new MarkedAlternative(option, known, hasParts),
      );
      known.set(plan, (retyped = { ...plan, options }));
    }
    return retyped;
  });
}

/** A type that the set does not label, such as times of day, stays without a label: the set says that it is none. */
function markOf(draw: Draw, mark: Mark | undefined, hasParts: boolean): Mark | undefined {
  if (mark !== undefined && !isOfDefaultLayer(mark)) return mark;
  if (draw.of === 'list') return mark ?? { label: `${LIST}${draw.list}`, layer: undefined };
  const type = typeOf(draw);
  if (mark === undefined || type === undefined) return mark;
  if (draw.of === 'birth') return { label: BIRTH, layer: mark.layer };
  const isName = hasParts && draw.of === 'person';
  return { label: `${TYPE}${type}`, layer: mark.layer, ...(isName && { parts: PARTS }) };
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
