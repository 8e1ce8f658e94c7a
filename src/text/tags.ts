import { PalimpsestError } from '../core/errors.ts';
import type { TagScheme } from '../core/corpus-format.ts';

/** A labelled run of tokens: half-open, counted in tokens of its sentence. */
export interface TagSpan {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

/** How a corpus writes its tags. */
export interface TagStyle {
  readonly scheme: TagScheme;
  /** `IO` only: tags are bare labels (`PER`), without the prefix (`I-PER`). */
  readonly bare?: boolean;
}

/**
 * What can be wrong with a tag where it stands, although it can be read.
 * - `missing-begin`: a mention that starts with a tag other than its scheme's first (`I-` after `O` in IOB2)
 * - `missing-end`: a mention whose last tag is not the scheme's last (`B-` before `O` in BIOES)
 * - `needless-begin`: `B-` in IOB1 where no mention of the label comes just before
 * - `foreign-prefix`: a prefix that the scheme does not have
 */
export type TagFault = 'missing-begin' | 'missing-end' | 'needless-begin' | 'foreign-prefix';

const PREFIXES: Readonly<Record<TagScheme, string>> = { IO: 'I', IOB1: 'IB', IOB2: 'IB', BIOES: 'BIES', BILOU: 'BILU' };

/** The letters a prefixed tag may begin with, over all schemes. */
const ANY_PREFIX = 'BIESLU';

/** Whether a cell holds a tag of one of the schemes, `O` included; bare labels are not told from other words. */
export function isTag(cell: string): boolean {
  return cell === 'O' || (cell.length > 2 && cell.charCodeAt(1) === 45 && ANY_PREFIX.includes(cell.charAt(0)));
}

/**
 * Reads the tags of one sentence into spans, as leniently as conlleval does: whatever does not continue a mention starts
 * one. `B-`, `S-` and `U-` always start one; `I-`, `E-` and `L-` do after `O`, after a mention that ended, or where the
 * label changes; `E-`, `L-`, `S-` and `U-` end one. So spans do not depend on the scheme, only the faults told do.
 *
 * @param onFault told of each fault with the index of its token.
 * @throws TypeError at a cell that is no tag (see {@link isTag}), unless the style is bare.
 */
export function tagsToSpans(
  tags: readonly string[],
  style: TagStyle,
  onFault?: (fault: TagFault, token: number) => void,
): TagSpan[] {
  const spans: TagSpan[] = [];
  const { scheme } = style;
  const bare = style.bare === true;
  const ends = scheme === 'BIOES' || scheme === 'BILOU';
  const known = PREFIXES[scheme];
  let label = ''; // of the mention that the next token may continue; empty where there is none
  let last = ''; // label of the mention just before, continued or not
  let start = 0;
  const close = (end: number): void => {
    if (label === '') return;
    spans.push({ start, end, label });
    label = '';
  };
  for (let i = 0; i < tags.length; i++) {
    const tag = tags[i] as string;
    if (tag === 'O') {
      if (label !== '') {
        if (ends) onFault?.('missing-end', i - 1);
        close(i);
      }
      last = '';
      continue;
    }
    if (!bare && !isTag(tag))
      throw new TypeError(`the tag of token ${i} is neither O nor a prefix (${ANY_PREFIX}), a hyphen and a label`);
    const prefix = bare ? 'I' : tag.charAt(0);
    const name = bare ? tag : tag.slice(2);
    if (!known.includes(prefix)) onFault?.('foreign-prefix', i);
    const whole = prefix === 'S' || prefix === 'U';
    const begins = whole || prefix === 'B';
    if (begins || name !== label) {
      if (label !== '') {
        if (ends) onFault?.('missing-end', i - 1);
        close(i);
      }
      if (begins) {
        if (scheme === 'IOB1' && prefix === 'B' && name !== last) onFault?.('needless-begin', i);
      } else if (scheme !== 'IO' && scheme !== 'IOB1') onFault?.('missing-begin', i);
      label = name;
      start = i;
    }
    last = name;
    if (whole || prefix === 'E' || prefix === 'L') close(i + 1);
  }
  if (label !== '' && ends) onFault?.('missing-end', tags.length - 1);
  close(tags.length);
  return spans;
}

/**
 * Writes the spans of one sentence as tags.
 *
 * @param spans sorted and disjoint. `IO` cannot separate two that touch and have one label: see {@link findMerged}.
 * @param length number of tokens.
 */
export function spansToTags(spans: readonly TagSpan[], length: number, style: TagStyle): string[] {
  const tags = Array.from({ length }, () => 'O');
  let previous: TagSpan | undefined;
  for (const span of spans) {
    const { start, end, label } = span;
    if (!(start >= (previous?.end ?? 0) && start < end && end <= length)) {
      throw new TypeError(
        `span [${start}, ${end}) is empty, out of order, overlaps another or ends after ${length} tokens`,
      );
    }
    const touches = previous !== undefined && previous.end === start && previous.label === label;
    for (let i = start; i < end; i++) {
      tags[i] = style.bare ? label : `${prefixAt(style.scheme, i === start, i === end - 1, touches)}-${label}`;
    }
    previous = span;
  }
  return tags;
}

function prefixAt(scheme: TagScheme, first: boolean, last: boolean, touches: boolean): string {
  switch (scheme) {
    case 'IO':
      return 'I';
    case 'IOB1':
      return first && touches ? 'B' : 'I';
    case 'IOB2':
      return first ? 'B' : 'I';
    case 'BIOES':
      return first ? (last ? 'S' : 'B') : last ? 'E' : 'I';
    case 'BILOU':
      return first ? (last ? 'U' : 'B') : last ? 'L' : 'I';
  }
}

/** The spans that would be read as one with the span before them, if written in this style. */
export function findMerged<S extends TagSpan>(spans: readonly S[], style: TagStyle): S[] {
  if (style.scheme !== 'IO') return [];
  return spans.filter((span, i) => spans[i - 1]?.end === span.start && spans[i - 1]?.label === span.label);
}

/** Finds the scheme of a corpus from its tags, fed sentence by sentence. */
export interface SchemeDetector {
  add(tags: readonly string[]): void;
  /** The style that fits all tags fed so far best; IOB2 where there were no mentions. @throws PalimpsestError `other-prefixes` */
  style(file?: string): TagStyle;
}

/** How others write prefixes, and what makes them ours in Python; as labels, they would part each mention into what they are. */
const OTHER_PREFIXES: readonly (readonly [RegExp, string])[] = [
  [/^[BIESLU][_:.|]\p{L}/u, 're.sub(r"^([BIESLU])[_:.|]", r"\\1-", tag)'],
  [/^[bieslu][-_:.]\p{L}/u, 'tag if tag == "O" else tag[0].upper() + "-" + tag[2:]'],
  [/^\p{L}.*[-_:.][BIESLU]$/u, 're.sub(r"^(.+)[-_:.]([BIESLU])$", r"\\2-\\1", tag)'],
];
const MOST_BARE = 200;

/** @throws PalimpsestError `other-prefixes` where labels look like tags of another notation. */
function refuseOtherPrefixes(labels: ReadonlySet<string>, file: string | undefined): void {
  const isFirst = (label: string) => /^B[^\p{L}]|[^\p{L}]B$/iu.test(label);
  const own = OTHER_PREFIXES.find(([form]) => [...labels].every((label) => form.test(label)));
  if (!own || ![...labels].some(isFirst) || [...labels].every(isFirst)) return;
  throw new PalimpsestError(
    'other-prefixes',
    'the prefixes of the tags are written in another way than B-PER and I-PER',
    {
      ...(file !== undefined && { place: { file } }),
      hint: `Write them so first, in Python: tag = ${own[1]}.`,
    },
  );
}

/**
 * How it decides: any `E-` or `S-` makes it BIOES, any `L-` or `U-` BILOU. With `B-` and `I-` only, IOB2 if every mention
 * starts with `B-`, IOB1 if `B-` stands only after a mention of its label; where neither holds, the one with fewer
 * exceptions. `I-` only: IO. No prefix at all: IO with bare labels.
 */
export function createSchemeDetector(): SchemeDetector {
  const seen = new Set<string>();
  const labels = new Set<string>(); // of tags without prefix
  let againstIob2 = 0;
  let againstIob1 = 0;
  return {
    add(tags) {
      let last = '';
      for (const tag of tags) {
        if (tag === 'O') {
          last = '';
          continue;
        }
        if (!isTag(tag)) {
          if (labels.size < MOST_BARE) labels.add(tag);
          last = '';
          continue;
        }
        const prefix = tag.charAt(0);
        seen.add(prefix);
        const label = tag.slice(2);
        if (prefix === 'I' && label !== last) againstIob2++;
        else if (prefix === 'B' && label !== last) againstIob1++;
        last = label;
      }
    },
    style(file) {
      if (seen.size === 0 && labels.size > 0) {
        refuseOtherPrefixes(labels, file);
        return { scheme: 'IO', bare: true };
      }
      if (seen.size === 0) return { scheme: 'IOB2' };
      if (seen.has('E') || seen.has('S')) return { scheme: 'BIOES' };
      if (seen.has('L') || seen.has('U')) return { scheme: 'BILOU' };
      if (!seen.has('B')) return { scheme: 'IO' };
      return { scheme: againstIob2 <= againstIob1 ? 'IOB2' : 'IOB1' };
    },
  };
}
