import { obtain } from '../core/collections.ts';
import { z } from 'zod';
import type { Augmenter, Learner, Streams } from '../core/augmenter.ts';
import type { Rng } from '../core/rng.ts';
import type { Analysis, CharSpan, Document, Edit, Entity } from '../core/types.ts';
import {
  drawMasking,
  type MaskingName,
  maskingNames,
  type MaskingScheme,
  maskingSchemes,
} from '../taggers/sensitivity/elements.ts';
import { createEntityGuard } from './context.ts';
import { type AugmenterDefinition, probability } from './definition.ts';
import { divideIntoSegments } from './segments.ts';

export interface EntityMaskingOptions {
  /** A variant of Table 5.4, or shares of one's own that add up to 1; `M4` when absent. */
  readonly scheme?: MaskingName | MaskingScheme;
  /** What a masked token becomes: one word, so that tokens stay tokens; `MASK` when absent. */
  readonly mask?: string;
  /** The share of the tokens outside entities that are candidates too; 0.02, as the thesis has it, when absent. */
  readonly candidates?: number;
  /** Only entities of these labels; all when absent. */
  readonly labels?: readonly string[];
}

/** Share of the other tokens that are candidates (§5.4.2.1). */
const CANDIDATES = 0.02;
/** How many different words are kept to draw from; of a larger vocabulary, the first. */
const WORD_LIMIT = 50_000;

/**
 * Writes masks or random words over the tokens of entities, and over as many tokens beside them that a model cannot take a
 * mask for a mention: so what it learns of an entity is its context (Schamberger 2019, §5.4.2). One draw decides for all tokens
 * of an entity; labels stay. Random words are those that the training corpus has outside entities, each as likely as another, so
 * nothing sensitive is carried about.
 *
 * It needs a pass over the corpus first where random words may be drawn: see `createLearner`.
 *
 * @throws TypeError when an option has no legal value; `propose` does when words were not adopted before.
 */
export function createEntityMasking(options: EntityMaskingOptions = {}): Augmenter {
  const { mask = 'MASK', candidates = CANDIDATES } = options;
  const shares = checkShares(options.scheme ?? 'M4');
  if (!/^\S+$/u.test(mask)) throw new TypeError('mask is a word without blanks');
  if (!(candidates >= 0 && candidates <= 1))
    throw new TypeError(`candidates is a share from 0 to 1, not ${candidates}`);
  const labels = options.labels && new Set(options.labels);
  let words: readonly string[] | undefined;

  function write(doc: Document, tokens: readonly CharSpan[], isEntity: boolean, rng: Rng, edits: Edit[]): void {
    const masking = drawMasking(isEntity, shares, rng.float());
    if (masking === 'itself') return;
    for (const { start, end } of tokens) {
      const replacement = masking === 'random' ? randomWord(words, rng) : mask;
      if (replacement !== doc.text.slice(start, end)) edits.push({ start, end, replacement });
    }
  }

  function propose(doc: Document, analysis: Analysis, streams: Streams): { readonly edits: readonly Edit[] } {
    const rng = streams.document;
    const edits: Edit[] = [];
    for (const tokens of tokensOfEntities(doc, analysis.tokens, labels)) write(doc, tokens, true, rng, edits);
    if (candidates === 0) return { edits };
    const isClear = createEntityGuard(doc);
    for (const token of analysis.tokens) {
      if (!isWord(token.text) || !isClear(token.start, token.end) || !rng.chance(candidates)) continue;
      write(doc, [token], false, rng, edits);
    }
    return { edits };
  }

  const augmenter: Augmenter = { name: 'entity-masking', propose };
  if (shares.random === 0) return augmenter;
  return {
    ...augmenter,
    createLearner: createWordLearner,
    adopt(learned) {
      words = learned as readonly string[];
    },
  };
}

