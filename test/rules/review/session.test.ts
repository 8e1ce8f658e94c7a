import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDocument, findFaults } from '../../../src/core/document.ts';
import { PalimpsestError } from '../../../src/core/errors.ts';
import type { Document } from '../../../src/core/types.ts';
import { createAppendFile } from '../../../src/formats/io/append-file.ts';
import { readCorpus } from '../../../src/formats/read-corpus.ts';
import type { ReviewRequest, ReviewState } from '../../../src/report/review-data.ts';
import { readReview } from '../../../src/rules/review/replay.ts';
import { openReview, type ReviewSession } from '../../../src/rules/review/session.ts';
import { temporaryFolder } from '../../helpers/cli.ts';
import { createMemoryLog, type MemoryLog } from './memory-log.ts';

const NOTES: readonly Document[] = [
  createDocument({
    id: 'one',
    text: 'Parla amb l’Anna 😀 i en Pau a Vic.',
    entities: [
      { id: 'a', start: 12, end: 16, label: 'PERSON' },
      { id: 'b', start: 25, end: 28, label: 'PERSON' },
    ],
  }),
  createDocument({ id: 'two', text: 'Fever since Monday.', entities: [] }),
];
const LABELS = ['PERSON', 'PLACE'];
const open = (log: MemoryLog) => openReview(NOTES, log, { labels: LABELS });
const stateOf = (session: ReviewSession, place: number): ReviewState => {
  const { version, done, entities } = session.document(place);
  return { version, done, entities };
};

/** Decides on the newest version. */
async function decide(session: ReviewSession, place: number, action: ReviewRequest, reviewer = 'ana') {
  return session.decide({ place, reviewer, base: session.document(place).version, action });
}

const add = (start: number, end: number, label = 'PLACE'): ReviewRequest => ({ type: 'add', start, end, label });

