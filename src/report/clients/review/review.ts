import { createDecisions } from './decisions.ts';
import { createBorders, createEdits } from './edits.ts';
import { createHistory } from './history.ts';
import { createMoves } from './moves.ts';
import type { Notes } from './notes.ts';
import { OpenNote } from './open-note.ts';
import type { Server } from './server.ts';
import { createTurns } from './turns.ts';
import type { Page } from './types.ts';

/** The note that is looked at, and all that can be done with it. */
export function createReview(server: Server, notes: Notes, page: Page) {
  const note = new OpenNote(page);
  const turns = createTurns(page.fail);
  const decisions = createDecisions(note, server, notes, turns);
  const { load, done, toggleDone, changed } = decisions;
  return {
    note,
    run: turns.run,
    load,
    done,
    toggleDone,
    changed,
    ...createEdits(note, decisions),
    ...createBorders(note, decisions),
    ...createMoves(note),
    ...createHistory(note, decisions),
  };
}

export type Review = ReturnType<typeof createReview>;
