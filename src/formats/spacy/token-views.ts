import type { ReadContext } from '../../core/corpus-format.ts';
import { isObject, refuse, statedId, type JsonObject, type JsonRecord } from '../io/json-record.ts';

/** A mention as its first token and the one behind its last, counted over the document; of a discontinuous one, each run. */
type Runs = readonly (readonly [first: number, stop: number])[];

/** What the end of `[start, end, label]` is: the last token of the mention, or the one behind it. */
export type TripleEnd = 'last' | 'behind';

interface TokenRecord {
  readonly id: unknown;
  readonly sentences: readonly (readonly string[])[];
  readonly mentions: readonly { readonly runs: Runs; readonly label: unknown }[];
}

const isWords = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((item) => typeof item === 'string'); // prettier-ignore
const isSentences = (value: unknown): value is readonly (readonly string[])[] => Array.isArray(value) && value.length > 0 && value.every(isWords); // prettier-ignore
const isObjects = (value: unknown, ...names: readonly string[]): value is readonly JsonObject[] => Array.isArray(value) && value.every((item) => isObject(item) && names.every((name) => name in item)); // prettier-ignore

type Triple = readonly [start: number, end: number, label: string];
const isTriples = (value: unknown): value is readonly Triple[] =>
  Array.isArray(value) && value.every((item) => Array.isArray(item) && item.length === 3 && Number.isInteger(item[0]) && Number.isInteger(item[1]) && typeof item[2] === 'string'); // prettier-ignore

/** Whether what the ends of a record are must be told by others too. */
export const hasTriples = ({ text, tokens, entities }: JsonObject): boolean =>
  typeof text !== 'string' && isWords(tokens) && isTriples(entities) && entities.length > 0;

/** So many mentions of which none is of one token by its last one: its end is behind it then. */
const MENTIONS = 20;

/** Learns from records what the ends of their triples are. */
export function createEndLearner(): { add(record: JsonObject): void; end(): TripleEnd | undefined } {
  let [mentions, points, beyond] = [0, 0, 0];
  return {
    add: ({ tokens, entities }) => {
      for (const [start, end] of entities as readonly Triple[]) {
        mentions++;
        if (start === end) points++;
        if (end === (tokens as readonly string[]).length) beyond++;
      }
    },
    // Where both are seen, either has faults, which are told by record.
    end: () => points > beyond ? 'last' : beyond > 0 || mentions >= MENTIONS ? 'behind' : undefined, // prettier-ignore
  };
}

/** The tools whose records have tokens, with mentions that count them: how a record is told, and read. What they count differs. */
const LAYOUTS: readonly {
  readonly fits: (record: JsonObject) => boolean;
  readonly read: (record: JsonObject, end: TripleEnd) => TokenRecord;
}[] = [
  {
    // Nobody's in particular: what an end is, the records tell.
    fits: ({ tokens, entities }) => isWords(tokens) && isTriples(entities) && entities.length > 0,
    read: ({ tokens, entities, id }, end) => ({
      id,
      sentences: [tokens as readonly string[]],
      mentions: (entities as readonly Triple[]).map(([start, stop, label]) => ({ runs: [[start, end === 'last' ? stop + 1 : stop]], label })), // prettier-ignore
    }),
  },
  {
    // SpERT: an end is the token behind the mention.
    fits: ({ tokens, entities }) => isWords(tokens) && isObjects(entities, 'type', 'start', 'end'),
    read: ({ tokens, entities, orig_id, id }) => ({
      id: id ?? orig_id,
      sentences: [tokens as readonly string[]],
      mentions: (entities as readonly JsonObject[]).map(({ start, end, type }) => ({ runs: [[start as number, end as number]], label: type })), // prettier-ignore
    }),
  },
  {
    // DyGIE++: an end is the last token of the mention; a list for each sentence, all counted over the document.
    fits: ({ sentences, ner }) =>
      isSentences(sentences) && Array.isArray(ner) && ner.length === sentences.length && ner.every((list) => Array.isArray(list) && list.every(Array.isArray)), // prettier-ignore
    read: ({ sentences, ner, doc_key, id }) => {
      const words = sentences as readonly (readonly string[])[];
      const starts = firstTokens(words);
      return {
        id: id ?? doc_key,
        sentences: words,
        mentions: (ner as readonly (readonly (readonly unknown[])[])[]).flatMap((list, i) =>
          list.map(([first, last, label]) => ({ runs: [within(starts[i], starts[i + 1], first, last)], label })),
        ),
      };
    },
  },
  {
    // DocRED: the mentions of each thing, counted in their sentences.
    fits: ({ sents, vertexSet }) => isSentences(sents) && Array.isArray(vertexSet) && vertexSet.every((list) => isObjects(list, 'pos', 'sent_id', 'type')), // prettier-ignore
    read: ({ sents, vertexSet, title, id }) => {
      const words = sents as readonly (readonly string[])[];
      const starts = firstTokens(words);
      return {
        id: id ?? title,
        sentences: words,
        mentions: (vertexSet as readonly (readonly JsonObject[])[]).flat().map(({ pos, sent_id, type }) => {
          const [from, to] = Array.isArray(pos) ? (pos as readonly unknown[]) : [];
          const [start = Number.NaN, stop] = [starts[sent_id as number], starts[(sent_id as number) + 1]];
          return { runs: [within(start, stop, start + (from as number), start + (to as number) - 1)], label: type };
        }),
      };
    },
  },
  {
    // W2NER: the tokens of a mention, each by its number.
    fits: ({ sentence, ner }) => isWords(sentence) && isObjects(ner, 'index', 'type'),
    read: ({ sentence, ner, id }) => ({
      id,
      sentences: [sentence as readonly string[]],
      mentions: (ner as readonly JsonObject[]).map(({ index, type }) => ({ runs: runsOf(index), label: type })),
    }),
  },
];