describe('a review', () => {
  it('accepts, relabels, moves, adds and removes, and says what is left to do', async () => {
    const session = await open(createMemoryLog());
    expect(session.row(0)).toMatchObject({ entities: 2, proposed: 2, done: false, labels: ['PERSON'] });
    await decide(session, 0, { type: 'accept', entities: ['a'] });
    await decide(session, 0, { type: 'change', entity: 'b', start: 22, end: 28, label: 'PLACE' });
    const { state } = await decide(session, 0, add(31, 34));
    expect(state.entities).toEqual([
      { id: 'a', start: 12, end: 16, label: 'PERSON', accepted: true },
      { id: 'b', start: 22, end: 28, label: 'PLACE', accepted: true },
      { id: 'r3', start: 31, end: 34, label: 'PLACE', accepted: true },
    ]);
    await decide(session, 0, { type: 'remove', entities: ['a', 'r3'] });
    expect(session.row(0)).toMatchObject({ entities: 1, proposed: 0, labels: ['PLACE'] });
    expect(session.done).toBe(0);
    await decide(session, 1, { type: 'done' });
    expect(session.done).toBe(1);
    expect(session.reviewed().map(({ document, done }) => [document.entities.length, done])).toEqual([
      [1, false],
      [0, true],
    ]);
  });

  it('accepts and removes tens of thousands of mentions at once', { timeout: 20_000 }, async () => {
    const entities = Array.from({ length: 20_000 }, (_, i) => ({ id: `e${i}`, start: i, end: i + 1, label: 'PERSON' }));
    const document = createDocument({ id: 'one', text: 'x'.repeat(20_000), entities });
    const session = await openReview([document], createMemoryLog());
    const ids = entities.map(({ id }) => id);
    await decide(session, 0, { type: 'accept', entities: ids });
    expect(session.row(0)).toMatchObject({ entities: 20_000, proposed: 0 });
    await decide(session, 0, { type: 'remove', entities: ids });
    expect(session.row(0)).toMatchObject({ entities: 0 });
    const gone = decide(session, 0, { type: 'remove', entities: ['e1'] });
    await expect(gone).rejects.toMatchObject({ code: 'no-such-entity' });
  });

  it('lets a new mention take the place of those it overlaps, in one decision that undo takes back', async () => {
    const session = await open(createMemoryLog());
    const { state } = await decide(session, 0, add(8, 28));
    expect(state.entities.map(({ id }) => id)).toEqual(['r1']);
    const undone = await decide(session, 0, { type: 'undo' });
    expect(undone.state.entities.map(({ id, accepted }) => [id, accepted])).toEqual([
      ['a', false],
      ['b', false],
    ]);
  });

  it('accepts what is proposed when a note is done', async () => {
    const session = await open(createMemoryLog());
    const { state } = await decide(session, 0, { type: 'done' });
    expect(state).toMatchObject({ done: true, entities: [{ accepted: true }, { accepted: true }] });
    expect((await decide(session, 0, { type: 'undo' })).state).toMatchObject({
      done: false,
      entities: [{ accepted: false }, { accepted: false }],
    });
  });

  it('offers the labels asked for, then those of the corpus, the more frequent first, then those of the journal', async () => {
    const log = createMemoryLog();
    await decide(await open(log), 1, add(12, 18));
    const later = await openReview(NOTES, log, { labels: ['DATE'] });
    expect(later.labels).toEqual(['DATE', 'PERSON', 'PLACE']);
    expect(later.document(1).entities).toMatchObject([{ label: 'PLACE' }]);
  });

  describe('of a corpus that is filled', () => {
    const becomes = (id: string, start: number, replacement: string) => {
      return { id, start, end: start + 2, label: 'PERSON', attributes: { replacement } };
    };
    const blanks = (name: string) => [
      createDocument({
        id: 'one',
        text: 'K. und B. und K.',
        entities: [becomes('a', 0, name), becomes('b', 7, 'Bauer'), becomes('c', 14, name)],
      }),
    ];
    const replacements = (session: ReviewSession) =>
      session.document(0).entities.map(({ replacement, accepted }) => `${replacement ?? '-'}${accepted ? '!' : ''}`);

    it('gives the one in question what was chosen, and those with the same proposal that wait', async () => {
      const session = await openReview(blanks('Krause'), createMemoryLog());
      await decide(session, 0, { type: 'replace', entity: 'a', replacement: 'Kern' });
      expect(replacements(session)).toEqual(['Kern!', 'Bauer', 'Kern']);
      await decide(session, 0, { type: 'replace', entity: 'c', replacement: 'Koch' });
      expect(replacements(session)).toEqual(['Kern!', 'Bauer', 'Koch!']);
      await decide(session, 0, { type: 'undo' });
      expect(replacements(session)).toEqual(['Kern!', 'Bauer', 'Kern']);
      expect(session.reviewed()[0]?.document.entities[0]?.attributes).toEqual({ replacement: 'Kern' });
    });

    it('forgets what was proposed for a thing of another kind', async () => {
      const session = await openReview(blanks('Krause'), createMemoryLog(), { labels: LABELS });
      await decide(session, 0, { type: 'change', entity: 'a', start: 0, end: 2, label: 'PLACE' });
      expect(replacements(session)).toEqual(['-!', 'Bauer', 'Krause']);
    });

    it('leaves out decisions about other proposals, and says so', async () => {
      const log = createMemoryLog();
      await decide(await openReview(blanks('Krause'), log), 0, { type: 'accept', entities: ['a'] });
      const other = await openReview(blanks('Kunz'), log);
      expect(other.notes.join()).toContain('proposals were changed');
      expect(replacements(other)).toEqual(['Kunz', 'Bauer', 'Kunz']);
    });
  });

  it.each<[string, ReviewRequest]>([
    ['unknown-label', add(0, 5, 'OTHER')],
    ['offset-out-of-range', add(31, 99)],
    ['offset-out-of-range', add(18, 21)], // half an emoji
    ['blank-border', add(0, 6)],
    ['overlapping-entities', { type: 'change', entity: 'a', start: 12, end: 27, label: 'PERSON' }],
    ['no-such-entity', { type: 'remove', entities: ['z'] }],
    ['no-change', { type: 'reopen' }],
    ['nothing-to-undo', { type: 'undo' }],
    ['nothing-to-redo', { type: 'redo' }],
  ])('refuses with %s, and writes nothing', async (code, action) => {
    const log = createMemoryLog();
    await expect(decide(await open(log), 0, action)).rejects.toMatchObject({ code });
    expect(log.bytes).toHaveLength(0);
  });

  it('marks whole tokens where the file of the corpus holds those', async () => {
    const file = path.join(temporaryFolder(), 'notes.conll');
    writeFileSync(file, 'Vall-Hebron B-PLACE\nis O\nopen O\n\n');
    const docs: Document[] = [];
    for await (const doc of await readCorpus(file, { from: 'conll' })) docs.push(doc);
    const session = await openReview(docs, createMemoryLog());
    expect(session.document(0).wholeTokens).toBe(true);
    await expect(decide(session, 0, add(0, 4))).rejects.toMatchObject({ code: 'inside-token' });
    expect((await decide(session, 0, add(0, 14))).kind).toBe('saved');
  });

  it('keeps borders in code points', async () => {
    const log = createMemoryLog();
    await decide(await open(log), 0, add(31, 34));
    expect(JSON.parse(log.lines[0] ?? '')).toMatchObject({
      n: 1,
      document: 'one',
      reviewer: 'ana',
      base: 0,
      action: { type: 'add', start: 30, end: 33, label: 'PLACE', id: 'r1', replaces: [] },
    });
    expect((await open(log)).document(0).entities.at(-1)).toMatchObject({ start: 31, end: 34 });
  });

  it('leaves out decisions on a note that was changed since, and says so', async () => {
    const log = createMemoryLog();
    await decide(await open(log), 0, { type: 'done' });
    await decide(await open(log), 1, { type: 'done' });
    const [first, second] = NOTES as [Document, Document];
    const later = await openReview([{ ...first, entities: [] }, second], log, { labels: LABELS });
    expect([later.row(0).done, later.row(1).done]).toEqual([false, true]);
    expect(later.notes).toEqual([expect.stringContaining('1 decision of the journal is left out')]);
  });
});

