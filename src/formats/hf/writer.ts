import { firstEndingAfter } from '../../core/spans.ts';
import type { CorpusOutput, CorpusWriter, WriteContext } from '../../core/corpus-format.ts';
import { lowerBound } from '../../core/collections.ts';
import type { CharSpan, Document } from '../../core/types.ts';
import type { TagStyle } from '../../text/tags.ts';
import { DEFAULT_CONVENTIONS, tokeniseAs } from '../../text/token-conventions.ts';
import { createFileGroup, outputName } from '../io/file-group.ts';
import { createDropReport, keepId, plainEntities, withFields, type JsonObject } from '../io/json-record.ts';
import { retokenise, type WrittenToken } from '../io/retokenise.ts';
import { sameEntities } from '../io/build-document.ts';
import { createScrubber } from '../io/source-repeats.ts';
import { tagSentences } from '../io/tags.ts';
import { startsOf, type HfData } from './reader.ts';
import type { HfLayout } from './survey.ts';

const FORMAT = { name: 'hf', extension: '.jsonl' };

/** What documents of other formats are written in. */
export const DEFAULT_LAYOUT: HfLayout = {
  shape: 'lines',
  tokens: 'tokens',
  tags: 'ner_tags',
  scheme: 'IOB2',
  bare: false,
  conventions: DEFAULT_CONVENTIONS,
};

interface FileState {
  layout: HfLayout | undefined;
  records: number;
}

/** Writes records of tokens and tags, in the layout of the first document of each file. */
export function createHfWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const files = createFileGroup<FileState>(output, () => ({ layout: undefined, records: 0 }));
  const dropReport = createDropReport(context);
  const features = new Map<string, string>(); // to be written beside the files, by path
  let usual = DEFAULT_LAYOUT; // of files that begin with a document of another format: numbers here and names there are no data set
  let isWarned = false;

  /** Integer tags mean nothing without the file that names them. */
  function keepNames(file: string, { names, tags }: HfLayout, isSealed: boolean): void {
    if (!names) return;
    if (output.kind === 'folder' && names.source) {
      // What else the source's file says of it stays behind.
      const bare = { features: { [tags]: { feature: { names: names.names } } } };
      const text = isSealed ? `${JSON.stringify(bare)}\n` : names.source.text;
      features.set(file.replace(/[^/]*$/, names.source.name), text);
    } else if (!isWarned) {
      isWarned = true;
      const message =
        'tags are written as numbers, as in the source: keep its dataset_info.json, or the list of tag names, with the output';
      context.report({ severity: 'warning', code: 'tag-names-apart', message, place: { file } });
    }
  }

  return {
    write: async (doc) => {
      const file = outputName(doc, FORMAT, context.home);
      const { sink, state } = await files.enter(file);
      const data = doc.envelope?.format === FORMAT.name ? (doc.envelope.data as HfData) : undefined;
      if (!state.layout) {
        const layout = data?.layout ?? usual;
        usual = layout;
        state.layout = { ...layout, scheme: context.options.scheme ?? layout.scheme };
        keepNames(file, state.layout, doc.envelope?.sealed !== undefined);
      }
      const record = toRecord(doc, data, state.layout, file, context, dropReport(doc));
      if (!record) return 'refused';
      const json = JSON.stringify(record);
      if (state.layout.shape === 'lines') await sink.write(`${json}\n`);
      else await sink.write(`${state.records === 0 ? '[' : ','}\n${json}`);
      state.records++;
    },
    close: async () => {
      await files.finish((sink, { layout, records }) =>
        layout?.shape === 'array' ? sink.write(records === 0 ? '[]\n' : '\n]\n') : undefined,
      );
      for (const [name, text] of features) {
        const sink = await output.open(name);
        await sink.write(text);
        await sink.close();
      }
    },
  };
}

/**
 * The record of a document: that of its file, brought up to date, or a new one; `undefined` where it cannot be written, which is
 * reported.
 *
 * @param onTags told the tags that it needs, before they become numbers.
 */
