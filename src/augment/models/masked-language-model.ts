import path from 'node:path';
import { z } from 'zod';
import { applyEdits } from '../../core/apply-edits.ts';
import type { Augmenter, Proposed } from '../../core/augmenter.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { CharSpan, Document, Edit } from '../../core/types.ts';
import { createReach } from '../../core/document.ts';
import type { Rng } from '../../core/rng.ts';
import { agreeBefore } from '../../languages/sounds.ts';
import { packOf } from '../../languages/index.ts';
import { offensiveWords } from '../../resources/word-lists.ts';
import { WORD_CLASSES } from '../../resources/wordnet.ts';
import { backendPreferences, type BackendPreference } from '../../taggers/neural/backend/preferences.ts';
import type { Filling, WordFiller } from '../../taggers/transformer/masked-words.ts';
import type { TrainedTagger } from '../../taggers/types.ts';
import { guessLemma, matchCase } from '../../text/inflect.ts';
import { isStopWord } from '../../text/stop-words.ts';
import { type ContextWords, contextWords } from '../context.ts';
import { type AugmenterDefinition, probability } from '../definition.ts';
import { isProtected } from '../wording/protected-words.ts';
import { createFormTest } from './word-form.ts';

export interface MaskedLanguageModelOptions {
  /** BCP 47 code of the corpus's language. */
  readonly language: string;
  /** Folder of an encoder with the head that predicts hidden words. */
  readonly encoder: string;
  /** Folder of a tagger, trained on the source, that must find the same mentions in a changed sentence. */
  readonly tagger?: string | undefined;
  /** The probability with which each word that may change is hidden. Default 0.15. */
  readonly rate?: number | undefined;
  /** How many of the encoder's likeliest words are looked at, without those that are never written. Default 10. */
  readonly top?: number | undefined;
  /** Least probability of a word. Default 0.01. */
  readonly minProbability?: number | undefined;
  /** What computes the encoder. Default `auto`. */
  readonly backend?: BackendPreference | undefined;
}

/** A word that is hidden, with the sentence that it stands in. */
interface Hidden {
  readonly index: number;
  readonly sentence: CharSpan;
  readonly rng: Rng;
}

/**
 * Hides words outside mentions and writes what a masked language model predicts from the words around, each word by itself, drawn
 * by its probability (after MELM: Zhou et al. 2022, "Data Augmentation with Masked Entity Language Modeling for Low-Resource NER", ACL, which fills the
 * mentions; here they stay, and the text around them is filled). A word is written only where it has the form of the one that it replaces
 * ({@link createFormTest}) and is written in the same case; names, numbers, negations, function words and the words that no augmenter changes stay. With a
 * tagger, a sentence in which that finds other mentions than before stays as it was and is counted, as MELM too keeps only what a tagger agrees with.
 *
 * What a sentence says may change: the labels stay true, not the facts.
 */
export function createMaskedLanguageModel(options: MaskedLanguageModelOptions): Augmenter<Promise<Proposed>> {
  const { language, rate = 0.15, top = 10, minProbability = 0.01, backend = 'auto' } = options;
  const fits = createFormTest(language);
  const isFixed = createFixedWords(language);
  let filler: Promise<WordFiller> | undefined;
  let tagger: Promise<TrainedTagger> | undefined;
  const openFiller = async () => {
    const { openWordFiller } = await import('../../taggers/transformer/masked-words.ts');
    return openWordFiller(options.encoder, minProbability, backend);
  };
  const openTagger = async (folder: string) => {
    const { loadModel } = await import('../../taggers/model-folder.ts');
    return loadModel(folder);
  };

  function mayChange(words: ContextWords, index: number): boolean {
    const word = words.word(index);
    if (!/^\p{L}{3,}$/u.test(word) || isFixed(word.toLowerCase())) return false;
    if (!words.isClear(words.start(index), words.end(index)) || !words.standsFree(index)) return false;
    if (word === word.toLowerCase()) return true;
    // A capital tells a name, unless the sentence begins here and the next word has none.
    const next = words.word(index + 1);
    const isCapitalised = word.slice(1) === word.slice(1).toLowerCase();
    return isCapitalised && words.startsSentence(index) && next !== '' && next === next.toLowerCase();
  }

  return {
    name: 'masked-language-model',
    async propose(doc, analysis, streams) {
      const words = contextWords(analysis, doc);
      const hidden: Hidden[] = [];
      let at = 0;
      for (let index = 0; index < words.count; index++) {
        const rng = streams.document.fork('word', words.start(index));
        if (!mayChange(words, index) || !rng.chance(rate)) continue;
        while ((analysis.sentences[at]?.end ?? Infinity) <= words.start(index)) at++;
        const sentence = analysis.sentences[at];
        if (sentence !== undefined) hidden.push({ index, sentence, rng });
      }
      if (hidden.length === 0) return { edits: [] };
      const opened = await (filler ??= openFiller());
      const fillings = await opened.predict(
        hidden.map(({ index, sentence: { start, end } }) => ({
          text: doc.text.slice(start, end),
          start: words.start(index) - start,
          end: words.end(index) - start,
        })),
      );
      const reach = createReach(doc.entities);
      const edits = new Map<CharSpan, Edit[]>();
      for (const [i, one] of hidden.entries()) {
        const word = choose(doc, words, one, fillings[i] ?? [], opened.lowercases);
        if (word === undefined) continue;
        const start = words.start(one.index);
        const beside = agreeBefore(doc.text, start, word, language, reach(start));
        const edit = { start: beside?.start ?? start, end: words.end(one.index), replacement: (beside?.replacement ?? '') + word }; // prettier-ignore
        edits.set(one.sentence, [...(edits.get(one.sentence) ?? []), edit]);
      }
      if (options.tagger === undefined) return { edits: [...edits.values()].flat() };
      const kept = await passing(doc, [...edits], await (tagger ??= openTagger(options.tagger)));
      const lost = edits.size - kept.length;
      return { edits: kept.flatMap(([, own]) => own), ...(lost > 0 && { withheld: { tagger: lost } }) };
    },
    async dispose() {
      const [openedFiller, openedTagger] = [filler, tagger];
      [filler, tagger] = [undefined, undefined];
      (await openedFiller?.catch(() => undefined))?.dispose();
      await (await openedTagger?.catch(() => undefined))?.dispose?.();
    },
  };

  function choose(
    { text }: Document,
    words: ContextWords,
    { index, sentence: { start, end }, rng }: Hidden,
    fillings: readonly Filling[],
    lowercases: boolean,
  ): string | undefined {
    const old = words.word(index);
    const span = { start: words.start(index) - start, end: words.end(index) - start };
    const sentence = text.slice(start, end);
    const isPossible = ({ word }: Filling) =>
      caseOf(word) === caseOf(old) &&
      word.length >= 3 &&
      !isFixed(word.toLowerCase()) &&
      ![index - 1, index, index + 1].some((other) => words.lower(other) === word.toLowerCase());
    const possible = fillings
      .map((filling) => (lowercases ? { ...filling, word: matchCase(old, filling.word) } : filling))
      .filter(isPossible)
      .slice(0, top)
      .filter(({ word }) => fits(sentence, span, word));
    let point = rng.float() * possible.reduce((sum, { probability }) => sum + probability, 0);
    return possible.find(({ probability }) => (point -= probability) < 0)?.word ?? possible.at(-1)?.word;
  }
}

