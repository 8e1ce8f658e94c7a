import path from 'node:path';
import type { CharSpan, Document, Edit } from '../../core/types.ts';
import { formatEdits, stepEditsOf } from '../../pipeline/edit-log.ts';
import type { AugmentedCopy } from '../../pipeline/augmentation/engine.ts';
import { changedSentences, type Preview, previewAugmentation, unitOf } from '../../pipeline/augmentation/preview.ts';
import { plural } from '../../report/pages/format.ts';
import { createViewPage } from '../../report/view-page.ts';
import { tokenise } from '../../text/tokenise.ts';
import { augmentSettings, PHASES } from '../augment/run.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { formatTable } from '../screen.ts';
import { inSession } from '../session.ts';
import { requirePolicies } from '../settings.ts';
import type { PreviewCommandOptions } from './command.ts';

/** Why a mention stayed, in words. */
const REASONS = {
  policy: 'kept by policy',
  unique: 'there is no other like it',
  told: 'the text beside it tells of it',
  'no-surrogate': 'no surrogate fits',
  overlap: 'overlaps another',
} as const;

export function runPreview(input: string, options: PreviewCommandOptions, io: CliIo): Promise<ExitCode> {
  return inSession(options, io, async (session) => {
    const corpus = await session.open(input);
    const { targetSample, targetFrom } = options;
    const preview = await previewAugmentation(corpus, {
      ...(await augmentSettings(options)),
      ...(targetSample !== undefined && { targetSample: await session.open(targetSample, { from: targetFrom }) }),
      count: options.count ?? (options.page === undefined && options.json !== true ? FEW : MANY),
      onProgress: ({ phase, documents, totalDocuments }) => session.count(PHASES[phase], documents, totalDocuments),
    });
    requirePolicies(options.policy, Object.keys({ ...preview.job.plans, ...preview.targetPlans }), preview.labelMap);
    session.progress.clear();
    const notes = [...preview.notes, ...describeKept(preview)];
    if (options.json !== true) preview.notes.forEach(session.note);
    if (options.page !== undefined) session.write(options.page, createPage(preview, path.basename(input), notes), true);
    if (options.json === true || options.quiet !== true)
      session.print(asJson(preview, notes), () => formatPreview(preview, widthOf(io)));
    if (options.page !== undefined && options.json !== true && options.quiet !== true)
      io.stderr.write(`${plural(preview.documents.length, 'document')} \u2192 ${options.page}\n`);
  });
}

function createPage(preview: Preview, title: string, notes: readonly string[]): string {
  const rows = preview.documents.map(({ source, copies }) => ({
    source,
    copies: copies.map(({ document }) => document),
    edits: copies.map(stepEditsOf),
  }));
  return createViewPage(rows, { title, total: preview.total, tokenise, notes: [describeChoice(preview), ...notes] });
}

/** Mentions that stayed as they were, by label and reason. */
function describeKept({ summary }: Preview): readonly string[] {
  return Object.entries(summary.labels).flatMap(
    ([label, { kept, copies }]) =>
    Object.entries(kept).map(([reason, count]) => `${label}: ${count} of ${copies} entities unchanged: ${REASONS[reason as keyof typeof REASONS]}.`), // prettier-ignore
  );
}

function asJson({ documents, summary, ...preview }: Preview, notes: readonly string[]) {
  const { learned: _, target: _told, ...job } = preview.job; // the notes tell of the target
  return {
    documents: documents.map(({ source, copies }) => ({
      id: source.id,
      copies: copies.map((copy) => ({
        ...(JSON.parse(formatEdits(source, copy)) as object),
        text: copy.document.text,
        kept: copy.counts.kept.map(({ entity: { id, label }, reason }) => ({ entity: id, label, reason })),
      })),
    })),
    total: preview.total,
    unchanged: preview.unchanged,
    summary,
    labelMap: preview.labelMap?.name ?? null,
    job,
    notes,
  };
}

const NARROW = 80;
const WIDE = 160;

function widthOf({ stdout, env }: CliIo): number {
  const columns = (stdout as { columns?: number }).columns ?? Number(env['COLUMNS'] ?? 120);
  return Math.min(WIDE, Math.max(NARROW, Number.isFinite(columns) ? columns : NARROW));
}

/** Documents that a person reads on a terminal, and on a page. */
const FEW = 5;
const MANY = 20;