function checkShares(scheme: MaskingName | MaskingScheme): MaskingScheme {
  if (typeof scheme === 'string') {
    if (Object.hasOwn(maskingSchemes, scheme)) return maskingSchemes[scheme];
    throw new TypeError(`scheme is one of ${Object.keys(maskingSchemes).join(', ')}, or shares`);
  }
  if (addsUp(scheme)) return scheme;
  throw new TypeError('the shares of a masking scheme are from 0 to 1 and add up to 1');
}

/** Room for rounding in shares that should add up to 1. */
const TOLERANCE = 1e-6;

/** Whether shares are from 0 to 1 and add up to 1. */
function addsUp({ placeholderOnly, random, mask }: MaskingScheme): boolean {
  const parts = [placeholderOnly, random, mask];
  return parts.every((part) => part >= 0) && Math.abs(parts.reduce((sum, part) => sum + part, 0) - 1) <= TOLERANCE;
}

/** Words and numbers; a mask in place of a comma would say nothing about entities. */
function isWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Of each entity that is chosen, the tokens or parts of tokens that belong to it. No entity's border lies within one. */
function tokensOfEntities(
  doc: Document,
  tokens: Analysis['tokens'],
  labels: ReadonlySet<string> | undefined,
): readonly (readonly CharSpan[])[] {
  const byEntity = new Map<Entity, CharSpan[]>();
  let next = 0;
  for (const segment of divideIntoSegments(doc, ({ label }) => labels?.has(label) ?? true)) {
    while (next < tokens.length && (tokens[next] as CharSpan).end <= segment.start) next++;
    const own = obtain(byEntity, segment.entity, () => []);
    for (let i = next; i < tokens.length && (tokens[i] as CharSpan).start < segment.end; i++) {
      const token = tokens[i] as CharSpan;
      const start = Math.max(token.start, segment.start);
      const end = Math.min(token.end, segment.end);
      if (isWord(doc.text.slice(start, end))) own.push({ start, end });
    }
  }
  return [...byEntity.values()];
}

function createWordLearner(): Learner {
  const words = new Set<string>();
  return {
    observe(doc, analysis) {
      if (words.size >= WORD_LIMIT) return;
      const isClear = createEntityGuard(doc);
      for (const { text, start, end } of analysis.tokens) {
        if (words.size < WORD_LIMIT && isWord(text) && isClear(start, end)) words.add(text);
      }
    },
    // Sorted, so that the order of the documents does not matter.
    finish: () => [...words].toSorted(),
    state: () => [...words],
    merge(more) {
      for (const word of more as readonly string[]) if (words.size < WORD_LIMIT) words.add(word);
    },
  };
}

function randomWord(words: readonly string[] | undefined, rng: Rng): string {
  if (words === undefined) throw new TypeError('entity masking has learned no words yet: call adopt before propose');
  if (words.length === 0) throw new TypeError('the corpus has no word outside its entities to draw');
  return rng.pick(words);
}

const maskingShares = z
  .strictObject({ 'placeholder-only': probability, random: probability, mask: probability })
  .transform(({ 'placeholder-only': placeholderOnly, random, mask }) => ({ placeholderOnly, random, mask }))
  .refine(addsUp, { error: 'the shares add up to 1' });

const settings = z.strictObject({
  scheme: z.union([z.enum(maskingNames), maskingShares]).default('M4'),
  mask: z.string().regex(/^\S+$/u, { error: 'a word without blanks' }).default('MASK'),
  candidates: probability.default(CANDIDATES),
  labels: z.array(z.string().min(1)).min(1).optional(),
});

export const entityMasking: AugmenterDefinition<z.output<typeof settings>, z.input<typeof settings>> = {
  name: 'entity-masking',
  description: 'masks or random words over the mentions and as many words beside them',
  phase: 'mentions',
  settings,
  labels: ({ labels = [] }) => labels,
  create: ({ labels, ...rest }) => createEntityMasking({ ...rest, ...(labels && { labels }) }),
};
