import type { CorpusFormat, CorpusOutput, CorpusWriter, FormatSample, InputFile, ReadContext, WriteContext } from '../../core/corpus-format.ts'; // prettier-ignore
import { isTooDeep, parseJson } from '../../core/collections.ts';
import type { CharSpan, Document } from '../../core/types.ts';
import { createOffsetMap } from '../../core/offset-map.ts';
import { buildDocument } from '../io/build-document.ts';
import { createFileGroup, createStems, outputName } from '../io/file-group.ts';
import { NOT_UTF8, readLineBatches, readTextFile, selectByExtension } from '../io/files.ts';
import { shareThatFits, sniffJson } from '../io/json-array.ts';
import { TOO_DEEP } from '../io/json-lines.ts';
import { isObject, type JsonObject, refuse } from '../io/json-record.ts';
import { applyPatches, locateJson, member, type Patch } from '../io/json-source.ts';
import { rewriteNarratives } from './narratives.ts';
import { bareResource, findTexts, GAP, replaceText } from './texts.ts';

/**
 * FHIR R4: a resource a line (NDJSON, as bulk exports have it), or a resource or Bundle a file. A record is a document: its texts with a
 * blank line between. Files state no mentions; what is tagged or labelled elsewhere comes by `--predicted`. Where a text was edited it
 * alone is written anew, with size and hash of its attachment, and what narratives repeat of it. Where a document leaves the house, texts alone are written.
 */
export const fhir: CorpusFormat = {
  name: 'fhir',
  description:
    'FHIR R4 resources, NDJSON or Bundles: notes and reports go in as text, edited text comes out; no mentions',
  perFile: 'many',
  extension: '.fhir.ndjson',
  holdsMentions: false,
  detect,
  selects: selectByExtension('.ndjson', '.json', '.jsonl'),
  read: readFhir,
  createWriter: createFhirWriter,
};

interface FhirData {
  /** The record as it stands in the file, without its line end. */
  readonly source: string;
  readonly isLine: boolean;
  /** Lines without text before it, and at the end of the file behind it. */
  readonly before: string;
  readonly after: string;
  readonly eol: string;
}

const isResource = (value: unknown): value is JsonObject =>
  isObject(value) && typeof value['resourceType'] === 'string' && /^[A-Z][A-Za-z]+$/.test(value['resourceType']);