export function toRecord(
  doc: Document,
  data: HfData | undefined,
  layout: HfLayout,
  file: string,
  context: WriteContext,
  onDrop: (field: string) => void,
  onTags?: (tags: readonly string[]) => void,
): JsonObject | undefined {
  const own =
    data && data.layout.tokens === layout.tokens && data.layout.tags === layout.tags ? data.record : undefined;
  const isEdited = (doc.envelope?.edits?.length ?? 0) > 0 || doc.envelope?.sealed !== undefined;
  const isOwnWay = own && context.options.scheme === undefined && agree(data?.layout.names?.names, layout.names?.names);
  if (isOwnWay && !isEdited && sameEntities(doc.entities, data?.entities ?? [])) {
    return doc.derivedFrom ? withFields(own, { id: idOf(own, doc) }) : own;
  }

  const source = data ? (data.record[data.layout.tokens] as readonly string[]) : [];
  const tokens = retokenise(doc, piecesOf(source), (text) => tokeniseAs(text, layout.conventions)).flatMap(
    (sentence) => sentence.tokens,
  );
  if (layout.spans) return finish(spansOf(doc, tokens, context));
  const style: TagStyle = { scheme: layout.scheme, bare: layout.bare && layout.scheme === 'IO' };
  const texts = tagSentences(doc, [{ tokens }], style, file, context)[0] as readonly string[];
  onTags?.(texts);
  const numbers = texts.map((tag) => layout.names?.names.indexOf(tag));
  if (numbers.includes(-1)) {
    context.report({
      severity: 'error',
      code: 'unknown-tag',
      message: 'tags are written as numbers, and one that the document needs has no name: the document was left out',
      place: { file, documentId: doc.id },
    });
    return undefined;
  }
  return finish(layout.names ? numbers : texts);

  function finish(tags: unknown): JsonObject {
    const fields: Record<string, unknown> = {
      [layout.tokens]: tokens.map((token) => tokenText(token, source, doc)),
      [layout.tags]: tags,
    };
    if (!own) return { id: doc.id, ...fields };
    const parallel = parallelFields(own, layout, source.length).filter(
      (name) => doc.envelope?.sealed?.includes(name) ?? true,
    );
    for (const name of parallel) fields[name] = tokens.map((token) => carry(own[name] as readonly unknown[], token));
    const record = withFields(own, { ...fields, ...((doc.derivedFrom || 'id' in own) && { id: idOf(own, doc) }) });
    if (!isEdited) return record;
    const scrubber = createScrubber({ text: source.join(' '), entities: data?.entities ?? [] }, doc, onDrop);
    return scrubber.scrub(record, new Set(['id', layout.tokens, layout.tags, ...parallel]));
  }
}

/** The mentions as `[first, last, label]` of tokens: entity borders are token borders. */
function spansOf(doc: Document, tokens: readonly WrittenToken[], context: WriteContext): readonly unknown[] {
  return plainEntities(doc, context).flatMap(({ start, end, label }) => {
    const first = lowerBound(tokens, (token) => token.start < start);
    const last = firstEndingAfter(tokens, end) - 1;
    return last >= first ? [[first, last, label]] : []; // white space alone has no token
  });
}

/** Whether numbers that stand for names of one list stand for the same of the other, which may have more. */
function agree(names: readonly string[] | undefined, all: readonly string[] | undefined): boolean {
  if (names === undefined || all === undefined) return names === all;
  return names === all || names.every((name, i) => all[i] === name);
}

function idOf(own: JsonObject, doc: Document): unknown {
  return keepId(own['id'], doc.id);
}

/** The tokens of a document as it was read. */
export function hfTokens({ layout, record }: HfData): readonly CharSpan[] {
  return piecesOf(record[layout.tokens] as readonly string[]);
}

function piecesOf(tokens: readonly string[]) {
  const starts = startsOf(tokens);
  return tokens.map((text, token) => {
    const start = starts[token] as number;
    return { start, end: start + text.length, token, sentence: 0 };
  });
}

function tokenText(token: WrittenToken, source: readonly string[], doc: Document): string {
  return token.source < 0 ? doc.text.slice(token.start, token.end) : (source[token.source] as string);
}

/** Fields that say something of each token, such as parts of speech. */
function parallelFields(record: JsonObject, layout: HfLayout, length: number): readonly string[] {
  return Object.keys(record).filter((name) => {
    const value = record[name];
    return (
      name !== layout.tokens && name !== layout.tags && Array.isArray(value) && value.length === length && length > 0
    );
  });
}

/** What a list says of a source token; of a created one `_`, or null where the list is not of strings. */
function carry(list: readonly unknown[], token: WrittenToken): unknown {
  if (token.source >= 0) return list[token.source];
  return list.every((item) => typeof item === 'string') ? '_' : null;
}
