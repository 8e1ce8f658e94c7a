import type { CorpusFormat, CorpusOutput, CorpusWriter, FormatSample, InputFile, ReadContext, WriteContext } from '../../core/corpus-format.ts'; // prettier-ignore
import type { Document } from '../../core/types.ts';
import { type CsvDialect, type CsvRecord, formatCell, readRecords, recordsOf } from '../csv/records.ts';
import { buildDocument } from '../io/build-document.ts';
import { createFileGroup, outputName } from '../io/file-group.ts';
import { NOT_UTF8, readLineBatches, selectByExtension } from '../io/files.ts';
import { refuse } from '../io/json-record.ts';

/**
 * Rows of the NOTE table of the OMOP common data model: `note_text` is the text, `note_id` the document's id, `person_id` the patient.
 * Rows state no mentions; what is tagged or labelled elsewhere comes by `--predicted`. Of an edited row the text alone is written anew.
 * Where a document leaves the house, only columns that are kept by name are written beside it, and the others are empty.
 */
export const omop: CorpusFormat = {
  name: 'omop',
  description: 'OMOP NOTE tables: note_text goes in as text, edited text comes out, other columns stay; no mentions',
  perFile: 'many',
  extension: '.note.csv',
  holdsMentions: false,
  holdsMeta: ['patient'],
  detect,
  selects: selectByExtension('.csv', '.tsv', '.txt'),
  read: readOmop,
  createWriter: createOmopWriter,
};

interface OmopData {
  readonly dialect: CsvDialect;
  readonly header: string;
  readonly cells: readonly string[];
  readonly raw: string;
  readonly names: readonly string[];
}

/** Notes have many lines. */
const MOST_LINES = 100_000;

/** How a table of notes separates its cells; `undefined` where the line is no header of one. */
function dialectOf(header: string): CsvDialect | undefined {
  const names = (delimiter: CsvDialect['delimiter']) => namesOf(header, { delimiter, quotes: true });
  const delimiter = ([',', '\t', ';'] as const).find((one) => names(one).includes('note_text') && names(one).includes('note_id')); // prettier-ignore
  return delimiter && { delimiter, quotes: true };
}

function namesOf(header: string, dialect: CsvDialect): readonly string[] {
  const [cells = []] = recordsOf([{ text: header.replace(/^\ufeff/, '').replace(/\r$/, ''), eol: '\n', number: 1 }], dialect); // prettier-ignore
  return cells.map((cell) => cell.trim().toLowerCase());
}

function detect({ head }: FormatSample): number {
  return dialectOf(head.split('\n', 1)[0] ?? '') ? 0.99 : 0;
}

async function* readOmop(files: readonly InputFile[], context: ReadContext): AsyncGenerator<Document> {
  for (const file of files) {
    const first = await headerOf(file);
    const dialect = dialectOf(first);
    if (!dialect) {
      refuse(context, { file: file.path, line: 1 }, 'not-columns', 'the first line names no columns note_id and note_text: the file was skipped'); // prettier-ignore
      continue;
    }
    const names = namesOf(first, dialect);
    let header: string | undefined;
    for await (const batch of readRecords(file, dialect, { mostLines: MOST_LINES })) {
      for (const record of batch) {
        if (header === undefined) header = record.raw;
        else {
          const doc = toDocument(record, header);
          if (doc) yield doc;
        }
      }
    }

    function toDocument(record: CsvRecord, head: string): Document | undefined {
      const { cells, raw, line, fault } = record;
      const place = { file: file.path, line };
      if (cells?.every((cell) => cell === '')) return undefined;
      if (!cells) return refuse(context, place, fault ?? 'bad-quoting', fault === 'invalid-utf8' ? `the row ${NOT_UTF8}; it was skipped` : 'a quote is not closed, or text follows it; the row was skipped'); // prettier-ignore
      if (cells.length !== names.length) return refuse(context, place, 'column-count', `the row has ${cells.length} columns, not ${names.length} as the header; it was skipped`); // prettier-ignore
      const cell = (name: string) => cells[names.indexOf(name)] ?? '';
      const patient = cell('person_id');
      const data: OmopData = { dialect: dialect as CsvDialect, header: head, cells, raw, names };
      return buildDocument(
        {
          id: cell('note_id') === '' ? `${file.relative}#${line}` : cell('note_id'),
          text: cell('note_text'),
          entities: [],
          ...(patient !== '' && { meta: { patient } }),
          envelope: { format: 'omop', file: file.relative, data },
        },
        place,
        context,
      );
    }
  }
}