/** What would change, for a terminal: of the first copy of each document changed sentences side by side, then the edits and what stayed. */
export function formatPreview(preview: Preview, width: number): string {
  const { documents, job } = preview;
  const parts = documents.flatMap(({ source, copies }) =>
    copies.slice(0, 1).map((copy) => formatCopy(source, copy, job.locale, width)),
  );
  const most = documents.reduce((all, { copies }) => Math.max(all, copies.length), 0);
  const rest = most > 1 ? `The first of up to ${most} copies of each document is shown; --page shows all.\n` : '';
  return `${parts.join('\n')}${parts.length > 0 ? '\n' : ''}${rest}${describeChoice(preview)}\n`;
}

/** What is shown of the corpus, and that it is no more than shown. */
function describeChoice({ documents, total, unchanged }: Preview): string {
  const rest = unchanged > 0 ? `; ${unchanged} more drawn documents did not change` : '';
  return `${documents.length} of ${plural(total, 'document')} shown, drawn with the seed${rest}. Nothing was written.`;
}

function formatCopy(source: Document, copy: AugmentedCopy, locale: string, width: number): string {
  const { document, counts } = copy;
  const edits = stepEditsOf(copy).at(-1) ?? [];
  const unit = unitOf(source, copy);
  const mentions = copy.edits.length > 1 ? [] : source.entities;
  const column = Math.floor((width - 3) / 2);
  const sentences = changedSentences(unit, edits, mentions, locale).map(({ source: span, edits: own }) => {
    const left = wrap(
      written(unit.text, span, own, ({ start, end }) => unit.text.slice(start, end)),
      column,
    );
    const right = wrap(
      written(unit.text, span, own, ({ replacement }) => replacement),
      column,
    );
    const lines = Array.from({ length: Math.max(left.length, right.length) }, (_, i) => `${(left[i] ?? '').padEnd(column)} \u2502 ${right[i] ?? ''}`.trimEnd()); // prettier-ignore
    return `${lines.join('\n')}\n`;
  });
  const labelOf = createLabels(mentions);
  const rows = edits.map((edit) => [
    edit.step ?? '',
    labelOf(edit),
    shorten(unit.text.slice(edit.start, edit.end)),
    shorten(edit.replacement),
  ]);
  const kept = counts.kept.map(({ entity, reason }) => [
    REASONS[reason],
    entity.label,
    copy.edits.length > 1 ? '' : shorten(source.text.slice(entity.start, entity.end)),
    '',
  ]);
  const table = formatTable(['step', 'label', 'source', 'copy'], [...rows, ...kept], ['left', 'left', 'left', 'left']);
  return `\u2500\u2500 ${source.id} \u2192 ${document.id}\n${sentences.join('\n')}\n${table}`;
}

/** Tells the labels of mentions that edits are in, which come in the order of the text as the mentions do. */
function createLabels(mentions: Document['entities']): (edit: Edit) => string {
  let first = 0;
  return (edit) => {
    while (first < mentions.length && (mentions[first] as CharSpan).end <= edit.start) first++;
    for (let i = first; i < mentions.length; i++) {
      const { start, end, label } = mentions[i] as Document['entities'][number];
      if (start > edit.start) break;
      if (edit.end <= end && edit.end > edit.start) return label;
    }
    return '';
  };
}

/** A stretch of the source, its edits in brackets: either what they take away or what they put in. */
function written(text: string, { start, end }: CharSpan, edits: readonly Edit[], show: (edit: Edit) => string): string {
  let result = '';
  let position = start;
  for (const edit of edits) {
    const shown = show(edit);
    result += text.slice(position, edit.start) + (shown === '' ? '' : `[${shown}]`);
    position = edit.end;
  }
  return result + text.slice(position, end);
}

const MOST_SHOWN = 40;

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const signs = [...line];
  return signs.length <= MOST_SHOWN ? line : `${signs.slice(0, MOST_SHOWN - 1).join('')}\u2026`;
}

/** Breaks a text into lines of so many signs at most, at blanks where there are any. */
function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    for (let rest = word; rest !== '' || line === '';) {
      const joined = line === '' ? rest : `${line} ${rest}`;
      if (joined.length <= width) {
        line = joined;
        break;
      }
      if (line === '') {
        lines.push(rest.slice(0, width));
        rest = rest.slice(width);
      } else {
        lines.push(line);
        line = '';
      }
    }
  }
  return line === '' ? lines : [...lines, line];
}
