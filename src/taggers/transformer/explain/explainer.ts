import { appendAll } from '../../../core/collections.ts';
import type {
  ExplainedMention,
  ExplainedPart,
  ExplainedPiece,
  Explainer,
  Explanation,
  ExplainOptions,
} from '../../../core/explanation.ts';
import type { CharSpan, Token } from '../../../core/types.ts';
import { tagsToSpans } from '../../../text/tags.ts';
import {
  describeTokens,
  explainMention,
  type KeptRater,
  probabilityOfTags,
  type RatedSentence,
} from '../../explain/mention.ts';
import { createChainMarginals, createViterbi } from '../../neural/layers/viterbi.ts';
import { divideIntoSequences, type Sequence } from '../../sequences.ts';
import { tagConstraints } from '../../tag-constraints.ts';
import type { EncoderTaggerParts } from '../model-files.ts';
import { encodeSequence, type Window } from '../windows.ts';
import { traceAttention, createRepresenter } from './attention.ts';

/** Tokens `from` to before `until` of a sentence; `part` counts its tokens from `from` on. */
interface DividedPart {
  readonly from: number;
  readonly until: number;
  readonly part: ExplainedPart;
}

/**
 * Divides a sentence into parts of whole tokens that a model can read at once, each sharing about `overlap` pieces with the next. As
 * with the windows of tagging, a token belongs to the part in which it is farther from a border.
 *
 * @param lengths of each token, its pieces. A token with more than `room` has a part to itself.
 * @param room pieces of a part at most.
 */
export function divideIntoParts(lengths: readonly number[], room: number, overlap: number): readonly DividedPart[] {
  const ranges: { from: number; until: number }[] = [];
  for (let from = 0; from < lengths.length;) {
    let until = from;
    let pieces = 0;
    while (until < lengths.length && (until === from || pieces + (lengths[until] as number) <= room)) {
      pieces += lengths[until] as number;
      until++;
    }
    ranges.push({ from, until });
    if (until === lengths.length) break;
    let next = until;
    let shared = 0;
    while (next > from + 1 && shared + (lengths[next - 1] as number) <= overlap) {
      next--;
      shared += lengths[next] as number;
    }
    // A long token after those shared may leave no room for anything new: then they are read once.
    from = fits(lengths, next, until, room) ? next : until;
  }
  const borders = ranges.map(({ from }, i) => {
    const before = ranges[i - 1];
    return before ? Math.ceil((from + before.until) / 2) : 0;
  });
  return ranges.map(({ from, until }, i) => ({
    from,
    until,
    part: {
      number: i + 1,
      of: ranges.length,
      first: (borders[i] as number) - from,
      end: (borders[i + 1] ?? until) - from,
    },
  }));
}

function fits(lengths: readonly number[], from: number, until: number, room: number): boolean {
  let pieces = 0;
  for (let token = from; token <= until; token++) pieces += lengths[token] as number;
  return pieces <= room;
}

/** A sentence, or a part of it, in the pieces of its tokens, so that tokens can be left out of it or hidden. */
interface PiecedSentence {
  readonly tokens: readonly Token[];
  /** Of each token, its own pieces; none where it shares those of another. */
  readonly pieces: readonly (readonly number[])[];
  readonly part?: ExplainedPart;
}

/**
 * Says what an encoder's tags rest on: attention, input reduction by gradients (Feng et al. 2018), and what is left of a mention when
 * its words cannot be read (Lee et al. 2024, "Methods for Diagnosing and Interpreting").
 */
