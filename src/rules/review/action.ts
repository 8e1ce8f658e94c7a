import { z } from 'zod';
import { cutsPair } from '../../core/offset-map.ts';
import { compareEntities } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Entity } from '../../core/types.ts';
import type { ReviewRequest } from '../../report/review-data.ts';

/** What is decided about a document, as it is recorded: complete, so that nothing is chosen again when it is read back. */
export type ReviewAction =
  | Exclude<ReviewRequest, { type: 'add' }>
  | (Extract<ReviewRequest, { type: 'add' }> & {
      readonly id: string;
      /** Ids of those that it takes the place of. */
      readonly replaces: readonly string[];
    });

/** The entities of a document as decided so far. */
export interface Reviewed {
  /** In the order of a document's. */
  readonly entities: readonly Entity[];
  /** Ids of those that a person has said are right. */
  readonly accepted: ReadonlySet<string>;
  readonly done: boolean;
}

const ids = z.array(z.string());
const offset = z.int().min(0);
const span = { start: offset, end: offset, label: z.string().min(1) };
/** A name as it stands in a line: no line ends, no blanks around it. */
const replacement = z
  .string()
  .max(200)
  .regex(/^(?!\s)[^\p{Cc}]+(?<!\s)$/u);
const plain = [
  z.strictObject({ type: z.literal('accept'), entities: ids }),
  z.strictObject({ type: z.literal('remove'), entities: ids }),
  z.strictObject({ type: z.literal('change'), entity: z.string(), ...span }),
  z.strictObject({ type: z.literal('replace'), entity: z.string(), replacement }),
  ...(['done', 'reopen', 'undo', 'redo'] as const).map((type) => z.strictObject({ type: z.literal(type) })),
] as const;
const add = z.strictObject({ type: z.literal('add'), ...span });

/** What a page may ask for. */
export const requestSchema: z.ZodType<ReviewRequest> = z.union([...plain, add]);
/** What a journal holds. */
export const actionSchema: z.ZodType<ReviewAction> = z.union([...plain, add.extend({ id: z.string(), replaces: ids })]);

/**
 * What a decision makes of a document. Undo and redo are the history's.
 *
 * @throws PalimpsestError `no-such-entity`, `no-change`, `offset-out-of-range`, `discontinuous-entity`: nothing was decided.
 */
export function applyAction(
  text: string,
  before: Reviewed,
  action: Exclude<ReviewAction, { type: 'undo' | 'redo' }>,
): Reviewed {
  const { entities, accepted, done } = before;
  switch (action.type) {
    case 'accept': {
      const chosen = findAll(entities, action.entities);
      if (action.entities.every((id) => accepted.has(id))) throw unchanged();
      return { entities, accepted: new Set([...accepted, ...chosen]), done };
    }
    case 'remove': {
      if (action.entities.length === 0) throw unchanged();
      return without(before, findAll(entities, action.entities));
    }
    case 'add': {
      const { id, start, end, label, replaces } = action;
      checkSpan(text, start, end);
      if (entities.some((entity) => entity.id === id)) throw unchanged();
      const rest = without(before, findAll(entities, replaces));
      return withEntity(rest, { id, start, end, label });
    }
    case 'change': {
      const { start, end, label } = action;
      const entity = find(entities, action.entity);
      const isMoved = start !== entity.start || end !== entity.end;
      if (!isMoved && label === entity.label && accepted.has(entity.id)) throw unchanged();
      checkSpan(text, start, end);
      if (isMoved && entity.fragments) {
        throw new PalimpsestError('discontinuous-entity', 'the borders of a mention in several parts cannot be moved', {
          hint: 'Remove it and mark it anew.',
        });
      }
      const moved = isMoved || label !== entity.label ? withoutReplacement(entity) : entity;
      return withEntity(without(before, new Set([entity.id])), { ...moved, start, end, label });
    }
    case 'replace': {
      const entity = find(entities, action.entity);
      const old = replacementOf(entity);
      if (old === action.replacement && accepted.has(entity.id)) throw unchanged();
      const follows = (other: Entity) =>
        other === entity ||
        (old !== undefined && !accepted.has(other.id) && other.label === entity.label && replacementOf(other) === old);
      const replaced = entities.map((other) =>
        follows(other) ? { ...other, attributes: { ...other.attributes, [REPLACEMENT]: action.replacement } } : other,
      );
      return { entities: replaced, accepted: new Set([...accepted, entity.id]), done };
    }
    case 'done':
      if (done) throw unchanged();
      return { entities, accepted: new Set(entities.map(({ id }) => id)), done: true };
    case 'reopen':
      if (!done) throw unchanged();
      return { entities, accepted, done: false };
  }
}

/** The attribute that says what is to be written over a mention. */
const REPLACEMENT = 'replacement';

export function replacementOf({ attributes }: Entity): string | undefined {
  const value = attributes?.[REPLACEMENT];
  return typeof value === 'string' ? value : undefined;
}

/** What was proposed for other letters, or for a thing of another kind, says nothing any more. */
function withoutReplacement(entity: Entity): Entity {
  if (replacementOf(entity) === undefined) return entity;
  const { [REPLACEMENT]: _, ...attributes } = entity.attributes ?? {};
  return { ...entity, attributes };
}

function find(entities: readonly Entity[], id: string): Entity {
  const found = entities.find((entity) => entity.id === id);
  if (found) return found;
  throw noSuch(id);
}

function findAll(entities: readonly Entity[], wanted: readonly string[]): ReadonlySet<string> {
  const known = new Set(entities.map(({ id }) => id));
  const missing = wanted.find((id) => !known.has(id));
  if (missing !== undefined) throw noSuch(missing);
  return new Set(wanted);
}

const noSuch = (id: string) =>
  new PalimpsestError('no-such-entity', `the document has no entity ${JSON.stringify(id)} by now`);

function checkSpan(text: string, start: number, end: number): void {
  if (start < end && end <= text.length && !cutsPair(text, start) && !cutsPair(text, end)) return;
  throw new PalimpsestError('offset-out-of-range', `there is no mention from ${start} to ${end}`);
}

function without({ entities, accepted, done }: Reviewed, gone: ReadonlySet<string>): Reviewed {
  return {
    entities: entities.filter(({ id }) => !gone.has(id)),
    accepted: new Set([...accepted].filter((id) => !gone.has(id))),
    done,
  };
}

/** With one more, which a person has marked and which is right therefore. */
function withEntity({ entities, accepted, done }: Reviewed, entity: Entity): Reviewed {
  return {
    entities: [...entities, entity].toSorted(compareEntities),
    accepted: new Set([...accepted, entity.id]),
    done,
  };
}

const unchanged = () => new PalimpsestError('no-change', 'the document is like this already');
