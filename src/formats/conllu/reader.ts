import type { CutFiles, FormatOptions, InputFile, ReadContext, TagScheme } from '../../core/corpus-format.ts';
import type { Document, Entity } from '../../core/types.ts';
import { createSchemeDetector } from '../../text/tags.ts';
import { createConventionLearner, type TokenConventions } from '../../text/token-conventions.ts';
import { type BegunGroups, createStatedIds, cutGroups } from '../conll/cut-groups.ts';
import { commentsBefore, readGroups, statedId } from '../conll/groups.ts';
import { createDocumentReader } from '../conll/read-document.ts';
import { buildDocument } from '../io/build-document.ts';
import { createStems } from '../io/file-group.ts';
import { readLineBatches } from '../io/files.ts';
import { createTagFaults } from '../io/tags.ts';
import { readEntities } from './entities.ts';
import { createNotationFinder, type EntityNotation, valueOf, COLUMNS, FORM, MISC, parseConllu } from './parse.ts';

/** What must be known of a file before its first document can be read or written. Plain data. */
export interface ConlluLayout {
  readonly notation?: EntityNotation;
  readonly scheme: TagScheme;
  readonly markers: 'none' | 'newdoc';
  /** Whether sentences come before the first `newdoc`. */
  readonly isBetween: boolean;
  readonly eol: string;
  readonly conventions: TokenConventions;
}

/** What the envelope of a CoNLL-U document holds. */
export interface ConlluData {
  readonly layout: ConlluLayout;
  /** The document's lines as they were, terminators included. */
  readonly raw: string;
  readonly id: string;
  readonly entities: readonly Entity[];
}

/** Streams the documents of CoNLL-U files; each file is read twice, first for the notation of its entities. */
export async function* readConllu(files: readonly InputFile[], context: ReadContext): AsyncGenerator<Document> {
  const stemOf = createStems(files);
  const ids = new Set<string>();
  for (const file of files) {
    const begun = (file.range?.begun as Begun | undefined) ?? (await beginFile(file, stemOf(file), context.options));
    const { layout } = begun;
    const columns = columnsOf(layout);
    const faults = createTagFaults(file.path, layout.scheme);
    const read = createDocumentReader(file, begun, ids, context, {
      parse: parseConllu,
      idOf: (texts) => idOf(commentsBefore(texts, columns), layout),
      nameOfId: 'id',
    });
    for await (const groups of readGroups(file, columns)) {
      for (const lines of groups) {
        const own = read(lines);
        if (own === undefined) continue;
        const { id, parsed, raw, first, place } = own;
        const entities = readEntities(parsed, layout.notation, layout.scheme, (fault, line) => faults.add(fault, first + line)); // prettier-ignore
        const data: ConlluData = { layout, raw, id, entities };
        const envelope = { format: 'conllu', file: file.relative, data };
        const doc = buildDocument({ id, text: parsed.text, entities, envelope }, place, context);
        if (doc) yield doc;
      }
    }
    faults.report(context.report);
  }
}

type Begun = BegunGroups<ConlluLayout>;

async function beginFile(file: InputFile, stem: string, { scheme }: FormatOptions): Promise<Begun> {
  return { layout: await surveyFile(file, scheme), stem, number: 0, taken: [] };
}

/** Cuts files before documents. */
export const cutConllu: CutFiles = async function* (files, options, isEnough) {
  const stemOf = createStems(files);
  const ids = createStatedIds();
  for (const file of files) {
    const begun = await beginFile(file, stemOf(file), options);
    const { layout } = begun;
    yield* cutGroups(file, begun, columnsOf(layout), { ids, idOf: (comments) => idOf(comments, layout) }, isEnough);
  }
};

function columnsOf(layout: ConlluLayout) {
  return { separator: 'tab', count: COLUMNS, token: FORM, tag: MISC, isIndexed: true, bare: false, ...layout } as const;
}

function idOf(comments: readonly string[], { markers }: ConlluLayout): string | undefined {
  return statedId(comments) ?? (markers === 'none' ? sentenceId(comments) : undefined);
}

/** Without markers a sentence is a document, and has an id of its own. */
function sentenceId(comments: readonly string[]): string | undefined {
  for (const line of comments) {
    const id = /^#\s*sent_id\s*=\s*(.*\S)/.exec(line)?.[1];
    if (id !== undefined) return id;
  }
  return undefined;
}

const CONVENTION_TOKENS = 50_000;

async function surveyFile(file: InputFile, scheme: TagScheme | undefined): Promise<ConlluLayout> {
  const finder = createNotationFinder();
  const learner = createConventionLearner();
  const miscs: string[][] = []; // of sentences that state something
  let sentence: string[] = [];
  let markers: ConlluLayout['markers'] = 'none';
  let isBetween = false;
  let eol = '';
  let tokens = 0;
  const endSentence = () => {
    if (sentence.some((misc) => misc !== '_')) miscs.push(sentence);
    sentence = [];
  };
  for await (const lines of readLineBatches(file)) {
    eol ||= lines[0]?.eol ?? '';
    for (const { text } of lines) {
      if (text === undefined) continue;
      if (/^\d+\t/.test(text)) {
        const row = text.split('\t');
        const misc = row[MISC] ?? '_';
        finder.add(misc);
        sentence.push(/=/.test(misc) ? misc : '_');
        if (tokens++ < CONVENTION_TOKENS) learner.add(row[FORM] ?? '');
      } else {
        if (!/^\d/.test(text)) endSentence();
        if (markers === 'none' && /^#\s*newdoc\b/.test(text)) {
          markers = 'newdoc';
          isBetween = tokens > 0;
        }
      }
    }
  }
  endSentence();
  const notation = finder.result();
  const detector = createSchemeDetector();
  if (notation?.style === 'tags') {
    for (const each of miscs) detector.add(each.map((misc) => valueOf(misc, notation.key) ?? 'O'));
  }
  return {
    ...(notation && { notation }),
    scheme: scheme ?? detector.style().scheme,
    markers,
    isBetween,
    eol: eol === '' ? '\n' : eol,
    conventions: learner.conventions(),
  };
}
