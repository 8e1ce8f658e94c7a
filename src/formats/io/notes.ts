import { obtain } from '../../core/collections.ts';
import type { Document, Entity } from '../../core/types.ts';

/** A mention whose text was replaced, or removed (`after` is absent). */
export interface SurfaceChange {
  readonly before: string;
  readonly after?: string;
}

/** What stands at an entity: its text, the fragments of a discontinuous mention joined by a space. */
export function surfaceOf(text: string, entity: Entity): string {
  return (entity.fragments ?? [entity]).map((part) => text.slice(part.start, part.end)).join(' ');
}

/** Compares a derived document with the text and entities it was read with, by entity id. */
export function findSurfaceChanges(
  sourceText: string,
  sourceEntities: readonly Entity[],
  doc: Document,
): ReadonlyMap<string, SurfaceChange> {
  const present = new Map(doc.entities.map((entity) => [entity.id, entity]));
  const changes = new Map<string, SurfaceChange>();
  for (const entity of sourceEntities) {
    const before = surfaceOf(sourceText, entity);
    const now = present.get(entity.id);
    if (now === undefined) changes.set(entity.id, { before });
    else if (surfaceOf(doc.text, now) !== before) changes.set(entity.id, { before, after: surfaceOf(doc.text, now) });
  }
  return changes;
}

/**
 * Keeps annotators' free text (notes, comments, attribute values) from giving away what was written over.
 *
 * The rule: every replaced mention that the note quotes, in any case, is replaced in the note as well; where two mentions
 * with the same text got different replacements, the one the note is attached to decides, then the first in the document.
 * The note is given up when it quotes a removed mention, when a replaced mention of three or more characters still stands
 * inside a longer word, or when a telling word of one remains: a word of two or more characters that is not all lower case
 * (a surname, a place), inside a longer word too where it has four or more, or a number of four or more digits (a year);
 * but not a word that the replacement has as well.
 *
 * @returns a function that gives the note as it may be written, or `undefined` where it must be left out.
 */
export function createNoteRewriter(
  changes: Iterable<SurfaceChange>,
): (note: string, own?: SurfaceChange) => string | undefined {
  let rules: Rules | undefined; // most documents have no notes
  return (note, own) => {
    if (!/[\p{L}\p{N}]/u.test(note)) return note;
    rules ??= createRules(changes);
    const folded = foldWithOrigins(note);
    let result = '';
    let position = 0; // in the folded text
    const copyTo = (end: number) => note.slice(folded.origin(position), folded.origin(end));
    for (let at = 0; at < folded.text.length;) {
      const key = rules.quoted.at(folded.text, at);
      if (key === undefined) {
        at++;
        continue;
      }
      const change = own !== undefined && keyOf(own.before) === key ? own : rules.changes.get(key);
      if (change?.after === undefined || leaks(folded.text.slice(position, at), rules)) return undefined;
      result += copyTo(at) + change.after;
      position = at += key.length;
    }
    if (leaks(folded.text.slice(position), rules)) return undefined;
    return result + copyTo(folded.text.length);
  };
}

interface Rules {
  /** By the folded text that was replaced. */
  readonly changes: ReadonlyMap<string, SurfaceChange>;
  readonly quoted: WordFinder;
  /** What must not stand anywhere, not even inside a word. */
  readonly inside: readonly string[];
  readonly telling: WordFinder;
}

function createRules(all: Iterable<SurfaceChange>): Rules {
  const changes = new Map<string, SurfaceChange>();
  for (const change of all) {
    const key = keyOf(change.before);
    if (/[\p{L}\p{N}]/u.test(key) && !changes.has(key)) changes.set(key, change);
  }
  const keys = [...changes.keys()];
  const telling = [...new Set([...changes.values()].flatMap(tellingWords))];
  const inside = [...keys.filter((key) => key.length >= 3), ...telling.filter((word) => word.length >= 4)];
  return { changes, quoted: createWordFinder(keys), inside, telling: createWordFinder(telling) };
}

function leaks(folded: string, { inside, telling }: Rules): boolean {
  if (inside.some((text) => folded.includes(text))) return true;
  for (let at = 0; at < folded.length; at++) if (telling.at(folded, at) !== undefined) return true;
  return false;
}

interface WordFinder {
  /** The longest of the texts that stands at the offset, where no cased letter or digit adjoins it. */
  at(text: string, offset: number): string | undefined;
}

function createWordFinder(words: readonly string[]): WordFinder {
  const byStart = new Map<string | undefined, string[]>();
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    obtain(byStart, word[0], () => []).push(word);
  }
  return {
    at: (text, offset) => {
      const candidates = byStart.get(text[offset]);
      if (!candidates || IN_WORD.test(characterBefore(text, offset))) return undefined;
      return candidates.find((word) => {
        const end = offset + word.length;
        return text.startsWith(word, offset) && !IN_WORD.test(String.fromCodePoint(text.codePointAt(end) ?? 0));
      });
    },
  };
}

/** Scripts without case do not separate words, so theirs do not count. */
const IN_WORD = /[\p{Lu}\p{Ll}\p{M}\p{N}]/u;

function characterBefore(text: string, offset: number): string {
  return Array.from(text.slice(Math.max(0, offset - 2), offset)).at(-1) ?? '';
}

/** Lower case, with a run of white space as one space; and where each character of that comes from. */
function foldWithOrigins(text: string): { readonly text: string; origin(offset: number): number } {
  const origins: number[] = [];
  let folded = '';
  let offset = 0;
  for (const character of text) {
    const space = /\s/.test(character);
    if (!space || !folded.endsWith(' ')) {
      const lower = space ? ' ' : character.toLowerCase();
      for (let i = 0; i < lower.length; i++) origins.push(offset);
      folded += lower;
    }
    offset += character.length;
  }
  return { text: folded, origin: (at) => origins[at] ?? text.length };
}

/** What is the same folded, but for capitals: nearly every mention. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

function keyOf(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return foldWithOrigins(text).text.trim();
}

function tellingWords({ before, after }: SurfaceChange): readonly string[] {
  const kept = new Set(wordsOf(after ?? '').map((word) => word.toLowerCase()));
  const telling = wordsOf(before).filter((word) => {
    if (kept.has(word.toLowerCase())) return false;
    if (/^\p{N}+$/u.test(word)) return word.length >= 4;
    return word.length >= 2 && !/^\p{Ll}+$/u.test(word);
  });
  return telling.map((word) => word.toLowerCase());
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
}