describe('two reviewers', () => {
  it('do not overwrite each other: the second is told what the first did', async () => {
    const log = createMemoryLog();
    const [ana, ben] = [await open(log), await open(log)];
    expect((await decide(ana, 0, { type: 'remove', entities: ['a'] })).kind).toBe('saved');
    const late = await ben.decide({ place: 0, reviewer: 'ben', base: 0, action: { type: 'done' } });
    expect(late.kind).toBe('stale');
    expect(late.since).toEqual([{ reviewer: 'ana', action: { type: 'remove', entities: ['a'] } }]);
    expect(late.state).toMatchObject({ version: 1, done: false, entities: [{ id: 'b' }] });
    expect(log.lines).toHaveLength(1);
    expect(await ben.changes(0)).toMatchObject({ seen: 1, rows: [[0, { entities: 1 }]] });
  });

  it('do not overwrite each other where both write at the same moment: the first line counts', async () => {
    const log = createMemoryLog();
    const [ana, ben] = [await open(log), await open(log)];
    const outcomes = await Promise.all([
      ana.decide({ place: 0, reviewer: 'ana', base: 0, action: { type: 'remove', entities: ['a'] } }),
      ben.decide({ place: 0, reviewer: 'ben', base: 0, action: { type: 'remove', entities: ['b'] } }),
    ]);
    expect(log.lines).toHaveLength(2); // both were written
    expect(outcomes.map(({ kind }) => kind)).toEqual(['saved', 'stale']);
    await ana.changes(0);
    expect(stateOf(ana, 0)).toEqual(stateOf(ben, 0));
    expect(ana.document(0).entities.map(({ id }) => id)).toEqual(['b']);
  });

  it('say that nothing was decided where the drive loses what is written', async () => {
    const log = createMemoryLog();
    const session = await openReview(
      NOTES,
      { readFrom: (offset) => log.readFrom(offset), append: async () => undefined },
      {},
    );
    await expect(decide(session, 0, { type: 'done' })).rejects.toMatchObject({ code: 'journal-lost' });
    expect(session.row(0).done).toBe(false);
  });

  it.each(['taken away', 'emptied'])('write a journal again that was %s under them', async (what) => {
    const file = path.join(temporaryFolder(), 'notes.journal.jsonl');
    const again = () => openReview(NOTES, createAppendFile(file), { labels: LABELS });
    const session = await again();
    await decide(session, 0, { type: 'accept', entities: ['a'] });
    await decide(session, 0, add(31, 34));
    const before = readFileSync(file, 'utf8');
    if (what === 'emptied') writeFileSync(file, '');
    else rmSync(file);
    await session.changes(0);
    expect(readFileSync(file, 'utf8')).toBe(before);
    rmSync(file);
    expect(await decide(session, 0, { type: 'done' })).toMatchObject({ kind: 'saved', state: { version: 3 } });
    expect(stateOf(await again(), 0)).toEqual(stateOf(session, 0));
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(4);
  });

  it('decide nothing on a journal that became another file, and write nothing into it', async () => {
    const log = createMemoryLog();
    const session = await open(log);
    await decide(session, 0, { type: 'accept', entities: ['a'] });
    const before = log.bytes;
    for (const other of [before.slice(0, -20), new TextEncoder().encode('{"other":"lines"}\n'.repeat(99))]) {
      log.bytes = other;
      await expect(decide(session, 0, add(31, 34))).rejects.toMatchObject({ code: 'journal-lost' });
      expect(log.bytes).toBe(other);
    }
    log.bytes = new Uint8Array();
    expect(await decide(session, 0, add(31, 34))).toMatchObject({ kind: 'saved', state: { version: 2 } });
    expect(log.bytes.slice(0, before.length)).toEqual(before);
  });
});

