import { perObject } from '../core/caches.ts';
import type { Document, Entity } from '../core/types.ts';
import { isCalendarWord } from '../surrogates/dates/locales.ts';
import { fold } from '../surrogates/case.ts';
import type { Setting, SurrogateType } from '../surrogates/types.ts';
import type { LabelPlan, LabelPlans } from './label-plan.ts';

/** Documents as the writers of surrogates see them. */
interface Sorted {
  readonly plans: LabelPlans;
  sort(doc: Document): Document;
  /** The mention of the document itself. */
  ownOf(entity: Entity): Entity;
}

const KINDS = ['person', 'location', 'date', 'email', 'phone', 'id'] as const satisfies readonly SurrogateType[];
type Kind = (typeof KINDS)[number];

const EMAIL = /^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u;
const DAY = /^(?:\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-] ?\d{1,2}[./-] ?\d{2,4})$/;
const PHONE = /^(?=(?:\D*\d){7,15}\D*$)(?:\+|0|\(\d)[\d ()./-]+$/;
/** Capitals and figures with signs between them, five figures at least. */
const CODE = /^(?=(?:.*\d){5})[\p{Lu}\d](?:[ ./-]?[\p{Lu}\d])+$/u;
/** "Eva Lind", "Eva M. Lind", "Femke de Wit". */
const FULL_NAME =
  /^(\p{Lu}[\p{L}\p{M}'’-]+)(?: (?:\p{Ll}{1,3}|\p{Lu}\.|\p{Lu}[\p{L}\p{M}'’-]+)){0,2} (\p{Lu}[\p{L}\p{M}'’-]+)$/u;
const PLACES = ['countries', 'cities', 'world-cities', 'regions']; // small towns are called as things are

/** What a mention looks like by itself; `undefined` where that tells nothing. */
function kindOf(mention: string, { gazetteers, locale }: Setting): Kind | undefined {
  if (EMAIL.test(mention)) return 'email';
  if (DAY.test(mention) || isWrittenDay(mention, locale)) return 'date';
  if (PHONE.test(mention)) return 'phone';
  if (CODE.test(mention)) return 'id';
  const isIn = (list: string, value: string) => gazetteers.list(locale, list)?.find(value) !== undefined;
  if (/^\p{Lu}/u.test(mention) && PLACES.some((list) => isIn(list, mention))) return 'location';
  const [, given, last] = FULL_NAME.exec(mention) ?? [];
  return given !== undefined && last !== undefined && isIn('given-names', given) ? 'person' : undefined;
}

/** "12. März 2014": figures, and a month among words that join them. */
function isWrittenDay(mention: string, locale: string): boolean {
  const words = mention.match(/[\p{L}\p{M}]+/gu) ?? [];
  const isOfDays = (word: string) => isCalendarWord(fold(word), locale);
  return /\d/.test(mention) && words.some(isOfDays) && words.every((word) => word.length < 4 || isOfDays(word));
}

/**
 * Mentions of labels of which nothing tells what they mean may each tell it: "PII" and "ENTITY" are persons, towns, days and telephones.
 * Each that does is seen under a label of its own, which nobody else has, so that it becomes one of its kind; the others become others of these.
 */
export function sortUntold(plans: LabelPlans, setting: Setting): Sorted | undefined {
  const untold = Object.keys(plans).filter((label) => (plans[label] as LabelPlan).policy === 'from-corpus' && isUntold(plans[label])); // prettier-ignore
  if (untold.length === 0) return undefined;
  const all: Record<string, LabelPlan> = Object.assign(Object.create(null) as Record<string, LabelPlan>, plans);
  for (const label of untold) for (const type of KINDS) all[labelFor(label, type)] = { policy: 'replace', type };
  const own = new WeakMap<Entity, Entity>();
  const sort = perObject((doc: Document): Document => {
    const entities = doc.entities.map((entity) => {
      if (!untold.includes(entity.label)) return entity;
      const kind = kindOf(doc.text.slice(entity.start, entity.end), setting);
      if (kind === undefined) return entity;
      const sorted = { ...entity, label: labelFor(entity.label, kind) };
      own.set(sorted, entity);
      return sorted;
    });
    return { ...doc, entities };
  });
  return { plans: all, sort, ownOf: (entity) => own.get(entity) ?? entity };
}

const labelFor = (label: string, kind: Kind): string => `${label}\0${kind}`;
const isUntold = (plan: LabelPlan | undefined): boolean => plan?.policy === 'from-corpus' && plan.isUntold === true;
