import type { Answer, Focus, OpenDocument, ReviewChanges, ReviewEntity, ReviewRequest, Stretch } from './types.ts';
import { describeAction, describeAll, quote, createUnits, type Units } from './units.ts';
import type { Notes } from './notes.ts';
import type { Server } from './server.ts';

/**
 * The note that is looked at: what is in focus, and what is decided about it. A decision is shown when the server has it on
 * the disk, and not before.
 */
export function createReview(
  server: Server,
  notes: Notes,
  page: {
    draw: (moved?: Stretch) => void;
    say: (text: string, isSaved?: boolean) => void;
    warn: (text: string) => void;
    fail: (error: unknown) => void;
    reveal: () => void;
    reviewer: () => string;
  },
) {
  let doc: OpenDocument | undefined;
  let focus: Focus | undefined;
  let byCharacter = false;
  let units: Units | undefined;
  /** Where decisions were made from this page, in their order, and where they were undone. */
  const made: number[] = [];
  const undone: number[] = [];
  let turn: Promise<void> = Promise.resolve();
  let failures = 0;

  const find = (id: string) => doc?.entities.find((entity) => entity.id === id);
  const inFocus = () => (focus?.kind === 'entity' ? find(focus.id) : undefined);
  const stretch = (): Stretch | undefined => inFocus() ?? (focus?.kind === 'stretch' ? focus : undefined);

  function setUnits() {
    units = doc && createUnits(doc.text, doc.tokens, byCharacter && !doc.wholeTokens);
  }

  function setFocus(wanted: Focus | undefined) {
    focus = wanted;
    page.draw();
  }

  /**
   * One after the other, so that each key is about what the one before it led to. Where one fails, those that wait behind it
   * are dropped: they were meant for what it would have led to.
   */
  function run(work: () => unknown) {
    const mine = failures;
    turn = turn.then(async () => {
      if (mine !== failures) return;
      try {
        await work();
      } catch (error) {
        failures++;
        page.fail(error);
      }
    });
    return turn;
  }

  async function load(place: number) {
    doc = await server.document(place);
    focus = undefined;
    setUnits();
    notes.select(place);
    page.draw();
    return doc;
  }

  /** Takes in what the server says of the note. */
  function adopt(answer: Answer) {
    if (!doc) return;
    const { state, row } = answer;
    const { id, text, tokens, wholeTokens, place } = doc;
    doc = { id, text, tokens, wholeTokens, place, ...state };
    if (focus?.kind === 'entity' && !find(focus.id)) focus = undefined;
    notes.update([[place, row]]);
  }

  /** @returns whether it was decided */
  async function send(action: ReviewRequest): Promise<boolean> {
    if (!doc) return false;
    const { place, version, text, entities } = doc;
    const answer = await server.decide({ place, base: version, reviewer: page.reviewer(), action });
    adopt(answer);
    if (answer.kind === 'stale') {
      failures++;
      focus = undefined;
      page.draw();
      const what = describeAll(answer.since, text, [...entities, ...answer.state.entities]);
      page.warn(
        `Not saved, because the note had changed meanwhile: ${what}. This is the note as it is now: decide again.`,
      );
      return false;
    }
    if (action.type === 'undo') undone.push(place);
    else {
      made.push(place);
      if (action.type !== 'redo') undone.length = 0;
    }
    return true;
  }

  async function decide(action: ReviewRequest, then?: () => void) {
    const before = doc?.entities ?? [];
    if (!(await send(action)) || !doc) return;
    page.say(`Saved: ${describeAction(action, doc.text, before)}`, true);
    then?.();
    page.draw();
    if (focus) page.reveal();
  }

  /** The entity after an offset, or before it, of those that fit. */
  function nextEntity(from: number, direction: 1 | -1, fits: (entity: ReviewEntity) => boolean = () => true) {
    const all = doc?.entities.filter(fits) ?? [];
    return direction > 0 ? all.find(({ start }) => start >= from) : all.findLast(({ start }) => start < from);
  }

  const focusOn = (entity: ReviewEntity | undefined) => {
    focus = entity && { kind: 'entity', id: entity.id };
  };

  /** The next entity that is only proposed, after an offset and then from the start; else none. */
  const goOn = (from: number) => {
    const isProposed = (entity: ReviewEntity) => !entity.accepted;
    focusOn(nextEntity(from, 1, isProposed) ?? nextEntity(0, 1, isProposed));
  };

  /** The word at an offset, or the entity that covers it. */
  function focusAt(unit: Stretch | undefined) {
    if (!unit) return;
    const covering = doc?.entities.find(({ start, end }) => start < unit.end && unit.start < end);
    setFocus(covering ? { kind: 'entity', id: covering.id } : { kind: 'stretch', ...unit, anchor: 'start' });
    page.reveal();
  }

  /** Undoes or does again, going to the note where that was. */
  async function goBack(type: 'undo' | 'redo') {
    const stack = type === 'undo' ? made : undone;
    const place = stack.pop() ?? doc?.place;
    if (place === undefined) return;
    const isElsewhere = doc?.place !== place;
    if (isElsewhere) await load(place);
    const decision = doc?.[type];
    if (!doc || !decision) {
      page.say(type === 'undo' ? 'Nothing to undo in this note.' : 'Nothing to do again in this note.');
      return;
    }
    const before = doc.entities;
    if (isElsewhere && decision.reviewer !== page.reviewer()) {
      stack.push(place);
      page.say(`The last decision in this note is by ${decision.reviewer}: once more to ${type} it all the same.`);
      return;
    }
    if (!(await send({ type }))) {
      stack.push(place);
      return;
    }
    const by = decision.reviewer === page.reviewer() ? '' : ` (by ${decision.reviewer})`;
    const what = describeAction(decision.action, doc.text, [...before, ...doc.entities]);
    page.say(`${type === 'undo' ? 'Undone' : 'Done again'}${by}: ${what}`, true);
    const { action } = decision;
    if ('entity' in action) focusOn(find(action.entity));
    else if ('entities' in action && action.entities.length === 1) focusOn(find(action.entities[0] ?? ''));
    else if ('start' in action)
      focusOn(doc.entities.find(({ start, end }) => start === action.start && end === action.end));
    page.draw();
    if (focus) page.reveal();
  }

  return {
    get doc() {
      return doc;
    },
    get focus() {
      return focus;
    },
    get byCharacter() {
      return byCharacter;
    },
    inFocus,
    setFocus,
    load,
    run,

    label(label: string) {
      const entity = inFocus();
      if (entity) {
        const { id, start, end } = entity;
        if (entity.label === label && entity.accepted) setFocus(focus);
        else return decide({ type: 'change', entity: id, start, end, label }, () => focusOn(find(id)));
      } else if (focus?.kind === 'stretch') {
        const { start, end } = focus;
        const isNew = (made: ReviewEntity) => made.start === start && made.end === end && made.label === label;
        return decide({ type: 'add', start, end, label }, () => focusOn(doc?.entities.find(isNew)));
      } else page.say('Select text first, with the mouse or the arrow keys.');
    },
    accept() {
      const entity = inFocus();
      if (!entity) {
        goOn(stretch()?.end ?? 0);
        page.draw();
        if (focus) page.reveal();
        else page.say('Nothing is only proposed here: Enter marks the note as done.');
      } else if (entity.accepted) {
        goOn(entity.start + 1);
        page.draw();
        page.reveal();
      } else return decide({ type: 'accept', entities: [entity.id] }, () => goOn(entity.start + 1));
    },
    /** What is to be written over the entity. */
    replace(replacement: string) {
      const entity = inFocus();
      const wanted = replacement.trim();
      if (!entity || wanted === '') return;
      const { id, start } = entity;
      if (wanted === entity.replacement && entity.accepted) return setFocus(focus);
      return decide({ type: 'replace', entity: id, replacement: wanted }, () => goOn(start + 1));
    },
    acceptAll() {
      const entities = doc?.entities.filter(({ accepted }) => !accepted).map(({ id }) => id) ?? [];
      if (entities.length > 0) return decide({ type: 'accept', entities });
      else page.say('Nothing is only proposed here.');
    },
    remove() {
      const entity = inFocus();
      if (entity) return decide({ type: 'remove', entities: [entity.id] }, () => goOn(entity.start));
      else if (focus) setFocus(undefined);
      else page.say('Select an entity first: n goes to the next one.');
    },
    border(border: 'start' | 'end', direction: 1 | -1) {
      const entity = inFocus();
      if (entity && units) {
        const moved = units.move(entity, border, direction);
        const { id, label } = entity;
        if (moved.start !== entity.start || moved.end !== entity.end) {
          return decide({ type: 'change', entity: id, ...moved, label });
        }
      } else if (focus?.kind === 'stretch' && units) {
        // The end that moves passes over the other one: that is how one takes a selection back.
        const { anchor } = focus;
        const moved = units.move(focus, anchor === 'start' ? 'end' : 'start', direction);
        const isStuck = moved.start === focus.start && moved.end === focus.end;
        if (!isStuck) setFocus({ kind: 'stretch', ...moved, anchor });
        else if (direction < 0 === (anchor === 'start')) {
          const turned = units.move(focus, direction < 0 ? 'start' : 'end', direction);
          setFocus({ kind: 'stretch', ...turned, anchor: anchor === 'start' ? 'end' : 'start' });
        }
        page.reveal();
      }
    },
    drag(border: 'start' | 'end', offset: number, isOver: boolean) {
      const entity = inFocus();
      if (!entity || !units) return;
      const { id, label, start, end } = entity;
      const to =
        border === 'end'
          ? (units.snap(Math.max(start, offset - 1), Math.max(start + 1, offset))?.end ?? end)
          : (units.snap(Math.min(offset, end - 1), end)?.start ?? start);
      const moved = border === 'end' ? { start, end: Math.max(to, start + 1) } : { start: Math.min(to, end - 1), end };
      if (!isOver) page.draw(moved);
      else if (moved.start === start && moved.end === end) page.draw();
      else return decide({ type: 'change', entity: id, ...moved, label });
    },
    /** What was selected in the text becomes the focus. */
    select(selected: Stretch) {
      const snapped = units?.snap(selected.start, selected.end);
      if (!snapped) return false;
      const { start, end } = snapped;
      const same = doc?.entities.find((entity) => entity.start === start && entity.end === end);
      focus = same ? { kind: 'entity', id: same.id } : { kind: 'stretch', start, end, anchor: 'start' };
      return true;
    },
    entity(direction: 1 | -1) {
      const at = stretch();
      const from = at ? (direction > 0 ? at.start + 1 : at.start) : direction > 0 ? 0 : Infinity;
      const found = nextEntity(from, direction);
      if (!found) {
        page.say(direction > 0 ? 'No further entity in this note.' : 'No entity before this one.');
        return;
      }
      focusOn(found);
      page.draw();
      page.reveal();
    },
    word(direction: 1 | -1) {
      const at = stretch();
      if (!at) focusAt(units?.at(0));
      else focusAt(direction > 0 ? units?.from(at.end) : units?.before(at.start));
    },
    to(offset: number | undefined) {
      if (offset !== undefined) focusAt(units?.at(offset));
    },
    async done() {
      if (!doc) return;
      if (!doc.done) {
        if (!(await send({ type: 'done' }))) return;
        page.say(`Saved: ${doc.id} is done`, true);
      }
      const next = notes.nextOpen();
      if (next !== undefined) await load(next);
      else {
        focus = undefined;
        page.draw();
        page.say(notes.isAllDone() ? 'All notes are done.' : 'All notes of this list are done.', true);
      }
    },
    toggleDone: () => decide({ type: doc?.done ? 'reopen' : 'done' }),
    undo: () => goBack('undo'),
    redo: () => goBack('redo'),
    setByCharacter(wanted: boolean) {
      byCharacter = wanted;
      setUnits();
    },
    /** What others did. */
    changed: ({ rows }: ReviewChanges) => {
      notes.update(rows);
      const mine = doc && rows.find(([place]) => place === doc?.place);
      if (!mine) return;
      void run(async () => {
        if (!doc || doc.place !== mine[0]) return;
        const { place, version, text, entities } = doc;
        const answer = await server.state(place, version);
        if (answer.kind !== 'stale') return;
        adopt(answer);
        page.draw();
        page.warn(`Changed just now: ${describeAll(answer.since, text, [...entities, ...answer.state.entities])}.`);
      });
    },
    /** What is in focus, in words. */
    describe() {
      const at = stretch();
      if (!doc || !at) return '';
      const entity = inFocus();
      if (!entity) return `${quote(doc.text, at.start, at.end)}: press a label’s key`;
      const becomes = entity.replacement === undefined ? '' : ` · becomes “${entity.replacement}”`;
      return `${quote(doc.text, at.start, at.end)} · ${entity.label}${becomes} · ${entity.accepted ? 'accepted' : 'proposed'}`;
    },
  };
}
