import { obtain } from '../../core/collections.ts';
import { z } from 'zod';
import type { Augmenter } from '../../core/augmenter.ts';
import { rememberLast } from '../../core/caches.ts';
import type { Edit } from '../../core/types.ts';
import { WORD_CLASSES, type WordClass } from '../../resources/wordnet.ts';
import { packOf } from '../../languages/index.ts';
import { type ContextWords, contextWords, WORD_CLASS_OF } from '../context.ts';
import { type AugmenterDefinition, probability } from '../definition.ts';
import { replaceables, type Replaceables, SYNONYM_POLICIES, type SynonymPolicy } from './synonyms.ts';

export interface SynonymReplacementOptions {
  /** BCP 47 code of the corpus's language. */
  readonly language: string;
  /** `strict` (default), `loose`, or `any`, as PHICON has it; see {@link SynonymPolicy}. */
  readonly policy?: SynonymPolicy;
  /** The probability with which each word that has a synonym is replaced; 0.5 when absent. */
  readonly rate?: number;
  /** Which words are replaced; all four classes when absent. */
  readonly partsOfSpeech?: readonly WordClass[];
}

/**
 * Replaces nouns, verbs, adjectives and adverbs outside entities by synonyms (PHICON §2, "synonym replacement"), inflected
 * and capitalised like the word replaced, with the right article before it. Function words, entities and what touches them,
 * and words in names stay; unless the policy is `any`, so do negations and fixed phrases ("of course", "blood pressure"). Every
 * synonym is as likely as another.
 *
 * Where the language has no synonyms ({@link supportsLanguage}) it proposes nothing.
 *
 * @throws TypeError when an option has no legal value.
 */
export function createSynonymReplacement(options: SynonymReplacementOptions): Augmenter {
  const { language, policy = 'strict', rate = 0.5, partsOfSpeech = WORD_CLASSES } = options;
  if (!SYNONYM_POLICIES.includes(policy)) throw new TypeError("policy is 'strict', 'loose' or 'any'");
  if (!(rate >= 0 && rate <= 1)) throw new TypeError(`rate is a probability from 0 to 1, not ${rate}`);
  const unknown = partsOfSpeech.find((wordClass) => !WORD_CLASSES.includes(wordClass));
  if (unknown !== undefined) throw new TypeError(`partsOfSpeech are ${WORD_CLASSES.join(', ')}; not ${unknown}`);
  const supported = supportsLanguage(language);
  const settings = { language, policy, rate, partsOfSpeech };
  const candidatesOf = rememberLast((words: ContextWords) => findCandidates(words, policy));

  return {
    name: 'synonym-replacement',
    propose(doc, analysis, streams) {
      const edits: Edit[] = [];
      if (!supported) return { edits };
      const words = contextWords(analysis, doc);
      const { indices, choices } = candidatesOf(words);
      if (indices.length === 0) return { edits };
      const rng = streams.document;
      for (const index of indices) {
        // The draw comes before the question what the word is: tagging takes longer than all the rest, and so only the
        // sentences with a word drawn are tagged.
        if (!rng.chance(rate)) continue;
        const possible = obtain(choices, index, () => findChoices(words, index, settings));
        const edit = possible.length > 0 ? words.replace(index, rng.pick(possible)) : undefined;
        if (edit !== undefined) edits.push(edit);
      }
      return { edits };
    },
  };
}

/** The words of a document that may be replaced, for all its copies. */
interface Candidates {
  readonly indices: readonly number[];
  /** What was found for those that were drawn, by index. */
  readonly choices: Map<number, readonly string[]>;
}

/** Whether there are synonyms for the language. */
export function supportsLanguage(language: string): boolean {
  return packOf(language)?.text?.synonyms !== undefined;
}

/** Finds the words of a document that have synonyms as some class of word. Which class each is, only a tagger knows. */
function findCandidates(words: ContextWords, policy: SynonymPolicy): Candidates {
  const { mayBe, of } = replaceables(policy);
  const indices: number[] = [];
  for (let i = 0; i < words.count; i++) {
    if (!words.passes(i, mayBe)) continue;
    if (of(words.lower(i)) === undefined) continue;
    if (policy === 'any' ? words.isFree(i) : words.isOrdinary(i)) indices.push(i);
  }
  return { indices, choices: new Map() };
}

/** What may be written for a word, in lower case; nothing where it is to stay. */
function findChoices(
  words: ContextWords,
  index: number,
  options: Required<SynonymReplacementOptions>,
): readonly string[] {
  const { policy, partsOfSpeech } = options;
  const known = replaceables(policy);
  const wordClass = policy === 'any' ? words.classAt(index) : WORD_CLASS_OF[words.tagAt(index)];
  if (wordClass === undefined || !partsOfSpeech.includes(wordClass)) return [];
  const found = known.of(words.lower(index))?.[wordClass];
  if (found === undefined) return [];
  if (policy !== 'any' && isInPhrase(words, index, found.lemma, known)) return [];
  if (policy === 'strict' && wordClass === 'verb' && PARTICLES.has(words.lower(index + 1))) return [];
  const hasAuxiliary = found.past === found.participle ? undefined : isParticiple(words, index);
  return hasAuxiliary === undefined ? found.sure : hasAuxiliary ? found.participle : found.past;
}

/** After a verb these make another verb of it, or belong to it and not to its synonym. */
const PARTICLES: ReadonlySet<string> = new Set(
  'up down in out on off away back over around about along by for into through with to of from at upon apart together'.split(
    ' ',
  ),
);

/** Whether the word, as written or as lemma, makes a phrase of WordNet's with one or two of its neighbours. */
function isInPhrase(words: ContextWords, index: number, lemma: string, known: Replaceables): boolean {
  const [before2, before, after, after2] = [index - 2, index - 1, index + 1, index + 2].map((at) => words.lower(at));
  for (const word of new Set([words.lower(index), lemma])) {
    const phrases = [
      `${before} ${word}`,
      `${word} ${after}`,
      `${before} ${word} ${after}`,
      `${before2} ${before} ${word}`,
      `${word} ${after} ${after2}`,
    ];
    if (phrases.some((phrase) => known.isPhrase(phrase))) return true;
  }
  return false;
}

const AUXILIARIES: ReadonlySet<string> = new Set(
  "have has had having 've be is are was were been being am 's 're get gets got getting".split(' '),
);

/** Whether an auxiliary rules the past form at the index, with only adverbs and negations between; `undefined` if unsure. */
function isParticiple(words: ContextWords, index: number): boolean | undefined {
  for (let i = index - 1; i >= 0 && i >= index - 4; i--) {
    if (AUXILIARIES.has(words.lower(i))) return true;
    const tag = words.tagAt(i);
    if (tag === 'PRON') return false;
    if (tag !== 'ADV' && tag !== 'PART') return undefined;
  }
  return undefined;
}

const settings = z.strictObject({
  policy: z.enum(SYNONYM_POLICIES).default('strict'),
  rate: probability.default(0.5),
});

export const synonymReplacement: AugmenterDefinition<z.output<typeof settings>, z.input<typeof settings>> = {
  name: 'synonym-replacement',
  description: 'synonyms for words around the mentions',
  phase: 'context',
  settings,
  lacks: (language) =>
    supportsLanguage(language)
      ? undefined
      : `No synonym resource for language "${language}": no word is replaced by a synonym; everything else is done.`,
  create: (chosen, { language }) => createSynonymReplacement({ language, ...chosen }),
};
