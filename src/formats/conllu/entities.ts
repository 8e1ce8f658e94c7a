import type { CharSpan, Entity } from '../../core/types.ts';
import { type TagFault, tagsToSpans } from '../../text/tags.ts';
import { type ConlluDocument, type ConlluSentence, type ConlluToken, MISC, valueOf } from './parse.ts';
import type { ConlluLayout } from './survey.ts';

/** The entities that the rows of a document state. */
export function readEntities(
  doc: ConlluDocument,
  { notation, scheme }: Pick<ConlluLayout, 'notation' | 'scheme'>,
  onFault: (fault: TagFault, line: number) => void,
): readonly Entity[] {
  if (!notation) return [];
  if (notation.style === 'brackets') return readBrackets(doc, notation.key);
  const entities: Entity[] = [];
  for (const sentence of doc.sentences) {
    const tags = tagsOf(sentence, notation.key);
    if (tags.every((tag) => tag === 'O')) continue;
    const spans = tagsToSpans(tags, { scheme }, (fault, token) => onFault(fault, sentence.lineOf[token] as number));
    for (const { start, end, label } of spans) {
      const first = sentence.tokens[start] as ConlluToken;
      const last = sentence.tokens[end - 1] as ConlluToken;
      entities.push({ id: `T${entities.length + 1}`, start: first.start, end: last.end, label });
    }
  }
  return entities;
}

/** The tag of each token; of a multi-word token, the first that its rows have. */
export function tagsOf({ tokens }: ConlluSentence, key: string): readonly string[] {
  return tokens.map(({ rows }) => {
    for (const row of rows) {
      const value = valueOf(row[MISC] as string, key);
      if (value !== undefined && value !== 'O') return value;
    }
    return 'O';
  });
}

/** Where an opening bracket has the id and the type: `# global.Entity = eid-etype-head-other`. */
export interface BracketFields {
  readonly id: number;
  readonly type: number;
}

/** @returns id first, then type, where the comments say nothing: GUM's older files have the type first, see {@link labelOf}. */
export function bracketFields(doc: ConlluDocument): BracketFields | undefined {
  for (const { comments } of doc.sentences) {
    for (const line of comments) {
      const fields = /^#\s*global\.Entity\s*=\s*(\S+)/.exec(line)?.[1]?.split('-');
      if (!fields) continue;
      const [id, type] = [
        ['eid', 'GRP', 'id'],
        ['etype', 'entity', 'type'],
      ].map((known) => fields.findIndex((field) => known.includes(field))) as [number, number];
      if (id >= 0 && type >= 0) return { id, type };
    }
  }
  return undefined;
}

const BRACKET = /\(([^()]+)(\))?|([^()]+)\)/g;

interface Open {
  readonly key: string;
  readonly label: string;
  readonly start: number;
}

/** Brackets of CorefUD: nested and crossing mentions, and parts of discontinuous ones (`e5[1/2]`). */
function readBrackets(doc: ConlluDocument, key: string): readonly Entity[] {
  const declared = bracketFields(doc);
  const found: { label: string; part: string | undefined; span: CharSpan }[] = [];
  const open: Open[] = [];
  const close = ({ key: name, label, start }: Open, end: number) => {
    found.push({ label, part: /\[\d+\/\d+\]/.test(name) ? name.replace(/\[.*/, '') : undefined, span: { start, end } });
  };
  for (const { tokens } of doc.sentences) {
    for (const { rows, start, end } of tokens) {
      for (const row of rows) {
        const value = valueOf(row[MISC] as string, key);
        if (value === undefined) continue;
        for (const [, opening, closed, closing] of value.matchAll(BRACKET)) {
          if (opening !== undefined) {
            const one = { ...namesOf(opening, declared), start };
            if (closed === undefined) open.push(one);
            else close(one, end);
          } else if (closing !== undefined) {
            const at = open.findLastIndex((one) => one.key === closing);
            if (at >= 0) close(...([open.splice(at, 1)[0], end] as [Open, number]));
          }
        }
      }
    }
  }
  return number(joinParts(found));
}

function namesOf(opening: string, declared: BracketFields | undefined): { key: string; label: string } {
  const fields = opening.split('-');
  if (declared) return { key: fields[declared.id] ?? '', label: fields[declared.type] || 'ENTITY' };
  // Without a declaration: what is no number and no id is the type; old files close with all of it.
  const label = fields.find((field) => /^\p{L}[\p{L}_]*$/u.test(field)) ?? 'ENTITY';
  const id = fields.find((field) => /^e?\d+(?:\[.*\])?$/.test(field));
  return { key: id === fields[0] ? (id as string) : opening, label };
}

function joinParts(found: readonly { label: string; part: string | undefined; span: CharSpan }[]) {
  const whole: { label: string; spans: CharSpan[]; part: string | undefined }[] = [];
  for (const { label, part, span } of found) {
    const other = part === undefined ? undefined : whole.find((one) => one.part === part);
    if (other) other.spans.push(span);
    else whole.push({ label, part, spans: [span] });
  }
  return whole;
}

function number(whole: readonly { readonly label: string; readonly spans: readonly CharSpan[] }[]): readonly Entity[] {
  return whole
    .map(({ label, spans }) => {
      const fragments = spans.toSorted((a, b) => a.start - b.start);
      const start = (fragments[0] as CharSpan).start;
      const end = (fragments.at(-1) as CharSpan).end;
      return { label, start, end, ...(fragments.length > 1 && { fragments }) };
    })
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .map((entity, i) => ({ id: `T${i + 1}`, ...entity }));
}
