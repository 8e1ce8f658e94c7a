import type { Document } from '../../core/types.ts';

/** What comments of a document that is written anew are brought up to date with. */
export interface CommentContext {
  /** Text of the sentence as it was read. */
  readonly before: string;
  /** As it is written. */
  readonly text: string;
  readonly isFirst: boolean;
  readonly doc: Document;
  /** What makes ids of a derived document differ from its source's. */
  readonly suffix: string;
  /** Brings a comment up to date; `undefined` where it would give the source away. */
  readonly rewrite: (comment: string) => string | undefined;
}

/** What the id of a document has beyond its source's, so that ids of sentences can have it too. */
export function suffixOf(doc: Document, sourceId: string): string {
  if (doc.id !== sourceId && doc.id.startsWith(sourceId)) return doc.id.slice(sourceId.length);
  return doc.derivedFrom ? `-aug${doc.derivedFrom.copy}` : '';
}

export function isNewdoc(line: string): boolean {
  return /^#\s*newdoc\b/.test(line);
}

const REPEATS_TEXT = /^#\s*(?:text\W?\w+\W?|text_\w+|translit\w*|orig\w*|phonetic\w*|gloss\w*|translation\w*)\s*=/;

/**
 * The comments of a sentence that is written anew: `# text` gives the new text; other `# text_…` comments, translations and
 * transliterations are left out where the text changed; a comment that quotes a mention written over gets the new text or is
 * left out; `newdoc` gives the document's id; `sent_id` and `newpar` ids of a derived document get its suffix.
 */
export function rewriteComments(
  comments: readonly string[],
  { before, text, isFirst, doc, suffix, rewrite }: CommentContext,
): string[] {
  const isSame = before === text;
  return comments.flatMap((line) => {
    const [, head, value] = /^(#\s*[^=]*?\s*=\s*)(.*)$/.exec(line) ?? [];
    if (isNewdoc(line)) {
      if (!isFirst) return [];
      if (doc.envelope?.sealed) return [`# newdoc id = ${doc.id.replaceAll(/\s+/g, ' ')}`];
      return head === undefined || value?.trim() === doc.id ? [line] : [`${head}${doc.id.replaceAll(/\s+/g, ' ')}`];
    }
    if (/^#\s*text\s*=/.test(line)) return isSame ? [line] : [`${head}${text}`];
    if (doc.envelope?.sealed) return [];
    if (head !== undefined && /^#\s*(?:sent_id|newpar\s+id)\s*=/.test(line)) return [head + value + suffix];
    if (!isSame && (REPEATS_TEXT.test(line) || line.includes(before))) return [];
    const rewritten = rewrite(line);
    return rewritten === undefined ? [] : [rewritten];
  });
}
