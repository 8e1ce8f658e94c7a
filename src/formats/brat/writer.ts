import type { CorpusOutput, CorpusWriter, WriteContext } from '../../core/corpus-format.ts';
import { PalimpsestError, type Report } from '../../core/errors.ts';
import type { CharSpan, Document, Entity } from '../../core/types.ts';
import { sameSurface, sameSpans } from '../io/build-document.ts';
import { createCodePointMap, type CodePointMap } from '../io/code-points.ts';
import { createNoteRewriter, surfaceOf, type SurfaceChange } from '../io/notes.ts';
import type { BratData } from './reader.ts';
import { formatTextBound, isTextBound, parseTextBound, referencesOf, splitAnnLines } from './standoff.ts';

/**
 * Writes each document as `<id>.txt` and `<id>.ann`. Lines of the source's `.ann` file stay as they are, in their order,
 * unless the entity they state has moved or changed: so an unchanged document comes out byte for byte. In a derived one,
 * a line is left out, and a warning counts it, when it refers to an entity that is gone, is a normalisation (`N`) of a
 * mention whose text was replaced, or repeats replaced text (see {@link createNoteRewriter}; in notes it is replaced where
 * possible).
 */
export function createBratWriter(output: CorpusOutput, context: WriteContext): CorpusWriter {
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
    apply((content) =>
      isFree(content) ? undefined : withoutReplacedText(content, changes, rewrite, sealed !== undefined),
    ),
  );
  for (let before = -1; before !== dropped;) {
    before = dropped; // an event may refer to an event that is stated further down
    current = current.map(apply((content) => withoutReferences(content, gone)));
  }
  return { lines: current, dropped };
}

/** A word of a scheme, which is no number, and the id of an annotation as programs count them. */
const [WORD, ID] = [String.raw`(?!\S*\d{5})[^\s:]+`, String.raw`[A-Z]\d{1,4}`];
const BARE = new RegExp(
  String.raw`^(?:R\d{1,4}\t${WORD}(?: ${WORD}:${ID}){2}|E\d{1,4}\t${WORD}:${ID}(?: ${WORD}:${ID})*|\*\t${WORD}(?: ${ID})+|[AM]\d{1,4}\t(?<name>${WORD}) ${ID}(?<value>[ \t].*)?)\s*$`,
  'u',
);

/** Whether a line holds words of its own: all but relations, events and attributes without a value, or of a name to keep. */
function saysMore(content: string, sealed: readonly string[]): boolean {
  if (content.trim() === '') return false;
  const { name, value } = BARE.exec(content)?.groups ?? { name: undefined, value: 'x' };
  return value !== undefined && !sealed.includes(name ?? '');
}

/** The line without the text of mentions that were replaced; `undefined` where it cannot be had without. */
function withoutReplacedText(
  content: string,
  changes: ReadonlyMap<string, SurfaceChange>,
  rewrite: ReturnType<typeof createNoteRewriter>,
  isSealed: boolean,
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
      return unlessQuoted([...fields.split(' ').slice(isSealed ? 0 : 2), ...text].join(' '));
    case 'R':
    case 'E':
    case '*':
      return isSealed ? unlessQuoted(fields) : content; // names of a scheme, else
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
        once: true,
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
