import { z } from 'zod';
import type { Augmenter, Kept, Proposed, Streams, Learner } from '../core/augmenter.ts';
import { rememberLast, ownString } from '../core/caches.ts';
import { type Rng, createRng } from '../core/rng.ts';
import { createReach } from '../core/document.ts';
import type { Document, Edit } from '../core/types.ts';
import { agreeBefore } from '../languages/sounds.ts';
import { applyCasing, casingOf } from '../surrogates/case.ts';
import { familyOf } from '../surrogates/index.ts';
import { otherClassWords } from '../surrogates/institutions/class-words.ts';
import { mentionAt, studyMentions } from '../surrogates/mentions.ts';
import type { Mention, Setting, SurrogateFamily } from '../surrogates/types.ts';
import type { AugmenterDefinition } from './definition.ts';
import type { LabelPlans } from './label-plan.ts';
import { divideIntoSegments, type Segment } from './segments.ts';

/** The mentions of each label that the corpus offers for the policy `from-corpus`, with how often each was seen. */
export type MentionPools = Readonly<Record<string, readonly (readonly [text: string, count: number])[]>>;

const POOL_SIZE = 20_000;

/**
 * Collects the distinct mentions of the labels whose policy is `from-corpus`. Of a label with more than 20,000 of them a
 * sample is kept: those with the smallest keyed draw, so that neither order nor repetition matters and memory is bounded.
 */
export function createMentionLearner(plans: LabelPlans): Learner {
  const pools = new Map<string, Map<string, { readonly draw: number; count: number }>>();
  const order = createRng(0).fork('mention-pool');
  return {
    observe(doc: Document): void {
      for (const entity of doc.entities) {
        if (plans[entity.label]?.policy !== 'from-corpus') continue;
        const text = doc.text.slice(entity.start, entity.end);
        if (entity.fragments !== undefined || /[\n\r]/.test(text)) continue; // has no form that fits elsewhere
        let pool = pools.get(entity.label);
        if (pool === undefined) pools.set(entity.label, (pool = new Map()));
        const known = pool.get(text);
        if (known) known.count++;
        else pool.set(ownString(text), { draw: order.fork(text).int(2 ** 32), count: 1 });
        if (pool.size >= 2 * POOL_SIZE) pools.set(entity.label, new Map(smallest(pool)));
      }
    },
    finish: (): MentionPools =>
      Object.fromEntries(
        [...pools].map(([label, pool]) => {
          const kept = smallest(pool).map(([text, { count }]) => [text, count] as const);
          return [label, kept.toSorted(([a], [b]) => (a < b ? -1 : 1))];
        }),
      ),
  };
}

function smallest<T extends { readonly draw: number }>(pool: ReadonlyMap<string, T>): [string, T][] {
  return [...pool].toSorted((a, b) => a[1].draw - b[1].draw || (a[0] < b[0] ? -1 : 1)).slice(0, POOL_SIZE);
}

/** Draws another mention of a label than the one at hand; `undefined` where there is no other. */
type MentionDraw = (mention: string, rng: Rng) => string | undefined;

interface Group {
  readonly texts: readonly string[];
  /** The counts of the texts up to each, added up. */
  readonly limits: readonly number[];
}

const TRIES = 16;
const WORD = /[\p{L}\p{N}]/u;

/**
 * Prepares to draw from a pool: each mention as often as the corpus has it, so that "M" becomes "F" and not the one "femail"
 * that somebody mistyped; one of the same form (a single character, a word for a people, with digits, or none of these) where there is another. Case is
 * ignored when telling mentions apart.
 */
export function createMentionDraw(pool: MentionPools[string], locale: string): MentionDraw {
  const groups = new Map<string, Group>();
  const group = (form: string): Group => {
    let known = groups.get(form);
    if (known === undefined) {
      const members = pool.filter(([text]) => form === '' || formOf(text, locale) === form);
      let sum = 0;
      known = { texts: members.map(([text]) => text), limits: members.map(([, count]) => (sum += count)) };
      groups.set(form, known);
    }
    return known;
  };
  return (mention, rng) => drawFrom(group(formOf(mention, locale)), mention, rng) ?? drawFrom(group(''), mention, rng);
}

function formOf(text: string, locale: string): string {
  if (text.length === 1) return 'single';
  if (otherClassWords(text, locale) !== undefined) return 'class';
  return /\d/.test(text) ? 'digits' : 'words';
}

function drawFrom({ texts, limits }: Group, mention: string, rng: Rng): string | undefined {
  const own = mention.toLowerCase();
  if (texts.every((text) => text.toLowerCase() === own)) return undefined;
  let at = 0;
  for (let tries = 0; tries < TRIES; tries++) {
    at = firstAbove(limits, rng.int(limits.at(-1) as number));
    if (texts[at]?.toLowerCase() !== own) return texts[at];
  }
  // The mention is nearly all of the pool: the next one in order.
  while (texts[at]?.toLowerCase() === own) at = (at + 1) % texts.length;
  return texts[at];
}

