import { z } from 'zod';
import type { Augmenter } from '../core/augmenter.ts';
import { rememberLast } from '../core/caches.ts';
import type { Document } from '../core/types.ts';
import { isUndetermined } from '../languages/locale.ts';
import type { UnlistedNames } from '../surrogates/persons/unlisted-names.ts';
import type { Setting } from '../surrogates/types.ts';
import type { AugmenterDefinition } from './definition.ts';
import type { LabelPlans } from './label-plan.ts';
import { createMentionDraw, type MentionDraw } from './mention-pool.ts';
import { createMentionLearner, createNamesAround, type MentionPools, wordsOfWorlds } from './mention-learner.ts';
import { type Consistency, CopyWriter } from './mentions/copy-writer.ts';
import { studyDocument } from './mentions/study.ts';
import { type Held, heldOf } from './mentions/years.ts';
import { createNameLearner, createUnlistedNames, type PooledName } from './name-pool.ts';
import { sortUntold } from './untold.ts';

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

/**
 * PHI augmentation (PHICON §2): writes a new surrogate over every entity whose label's policy says so. Every entity that it
 * leaves as it is, it reports.
 */
function createPhiReplacement(options: PhiReplacementOptions): Augmenter {
  const { consistency = 'document', style = 'modelled' } = options;
  let unlisted: UnlistedNames | undefined;
  const setting = { ...options.setting, unlisted: () => unlisted };
  const sorted = sortUntold(options.plans, setting);
  const plans = sorted?.plans ?? options.plans;
  const isModelled = style === 'modelled';
  const study = rememberLast((doc: Document) => studyDocument(doc, plans, setting, isModelled)); // for all copies of a document
  const draws = new Map<string, MentionDraw>(); // by label, for `from-corpus`
  let held: Held = new Map();
  const fixed = {
    setting,
    consistency,
    isModelled,
    draws,
    namesAround: createNamesAround(),
    words: wordsOfWorlds(setting.locale),
  };

  const fromCorpus = Object.values(plans).some((plan) => plan.policy === 'from-corpus');
  const isUnlisted = isUndetermined(setting.locale);
  return {
    name: 'phi-replacement',
    propose: (doc, _, streams) => {
      const seen = sorted?.sort(doc) ?? doc;
      const proposed = new CopyWriter(seen, study(seen), streams, { ...fixed, held }).write();
      if (sorted === undefined) return proposed;
      return { ...proposed, kept: (proposed.kept ?? []).map((one) => ({ ...one, entity: sorted.ownOf(one.entity) })) };
    },
    ...((fromCorpus || isUnlisted) && {
      createLearner: () => {
        const mentions = createMentionLearner(plans, setting.locale);
        const names = createNameLearner(plans);
        return {
          observe(doc, analysis) {
            const seen = sorted?.sort(doc) ?? doc;
            mentions.observe(seen, analysis);
            if (isUnlisted) names.observe(seen, analysis);
          },
          state: () => ({ mentions: mentions.state?.(), names: names.state?.() }),
          merge(state) {
            mentions.merge?.((state as Seen).mentions);
            names.merge?.((state as Seen).names);
          },
          finish: (): Learned => ({ mentions: mentions.finish() as MentionPools, names: names.finish() }),
        };
      },
      adopt: (learned: unknown) => {
        const { mentions, names } = learned as Learned;
        if (names.length > 0) unlisted = createUnlistedNames(names);
        const pools = Object.entries(mentions);
        held = heldOf(pools.flatMap(([, pool]) => pool.map(([name]) => name)));
        for (const [label, pool] of pools) {
          const plan = plans[label];
          draws.set(label, createMentionDraw(pool, setting.locale, plan?.policy === 'from-corpus' && plan.isLoose));
        }
      },
    }),
  };
}

interface Seen {
  readonly mentions: unknown;
  readonly names: unknown;
}

interface Learned {
  readonly mentions: MentionPools;
  readonly names: readonly PooledName[];
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
