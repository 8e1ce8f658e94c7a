import type { Document } from '../../core/types.ts';
import { applyTags, divideIntoSequences, type Sequence } from '../sequences.ts';
import type { TrainedTagger } from '../types.ts';
import type { Architecture } from './architecture.ts';
import type { EncodedSentence } from './batches.ts';
import { createDecoder, type Decoder } from './decode.ts';
import { createFormTable, type FormTable } from './forms.ts';
import type { NeuralModel } from './model.ts';
import { cutIntoPieces } from './pieces.ts';
import { saveModelFiles } from './model-files.ts';
import type { NeuralSettings } from './settings.ts';
import { joinTables, type ExtraWords } from './vectors.ts';
import type { Vocabulary } from './vocabulary.ts';

/** All that a neural tagger is made of. */
export interface NeuralParts {
  readonly architecture: Architecture;
  readonly model: NeuralModel;
  readonly vocabulary: Vocabulary;
  readonly extra: ExtraWords;
  readonly settings: NeuralSettings;
  readonly language: string;
}

/** Documents are tagged together until they hold so many tokens: for batches of one length, in little memory. */
const WINDOW_TOKENS = 16_384;

/** A document on its way through the tagger. */
interface Pending {
  readonly doc: Document;
  readonly sequences: readonly Sequence[];
  /** For each sequence, the numbers of its pieces. */
  readonly pieces: readonly (readonly number[])[];
}

/** The weights may not change any more. */
export function createNeuralTagger(parts: NeuralParts): TrainedTagger {
  const { architecture, model, vocabulary, extra, settings, language } = parts;
  const { tags } = vocabulary;
  let tools: { readonly decoder: Decoder; readonly table: FormTable } | undefined;
  const open = async () => {
    tools ??= {
      decoder: await createDecoder(model, tags, settings.scheme, joinTables(model.tables.words, extra)),
      table: createFormTable(vocabulary, extra.words, architecture.words),
    };
    return tools;
  };

  async function* finish(window: readonly Pending[], sentences: readonly EncodedSentence[], recallBias: number) {
    const { decoder, table } = await open();
    const paths = await decoder.decode(sentences, table, recallBias);
    table.trim();
    for (const { doc, sequences, pieces } of window) {
      const found = pieces.map((numbers) =>
        numbers.flatMap((number) => Array.from(paths[number] as Int32Array, (tag) => tags[tag] as string)),
      );
      yield applyTags(doc, sequences, found, settings.scheme);
    }
  }

  return {
    family: architecture.name,
    labels: [...new Set(tags.slice(1).map((tag) => tag.slice(2)))],
    config: { language, settings },
    async *tag(docs, { recallBias = 0 } = {}) {
      const { table } = await open();
      let window: Pending[] = [];
      let sentences: EncodedSentence[] = [];
      let tokens = 0;
      for await (const doc of docs) {
        const sequences = divideIntoSequences(doc, language);
        const pieces = sequences.map((sequence) => {
          const forms = Int32Array.from(sequence.tokens, ({ text }) => table.idOf(text));
          tokens += forms.length;
          const borders = cutIntoPieces(sequence.tokens);
          return borders.slice(1).map((end, i) => {
            return sentences.push({ forms: forms.subarray(borders[i], end), tags: NO_TAGS }) - 1;
          });
        });
        window.push({ doc, sequences, pieces });
        if (tokens < WINDOW_TOKENS) continue;
        yield* finish(window, sentences, recallBias);
        [window, sentences, tokens] = [[], [], 0];
      }
      yield* finish(window, sentences, recallBias);
    },
    save: (store) => saveModelFiles(store, model, vocabulary, extra),
    async dispose() {
      model.dispose();
    },
  };
}

const NO_TAGS = new Int32Array(0);
