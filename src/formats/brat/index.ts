import type {
  CorpusFormat,
  FormatSample,
  CorpusOutput,
  CorpusWriter,
  WriteContext,
  InputFile,
  ReadContext,
} from '../../core/corpus-format.ts';
import { PalimpsestError, type Report } from '../../core/errors.ts';
import type { CharSpan, Document, Entity } from '../../core/types.ts';
import { sameSurface, sameSpans, buildDocument, type RawEntity } from '../io/build-document.ts';
import { createCodePointMap, type CodePointMap } from '../io/code-points.ts';
import { createNoteRewriter, surfaceOf, type SurfaceChange } from '../io/notes.ts';
import {
  formatTextBound,
  isTextBound,
  parseTextBound,
  referencesOf,
  splitAnnLines,
  type TextBound,
} from './standoff.ts';
import { readFile } from 'node:fs/promises';
import { decodeOrReport } from '../io/files.ts';
import { describeFileError } from '../../resources/files/file-error.ts';

/** BRAT stand-off: `.txt` with the text, `.ann` beside it with the annotations (brat.nlplab.org/standoff.html). */
export const brat: CorpusFormat = {
  name: 'brat',
  description: 'BRAT stand-off: pairs of .txt and .ann files; relations, attributes and notes are kept',
  perFile: 'document',
  extension: '.txt',
  detect: detectBrat,
  selects: ({ relative }, all) =>
    relative.endsWith('.txt') || (relative.endsWith('.ann') && !all.has(relative.replace(/\.ann$/, '.txt'))),
  read: readBrat,
  createWriter: createBratWriter,
};