async function headerOf(file: InputFile): Promise<string> {
  for await (const [line] of readLineBatches(file)) return line?.text ?? '';
  return '';
}

/** The columns of the NOTE table of the common data model: the name of another could tell something. */
const COMMON = ['note_id', 'person_id', 'note_event_id', 'note_event_field_concept_id', 'note_date', 'note_datetime', 'note_type_concept_id', 'note_class_concept_id', 'note_title', 'note_text', 'encoding_concept_id', 'language_concept_id', 'provider_id', 'visit_occurrence_id', 'visit_detail_id', 'note_source_value']; // prettier-ignore
/** The columns that are written where there is no table to follow. */
const NAMES = ['note_id', 'person_id', 'note_text'];

function createOmopWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const files = createFileGroup(output, (): { names: readonly string[] | undefined; ending: string } => ({ names: undefined, ending: '' })); // prettier-ignore
  return {
    write: async (doc) => {
      const { envelope, text } = doc;
      const data = envelope?.format === 'omop' ? (envelope.data as OmopData) : undefined;
      const { sink, state } = await files.enter(outputName(doc, omop));
      const dialect = data?.dialect ?? { delimiter: ',', quotes: true };
      const eol = data?.header.endsWith('\r\n') ? '\r\n' : '\n';
      if (state.names === undefined) {
        state.names = data?.names ?? NAMES;
        const { sealed } = envelope ?? {};
        const nameOf = (name: string, i: number) => (COMMON.includes(name) || sealed?.includes(name) === true ? name : `column${i + 1}`); // prettier-ignore
        const header = data && (sealed ? data.names.map(nameOf).join(dialect.delimiter) : data.header.replace(/\r?\n$/, '')); // prettier-ignore
        await sink.write((header ?? NAMES.join(',')) + eol);
      } else if (data && data.names.join() !== state.names.join()) {
        context.report({
          severity: 'error',
          code: 'column-count',
          message: 'the row has different columns from those before it: it was not written',
          place: { documentId: doc.id },
        });
        return 'refused';
      }
      const names = data?.names ?? state.names;
      const [at, id] = [names.indexOf('note_text'), names.indexOf('note_id')];
      if (data && text === data.cells[at] && envelope?.sealed === undefined && doc.derivedFrom === undefined) {
        await sink.write(state.ending + data.raw);
        state.ending = data.raw.endsWith('\n') ? '' : eol;
        return undefined;
      }
      const kept = (name: string) => envelope?.sealed?.includes(name) ?? true;
      const patient = doc.meta?.['patient'];
      const cells = names.map((name, i) => {
        if (i === at) return text;
        if (i === id) return doc.id;
        if (data) return kept(name) ? (data.cells[i] as string) : '';
        return name === 'person_id' && typeof patient === 'string' ? patient : '';
      });
      const rawCells = data && rawCellsOf(data);
      const row = cells.map((cell, i) => (rawCells && cell === data.cells[i] ? (rawCells[i] as string) : formatCell(cell, dialect, rawCells?.[i]?.startsWith('"') ?? false))); // prettier-ignore
      await sink.write(state.ending + row.join(dialect.delimiter) + eol);
      state.ending = '';
      return undefined;
    },
    close: () => files.finish(),
  };
}

/** The cells of a row as they are written; `undefined` where they are not as many as were read. */
function rawCellsOf({ raw, dialect, cells }: OmopData): readonly string[] | undefined {
  const all: string[] = [];
  const row = raw.replace(/\r?\n$/, '');
  let start = 0;
  for (let i = 0, isQuoted = false; i <= row.length; i++) {
    if (row[i] === '"') isQuoted = !isQuoted;
    else if (i === row.length || (row[i] === dialect.delimiter && !isQuoted)) {
      all.push(row.slice(start, i));
      start = i + 1;
    }
  }
  return all.length === cells.length ? all : undefined;
}
