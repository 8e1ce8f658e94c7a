import type { ViewOptions } from './command.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { limitHeapGrowth } from '../../core/v8-flags.ts';
import type { Document } from '../../core/types.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { readEditLog } from '../../pipeline/edit-log.ts';
import { createViewIndex } from '../../report/view-index.ts';
import { describeView, renderViewPage } from '../../report/view-page.ts';
import { fold } from '../../text/fold.ts';
import { discard, removeAtExit } from '../../resources/files/made-folders.ts';
import { tokenise } from '../../text/tokenise.ts';
import { createSpool, createViewHandler, collectView, type ViewCorpora } from '../../web/view-server.ts';
import { checkOutput, inSession, writeWhole } from '../session.ts';
import type { CliIo } from '../io.ts';
import { openInBrowser, serve } from '../browser.ts';
import { createProgressLine } from '../screen.ts';
import type { ExitCode } from '../command.ts';
import { plural } from '../../report/pages/format.ts';

/** What one page takes, unless `--limit` says otherwise. */
const PAGE_DOCUMENTS = 5000;
/** What one page takes at most, in UTF-16 units of source text: beyond, browsers take long to open it. */
const PAGE_CHARACTERS = 24e6;

export function runView(
  sourcePath: string,
  derivedPath: string | undefined,
  options: ViewOptions,
  io: CliIo,
): Promise<ExitCode> {
  const title = options.title ?? path.basename(derivedPath ?? sourcePath);
  return inSession(options, io, async ({ open }) => {
    checkOutput(options);
    const source = await open(sourcePath);
    const derived = derivedPath === undefined ? undefined : await open(derivedPath);
    const edits = options.edits === undefined ? undefined : await readEditLog(options.edits);
    try {
      const corpora = { source, ...(derived && { derived }), ...(edits && { edits }) };
      if (options.serve === true) await serveView(corpora, title, options, io);
      else await writeView(corpora, title, options, io);
    } finally {
      edits?.close();
    }
  });
}

async function writeView(corpora: ViewCorpora, title: string, options: ViewOptions, io: CliIo): Promise<void> {
  const index = createViewIndex({ tokenise });
  const documents = options.limit ?? PAGE_DOCUMENTS;
  const total = await collectView(corpora, index, { documents, characters: PAGE_CHARACTERS });
  const notes: string[] = [];
  if (index.size < total) {
    const why = index.size < documents ? 'page size limit' : 'its limit';
    const more = index.size < documents ? '--serve shows all' : '--limit shows more, --serve all';
    notes.push(`This page leaves out ${total - index.size} of ${total} documents (${why}): ${more}.`);
  }
  const file = options.out ?? path.join(mkdtempSync(path.join(tmpdir(), 'palimpsest-view-')), 'view.html');
  const html = renderViewPage(index, describeView(index, title, total, notes));
  writeWhole(file, html, options.overwrite === true, true);
  const outcome = options.open === true ? await openInBrowser(pathToFileURL(file).href, io.env) : undefined;
  const opened = outcome?.opened === true;
  if (options.json === true) {
    const result = { out: file, documents: index.size, total, unlinked: index.unlinked, copies: index.copies, notes };
    io.stdout.write(`${JSON.stringify({ ...result, ...(outcome && { opened }) })}\n`);
  } else if (options.quiet !== true) {
    for (const note of notes) io.stderr.write(`note: ${note}\n`);
    io.stderr.write(`${index.size} of ${plural(total, 'document')} → ${file}\n`);
    if (opened && options.out === undefined) {
      io.stderr.write('The file contains the text; only you can read it. Delete it when you are done.\n');
    }
  }
  if (outcome?.opened === false) {
    if (outcome.reason.includes('display')) {
      io.stderr.write(`No browser was opened: ${outcome.reason}. Open ${file} yourself.\n`);
      return;
    }
    throw new PalimpsestError('no-browser', `no browser was opened: ${outcome.reason}`, {
      hint: `The page was written: open ${file} yourself.`,
    });
  }
}

/**
 * Serves a view until Ctrl-C. The texts lie in files that only this user can read, in a folder that goes with the process; an
 * index of them is in memory.
 */
async function serveView(corpora: ViewCorpora, title: string, options: ViewOptions, io: CliIo): Promise<void> {
  const quiet = options.quiet === true || options.json === true;
  const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-serve-'));
  removeAtExit(folder);
  const store = createSpool(path.join(folder, 'documents'));
  const texts = createSpool(path.join(folder, 'texts'));
  const surfaces = createSpool(path.join(folder, 'entities'));
  try {
    const index = createViewIndex({ tokenise, store });
    const progress = createProgressLine(io, quiet);
    limitHeapGrowth();
    const owners: number[] = [];
    const observe = (place: number, { text, entities }: Document) => {
      owners.push(place);
      texts.append(fold(text));
      surfaces.append(entities.map(({ start, end }) => fold(text.slice(start, end))).join('\n'));
      progress.update('Reading', owners.length, undefined, 'documents');
    };
    const limits = options.limit === undefined ? {} : { documents: options.limit };
    const total = await collectView(corpora, index, limits, observe);
    progress.clear();
    const notes = index.size < total ? [`${total - index.size} of ${total} documents are left out (--limit).`] : [];
    const handle = createViewHandler(index, describeView(index, title, total, notes), {
      find: (needle, scope) =>
        (scope === 'entities' ? surfaces : texts).scan(needle).map((record) => owners[record] as number),
    });
    await serve(
      { handle, port: options.port },
      {
        result: { documents: index.size, total, unlinked: index.unlinked, copies: index.copies, notes },
        notes,
        where: (url) => `${index.size} documents at ${url}`,
      },
      options,
      io,
    );
  } finally {
    for (const spool of [store, texts, surfaces]) spool.close();
    discard(folder);
  }
}
