import { z } from 'zod';
import type { Augmenter, Kept, Proposed, Streams } from '../core/augmenter.ts';
import { rememberLast } from '../core/remember-last.ts';
import type { Rng } from '../core/rng.ts';
import type { Document, Edit } from '../core/types.ts';
import { familyOf } from '../surrogates/index.ts';
import { mentionAt, studyMentions } from '../surrogates/mentions.ts';
import type { Mention, Setting, SurrogateFamily } from '../surrogates/types.ts';
import type { AugmenterDefinition } from './definition.ts';
import type { LabelPlans } from './label-plan.ts';
import { createMentionDraw, createMentionLearner, type MentionDraw, type MentionPools } from './mention-pool.ts';
import { divideIntoSegments, type Segment } from './segments.ts';

/** Over what a mention keeps its surrogate; `mention` draws each anew, as PHICON does. */
export type Consistency = 'mention' | 'document' | 'patient' | 'corpus';

export interface PhiReplacementOptions {
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
export function createPhiReplacement(options: PhiReplacementOptions): Augmenter {
  const { plans, setting, consistency = 'document', style = 'modelled' } = options;
  const study = rememberLast((doc: Document) => studyDocument(doc, plans, setting)); // for all copies of a document
  const draws = new Map<string, MentionDraw>(); // by label, for `from-corpus`

  function propose(doc: Document, _: unknown, streams: Streams): Proposed {
    const { work, kept: never } = study(doc);
    const scope = SCOPES[consistency](streams);
    const draw = { scope };
    const edits: Edit[] = [];
    const kept: Kept[] = [...never];
    for (let number = 0; number < work.length; number++) {
      const { segment, mention, family, state } = work[number] as Work;
      const { start, end, entity } = segment;
      const source = mention?.text ?? doc.text.slice(start, end);
      let replacement: string | undefined;
      if (mention === undefined || family === undefined) {
        const key = consistency === 'mention' ? number : source;
        replacement = draws.get(entity.label)?.(source, scope.fork('from-corpus', entity.label, key));
      } else if (style === 'independent') {
        replacement = family.fresh(mention.type, streams.document.fork('fresh', number), setting);
      } else {
        const ownDraw = consistency === 'mention' ? { scope: scope.fork('mention', number) } : draw;
        replacement = family.write(mention, state, ownDraw, setting);
      }
      if (replacement === undefined || replacement === '' || replacement === source) {
        kept.push({ entity, reason: 'no-surrogate' });
      } else {
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
        for (const [label, pool] of Object.entries(learned as MentionPools)) draws.set(label, createMentionDraw(pool));
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
  const work = divideIntoSegments(doc, (entity) => plans[entity.label]?.policy !== 'keep').map((segment): Work => {
    const { entity } = segment;
    const plan = plans[entity.label];
    if (plan?.policy !== 'replace') return { segment, mention: undefined, family: undefined, state: undefined };
    return {
      segment,
      mention: mentionAt(doc, segment, entity, plan.type),
      family: familyOf(plan.type),
      state: undefined,
    };
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

export const phiReplacement: AugmenterDefinition<z.output<typeof settings>> = {
  name: 'phi-replacement',
  description: 'new surrogates over the mentions',
  phase: 'mentions',
  needsPlans: true,
  settings,
  create({ 'keep-tokens': keepTokens, ...rest }, { plans, locale, gazetteers, partition }) {
    return createPhiReplacement({ plans, setting: { locale, gazetteers, partition, keepTokens }, ...rest });
  },
};
