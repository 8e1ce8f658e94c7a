import { appendAll } from '../core/collections.ts';
import { applyEdits } from '../core/apply-edits.ts';
import type { Document, Edit, Entity } from '../core/types.ts';
import { extractParagraphs, type Paragraph, type ParagraphOptions, sourceMap, splitParagraph } from './paragraphs.ts';

export interface RunningTextOptions extends ParagraphOptions {
  /** Most tokens of a line, at 1.8 for each text element: longer paragraphs are split (§5.3.3). Without it none is. */
  readonly budget?: number;
}

/** What an edit is: of a paragraph (a hyphen, a line end, a bullet), of white space around paragraphs, where one was split. */
export type RunningTextStep = 'paragraph' | 'gap' | 'split';

export interface RunningText {
  readonly document: Document;
  /** What leads there from the source, in order. */
  readonly edits: readonly Edit[];
  /** What each edit is. */
  readonly steps: readonly RunningTextStep[];
  readonly paragraphs: number;
  /** Lines that the document has now: more than paragraphs where some were split. */
  readonly lines: number;
  /** Edits left undone, for a mention would have been cut or lost: where a number before a paragraph is one, for example. */
  readonly kept: number;
}

interface StepEdit extends Edit {
  readonly step: RunningTextStep;
}

/**
 * Writes a document one paragraph a line: words parted at line ends joined, lines made one, bullets and numbers taken out (§5.3.1),
 * long paragraphs split (§5.3.3). Mentions move with their text, and none is lost.
 */
export function toRunningText(doc: Document, options: RunningTextOptions = {}): RunningText {
  const { text } = doc;
  const paragraphs = extractParagraphs(text, options);
  const wanted: StepEdit[] = [];
  const cutsMention = createHarmCheck(doc.entities);
  let [end, refused] = [0, 0];
  paragraphs.forEach((paragraph, i) => {
    wanted.push({ start: end, end: paragraph.start, replacement: i === 0 ? '' : '\n', step: 'gap' });
    const cuts = options.budget === undefined ? [] : findSplits(text, paragraph, options.budget);
    const splits = cuts.filter((split) => !cutsMention(split));
    refused += cuts.length - splits.length;
    appendAll(wanted, withSplits(paragraph, splits));
    ({ end } = paragraph);
  });
  wanted.push({ start: end, end: text.length, replacement: paragraphs.length === 0 ? '' : '\n', step: 'gap' });
  const harms = createHarmCheck(doc.entities);
  const safe = wanted.filter((edit) => !harms(edit));
  // Where the source has it so already there is nothing to do: a paragraph that is split where a line ended.
  const real = safe.filter((edit) => text.slice(edit.start, edit.end) !== edit.replacement);
  const edits = real.map(({ start, end: stop, replacement }): Edit => ({ start, end: stop, replacement }));
  return {
    document: applyEdits(doc, edits),
    edits,
    steps: real.map(({ step }) => step),
    paragraphs: paragraphs.length,
    lines: paragraphs.length + safe.filter(({ step }) => step === 'split').length,
    kept: refused + wanted.length - safe.length,
  };
}

/** The white space at which a paragraph is split, as it lies in the source. */
function findSplits(text: string, paragraph: Paragraph, budget: number): StepEdit[] {
  const pieces = splitParagraph(paragraph.text, { budget });
  if (pieces.length < 2) return [];
  const map = sourceMap(text, paragraph);
  return pieces.slice(1).map(({ start }, i) => ({
    start: map.end(pieces[i]?.end ?? 0),
    end: map.start(start),
    replacement: '\n',
    step: 'split',
  }));
}

/** The edits of a paragraph with its splits; one where a line ends takes the place of the joint. */
function withSplits(paragraph: Paragraph, splits: readonly StepEdit[]): StepEdit[] {
  const joints = paragraph.edits.map((edit): StepEdit => ({ ...edit, step: 'paragraph' }));
  if (splits.length === 0) return joints;
  let next = 0;
  const others = joints.filter((joint) => {
    while (next < splits.length && (splits[next] as Edit).end < joint.end) next++;
    const split = splits[next];
    return split === undefined || split.start > joint.start;
  });
  return [...others, ...splits].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/**
 * Answers, for edits asked for in order, whether a mention would be cut or lost: the edit overlaps one without lying inside
 * it. A split is none inside one either.
 */
function createHarmCheck(entities: readonly Entity[]): (edit: StepEdit) => boolean {
  let next = 0;
  return ({ start, end, step }) => {
    // What lies before no edit to come; longer mentions first, so a nested one does not hold this back for long.
    while (next < entities.length && (entities[next] as Entity).end <= start) next++;
    for (let i = next; i < entities.length; i++) {
      const entity = entities[i] as Entity;
      if (entity.start >= end) return false;
      if (entity.end <= start) continue;
      if (step === 'split' || start <= entity.start || end >= entity.end) return true;
    }
    return false;
  };
}
