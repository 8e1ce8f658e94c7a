import { parseJson } from '../../core/collections.ts';
import zlib from 'node:zlib';
import type { FileMetaData, SchemaElement } from 'hyparquet';
import type { InputFile, ReadContext } from '../../core/corpus-format.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { describeFileError } from '../../resources/files/file-error.ts';
import { isObject, refuse, type JsonObject, type JsonRecord } from '../io/json-record.ts';
import { columnsOf, toJsonValue, toParquetValue, type Column } from './columns.ts';

const load = () => import('hyparquet');
const loadWriter = () => import('hyparquet-writer');

/** A Parquet file that is open. */
export interface ParquetInput {
  readonly columns: readonly Column[];
  /** The records in their order, one row group in memory at a time. */
  rows(context: ReadContext): AsyncGenerator<JsonRecord>;
}

/** The key of the footer under which `datasets` states the features of the columns. */
const FEATURES_KEY = 'huggingface';

/** Opens a Parquet file; `undefined` where it is none, which is reported. @throws PalimpsestError `no-such-corpus`, … */
export async function openParquet(file: InputFile, context: ReadContext): Promise<ParquetInput | undefined> {
  const { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects, parquetSchema } = await load();
  const place = { file: file.path };
  let buffer: Awaited<ReturnType<typeof asyncBufferFromFile>>;
  try {
    buffer = await asyncBufferFromFile(file.path);
  } catch (error) {
    throw describeFileError(error, file.path);
  }
  let metadata: FileMetaData;
  try {
    metadata = await parquetMetadataAsync(buffer);
  } catch {
    return refuse(context, place, 'malformed-parquet', 'the file is not Parquet, or is cut short: its footer could not be read'); // prettier-ignore
  }
  return { columns: columnsOf(parquetSchema(metadata), statedFeatures(metadata)), rows };

  async function* rows(told: ReadContext): AsyncGenerator<JsonRecord> {
    let [number, rowStart] = [0, 0];
    for (const [i, group] of metadata.row_groups.entries()) {
      const rowEnd = rowStart + Number(group.num_rows);
      let found: readonly JsonObject[];
      try {
        found = await parquetReadObjects({ file: buffer, metadata, rowStart, rowEnd, compressors, parsers });
      } catch (error) {
        if (error instanceof PalimpsestError) throw error;
        // What the library says could quote the text.
        refuse(told, place, 'malformed-parquet', `the row group ${i + 1} could not be read; its ${rowEnd - rowStart} rows were skipped`); // prettier-ignore
        found = [];
        number = rowEnd;
      }
      for (const row of found) {
        number++;
        // Where there are no lines, the row is the place.
        yield { value: toJsonValue(row), place: { ...place, line: number }, relative: file.relative, number };
      }
      rowStart = rowEnd;
    }
  }
}

function statedFeatures(metadata: FileMetaData): JsonObject {
  const text = metadata.key_value_metadata?.find(({ key }) => key === FEATURES_KEY)?.value;
  const stated = text === undefined ? undefined : parseJson(text);
  const info = isObject(stated) ? stated['info'] : undefined;
  return isObject(info) && isObject(info['features']) ? info['features'] : {};
}

/** Times stay numbers, so that they are written back to the digit. */
const parsers = {
  timestampFromMilliseconds: (millis: bigint) => millis,
  timestampFromMicroseconds: (micros: bigint) => micros,
  timestampFromNanoseconds: (nanos: bigint) => nanos,
  dateFromDays: (days: number) => days,
};

// Snappy, which nearly all have, is read by hyparquet itself.
const compressors = {
  GZIP: (bytes: Uint8Array) => zlib.gunzipSync(bytes),
  BROTLI: (bytes: Uint8Array) => zlib.brotliDecompressSync(bytes),
  ZSTD: (bytes: Uint8Array) => {
    const { zstdDecompressSync } = zlib as { zstdDecompressSync?: (bytes: Uint8Array) => Uint8Array };
    if (zstdDecompressSync) return zstdDecompressSync(bytes);
    throw new PalimpsestError('unsupported-compression', 'the file is compressed with Zstandard, which this version of Node.js cannot read', { hint: 'Use Node.js 22.15 or later, or write the file anew: pyarrow.parquet.write_table(table, file, compression="snappy").' }); // prettier-ignore
  },
};

/** A Parquet file that is being written, row group by row group. Give what it returns to the file, in order. */
export interface ParquetOutput {
  /** The bytes of a row group. */
  group(records: readonly JsonObject[]): Promise<Uint8Array>;
  /** The footer. */
  end(features: JsonObject | undefined): Promise<Uint8Array>;
}

/** @param columns all that the records may have; what else they have is not written. */
export async function createParquetFile(columns: readonly Column[]): Promise<ParquetOutput> {
  const { ByteWriter, ParquetWriter } = await loadWriter();
  const bytes = new ByteWriter();
  const root: SchemaElement = { name: 'schema', num_children: columns.length, repetition_type: 'REQUIRED' };
  const schema = [root, ...columns.flatMap(({ elements }) => elements)];
  // Statistics would repeat text in the footer.
  const file = new ParquetWriter({ writer: bytes, schema, statistics: false, createdBy: 'palimpsest' });
  const take = () => {
    const taken = bytes.getBytes().slice();
    bytes.index = 0;
    return taken;
  };
  return {
    group: async (records) => {
      const columnData = columns.map((column) => ({
        name: column.name,
        data: records.map((record) => toParquetValue(column, record[column.name])),
        offsetIndex: false,
      }));
      await file.write({ columnData, rowGroupSize: records.length });
      return take();
    },
    end: async (features) => {
      if (features) file.kvMetadata = [{ key: FEATURES_KEY, value: JSON.stringify({ info: { features } }) }];
      await file.finish();
      return take();
    },
  };
}
