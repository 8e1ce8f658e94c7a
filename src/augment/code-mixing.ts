import path from 'node:path';
import { z } from 'zod';
import { addCount } from '../core/collections.ts';
import type { Augmenter } from '../core/augmenter.ts';
import { PalimpsestError } from '../core/errors.ts';
import type { Rng } from '../core/rng.ts';
import type { Analysis, Edit, Token } from '../core/types.ts';
import {
  type BilingualLexicon,
  loadBilingualLexicon,
  shippedBilingualLexicons,
} from '../resources/bilingual-lexicon.ts';
import { createBilingualPhrases, isWrittenTogether, type BilingualMatch } from '../text/bilingual-phrases.ts';
import {
  codeMixingIndex, languageByLists, languageByScript, languageByWords, type LanguageOfToken,
} from '../text/code-mixing.ts'; // prettier-ignore
import { tokenise } from '../text/tokenise.ts';
import { createEntityGuard } from './context.ts';
import { type AugmenterDefinition, probability } from './definition.ts';

export interface CodeMixingOptions {
  readonly lexicon: BilingualLexicon;
  /** Code-mixing index that each sentence is brought near to: a fraction from 0 to 0.5. Default 0.3. */
  readonly target?: number;
  /** The probability with which a sentence is changed. Default 1. */
  readonly rate?: number;
}

/**
 * Switches words and phrases outside entities to the other language of a bilingual lexicon, and back, until each sentence is as mixed
 * as it is asked to be or no phrase of the lexicon is left that would help (Lee et al. 2024 name code-mixed training sentences as what
 * a tagger needs most). What touches an entity stays. Which phrases are switched, and which of several translations is
 * written, is drawn.
 *
 * @throws TypeError where an option has no legal value.
 */
export function createCodeMixing({ lexicon, target = 0.3, rate = 1 }: CodeMixingOptions): Augmenter {
  if (!(target >= 0 && target <= 0.5)) throw new TypeError(`target is a fraction from 0 to 0.5, not ${target}`);
  if (!(rate >= 0 && rate <= 1)) throw new TypeError(`rate is a probability from 0 to 1, not ${rate}`);
  const phrases = createBilingualPhrases(lexicon);
  const [first, second] = lexicon.languages;
  const languageOf = tellLanguages(lexicon);
  return {
    name: 'code-mixing',
    propose(doc, analysis, streams) {
      const edits: Edit[] = [];
      const isClear = createEntityGuard(doc);
      const { tokens } = analysis;
      let from = 0;
      for (const sentence of analysis.sentences) {
        let until = from;
        while (until < tokens.length && (tokens[until]?.start ?? 0) < sentence.end) until++;
        const rng = streams.document.fork('sentence', sentence.start);
        if (rng.chance(rate)) {
          const counts = new Map<string, number>();
          for (let i = from; i < until; i++) {
            const language = languageOf(tokens[i] as Token, i, tokens);
            if (language !== undefined) addCount(counts, language, wordsIn([tokens[i] as Token]));
          }
          const found = phrases
            .find(doc.text, tokens, from, until)
            .filter((match) => isClear(tokens[match.first]?.start ?? 0, tokens[match.end - 1]?.end ?? 0));
          for (const { match, other } of chooseSwitches(found, tokens, counts, target, rng, [first, second])) {
            edits.push(writeOther(doc.text, analysis, match, other));
          }
        }
        from = until;
      }
      return { edits: edits.toSorted((a, b) => a.start - b.start) };
    },
  };
}

/** What the identifier of languages needs, and as many again, since case and marks make some of them one. */
const LEAST_WORDS = 40;

