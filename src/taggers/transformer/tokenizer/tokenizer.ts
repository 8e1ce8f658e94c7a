import { PalimpsestError } from '../../../core/errors.ts';
import {
  alignWithItself,
  createNormaliser,
  SequencePreTokenizer,
  Tokenizer,
  type LibraryModel,
  type LibraryTokenizerType,
} from './normaliser.ts';
import type { MappedText } from '../../../text/unmask/mapped-text.ts';
import type { TokenizerFiles } from './files.ts';

/**
 * The characters that byte-level byte-pair encoding writes for bytes (GPT-2, `bytes_to_unicode`): printable Latin-1 ones for
 * themselves, the others from U+0100 on.
 */
const CHARACTERS: readonly string[] = (() => {
  const isPrintable = (byte: number) =>
    (byte >= 0x21 && byte <= 0x7e) || (byte >= 0xa1 && byte <= 0xac) || (byte >= 0xae && byte <= 0xff);
  let next = 0x100;
  return Array.from({ length: 256 }, (_, byte) => String.fromCharCode(isPrintable(byte) ? byte : next++));
})();

/** A text in such characters; for each, the UTF-16 unit in the text that its byte is of. */
function toByteCharacters(text: string): { readonly text: string; readonly units: readonly number[] } {
  const encoder = new TextEncoder();
  const units: number[] = [];
  let out = '';
  let unit = 0;
  for (const character of text) {
    for (const byte of encoder.encode(character)) {
      out += CHARACTERS[byte] as string;
      units.push(unit);
    }
    unit += character.length;
  }
  return { text: out, units };
}

/** The pieces of a text, in order. */
export interface Pieces {
  readonly ids: Int32Array;
  /** Of each piece, where in the text (UTF-16 units) what it stands for starts, without white space around it. */
  readonly starts: Int32Array;
  /** Where it ends. Equal to the start where a piece stands for no character of the text, or for white space alone. */
  readonly ends: Int32Array;
}

/** Cuts text into the pieces of an encoder's vocabulary. */
export interface PieceTokenizer {
  /** Without the pieces around a sequence. A special piece's name in the text is text. */
  encode(text: string): Pieces;
  /** What stands before a sequence: `[CLS]`, `<s>`. */
  readonly begin: number;
  /** What stands after it: `[SEP]`, `</s>`. */
  readonly end: number;
  /** What hides a piece in pretraining; absent where the tokenizer has none. */
  readonly mask?: number;
  /** What stands for a word that cannot be read: `[UNK]`, `<unk>`; absent where the tokenizer has none. */
  readonly unknown?: number;
  /** A piece's name in the vocabulary. */
  nameOf(id: number): string;
  /** Ids from 0 to below this. */
  readonly size: number;
}

/**
 * A part of a text that is cut by itself: white space and the word after it. No tokenizer of an encoder has a piece that goes
 * on over white space, and the same words come again and again. What is longer than any word is cut anywhere.
 */
const PART = /\s{0,1000}\S{1,1000}|\s{1,1000}/gu;

/** Parts remembered; a million of them would be a gigabyte. */
const MOST_KNOWN = 50_000;

/** A pre-tokenizer's configuration. */
interface PreConfig {
  readonly type: string;
  readonly pretokenizers?: readonly PreConfig[];
}

