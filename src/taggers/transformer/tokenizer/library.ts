import * as library from '@huggingface/tokenizers';

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
