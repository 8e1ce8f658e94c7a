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
  const byKey = new Map<string, SurfaceChange>();
  for (const change of changes) {
    const key = keyOf(change.before);
    if (/[\p{L}\p{N}]/u.test(key) && !byKey.has(key)) byKey.set(key, change);
  }
  if (byKey.size === 0) return (note) => note;
  const keys = [...byKey.keys()].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const quoted = wholeWords(keys);
  const parts = new Set([...byKey.values()].flatMap(tellingWords));
  const inside = [...keys.filter((key) => key.length >= 3), ...[...parts].filter((word) => word.length >= 4)];
  const part = parts.size > 0 ? wholeWords([...parts]) : undefined;
  const leaks = (piece: string) => {
    const key = keyOf(piece);
    return inside.some((surface) => key.includes(surface)) || (part !== undefined && piece.search(part) >= 0);
  };
  return (note, own) => {
    let result = '';
    let position = 0;
    for (const match of note.matchAll(quoted)) {
      const key = keyOf(match[0]);
      const change = own !== undefined && keyOf(own.before) === key ? own : byKey.get(key);
      const piece = note.slice(position, match.index);
      if (change?.after === undefined || leaks(piece)) return undefined;
      result += piece + change.after;
      position = match.index + match[0].length;
    }
    const rest = note.slice(position);
    return leaks(rest) ? undefined : result + rest;
  };
}

function keyOf(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** Matches any of the texts where no cased letter or digit adjoins it: scripts without case do not separate words. */
function wholeWords(texts: readonly string[]): RegExp {
  const patterns = texts.map((text) =>
    text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`),
  );
  const neighbour = String.raw`[\p{Lu}\p{Ll}\p{M}\p{N}]`;
  return new RegExp(`(?<!${neighbour})(?:${patterns.join('|')})(?!${neighbour})`, 'giu');
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
