import { z } from 'zod';
import { ownValue } from '../../../core/collections.ts';
import type { CorpusManifest } from '../source-manifest.ts';

/** What a manifest tells of how mentions were concealed or replaced. */
export interface Concealment {
  /** Whether the corpus was concealed: its context is then that of its source, word for word. */
  readonly isKnown: boolean;
  /** Whether mentions of a label are left as they are, or exchanged among the documents. */
  isLeft(label: string): boolean;
  /** What is left of a mention without the class or mask that was written over it; `undefined` for a surrogate. */
  restOf(mention: string, label: string): string | undefined;
}

const settings = z.looseObject({
  plan: z.record(z.string(), z.looseObject({ strategy: z.string() })).optional(),
  plans: z.record(z.string(), z.looseObject({ policy: z.string() })).optional(),
  strategies: z.looseObject({ mask: z.looseObject({ text: z.string() }) }).optional(),
});

const CLASS = /<[^<>\s]+>/g;
const DEFAULT_MASK = 'XXXX';

/** @param isKept of labels of which the manifest says nothing. */
export function concealmentOf(manifest: CorpusManifest | undefined, isKept: (label: string) => boolean): Concealment {
  const stated = settings.safeParse(manifest?.settings);
  const { plan = {}, plans = {}, strategies } = stated.success ? stated.data : {};
  const mask = strategies?.mask.text ?? DEFAULT_MASK;
  const strategyOf = (label: string) => ownValue(plan, label)?.strategy;
  return {
    isKnown: stated.success && stated.data.plan !== undefined,
    isLeft(label) {
      const policy = ownValue(plans, label)?.policy;
      const known = strategyOf(label) ?? policy;
      return known === undefined ? isKept(label) : ['keep', 'from-corpus'].includes(known);
    },
    restOf(mention, label) {
      const rest = mention.replaceAll(CLASS, ' ').replaceAll(mask, ' ');
      const strategy = strategyOf(label);
      const isWritten = rest !== mention || strategy === 'class' || strategy === 'mask';
      return isWritten ? rest : undefined;
    },
  };
}