/** By script where one language is written in Chinese characters; else by words, those of the lexicon where there are no better. */
function tellLanguages({ name, languages: [first, second], entries }: BilingualLexicon): LanguageOfToken {
  const isHan = [0, 1].map((side) => entries.every((entry) => /\p{Script=Han}/u.test(entry[side as 0 | 1])));
  if (isHan[1]) return languageByScript({ latin: first, han: second });
  if (isHan[0]) return languageByScript({ latin: second, han: first });
  if ([first, second].toSorted().join() === 'ca,es') return languageByWords();
  const words = ([0, 1] as const).map((side) => entries.flatMap((entry) => entry[side].split(/\s+/)));
  if (words.some((own) => new Set(own).size < LEAST_WORDS)) {
    throw new PalimpsestError(
      'bad-lexicon',
      `the lexicon ${JSON.stringify(name)} has too few words to tell its languages by`,
      {
        hint: `Languages of one script are told by the words of the lexicon: give ${LEAST_WORDS} or more of each.`,
      },
    );
  }
  return languageByLists([first, second], words as [string[], string[]]);
}

/**
 * Words of a Chinese character, of clinical notes: what a dictionary finds differs between versions of the runtime, and what is
 * written may not.
 */
const WORDS_OF_CHARACTER = 0.62;

const wordsIn = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, { text }) => sum + (/^\p{Script=Han}/u.test(text) ? WORDS_OF_CHARACTER : 1), 0);

interface Switch {
  readonly match: BilingualMatch;
  readonly other: string;
}

/** Takes phrases in an order that is drawn, each that brings the index nearer to the target. */
function chooseSwitches(
  found: readonly BilingualMatch[],
  tokens: readonly Token[],
  counts: ReadonlyMap<string, number>,
  target: number,
  rng: Rng,
  [first, second]: readonly [string, string],
): readonly Switch[] {
  const tally = new Map(counts);
  let index = codeMixingIndex(tally.values());
  const order = found.map((match) => ({ match, at: rng.float() })).toSorted((a, b) => a.at - b.at);
  const chosen: Switch[] = [];
  for (const { match } of order) {
    const other = rng.pick(match.others);
    const to = match.language === first ? second : first;
    const after = new Map(tally);
    addCount(after, match.language, -wordsIn(tokens.slice(match.first, match.end)));
    addCount(after, to, wordsIn(tokenise(other)));
    // Where the words around tell the language, those of a phrase may have been counted otherwise.
    if ((after.get(match.language) ?? 0) < -1e-9) continue;
    const next = codeMixingIndex(after.values());
    if (Math.abs(next - target) >= Math.abs(index - target)) continue;
    index = next;
    for (const [language, count] of after) tally.set(language, count);
    chosen.push({ match, other });
  }
  return chosen;
}

/** Words of letters are parted by blanks from letters around them; signs that are written together need none. */
function writeOther(text: string, { tokens }: Pick<Analysis, 'tokens'>, match: BilingualMatch, other: string): Edit {
  const start = tokens[match.first]?.start ?? 0;
  const end = tokens[match.end - 1]?.end ?? start;
  if (isWrittenTogether(other)) return { start, end, replacement: other };
  const before = /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, start - 2), start)) ? ' ' : '';
  const after = /^[\p{L}\p{N}]/u.test(text.slice(end, end + 2)) ? ' ' : '';
  return { start, end, replacement: `${before}${other}${after}` };
}

const settings = z.strictObject({
  lexicon: z.string().min(1).default('zh-en-clinical'),
  target: z.number().min(0).max(50).default(30),
  rate: probability.default(1),
});

const isShipped = (lexicon: string): boolean => shippedBilingualLexicons().includes(lexicon);

export const codeMixing: AugmenterDefinition<z.output<typeof settings>, z.input<typeof settings>> = {
  name: 'code-mixing',
  description: 'words around the mentions in the other language of a bilingual lexicon',
  phase: 'context',
  settings,
  placeFiles: ({ lexicon, ...rest }, folder) => ({
    lexicon: isShipped(lexicon) || path.isAbsolute(lexicon) ? lexicon : path.join(folder, lexicon),
    ...rest,
  }),
  files: ({ lexicon }) => (isShipped(lexicon) ? [] : [lexicon]),
  create: ({ lexicon, target, rate }) =>
    createCodeMixing({ lexicon: loadBilingualLexicon(lexicon), target: target / 100, rate }),
};
