import { z } from 'zod';
import { ownValue } from '../../core/collections.ts';
import { createAccount } from '../../conceal/account.ts';
import { createConcealer } from '../../conceal/concealer.ts';
import { createEponymGuard } from '../../conceal/eponym-guard.ts';
import type { ConcealmentPlan } from '../../conceal/label-plan.ts';
import { type Strategies, STRATEGIES } from '../../conceal/strategies.ts';
import { DEFAULT_LAYER } from '../../core/document.ts';
import { createRng } from '../../core/rng.ts';
import type { Document, Entity } from '../../core/types.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { SURROGATE_TYPES } from '../../surrogates/types.ts';
import { languageOf } from '../../languages/locale.ts';
import { type ChanceContext, type ChanceModel, newSeed, shuffle } from './chance-models.ts';
import type { CorpusManifest } from './source-manifest.ts';

const settings = z.looseObject({
  plan: z.record(
    z.string(),
    z.looseObject({
      strategy: z.enum(STRATEGIES),
      className: z.string(),
      type: z.enum(SURROGATE_TYPES).optional(),
    }),
  ),
  strategies: z.looseObject({ name: z.string(), mask: z.unknown(), others: z.unknown() }),
  mode: z.enum(['consistent', 'unlinkable']),
  layer: z.string(),
  protectEponyms: z.boolean(),
  locale: z.string(),
  partition: z.enum(['train', 'dev', 'test', 'all']),
  gazetteerFolders: z.array(z.string()),
});

/** Whether the corpus was concealed with each mention drawn anew. */
export function isUnlinkable(manifest: CorpusManifest | undefined): boolean {
  const stated = settings.safeParse(manifest?.settings);
  return stated.success && stated.data.mode === 'unlinkable';
}

/**
 * How a concealed corpus would look if its source were concealed again. Where predicted mentions were concealed, those of the
 * source with the same labels stand for them.
 *
 * @returns `undefined` where the manifest tells of no concealment.
 */
export function concealedAgain(
  sources: readonly Document[],
  { manifest, rng }: Pick<ChanceContext, 'manifest' | 'rng'>,
): ChanceModel | undefined {
  const stated = settings.safeParse(manifest?.settings);
  if (!stated.success) return undefined;
  const { mode, layer, locale, partition } = stated.data;
  const plan = stated.data.plan as ConcealmentPlan;
  const language = languageOf(locale);
  const conceal = createConcealer({
    plan,
    strategies: stated.data.strategies as unknown as Strategies,
    mode,
    setting: { locale, partition, gazetteers: loadGazetteers({ folders: stated.data.gazetteerFolders }) },
    language,
    dropLabels: false,
    ...(stated.data.protectEponyms && { guard: createEponymGuard(language) }),
  });
  const isConcealed = (entity: Entity) =>
    (entity.layer ?? DEFAULT_LAYER) === layer &&
    Object.hasOwn(plan, entity.label) &&
    plan[entity.label]?.strategy !== 'keep';
  return {
    name: 'concealed-again',
    // A class or a mask is no draw.
    covers: (label) => ownValue(plan, label)?.strategy === 'pseudo',
    *draw() {
      for (let isAnyLeft = true; isAnyLeft;) {
        isAnyLeft = false;
        const root = createRng(newSeed(rng)).fork('conceal');
        for (const doc of shuffle(sources, rng)) {
          const result = conceal({ doc, isConcealed, rng: root.fork('document', doc.id) }, createAccount(plan));
          if (result === undefined) continue;
          isAnyLeft = true;
          yield { doc: result, source: doc };
        }
      }
    },
  };
}
