import type { Notes } from './notes.ts';
import type { OpenNote } from './open-note.ts';
import type { Server } from './server.ts';
import type { Turns } from './turns.ts';
import type { Answer, ReviewChanges, ReviewRequest } from './types.ts';
import { describeAction, describeAll } from './units.ts';

/** What is decided about the note that is looked at: it is shown when the server has it on the disk, and not before. */
export function createDecisions(note: OpenNote, server: Server, notes: Notes, { run, dropWaiting }: Turns) {
  const { page } = note;
  /** Where decisions were made from this page, in their order, and where they were undone. */
  const made: number[] = [];
  const undone: number[] = [];

  async function load(place: number) {
    note.open(await server.document(place));
    notes.select(place);
    page.draw();
  }

  function adopt({ state, row }: Answer) {
    if (!note.doc) return;
    note.adopt(state);
    notes.update([[note.doc.place, row]]);
  }

  /** @returns whether it was decided */
  async function send(action: ReviewRequest): Promise<boolean> {
    if (!note.doc) return false;
    const { place, version, text, entities } = note.doc;
    const answer = await server.decide({ place, base: version, reviewer: page.reviewer(), action });
    adopt(answer);
    if (answer.kind === 'stale') {
      dropWaiting();
      note.setFocus(undefined);
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
    const before = note.doc?.entities ?? [];
    if (!(await send(action)) || !note.doc) return;
    page.say(`Saved: ${describeAction(action, note.doc.text, before)}`, true);
    then?.();
    page.draw();
    if (note.focus) page.reveal();
  }

  return {
    made,
    undone,
    load,
    send,
    decide,
    done: async () => {
      if (!note.doc) return;
      if (!note.doc.done) {
        if (!(await send({ type: 'done' }))) return;
        page.say(`Saved: ${note.doc.id} is done`, true);
      }
      const next = notes.nextOpen();
      if (next !== undefined) await load(next);
      else {
        note.setFocus(undefined);
        page.say(notes.isAllDone() ? 'All notes are done.' : 'All notes of this list are done.', true);
      }
    },
    toggleDone: () => decide({ type: note.doc?.done ? 'reopen' : 'done' }),
    /** What others did. */
    changed: ({ rows }: ReviewChanges) => {
      notes.update(rows);
      const mine = note.doc && rows.find(([place]) => place === note.doc?.place);
      if (!mine) return;
      void run(async () => {
        if (!note.doc || note.doc.place !== mine[0]) return;
        const { place, version, text, entities } = note.doc;
        const answer = await server.state(place, version);
        if (answer.kind !== 'stale') return;
        adopt(answer);
        page.draw();
        page.warn(`Changed just now: ${describeAll(answer.since, text, [...entities, ...answer.state.entities])}.`);
      });
    },
  };
}

export type Decisions = ReturnType<typeof createDecisions>;