export function createEncoderExplainer(parts: EncoderTaggerParts): Explainer {
  const { model, tokenizer, tags, settings, language } = parts;
  const { scheme, window, overlap } = settings;

  /** What the encoder reads of some tokens, and where each of them is. */
  const windowOf = (kept: readonly (readonly number[])[], from = 0, end = kept.length): Window => {
    const ids: number[] = [tokenizer.begin];
    const firsts: number[] = [];
    for (const pieces of kept) {
      firsts.push(pieces.length > 0 ? ids.length : Math.max(1, ids.length - 1));
      appendAll(ids, pieces);
    }
    ids.push(tokenizer.end);
    return { sequence: 0, ids: Int32Array.from(ids), from, places: Int32Array.from(firsts.slice(from, end)) };
  };

  async function explainSentence(
    { tokens, pieces, part }: PiecedSentence,
    { layers = 'last', beam = 5 }: ExplainOptions,
  ): Promise<Explanation> {
    const chain = await model.chain();
    const constraints = tagConstraints(tags, scheme);
    const viterbi = createViterbi(chain, constraints);
    const marginals = createChainMarginals(chain, constraints);
    const rateWindows = async (windows: readonly Window[]) =>
      (await model.score(windows)).map((scores) => {
        const length = scores.length / tags.length;
        return { best: viterbi(scores, length), probabilities: marginals(scores, length) };
      });
    const piecesOf = (kept: readonly number[]) => kept.map((token) => pieces[token] ?? []);
    const read = windowOf(pieces);
    const [whole] = await rateWindows([read]);
    if (!whole) throw new TypeError('a sentence has no scores');
    const rate: RatedSentence['rate'] = (sentences) => rateWindows(sentences.map((kept) => windowOf(piecesOf(kept))));

    /** Of each token, the gradients of its pieces. */
    const weighByGradient =
      (first: number, wanted: readonly number[]): KeptRater['weigh'] =>
      async (sentences) => {
        const windows = sentences.map((kept) => {
          const at = kept.indexOf(first);
          return windowOf(piecesOf(kept), at, at + wanted.length);
        });
        const found = await model.importance(
          windows,
          windows.map(() => Int32Array.from(wanted)),
        );
        return sentences.map((kept, s) => {
          let next = 1;
          return piecesOf(kept).map((own) => own.reduce((sum) => sum + (found[s]?.[next++] ?? 0), 0));
        });
      };

    /** The mention with the piece for what cannot be read in place of each of its words. */
    async function probe(first: number, wanted: readonly number[]): Promise<Pick<ExplainedMention, 'unknown'>> {
      const { unknown } = tokenizer;
      if (unknown === undefined) return {};
      const end = first + wanted.length;
      const [own] = await rateWindows([windowOf(pieces.map((one, t) => (t >= first && t < end ? [unknown] : one)))]);
      if (!own) return {};
      return {
        unknown: {
          tags: Array.from(own.best.slice(first, end), (tag) => tags[tag] as string),
          probability: probabilityOfTags(own, first, wanted, tags.length),
        },
      };
    }

    const names = Array.from(whole.best, (tag) => tags[tag] as string);
    const sentence = { tokens, tags, scheme, whole, rate };
    const mentions: ExplainedMention[] = [];
    for (const { label, start: first, end } of tagsToSpans(names, { scheme })) {
      // What starts among the words of context is explained where they have more of it themselves.
      if (part && (first < part.first || first >= part.end)) continue;
      const wanted = Array.from(whole.best.slice(first, end));
      const mention = await explainMention({ label, first, wanted }, sentence, weighByGradient(first, wanted), beam);
      mentions.push({ ...mention, ...(await probe(first, wanted)) });
    }
    return {
      span: spanOf(tokens),
      ...(part && { part }),
      tokens: describeTokens(tokens, whole, tags),
      mentions,
      importanceBy: 'gradient',
      pieces: namePieces(pieces),
      attention: await traceAttention(model.encoder, read.ids, layers),
    };
  }

  function namePieces(pieces: PiecedSentence['pieces']): readonly ExplainedPiece[] {
    const named = (id: number, token?: number): ExplainedPiece => ({
      name: tokenizer.nameOf(id),
      ...(token !== undefined && { token }),
      isUnknown: id === tokenizer.unknown,
    });
    return [named(tokenizer.begin), ...pieces.flatMap((own, t) => own.map((id) => named(id, t))), named(tokenizer.end)];
  }

  /** The sentence, or where it is longer than the model reads at once, parts of it. */
  function cutToFit(sequence: Sequence): readonly PiecedSentence[] {
    const { tokens } = sequence;
    const pieces = cutByToken(sequence, parts);
    const divided = divideIntoParts(
      pieces.map(({ length }) => length),
      window - 2,
      overlap,
    );
    return divided.map(({ from, until, part }) => ({
      tokens: tokens.slice(from, until),
      pieces: pieces.slice(from, until).map((own) => own.slice(0, window - 2)),
      ...(divided.length > 1 && { part }),
    }));
  }

  return {
    async explain(doc, options = {}) {
      const explanations: Explanation[] = [];
      for (const sequence of divideIntoSequences(doc, language)) {
        for (const read of cutToFit(sequence)) explanations.push(await explainSentence(read, options));
      }
      return explanations;
    },
    represent: createRepresenter(model, tokenizer, settings, language),
  };
}

/** The pieces of each token. One that shares its first piece with the token before it has none of its own. */
function cutByToken(sequence: Sequence, { tokenizer }: EncoderTaggerParts): PiecedSentence['pieces'] {
  const { ids, firsts } = encodeSequence(sequence, tokenizer);
  const pieces = sequence.tokens.map((): number[] => []);
  const ownerOf = new Map<number, number>();
  firsts.forEach((first, token) => {
    if (!ownerOf.has(first)) ownerOf.set(first, token);
  });
  let owner = 0;
  ids.forEach((id, at) => {
    owner = ownerOf.get(at) ?? owner;
    pieces[owner]?.push(id);
  });
  return pieces;
}

function spanOf(tokens: readonly Token[]): CharSpan {
  return { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
}
