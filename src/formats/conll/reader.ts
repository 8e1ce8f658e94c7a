import type { CutFiles, FormatOptions, InputFile, ReadContext } from '../../core/corpus-format.ts';
import type { Document, Entity } from '../../core/types.ts';
import { tagsToSpans } from '../../text/tags.ts';
import { buildDocument } from '../io/build-document.ts';
import { createStems } from '../io/file-group.ts';
import { type Line, readSample } from '../io/files.ts';
import { isOntoNotes, readColumns } from './ontonotes.ts';
import { createTagFaults, type TagFaults } from '../io/tags.ts';
import { type BegunGroups, createStatedIds, cutGroups } from './cut-groups.ts';
import { commentsBefore, readGroups, statedId } from './groups.ts';
import { parseLines, type ConllDocument, type ConllSentence } from './parse.ts';
import { createDocumentReader } from './read-document.ts';
import { surveyFile, type ConllLayout } from './survey.ts';

/** What the envelope of a CoNLL document holds. */
export interface ConllData {
  readonly layout: ConllLayout;
  /** The document's lines as they were, terminators included. */
  readonly raw: string;
  /** Id and entities as they were read. */
  readonly id: string;
  readonly entities: readonly Entity[];
}

/** Streams the documents of CoNLL files; each file is read twice, first for its layout. */
export async function* readConll(files: readonly InputFile[], context: ReadContext): AsyncGenerator<Document> {
  const stemOf = createStems(files);
  const ids = new Set<string>();
  const [first] = files;
  if (first && isOntoNotes((await readSample(first, [])).head)) {
    const message = 'columns of CoNLL-2012 are read, and written as tokens with their tags alone';
    context.report({ severity: 'warning', code: 'other-layout', message, place: { file: first.path }, once: true });
  }
  for (const file of files) {
    const begun = (file.range?.begun as Begun | undefined) ?? (await beginFile(file, stemOf(file), context.options));
    if (begun) {
      const reader = createFileReader(file, begun, ids, context);
      // Not by a generator of its own: every document would wait for its turn once more.
      for await (const groups of readGroups(file, begun.layout)) {
        for (const lines of groups) {
          const doc = reader.toDocument(lines);
          if (doc) yield doc;
        }
      }
      reader.end();
    } else if (!(await isEmpty(file))) {
      context.report({
        severity: 'error',
        code: 'not-columns',
        message:
          'the file has no column of tags and was skipped; if it is a corpus, name its columns with --token-column and --tag-column',
        place: { file: file.path },
      });
    }
  }
}

type Begun = BegunGroups<ConllLayout>;

async function beginFile(file: InputFile, stem: string, options: FormatOptions): Promise<Begun | undefined> {
  const layout = await surveyFile(file, options);
  return layout && { layout, stem, number: 0, taken: [] };
}

/** Cuts files before documents. */
export const cutConll: CutFiles = async function* (files, options, isEnough) {
  const stemOf = createStems(files);
  const ids = createStatedIds();
  for (const file of files) {
    const begun = await beginFile(file, stemOf(file), options);
    if (begun) yield* cutGroups(file, begun, begun.layout, { ids, idOf: statedId }, isEnough);
    else yield file;
  }
};

/** Makes the documents of a file, of the lines of one after the other. */
function createFileReader(file: InputFile, begun: Begun, ids: Set<string>, context: ReadContext) {
  const { layout } = begun;
  const faults = createTagFaults(file.path, layout.scheme);
  const read = createDocumentReader(file, begun, ids, context, {
    parse: (texts) => parseLines(texts, layout),
    idOf: (texts) => statedId(commentsBefore(texts, layout)),
    nameOfId: 'newdoc id',
  });
  return { toDocument, end: () => faults.report(context.report) };

  function toDocument(lines: readonly Line[]): Document | undefined {
    const own = read(lines);
    if (own === undefined) return undefined;
    const { id, parsed, raw, first, place } = own;
    const entities = entitiesOf(parsed, layout, faults, first);
    const data: ConllData = { layout, raw, id, entities };
    const envelope = { format: 'conll', file: file.relative, data };
    return buildDocument({ id, text: parsed.text, entities, envelope }, place, context);
  }
}

async function isEmpty(file: InputFile): Promise<boolean> {
  for await (const lines of readColumns(file)) if (lines.some(({ text }) => text?.trim() !== '')) return false;
  return true;
}

function entitiesOf(doc: ConllDocument, layout: ConllLayout, faults: TagFaults, firstLine: number): Entity[] {
  const entities: Entity[] = [];
  for (const sentence of doc.sentences) {
    const { tags, starts, tokens } = sentence;
    if (tags.every((tag) => tag === 'O')) continue;
    const spans = tagsToSpans(tags, layout, (fault, token) => faults.add(fault, firstLine + lineOf(sentence, token)));
    for (const { start, end, label } of spans) {
      entities.push({
        id: `T${entities.length + 1}`,
        start: starts[start] as number,
        end: (starts[end - 1] as number) + (tokens[end - 1] as string).length,
        label,
      });
    }
  }
  return entities;
}

function lineOf(sentence: ConllSentence, token: number): number {
  return sentence.firstLine + token + sentence.extras.filter(({ position }) => position <= token).length;
}