function firstAbove(limits: readonly number[], drawn: number): number {
  let low = 0;
  let high = limits.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((limits[middle] as number) > drawn) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Over what a mention keeps its surrogate; `mention` draws each anew, as PHICON does. */
type Consistency = 'mention' | 'document' | 'patient' | 'corpus';

interface PhiReplacementOptions {
  readonly plans: LabelPlans;
  readonly setting: Setting;
  readonly consistency?: Consistency;
  /**
   * `modelled` (default): the surrogate keeps the form of the mention, its parts agree, intervals between dates are kept.
   * `independent`: any entry of the type's list, as in PHICON §2.
   */
  readonly style?: 'modelled' | 'independent';
}

interface Work {
  readonly segment: Segment;
  /** Where the mentions that begin before it end at last. */
  readonly reach: number;
  /** Absent for `from-corpus`. */
  readonly mention: Mention | undefined;
  readonly family: SurrogateFamily | undefined;
  /** What the family learned from the document. */
  state: unknown;
}

interface Study {
  readonly work: readonly Work[];
  readonly kept: readonly Kept[];
}

const SCOPES: Record<Consistency, (streams: Streams) => Rng> = {
  mention: (streams) => streams.document,
  document: (streams) => streams.source,
  patient: (streams) => streams.patient,
  corpus: (streams) => streams.corpus,
};

/**
 * PHI augmentation (PHICON §2): writes a new surrogate over every entity whose label's policy says so. Every entity that it
 * leaves as it is, it reports.
 */
function createPhiReplacement(options: PhiReplacementOptions): Augmenter {
  const { plans, setting, consistency = 'document', style = 'modelled' } = options;
  const isModelled = style === 'modelled';
  const study = rememberLast((doc: Document) => studyDocument(doc, plans, setting)); // for all copies of a document
  const draws = new Map<string, MentionDraw>(); // by label, for `from-corpus`

  function propose(doc: Document, _: unknown, streams: Streams): Proposed {
    const { work, kept: never } = study(doc);
    const scope = SCOPES[consistency](streams);
    const draw = { scope };
    const edits: Edit[] = [];
    const kept: Kept[] = [...never];
    for (let number = 0; number < work.length; number++) {
      const { segment, reach, mention, family, state } = work[number] as Work;
      const { start, end, entity } = segment;
      const source = mention?.text ?? doc.text.slice(start, end);
      let replacement: string | undefined;
      if (!WORD.test(source)) {
        kept.push({ entity, reason: 'no-surrogate' }); // the @ of a handle, a dash
        continue;
      }
      if (mention === undefined || family === undefined) {
        const key = consistency === 'mention' ? number : source;
        const rng = scope.fork('from-corpus', entity.label, key);
        const others = isModelled ? otherClassWords(source, setting.locale) : undefined; // "Polish", which no event or work may replace
        replacement = others ? applyCasing(rng.pick(others), casingOf(source)) : draws.get(entity.label)?.(source, rng);
      } else if (!isModelled) {
        replacement = family.fresh(mention.type, streams.document.fork('fresh', number), setting);
      } else {
        const ownDraw = consistency === 'mention' ? { scope: scope.fork('mention', number) } : draw;
        replacement = family.write(mention, state, ownDraw, setting);
      }
      if (replacement === undefined || replacement === '' || replacement === source) {
        kept.push({ entity, reason: 'no-surrogate' });
      } else {
        const isWhole = isModelled && start === entity.start;
        const article = isWhole ? agreeBefore(doc.text, start, replacement, setting.locale, reach) : undefined;
        if (article !== undefined) edits.push(article);
        edits.push({ start, end, replacement });
      }
    }
    return { edits, kept };
  }

  const fromCorpus = Object.values(plans).some((plan) => plan.policy === 'from-corpus');
  return {
    name: 'phi-replacement',
    propose,
    ...(fromCorpus && {
      createLearner: () => createMentionLearner(plans),
      adopt: (learned: unknown) => {
        for (const [label, pool] of Object.entries(learned as MentionPools))
          draws.set(label, createMentionDraw(pool, setting.locale));
      },
    }),
  };
}

function studyDocument(doc: Document, plans: LabelPlans, setting: Setting): Study {
  const kept: Kept[] = [];
  for (const entity of doc.entities) {
    const policy = plans[entity.label]?.policy;
    if (policy === undefined) throw new TypeError(`no plan for the label ${entity.label}; see planLabels`);
    if (policy === 'keep') kept.push({ entity, reason: 'policy' });
  }
  const reachOf = createReach(doc.entities);
  const work = divideIntoSegments(doc, (entity) => plans[entity.label]?.policy !== 'keep').map((segment): Work => {
    const { entity } = segment;
    const reach = reachOf(segment.start);
    const plan = plans[entity.label];
    if (plan?.policy !== 'replace') return { segment, reach, mention: undefined, family: undefined, state: undefined };
    const mention = mentionAt(doc, segment, entity, plan.type);
    return { segment, reach, mention, family: familyOf(mention.type), state: undefined };
  });
  const states = studyMentions(
    work.flatMap(({ mention }) => mention ?? []),
    setting,
  );
  for (const each of work) if (each.family) each.state = states.get(each.family);
  return { work, kept };
}

const settings = z.strictObject({
  style: z.enum(['modelled', 'independent']).default('modelled'),
  consistency: z.enum(['mention', 'document', 'patient', 'corpus']).default('document'),
  'keep-tokens': z.boolean().default(false),
});

export const phiReplacement: AugmenterDefinition<z.output<typeof settings>, z.input<typeof settings>> = {
  name: 'phi-replacement',
  description: 'new surrogates over the mentions',
  phase: 'mentions',
  needsPlans: true,
  settings,
  create({ 'keep-tokens': keepTokens, ...rest }, { plans, locale, gazetteers, partition }) {
    return createPhiReplacement({ plans, setting: { locale, gazetteers, partition, keepTokens }, ...rest });
  },
};