/** The pieces of a part, from its start. */
interface PartPieces {
  readonly ids: readonly number[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/**
 * Opens a tokenizer. Vocabulary, cutting and merging are those of `@huggingface/tokenizers`; this finds the characters of each
 * piece, which that library does not.
 *
 * @param file for the place of an error.
 * @throws PalimpsestError `bad-tokenizer` where the files are of a kind that is not known, or damaged.
 */
export function openTokenizer({ tokenizer, config }: TokenizerFiles, file: string): PieceTokenizer {
  const bad = (what: string, cause?: unknown) =>
    new PalimpsestError('bad-tokenizer', `the tokenizer cannot be used: ${what}`, {
      place: { file },
      hint: 'Use the tokenizer files that the encoder was published with.',
      cause,
    });
  try {
    const library = new Tokenizer({ decoder: null, ...tokenizer }, config);
    const { model } = library;
    if (!model) throw bad('it has no model');
    const kind = (tokenizer['model'] as { readonly type?: unknown }).type;
    if (kind !== undefined && kind !== 'WordPiece' && kind !== 'BPE' && kind !== 'Unigram') {
      throw bad(`its model is of the kind ${JSON.stringify(kind)}`);
    }
    const around = library.encode('').ids;
    const [begin, end] = around;
    if (begin === undefined || end === undefined || around.length !== 2) {
      throw bad('it does not put one piece before a sequence and one after it');
    }
    const mask = specialPiece(tokenizer, config, library, 'mask_token', ['[MASK]', '<mask>']);
    const unknown = model.unk_token_id ?? specialPiece(tokenizer, config, library, 'unk_token', ['[UNK]', '<unk>']);
    let names: ReadonlyMap<number, string> | undefined;
    let size = 0;
    for (const id of model.tokens_to_ids.values()) size = Math.max(size, id + 1);
    const normalise = createNormaliser(tokenizer['normalizer'] as Parameters<typeof createNormaliser>[0]);
    const cut = createCutter(tokenizer['pre_tokenizer'] as PreConfig | null);
    const split = createSplitter(model, bad);
    const known = new Map<string, PartPieces>();

    const piecesOf = (part: string, first: boolean, last: boolean): PartPieces => {
      const key = `${first ? 1 : 0}${last ? 1 : 0}${part}`;
      let found = known.get(key);
      if (!found) {
        const normal = normalise(alignWithItself(part), { first, last });
        found = place(normal, cut(normal.text, first), split, part);
        if (known.size >= MOST_KNOWN) known.clear();
        known.set(key, found);
      }
      return found;
    };

    return {
      begin,
      end,
      ...(mask !== undefined && { mask }),
      ...(unknown !== undefined && { unknown }),
      nameOf(id) {
        names ??= new Map([
          ...Array.from(model.tokens_to_ids, ([name, own]) => [own, name] as const),
          ...addedPieces(tokenizer).map(({ content }) => [library.token_to_id(content) ?? -1, content] as const),
        ]);
        return names.get(id) ?? '';
      },
      size,
      encode(text) {
        const [ids, starts, ends]: [number[], number[], number[]] = [[], [], []];
        for (const match of text.matchAll(PART)) {
          const at = match.index;
          const pieces = piecesOf(match[0], at === 0, at + match[0].length === text.length);
          for (let p = 0; p < pieces.ids.length; p++) {
            ids.push(pieces.ids[p] as number);
            starts.push(at + (pieces.starts[p] as number));
            ends.push(at + (pieces.ends[p] as number));
          }
        }
        return { ids: Int32Array.from(ids), starts: Int32Array.from(starts), ends: Int32Array.from(ends) };
      },
    };
  } catch (error) {
    if (error instanceof PalimpsestError) throw error;
    throw bad((error as Error).message, error);
  }
}

/** What cutting a part's normalised text gives. */
interface Cut {
  /** Words in the characters of the vocabulary: `▁word`, `Ġword`. */
  readonly words: readonly string[];
  /** The normalised text in the same characters, */
  readonly target: string;
  /** and for each of them the UTF-16 unit of the normalised text. */
  readonly unitOf: (index: number) => number;
  /** What may be put before a word though the text has it not, */
  readonly inserted: string;
  /** and whether it always is, because white space was left out before. */
  readonly always: boolean;
}

/** Cuts as the tokenizer's own pre-tokenizer does. */
function createCutter(config: PreConfig | null): (text: string, first: boolean) => Cut {
  const leaves = leavesOf(config);
  const bytes = leaves.some(({ type }) => type === 'ByteLevel');
  const blanks = leaves.some(({ type }) => type === 'Metaspace');
  const splits = leaves.some(({ type }) => type === 'WhitespaceSplit' || type === 'Whitespace');
  const create = (own: readonly PreConfig[]) => new SequencePreTokenizer({ type: 'Sequence', pretokenizers: own });
  const atFirst = create(leaves);
  // Only the first word of a text may have a space put before it.
  const inside = create(
    leaves.map((leaf) => (leaf.type === 'ByteLevel' ? { ...leaf, add_prefix_space: false } : leaf)),
  );
  return (text, first) => {
    const words =
      text === '' ? [] : (first ? atFirst : inside).pre_tokenize_text(text, { section_index: first ? 0 : 1 });
    if (bytes) {
      const { text: target, units } = toByteCharacters(text);
      return { words, target, unitOf: (i) => units[i] ?? text.length, inserted: 'Ġ', always: false };
    }
    const target = blanks ? text.replaceAll(' ', '▁') : text;
    return { words, target, unitOf: (i) => i, inserted: blanks ? '▁' : '', always: splits };
  };
}

function leavesOf(config: PreConfig | null): readonly PreConfig[] {
  if (!config) return [];
  return config.type === 'Sequence' ? (config.pretokenizers ?? []).flatMap(leavesOf) : [config];
}

/** A piece of a word: its id and how many UTF-16 units of the word it is. */
interface WordPiece {
  readonly id: number;
  readonly length: number;
}

/** Splits words into pieces whose lengths add up to the word's. */
function createSplitter(model: LibraryModel, bad: (what: string) => PalimpsestError): (word: string) => WordPiece[] {
  const continuing = model.config.continuing_subword_prefix ?? '';
  return (word) => {
    const pieces: WordPiece[] = [];
    let at = 0;
    const names = model.encode([word]);
    for (const [index, name] of names.entries()) {
      const surface =
        index > 0 && continuing !== '' && name.startsWith(continuing) ? name.slice(continuing.length) : name;
      const id = model.tokens_to_ids.get(name) ?? model.unk_token_id;
      if (id === undefined) throw bad('a character is not in its vocabulary, which has no piece for unknown ones');
      if (word.startsWith(surface, at) && !(name === model.unk_token && index === 0 && names.length === 1)) {
        const last = pieces.at(-1);
        if (model.fuse_unk && last && id === model.unk_token_id && last.id === id) {
          pieces[pieces.length - 1] = { id, length: last.length + surface.length };
        } else pieces.push({ id, length: surface.length });
        at += surface.length;
        continue;
      }
      // The piece for what is unknown: alone, it is the whole word; of several, one character each.
      const rest = names.length === 1 ? word.length : String.fromCodePoint(word.codePointAt(at) ?? 0).length;
      pieces.push({ id, length: Math.min(rest, word.length - at) });
      at += Math.min(rest, word.length - at);
    }
    return pieces;
  };
}

/** Finds the characters of a part that its pieces stand for. */
function place(
  normal: MappedText,
  { words, target, unitOf, inserted, always }: Cut,
  split: (word: string) => WordPiece[],
  part: string,
): PartPieces {
  const [ids, starts, ends]: [number[], number[], number[]] = [[], [], []];
  let at = 0; // in target
  for (const word of words) {
    // Of each unit of the word, its place in target; one that was inserted has that of what follows.
    const places: number[] = [];
    for (let i = 0; i < word.length; i++) {
      const unit = word[i] as string;
      if (i === 0 && unit === inserted && (always || target[at] !== unit)) {
        places.push(-1);
        continue;
      }
      while (at < target.length && target[at] !== unit) at++; // what the pre-tokenizer leaves out
      places.push(at++);
    }
    let from = 0;
    for (const { id, length } of split(word)) {
      const own = places.slice(from, from + length).filter((index) => index >= 0 && index < target.length);
      from += length;
      let start = part.length;
      let end = 0;
      for (const index of own) {
        const unit = unitOf(index);
        start = Math.min(start, normal.starts[unit] as number);
        end = Math.max(end, normal.ends[unit] as number);
      }
      while (start < end && isBlank(part, start)) start++;
      while (start < end && isBlank(part, end - 1)) end--;
      ids.push(id);
      if (start >= end) {
        // What was inserted stands for the first character after it, as in Python's library; white space for nothing.
        const next = places.slice(from).find((index) => index >= 0 && index < target.length);
        if (own.length > 0 || next === undefined) start = end = own.length > 0 ? end : part.length;
        else [start, end] = [normal.starts[unitOf(next)] as number, normal.ends[unitOf(next)] as number];
      }
      starts.push(start);
      ends.push(end);
    }
  }
  return { ids, starts, ends };
}

function isBlank(text: string, index: number): boolean {
  return /\s/.test(text[index] as string);
}

/** The piece that `tokenizer_config.json` names as the mask, or as another special one; else one of its usual names. */
function specialPiece(
  tokenizer: Readonly<Record<string, unknown>>,
  config: Readonly<Record<string, unknown>>,
  library: LibraryTokenizerType,
  key: string,
  usual: readonly string[],
): number | undefined {
  const named = config[key];
  const name = typeof named === 'string' ? named : (Object(named) as { content?: unknown }).content;
  const added = addedPieces(tokenizer);
  for (const candidate of [name, ...usual]) {
    if (typeof candidate !== 'string') continue;
    if (name === candidate || added.some(({ content }) => content === candidate)) return library.token_to_id(candidate);
  }
  return undefined;
}

function addedPieces(tokenizer: Readonly<Record<string, unknown>>): readonly { readonly content: string }[] {
  return (tokenizer['added_tokens'] ?? []) as readonly { readonly content: string }[];
}