/** Anything that a page might ask, sensible or not. */
const anAction: fc.Arbitrary<ReviewRequest> = fc.oneof(
  fc.record({ type: fc.constant('accept' as const), entities: fc.subarray(['a', 'b', 'r1', 'r2']) }),
  fc.record({ type: fc.constant('remove' as const), entities: fc.subarray(['a', 'b', 'r1', 'r3']) }),
  fc.record({
    type: fc.constant('add' as const),
    start: fc.nat(36),
    end: fc.nat(36),
    label: fc.constantFrom(...LABELS),
  }),
  fc.record({
    type: fc.constant('change' as const),
    entity: fc.constantFrom('a', 'b', 'r1', 'r2', 'r3'),
    start: fc.nat(36),
    end: fc.nat(36),
    label: fc.constantFrom(...LABELS),
  }),
  fc.constantFrom('done' as const, 'reopen' as const, 'undo' as const, 'redo' as const).map((type) => ({ type })),
);
const aStep = fc.record({
  session: fc.nat(1),
  place: fc.constantFrom(0, 0, 1),
  lag: fc.constantFrom(0, 0, 0, 1),
  action: anAction,
});
const steps = fc.array(aStep, { maxLength: 30 });
type Step = typeof aStep extends fc.Arbitrary<infer T> ? T : never;