function detect(sample: FormatSample): number {
  const { layout, records } = sniffJson(sample);
  if (layout === 'array') return 0;
  if (records.length === 0) return /^\s*\{[^{[]*"resourceType"\s*:\s*"[A-Z]/.test(sample.head) ? 0.98 : 0;
  return 0.98 * shareThatFits(records, isResource);
}

async function* readFhir(files: readonly InputFile[], context: ReadContext): AsyncGenerator<Document> {
  const stemOf = createStems(files);
  for (const file of files) {
    let last: Document | undefined;
    let waiting = ''; // lines that no document has yet
    let unread = 0;
    let isWhole = false;
    let number = 0;
    for await (const batch of readLineBatches(file)) {
      for (const { text, eol, number: line } of batch) {
        const place = { file: file.path, line };
        if (text === undefined) {
          refuse(context, place, 'invalid-utf8', `the line ${NOT_UTF8}; the record was skipped`);
          continue;
        }
        const source = line === 1 ? text.replace(/^\ufeff/, '') : text;
        const value = parseJson(source);
        if (number === 0 && value === undefined && /[^}\s]\s*$/.test(source)) {
          isWhole = true;
          break;
        }
        if (source.trim() !== '') number++;
        const doc = source.trim() === '' ? 'none' : toDocument(value, { source, isLine: true, before: waiting, after: '', eol }, number); // prettier-ignore
        if (doc === 'none') waiting += source + eol;
        if (typeof doc !== 'object') continue;
        waiting = '';
        if (last) yield last;
        last = doc;

        continue;
      }
      if (isWhole) break;
    }
    if (isWhole) {
      const source = (await readTextFile(file))?.replace(/^\ufeff/, '');
      const doc = source === undefined ? refuse(context, { file: file.path }, 'invalid-utf8', `the file ${NOT_UTF8}`) : toDocument(parseJson(source), { source, isLine: false, before: '', after: '', eol: '' }, 0); // prettier-ignore
      if (typeof doc === 'object') last = doc;
    }
    const isSilent = last === undefined;
    if (last) yield waiting === '' ? last : withAfter(last, waiting);
    const warn = (code: string, message: string) => context.report({ severity: 'warning', code, message, place: { file: file.path } }); // prettier-ignore
    if (isSilent) warn('no-text', 'no resource of the file holds text that is read: nothing of it is written');
    if (unread > 0) warn('text-not-read', `${unread} narratives, or attachments other than plain text, are not read: they stay as they are, but for what narratives repeat of a text that is edited, and are not written where documents leave the house`); // prettier-ignore

    function toDocument(value: unknown, data: FhirData, record: number): Document | 'none' | undefined {
      const place = { file: file.path, ...(record > 0 && { line: record }) };
      if (value === undefined) return refuse(context, place, 'malformed-json', 'the record is not valid JSON; it was skipped'); // prettier-ignore
      if (isTooDeep(value)) return refuse(context, place, 'too-deep', TOO_DEEP);
      if (!isResource(value)) return refuse(context, place, 'bad-record', 'the record is no FHIR resource; it was skipped'); // prettier-ignore
      const found = findTexts(locateJson(data.source));
      unread += found.unread;
      if (found.texts.length === 0) return 'none';
      const own = typeof value['id'] === 'string' ? `${value['resourceType'] as string}/${value['id']}` : `${stemOf(file)}-${record}`; // prettier-ignore
      const id = data.isLine ? own : stemOf(file);
      const subjects = new Set(found.texts.map(({ resource }) => member(member(resource, 'subject') ?? member(resource, 'patient'), 'reference')?.value)); // prettier-ignore
      const [patient] = subjects;
      return buildDocument(
        {
          id,
          text: found.texts.map(({ text }) => text).join(GAP),
          entities: [],
          ...(subjects.size === 1 && typeof patient === 'string' && { meta: { patient } }),
          envelope: { format: 'fhir', file: file.relative, data },
        },
        place,
        context,
      );
    }
  }
}

function withAfter(doc: Document, after: string): Document {
  const { envelope } = doc;
  return envelope ? { ...doc, envelope: { ...envelope, data: { ...(envelope.data as FhirData), after } } } : doc;
}

function createFhirWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const files = createFileGroup(output, () => ({ records: 0, hasEnd: true }));
  return {
    write: async (doc) => {
      const { envelope } = doc;
      const data = envelope?.format === 'fhir' ? (envelope.data as FhirData) : undefined;
      const isSealed = envelope?.sealed !== undefined;
      const record = data ? render(doc, data, isSealed, context) : JSON.stringify({ ...bare(doc), id: fhirId(doc.id) });
      if (record === undefined) {
        context.report({
          severity: 'error',
          code: 'text-across-fields',
          message: 'an edit reaches across two texts of the record: the document was not written',
          place: { documentId: doc.id },
        });
        return 'refused';
      }
      const isCopy = doc.derivedFrom !== undefined;
      const file = data?.isLine === false && isCopy ? `${doc.id}.json` : outputName(doc, fhir);
      const { sink, state } = await files.enter(file);
      const isLine = data?.isLine ?? true;
      // A file of one resource may be laid out over lines: two of them would be no NDJSON.
      const text = isLine || state.records === 0 ? record : JSON.stringify(JSON.parse(record));
      const isAlone = isCopy || isSealed;
      if (!state.hasEnd) await sink.write('\n');
      state.records++;
      const eol = isLine ? (data?.eol ?? '\n') : '';
      state.hasEnd = eol !== '';
      await sink.write((isAlone ? '' : (data?.before ?? '')) + text + eol + (isAlone ? '' : (data?.after ?? '')));
    },
    close: () => files.finish(),
  };
}

const bare = ({ text }: Document) =>
  bareResource('DocumentReference', [{ path: ['content'], written: text } as never]) as JsonObject;

/** What FHIR takes for an id. */
const fhirId = (id: string) => id.slice(id.lastIndexOf('/') + 1).replaceAll(/[^A-Za-z0-9.-]/g, '-').slice(0, 64); // prettier-ignore

/** The record with the texts of a document; `undefined` where they can no longer be told from each other. */
function render(doc: Document, { source }: FhirData, isSealed: boolean, context: WriteContext): string | undefined {
  const root = locateJson(source);
  const { texts } = findTexts(root);
  const parts = split(doc, texts.map(({ text }) => text)); // prettier-ignore
  if (!parts) return undefined;
  const written = texts.map((text, i) => ({ ...text, written: parts[i] as string }));
  const type = (of: typeof root) => String(member(of, 'resourceType')?.value);
  if (isSealed) {
    const resources = [...new Set(texts.map(({ resource }) => resource))];
    const all = resources.map((resource) => bareResource(type(resource), written.filter((text) => text.resource === resource))); // prettier-ignore
    const isBundle = type(root) === 'Bundle';
    return JSON.stringify(isBundle ? { resourceType: 'Bundle', id: fhirId(doc.id), type: 'collection', entry: all.map((resource) => ({ resource })) } : { ...all[0], id: fhirId(doc.id) }); // prettier-ignore
  }
  const patches: Patch[] = written.flatMap((text) => [...replaceText(text, text.written)]);
  const { patches: ofNarratives, emptied } = rewriteNarratives(root, texts.map(({ text }) => text).join(GAP), doc.envelope?.edits ?? []); // prettier-ignore
  patches.push(...ofNarratives);
  if (emptied > 0) {
    context.report({
      severity: 'warning',
      code: 'narrative-emptied',
      message: `${emptied} narratives repeat what was written over, in a way that cannot be followed: they are empty now`,
      place: { documentId: doc.id },
    });
  }
  const id = member(root, 'id');
  if (id && doc.derivedFrom) patches.push({ start: id.start, end: id.end, text: JSON.stringify(fhirId(doc.id)) });
  return applyPatches(source, patches);
}

/** The texts of a document, told from each other by what stands between them. */
function split({ text, envelope }: Document, before: readonly string[]): readonly string[] | undefined {
  let gaps: CharSpan[] = [];
  let position = 0;
  for (const one of before.slice(0, -1)) {
    position += one.length;
    gaps.push({ start: position, end: position + GAP.length });
    position += GAP.length;
  }
  for (const edits of envelope?.edits ?? []) {
    const map = createOffsetMap(edits);
    if (gaps.some((gap) => map.touches(gap))) return undefined;
    gaps = gaps.map(({ start, end }) => ({ start: map.start(start), end: map.end(end) }));
  }
  const borders = [{ start: 0, end: 0 }, ...gaps, { start: text.length, end: text.length }];
  return before.map((_, i) => text.slice((borders[i] as CharSpan).end, (borders[i + 1] as CharSpan).start));
}
