import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PalimpsestError } from '../../../core/errors.ts';
import { type EncoderConfig, readJson } from '../config.ts';

export interface TokenizerFiles {
  /** `tokenizer.json`, or what it would be. */
  readonly tokenizer: Readonly<Record<string, unknown>>;
  /** `tokenizer_config.json`; empty where there is none. */
  readonly config: Readonly<Record<string, unknown>>;
}

/**
 * Reads the tokenizer of an encoder's folder: `tokenizer.json`, or `vocab.txt` (WordPiece), or `vocab.json` with `merges.txt`
 * (byte-level byte-pair encoding), as folders had them before.
 *
 * @throws PalimpsestError `bad-tokenizer` where there is none that can be read.
 */
export async function readTokenizerFiles(folder: string, encoder: EncoderConfig): Promise<TokenizerFiles> {
  const config = (await readJson(folder, 'tokenizer_config.json')) ?? {};
  const tokenizer = (await readJson(folder, 'tokenizer.json')) ?? (await fromOldFiles(folder, config, encoder));
  if (tokenizer !== undefined) return { tokenizer, config };
  throw new PalimpsestError('bad-tokenizer', 'the folder has neither tokenizer.json nor vocab.txt nor vocab.json', {
    place: { file: folder },
    hint: `Where Python has the tokenizer, write it once: python -c "from transformers import AutoTokenizer; AutoTokenizer.from_pretrained('FOLDER', use_fast=True).save_pretrained('FOLDER')"`,
  });
}

async function fromOldFiles(
  folder: string,
  config: Readonly<Record<string, unknown>>,
  { family }: EncoderConfig,
): Promise<Record<string, unknown> | undefined> {
  if (family === 'roberta') {
    const vocabulary = await readJson(folder, 'vocab.json');
    const merges = await readText(folder, 'merges.txt');
    return vocabulary && merges !== undefined ? bytePairs(vocabulary, merges, config) : undefined;
  }
  const lines = await readText(folder, 'vocab.txt');
  return lines === undefined ? undefined : wordPieces(lines, config);
}

function wordPieces(text: string, config: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return wordPieceTokenizer(lines, config);
}

/**
 * The `tokenizer.json` of a vocabulary of WordPiece, which does what `BertTokenizer` does: lower-casing unless the folder says
 * otherwise.
 *
 * @param pieces in the order of their ids.
 * @param config `tokenizer_config.json`.
 */
export function wordPieceTokenizer(
  pieces: readonly string[],
  config: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const vocab = Object.fromEntries(pieces.map((piece, id) => [piece, id]));
  return {
    ...frame(['[PAD]', '[UNK]', '[CLS]', '[SEP]', '[MASK]'], vocab),
    normalizer: {
      type: 'BertNormalizer',
      clean_text: true,
      handle_chinese_chars: config['tokenize_chinese_chars'] !== false,
      strip_accents: config['strip_accents'] ?? null,
      lowercase: config['do_lower_case'] !== false,
    },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: { type: 'BertProcessing', sep: ['[SEP]', vocab['[SEP]']], cls: ['[CLS]', vocab['[CLS]']] },
    decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab,
    },
  };
}

/** What every `tokenizer.json` begins with: Python's library reads none without all of it. */
function frame(special: readonly string[], vocab: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const flags = { single_word: false, lstrip: false, rstrip: false, normalized: false, special: true };
  const added = special.filter((piece) => Object.hasOwn(vocab, piece));
  return {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: added.map((content) => ({ id: vocab[content], content, ...flags })),
  };
}

/** What `RobertaTokenizer` does. */
function bytePairs(
  vocab: Readonly<Record<string, unknown>>,
  merges: string,
  config: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const pairs = merges.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#version'));
  const addsSpace = config['add_prefix_space'] === true;
  const spacing = { add_prefix_space: addsSpace, trim_offsets: true };
  return {
    ...frame(['<s>', '<pad>', '</s>', '<unk>', '<mask>'], vocab),
    normalizer: null,
    pre_tokenizer: { type: 'ByteLevel', ...spacing, use_regex: true },
    post_processor: { type: 'RobertaProcessing', sep: ['</s>', vocab['</s>']], cls: ['<s>', vocab['<s>']], ...spacing },
    decoder: { type: 'ByteLevel', add_prefix_space: true, trim_offsets: true, use_regex: true },
    model: { type: 'BPE', unk_token: '<unk>', vocab, merges: pairs },
  };
}

async function readText(folder: string, name: string): Promise<string | undefined> {
  return readFile(path.join(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