/** Where each sentence begins, and where the last one ends. */
function firstTokens(sentences: readonly (readonly string[])[]): readonly number[] {
  let count = 0;
  return [0, ...sentences.map(({ length }) => (count += length))];
}

/** The run from one token to another, NaN where they are not both in the sentence: then they count something else. */
function within(start = Number.NaN, stop = Number.NaN, first: unknown, last: unknown): readonly [number, number] {
  const isIn = (token: unknown) => (token as number) >= start && (token as number) < stop;
  return isIn(first) && isIn(last) ? [first as number, (last as number) + 1] : [Number.NaN, Number.NaN];
}

function runsOf(index: unknown): Runs {
  const runs: [number, number][] = [];
  for (const token of Array.isArray(index) ? (index as readonly number[]).toSorted((a, b) => a - b) : []) {
    const last = runs.at(-1);
    if (last?.[1] === token) last[1]++;
    else runs.push([token, token + 1]);
  }
  return runs;
}

/** Whether a record has tokens, with mentions that count them, and no text. */
export const hasTokenMentions = (record: JsonObject): boolean =>
  typeof record['text'] !== 'string' && LAYOUTS.some(({ fits }) => fits(record));

/** Tokens with a space between them make the text, sentences are lines. */
export function fromTokens(
  record: JsonRecord,
  value: JsonObject,
  context: ReadContext,
  ends: TripleEnd | undefined,
): JsonObject | undefined {
  const { id, sentences, mentions } = (LAYOUTS.find(({ fits }) => fits(value)) as (typeof LAYOUTS)[number]).read(
    value,
    ends ?? 'behind',
  );
  const at = { ...record.place, documentId: statedId(id, record) };
  if (ends === undefined && hasTriples(value)) {
    const message =
      'whether the ends of its mentions are their last tokens or those behind them cannot be told from the few that the file has';
    return refuse(
      context,
      at,
      'bad-spans',
      `${message}: write {"tokens", "entities": [{"start", "end", "type"}]} with the token behind`,
    );
  }
  const tokens: { readonly start: number; readonly end: number }[] = [];
  let end = -1;
  for (const token of sentences.flat()) {
    const start = end + 1;
    end = start + [...token].length;
    tokens.push({ start, end });
  }
  const entities: unknown[] = [];
  for (const { runs, label } of mentions) {
    const isRun = ([first, stop]: Runs[number]) => Number.isInteger(first) && tokens[first] !== undefined && tokens[stop - 1] !== undefined && first < stop; // prettier-ignore
    if (runs.length === 0 || !runs.every(isRun)) {
      const what = `mention ${entities.length + 1} does not begin and end at tokens of its sentence`;
      return refuse(context, at, 'offset-out-of-range', `${what}: tokens count from 0; SpERT and DocRED state the token behind a mention, DyGIE++ its last one, over the whole document`); // prettier-ignore
    }
    const fragments = runs.map(([first, stop]) => ({ start: tokens[first]?.start, end: tokens[stop - 1]?.end }));
    const outer = { start: fragments[0]?.start, end: fragments.at(-1)?.end, label };
    entities.push(fragments.length > 1 ? { ...outer, fragments } : outer);
  }
  return { id: at.documentId, text: sentences.map((words) => words.join(' ')).join('\n'), entities };
}
