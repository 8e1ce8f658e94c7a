import * as library from '@huggingface/tokenizers';
import { writeOver, type MappedText, type Replacement } from '../../../text/unmask/mapped-text.ts';

/** What is used of a model's: vocabulary and splitting. */
export interface LibraryModel {
  /** The names of the pieces of some words. */
  encode(words: readonly string[]): string[];
  readonly tokens_to_ids: ReadonlyMap<string, number>;
  readonly unk_token_id: number | undefined;
  readonly unk_token: string | undefined;
  /** Whether unknown pieces side by side are one. */
  readonly fuse_unk: boolean;
  readonly config: { readonly continuing_subword_prefix?: string };
}

interface LibraryTokenizer {
  readonly model: LibraryModel | null;
  encode(text: string): { readonly ids: readonly number[] };
  token_to_id(token: string): number | undefined;
}

interface LibraryNormaliser {
  normalize(text: string): string;
  /** Of one that replaces. */
  readonly pattern?: RegExp | null;
}

interface LibraryPreTokenizer {
  pre_tokenize_text(text: string, options: { readonly section_index: number }): string[];
}

type Sequence<Key extends string, Part> = new (
  config: Readonly<Record<Key, readonly object[]>> & { type: 'Sequence' },
) => Part;

/**
 * What of `@huggingface/tokenizers` is used, declared here: its own declarations import each other without file extensions, so
 * that a compiler which resolves modules as Node does finds nothing in them.
 */
export const { Tokenizer, SequenceNormalizer, SequencePreTokenizer } = library as unknown as {
  readonly Tokenizer: new (tokenizer: object, config: object) => LibraryTokenizer;
  readonly SequenceNormalizer: Sequence<
    'normalizers',
    LibraryNormaliser & { normalizers: readonly LibraryNormaliser[] }
  >;
  readonly SequencePreTokenizer: Sequence<'pretokenizers', LibraryPreTokenizer>;
};

export type LibraryTokenizerType = InstanceType<typeof Tokenizer>;

/** The text as it is: both halves of a surrogate pair come from the whole. */
export function alignWithItself(text: string): MappedText {
  const starts: number[] = [];
  const ends: number[] = [];
  for (const character of text) {
    const start = starts.length;
    for (let unit = 0; unit < character.length; unit++) {
      starts.push(start);
      ends.push(start + character.length);
    }
  }
  return { text, starts, ends };
}

/** Normalises a part of a text; the result knows where it comes from. */
type Normaliser = (text: MappedText, place: PartPlace) => MappedText;

/** Where in the whole text a part lies: what is done at its borders is not done to every part. */
interface PartPlace {
  readonly first: boolean;
  readonly last: boolean;
}

/**
 * What a normaliser sees together: a character with the marks on it, a run of Hangul letters (they are composed), a half-width
 * kana with its voice mark. Beyond that none of them looks, so each is normalised by itself, which tells where its result
 * comes from. (Python's library goes by characters as well: a capital sigma at the end of a word becomes σ, not ς.)
 */
const CLUSTER = /[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]+|[^\p{M}][\p{M}\uff9e\uff9f]*|[\p{M}\uff9e\uff9f]+/gu;

const BY_CLUSTER = new Set([
  'BertNormalizer',
  'NFC',
  'NFD',
  'NFKC',
  'NFKD',
  'Lowercase',
  'StripAccents',
  'Precompiled',
]);

interface Config {
  readonly type: string;
  readonly normalizers?: readonly (Config | null)[];
  readonly handle_chinese_chars?: boolean;
  readonly content?: string;
  readonly prepend?: string;
  readonly strip_left?: boolean;
  readonly strip_right?: boolean;
}

/**
 * The normaliser of a `tokenizer.json`.
 *
 * @throws Error at a kind that is not known.
 */
export function createNormaliser(config: Config | null): Normaliser {
  if (config === null) return (text) => text;
  if (config.type === 'Sequence') {
    const parts = (config.normalizers ?? []).map(createNormaliser);
    return (text, place) => parts.reduce((result, part) => part(result, place), text);
  }
  if (BY_CLUSTER.has(config.type)) return byCluster(config);
  if (config.type === 'Replace') return byPattern(config);
  if (config.type === 'Prepend') {
    return (text, { first }) =>
      first && text.text !== '' ? writeOver(text, [{ start: 0, end: 0, text: config.prepend ?? '' }]) : text;
  }
  if (config.type === 'Strip') return stripping(config);
  throw new Error(`a normaliser of the kind ${JSON.stringify(config.type)} is not known`);
}

function byCluster(config: Config): Normaliser {
  const normalise = leafOf(config);
  const known = new Map<string, string>();
  const spaced = config.type === 'BertNormalizer' && config.handle_chinese_chars === true;
  const of = (cluster: string): string => {
    let result = known.get(cluster);
    if (result === undefined) {
      result = normalise(cluster);
      if (spaced && isRareIdeograph(cluster)) result = ` ${result} `;
      if (known.size < 10_000) known.set(cluster, result);
    }
    return result;
  };
  return (source) => {
    const replacements: Replacement[] = [];
    for (const match of source.text.matchAll(CLUSTER)) {
      const [cluster] = match;
      const text = of(cluster);
      if (text !== cluster) replacements.push({ start: match.index, end: match.index + cluster.length, text });
    }
    return replacements.length > 0 ? writeOver(source, replacements) : source;
  };
}

function byPattern(config: Config): Normaliser {
  const pattern = new SequenceNormalizer({ type: 'Sequence', normalizers: [config] }).normalizers[0]?.pattern;
  if (!pattern) throw new Error('a normaliser replaces a pattern that is not known');
  return (source) => {
    const matches = [...source.text.matchAll(pattern)];
    if (matches.length === 0) return source;
    return writeOver(
      source,
      matches.map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        text: config.content ?? '',
      })),
    );
  };
}

function stripping({ strip_left, strip_right }: Config): Normaliser {
  return (source, { first, last }) => {
    const { text } = source;
    const from = strip_left === true && first ? text.length - text.trimStart().length : 0;
    const to = strip_right === true && last ? Math.max(from, text.trimEnd().length) : text.length;
    return writeOver(source, [
      { start: 0, end: from, text: '' },
      { start: to, end: text.length, text: '' },
    ]);
  };
}

function leafOf(config: Config): (text: string) => string {
  const normaliser = new SequenceNormalizer({ type: 'Sequence', normalizers: [config] });
  return (text) => normaliser.normalize(text);
}

/** The ideographs beyond the basic plane, which the library takes for two characters each and leaves without spaces. */
function isRareIdeograph(cluster: string): boolean {
  const code = cluster.codePointAt(0) as number;
  return (code >= 0x20000 && code <= 0x2ceaf) || (code >= 0x2f800 && code <= 0x2fa1f);
}