/** What two sessions on one journal make of the steps; states by place after each decision that was saved. */
async function play(log: MemoryLog, all: readonly Step[]) {
  const sessions = [await open(log), await open(log)] as const;
  const states: (readonly ReviewState[])[] = [];
  for (const { session: which, place, lag, action } of all) {
    const session = sessions[which] as ReviewSession;
    await session.changes(0);
    const base = Math.max(0, session.document(place).version - lag);
    const before = stateOf(session, place);
    try {
      const outcome = await session.decide({ place, reviewer: `r${which}`, base, action });
      const isStale = base !== before.version;
      expect(outcome.kind).toBe(isStale ? 'stale' : 'saved');
      expect(stateOf(session, place).version).toBe(before.version + Number(!isStale));
      if (isStale) expect(stateOf(session, place)).toEqual(before);
    } catch (error) {
      expect(error).toBeInstanceOf(PalimpsestError);
      expect(stateOf(session, place)).toEqual(before);
      continue;
    }
    states.push(NOTES.map((_, i) => stateOf(session, i)));
  }
  return { sessions, states };
}

describe('any sequence of decisions', () => {
  it('leaves sound documents, the same for every session and for who reads the journal later', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const log = createMemoryLog();
        const { sessions } = await play(log, all);
        for (const session of sessions) await session.changes(0);
        const later = await open(log);
        const { reviewed, notes } = readReview(NOTES, log.bytes);
        expect(notes).toEqual([]);
        for (const [place, { text }] of NOTES.entries()) {
          const state = stateOf(later, place);
          for (const session of sessions) expect(stateOf(session, place)).toEqual(state);
          expect(reviewed[place]?.done).toBe(state.done);
          expect(reviewed[place]?.document.entities.map(({ id }) => id)).toEqual(state.entities.map(({ id }) => id));
          expect(findFaults(text, later.reviewed()[place]?.document.entities ?? [])).toEqual([]);
        }
        expect(later.done).toBe(reviewed.filter(({ done }) => done).length);
      }),
    );
  });

  it('is undone to the document as it was, and done again to what it became', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const log = createMemoryLog();
        await play(log, all);
        const session = await open(log);
        const { done, entities } = stateOf(session, 0);
        let count = 0;
        while (session.document(0).undo) {
          await decide(session, 0, { type: 'undo' });
          count++;
        }
        expect(session.reviewed()[0]).toEqual({ document: NOTES[0], done: false });
        expect(session.document(0).entities.every(({ accepted }) => !accepted)).toBe(true);
        for (; count > 0; count--) await decide(session, 0, { type: 'redo' });
        expect(stateOf(session, 0)).toMatchObject({ done, entities });
      }),
    );
  });

  it('cut off anywhere leaves all decisions before the cut, and the review goes on', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.double({ min: 0, max: 1, noNaN: true }), async (all, share) => {
        const log = createMemoryLog();
        await play(log, all);
        const whole = log.bytes;
        const at = Math.round(share * whole.length);
        const cut = createMemoryLog(whole.slice(0, at));
        // A line is whole where it lacks no more than its end.
        const end = whole[at] === 10 ? at : whole.subarray(0, at).lastIndexOf(10) + 1;
        const kept = await open(createMemoryLog(whole.slice(0, end)));
        const session = await open(cut);
        expect(session.notes).toHaveLength(Number(end !== at));
        for (const place of [0, 1]) expect(stateOf(session, place)).toEqual(stateOf(kept, place));
        const wanted: ReviewRequest = { type: session.row(1).done ? 'reopen' : 'done' };
        expect((await decide(session, 1, wanted)).kind).toBe('saved');
        const again = await open(cut);
        for (const place of [0, 1]) expect(stateOf(again, place)).toEqual(stateOf(session, place));
      }),
    );
  });

  it('survives any damage to the journal without an error', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.nat(), fc.nat(255), async (all, place, byte) => {
        const log = createMemoryLog();
        await play(log, all);
        if (log.bytes.length > 0) log.bytes[place % log.bytes.length] = byte;
        const session = await open(log);
        for (const [i, { text }] of NOTES.entries()) {
          expect(findFaults(text, session.reviewed()[i]?.document.entities ?? [])).toEqual([]);
        }
        await decide(session, 1, { type: session.row(1).done ? 'reopen' : 'done' });
      }),
    );
  });
});