function detectBrat({ relative, head, siblings }: FormatSample): number {
  const partner = (extension: string) => siblings.includes(relative.replace(/\.[^.]*$/, extension));
  if (relative.endsWith('.txt')) return partner('.ann') ? 0.9 : 0;
  if (!relative.endsWith('.ann')) return 0;
  const lines = head.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return partner('.txt') ? 0.9 : 0;
  const fitting = lines.filter((line) => /^(?:T\d+\t\S+ \d+ \d+|[RAME#N]\d+\t\S|\*\t\S)/.test(line));
  if (fitting.length === lines.length) return 0.97;
  return fitting.length * 2 > lines.length ? 0.8 : 0;
}

/**
 * Writes each document as `<id>.txt` and `<id>.ann`. Lines of the source's `.ann` file stay as they are, in their order,
 * unless the entity they state has moved or changed: so an unchanged document comes out byte for byte. In a derived one,
 * a line is left out, and a warning counts it, when it refers to an entity that is gone, is a normalisation (`N`) of a
 * mention whose text was replaced, or repeats replaced text (see {@link createNoteRewriter}; in notes it is replaced where
 * possible).
 */
function createBratWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
  const relabelled = new Set<string>();
  return {
    write: async (doc) => {
      if (output.kind === 'file') {
        throw new PalimpsestError('needs-folder', 'brat has two files for each document', {
          hint: 'Name a folder as the output.',
        });
      }
      await writeFile(output, `${doc.id}.txt`, doc.text);
      const ann = renderAnnotations(doc, relabelled, context.report);
      if (ann !== undefined) await writeFile(output, `${doc.id}.ann`, ann);
    },
    close: async () => undefined,
  };
}

async function writeFile(output: CorpusOutput, relative: string, text: string): Promise<void> {
  const sink = await output.open(relative);
  await sink.write(text);
  await sink.close();
}

/** The `.ann` file of a document; `undefined` where it had none and needs none. */
function renderAnnotations(doc: Document, relabelled: Set<string>, report: Report): string | undefined {
  const data = doc.envelope?.format === 'brat' ? (doc.envelope.data as BratData) : undefined;
  if (data && data.ann === undefined && doc.entities.length === 0) return undefined;
  const bom = data?.ann?.startsWith('\ufeff') ? '\ufeff' : '';
  const lines = splitAnnLines(data?.ann?.slice(bom.length) ?? '');
  const map = createCodePointMap(doc.text);
  const waiting = new Map(doc.entities.map((entity) => [entity.id, entity]));
  const gone = new Set<string>();
  const changes = new Map<string, SurfaceChange>();
  const labelOf = createLabelCheck(doc, relabelled, report);

  /** The `T` line of an entity: the source's own where it still holds. */
  const renderEntity = (source: string): string | undefined => {
    const stated = parseTextBound(source);
    if (stated === undefined) return source;
    const entity = waiting.get(stated.id);
    waiting.delete(stated.id);
    const before = stated.surface ?? data?.unstated?.[stated.id] ?? '';
    if (entity === undefined) {
      gone.add(stated.id);
      changes.set(stated.id, { before });
      return undefined;
    }
    const ordered = stated.spans.toSorted((a, b) => a.start - b.start || a.end - b.end);
    // The text of a mention whose spans the file has out of order may follow either order.
    const parts = entity.fragments ?? [entity];
    const inFileOrder = stated.spans.map((span) => parts[ordered.indexOf(span)] ?? entity);
    const same =
      sameSurface(doc.text, entity, before) || sameSurface(doc.text, { ...entity, fragments: inFileOrder }, before);
    if (!same) changes.set(entity.id, { before, after: surfaceOf(doc.text, entity) });
    if (same && stated.label === labelOf(entity) && sameSpans(ordered, spansOf(entity, map))) return source;
    return render(entity, stated.id);
  };
  const render = (entity: Entity, id: string) =>
    formatTextBound({ id, label: labelOf(entity), spans: spansOf(entity, map), surface: surfaceOf(doc.text, entity) });

  const rendered = lines.map(({ content }) => (isTextBound(content) ? renderEntity(content) : content));
  const others = renderOthers(rendered, gone, changes, doc.envelope?.sealed);
  if (others.dropped > 0) {
    report({
      severity: 'warning',
      code: 'annotation-dropped',
      message: `${others.dropped} annotations of the .ann file were left out: they refer to entities that are gone, repeat text that was replaced, or say more than a document may that leaves the house`,
      place: { documentId: doc.id },
    });
  }
  let source = bom;
  for (const [i, { eol }] of lines.entries()) {
    const content = others.lines[i];
    if (content !== undefined) source += content + eol;
  }
  const eol = lines[0]?.eol || '\n';
  const nextId = createIds(
    lines.map(({ content }) => content.split('\t', 1)[0] ?? ''),
    doc,
  );
  const added = [...waiting.values()].map((entity) => render(entity, nextId(entity)) + eol);
  const isOpen = added.length > 0 && source.length > bom.length && !source.endsWith('\n');
  return [source, ...(isOpen ? [eol] : []), ...added].join('');
}

/** Everything but the `T` lines: what stays, and how many lines went because of their text or their references. */
function renderOthers(
  lines: readonly (string | undefined)[],
  gone: Set<string>,
  changes: ReadonlyMap<string, SurfaceChange>,
  sealed: readonly string[] | undefined,
): { lines: readonly (string | undefined)[]; dropped: number } {
  if (changes.size === 0 && sealed === undefined) return { lines, dropped: 0 };
  const rewrite = createNoteRewriter(changes.values());
  let dropped = 0;
  const apply = (rule: (content: string) => string | undefined) => (content: string | undefined) => {
    if (content === undefined || isTextBound(content)) return content;
    const kept = rule(content);
    if (kept === undefined) {
      gone.add(content.split('\t', 1)[0] ?? '');
      dropped++;
    }
    return kept;
  };
  const isFree = (content: string): boolean => sealed !== undefined && saysMore(content, sealed);
  let current = lines.map(
    apply((content) => (isFree(content) ? undefined : withoutReplacedText(content, changes, rewrite))),
  );
  for (let before = -1; before !== dropped;) {
    before = dropped; // an event may refer to an event that is stated further down
    current = current.map(apply((content) => withoutReferences(content, gone)));
  }
  return { lines: current, dropped };
}

/** Whether a line holds words of its own: all but relations, events and attributes without a value, or of a name to keep. */
function saysMore(content: string, sealed: readonly string[]): boolean {
  if (content.trim() === '') return false;
  const [id = '', fields = '', ...text] = content.split('\t');
  if (/^[RE*]/.test(id)) return text.some((part) => part !== '');
  const [name = '', , ...value] = fields.split(' ');
  return !/^[AM]/.test(id) || (value.length + text.length > 0 && !sealed.includes(name));
}

/** The line without the text of mentions that were replaced; `undefined` where it cannot be had without. */
function withoutReplacedText(
  content: string,
  changes: ReadonlyMap<string, SurfaceChange>,
  rewrite: ReturnType<typeof createNoteRewriter>,
): string | undefined {
  const [id = '', fields = '', ...text] = content.split('\t');
  const unlessQuoted = (part: string) => (rewrite(part) === part ? content : undefined);
  const target = changes.get(referencesOf(content)[0] ?? '');
  switch (id[0]) {
    case '#': {
      const note = rewrite(text.join('\t'), target);
      if (note === undefined) return undefined;
      return text.length === 0 ? content : [id, fields, note.replaceAll(/[\r\n]/g, ' ')].join('\t');
    }
    case 'N':
      return target === undefined ? unlessQuoted(text.join('\t')) : undefined;
    case 'A':
    case 'M':
      return unlessQuoted([...fields.split(' ').slice(2), ...text].join(' '));
    case 'R':
    case 'E':
    case '*':
      return content;
    default:
      return unlessQuoted(content);
  }
}

/** The line without references to annotations that are gone; `undefined` where nothing sensible would be left. */
function withoutReferences(content: string, gone: ReadonlySet<string>): string | undefined {
  const references = referencesOf(content);
  const lost = references.filter((reference) => gone.has(reference)).length;
  if (lost === 0) return content;
  if (!content.startsWith('*') || references.length - lost < 2) return undefined;
  const [id, fields = '', ...rest] = content.split('\t');
  const words = fields.split(' ').filter((word, i) => i === 0 || !gone.has(word));
  return [id, words.join(' '), ...rest].join('\t');
}

function spansOf(entity: Entity, map: CodePointMap): readonly CharSpan[] {
  return (entity.fragments ?? [entity]).map(({ start, end }) => ({
    start: map.toCodePoints(start),
    end: map.toCodePoints(end),
  }));
}

/** Labels are separated from offsets by a space, so they cannot hold white space themselves. */
function createLabelCheck(doc: Document, relabelled: Set<string>, report: Report): (entity: Entity) => string {
  return ({ label }) => {
    if (!/\s/.test(label)) return label;
    const written = label.replaceAll(/\s+/g, '_');
    if (!relabelled.has(label)) {
      relabelled.add(label);
      report({
        severity: 'warning',
        code: 'label-rewritten',
        message: `brat labels cannot hold white space: ${JSON.stringify(label)} is written as ${JSON.stringify(written)}`,
        place: { documentId: doc.id },
      });
    }
    return written;
  };
}

/** Ids for entities that the source's file does not have: their own where it is a free `T` number, else the next one. */
function createIds(taken: readonly string[], doc: Document): (entity: Entity) => string {
  const used = new Set(taken);
  const numbers = [...taken, ...doc.entities.map((entity) => entity.id)].map((id) =>
    Number(/^T(\d+)$/.exec(id)?.[1] ?? 0),
  );
  let last = numbers.reduce((highest, number) => Math.max(highest, number), 0);
  return ({ id }) => {
    const own = /^T\d+$/.test(id) && !used.has(id) ? id : `T${++last}`;
    used.add(own);
    return own;
  };
}

/** What the writer needs of the source. */
interface BratData {
  /** The `.ann` file as it was; absent where there was none. */
  readonly ann?: string;
  /** The text of mentions for which the file states none, by id. */
  readonly unstated?: Readonly<Record<string, string>>;
}

/**
 * Reads pairs of a `.txt` and an `.ann` file. Offsets count code points of the text exactly as it is in the file: a byte
 * order mark is one, and so is each character of a CRLF.
 */
async function* readBrat(files: readonly InputFile[], context: ReadContext): AsyncGenerator<Document> {
  for (const file of files) {
    const doc = await readPair(file, context);
    if (doc) yield doc;
  }
}

async function readPair(file: InputFile, context: ReadContext): Promise<Document | undefined> {
  const stem = file.path.replace(/\.[^.]*$/, '');
  const id = file.relative.replace(/\.[^./]*$/, '');
  const txt = `${stem}.txt`;
  const ann = `${stem}.ann`;
  const [textBytes, annBytes] = await Promise.all([readIfThere(txt), readIfThere(ann)]);
  if (textBytes === undefined) {
    context.report({
      severity: 'error',
      code: 'missing-text',
      message: 'there is no .txt file beside this .ann file: its annotations have nothing to point at',
      place: { file: ann, documentId: id },
    });
    return undefined;
  }
  const text = decodeOrReport(textBytes, { file: txt, documentId: id }, context.report);
  const annotations = annBytes && decodeOrReport(annBytes, { file: ann, documentId: id }, context.report);
  if (text === undefined || (annBytes && annotations === undefined)) return undefined;
  if (annotations === undefined) {
    context.report({
      severity: 'warning',
      code: 'missing-annotations',
      message: 'there is no .ann file beside this .txt file: it is read as a document without entities',
      place: { file: txt, documentId: id },
    });
  }
  return parsePair({ id, relative: file.relative, text, annotations, ann }, context);
}

function parsePair(
  source: { id: string; relative: string; text: string; annotations: string | undefined; ann: string },
  context: ReadContext,
): Document | undefined {
  const { id, text, annotations, ann } = source;
  const map = createCodePointMap(text);
  const entities: RawEntity[] = [];
  const unstated = new Map<string, string>();
  let sound = true;
  for (const [i, { content }] of splitAnnLines(annotations?.replace(/^\ufeff/, '') ?? '').entries()) {
    if (!isTextBound(content)) continue;
    const annotation = parseTextBound(content);
    if (annotation) {
      const entity = toEntity(annotation, text, map);
      entities.push(entity);
      if (annotation.surface === undefined) unstated.set(entity.id, surfaceOf(text, entity));
      continue;
    }
    sound = false;
    context.report({
      severity: 'error',
      code: 'malformed-line',
      message:
        'this is no text-bound annotation: it must be "T1", tab, label, space, offsets such as "0 5" or "0 5;8 12", tab, text',
      place: { file: ann, line: i + 1, documentId: id },
    });
  }
  if (!sound) return undefined;
  const data: BratData = {
    ...(annotations !== undefined && { ann: annotations }),
    ...(unstated.size > 0 && { unstated: Object.fromEntries(unstated) }),
  };
  return buildDocument(
    { id, text, entities, envelope: { format: 'brat', file: source.relative, data } },
    { file: ann },
    context,
  );
}

function toEntity(annotation: TextBound, text: string, map: CodePointMap): RawEntity {
  const { id, label, surface } = annotation;
  const spans = annotation.spans.map(({ start, end }) => ({ start: map.toUtf16(start), end: map.toUtf16(end) }));
  const sorted = spans.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const first = sorted[0] as CharSpan;
  const last = sorted.at(-1) as CharSpan;
  const entity = { id, label, start: first.start, end: last.end, ...(sorted.length > 1 && { fragments: sorted }) };
  // The surface follows the order of the spans in the file; once compared with that, there is nothing left to check.
  const stated = surface !== undefined && !sameSurface(text, { ...entity, fragments: spans }, surface);
  return stated ? { ...entity, surface } : entity;
}

async function readIfThere(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw describeFileError(error, file);
  }
}
