import { replaceAligned, type AlignedText, type Replacement } from './aligned-text.ts';
import { SequenceNormalizer } from './library.ts';

/** Normalises a part of a text; the result knows where it comes from. */
export type Normaliser = (text: AlignedText, place: PartPlace) => AlignedText;

/** Where in the whole text a part lies: what is done at its borders is not done to every part. */
export interface PartPlace {
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
      first && text.text !== '' ? replaceAligned(text, [{ start: 0, end: 0, text: config.prepend ?? '' }]) : text;
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
    return replacements.length > 0 ? replaceAligned(source, replacements) : source;
  };
}

function byPattern(config: Config): Normaliser {
  const pattern = new SequenceNormalizer({ type: 'Sequence', normalizers: [config] }).normalizers[0]?.pattern;
  if (!pattern) throw new Error('a normaliser replaces a pattern that is not known');
  return (source) => {
    const matches = [...source.text.matchAll(pattern)];
    if (matches.length === 0) return source;
    return replaceAligned(
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
    return replaceAligned(source, [
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