/** Lower case, capitalised, or anything else: each word of its own. */
function caseOf(word: string): string {
  const lower = word.toLowerCase();
  if (word === lower) return 'lower';
  return word.slice(1) === lower.slice(1) ? 'capitalised' : 'other';
}

/** Words, in lower case, that neither change nor are written. */
function createFixedWords(language: string): (word: string) => boolean {
  const { text, numbers } = packOf(language) ?? {};
  const { units = [], tens = [], others = {} } = numbers?.cardinal ?? {};
  const fixed = new Set([
    ...`${text?.functionWords ?? ''} ${text?.fixed ?? ''}`.split(' '),
    ...units,
    ...tens,
    ...Object.keys(others),
  ]);
  if (text?.synonyms === undefined) return (word) => fixed.has(word);
  return (word) =>
    fixed.has(word) ||
    isStopWord(word) ||
    offensiveWords().has(word) ||
    isProtected(word) ||
    WORD_CLASSES.some((wordClass) => isProtected(guessLemma(word, wordClass)));
}

/** The sentences in which a tagger finds the mentions that it finds in them as they were. */
async function passing(
  doc: Document,
  changed: readonly (readonly [sentence: CharSpan, edits: readonly Edit[]])[],
  tagger: TrainedTagger,
): Promise<typeof changed> {
  async function* sentences() {
    for (const [{ start, end }] of changed) yield { id: doc.id, text: doc.text.slice(start, end), entities: [] };
  }
  const before: Document[] = [];
  for await (const tagged of tagger.tag(sentences())) before.push(tagged);
  // As the tagger found them, where the edits leave them; where an edit cuts one, it cannot be found again.
  const moved = changed.map(([{ start }, edits], i) => {
    const own = edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    try {
      return applyEdits(before[i] as Document, own);
    } catch {
      return undefined;
    }
  });
  async function* written() {
    for (const one of moved) if (one) yield { ...one, entities: [] };
  }
  const after: Document[] = [];
  for await (const tagged of tagger.tag(written())) after.push(tagged);
  let next = 0;
  return changed.filter((_, i) => {
    const one = moved[i];
    return one !== undefined && mentionsOf(one) === mentionsOf(after[next++] as Document);
  });
}

function mentionsOf({ entities }: Document): string {
  return JSON.stringify(entities.map(({ start, end, label }) => [start, end, label]));
}

const settings = z.strictObject({
  encoder: z.string().default(''),
  tagger: z.string().min(1).optional(),
  rate: probability.default(0.15),
  top: z.int().min(1).default(10),
  minProbability: probability.default(0.01),
  backend: z.enum(backendPreferences).default('auto'),
});

export const maskedLanguageModel: AugmenterDefinition<z.output<typeof settings>, z.input<typeof settings>> = {
  name: 'masked-language-model',
  description: 'words around the mentions filled anew by a masked language model',
  phase: 'context',
  settings,
  needsOneThread: true,
  placeFiles: ({ encoder, tagger, ...rest }, folder) => ({
    encoder: encoder === '' ? encoder : path.resolve(folder, encoder),
    ...(tagger !== undefined && { tagger: path.resolve(folder, tagger) }),
    ...rest,
  }),
  files: ({ encoder, tagger }) => (tagger === undefined ? [encoder] : [encoder, tagger]),
  create(chosen, { language }) {
    if (chosen.encoder !== '') return createMaskedLanguageModel({ language, ...chosen });
    throw new PalimpsestError('no-such-encoder', 'the step masked-language-model of the recipe names no encoder', {
      hint: 'Name the folder of one with its masked-LM head, such as palimpsest pretrain writes: masked-language-model: { encoder: FOLDER }.',
    });
  },
};
