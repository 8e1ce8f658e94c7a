import type { ViewOptions } from './command.ts';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PalimpsestError } from '../../core/errors.ts';
import { readEditLog } from '../../pipeline/edit-log.ts';
import { createViewIndex } from '../../report/view-index.ts';
import { describeView, renderViewPage } from '../../report/view-page.ts';
import { tokenise } from '../../text/tokenise.ts';
import { collectView, notesOf, type ViewCorpora } from '../../web/view-corpus.ts';
import { inSession, writeWhole } from '../session.ts';
import type { CliIo } from '../io.ts';
import { openInBrowser } from '../browser.ts';
import type { ExitCode } from '../command.ts';

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
    const source = await open(sourcePath);
    const derived = derivedPath === undefined ? undefined : await open(derivedPath);
    const edits = options.edits === undefined ? undefined : await readEditLog(options.edits);
    try {
      const corpora = { source, ...(derived && { derived }), ...(edits && { edits }) };
      if (options.serve === true) {
        const { serveView } = await import('./serve.ts');
        await serveView(corpora, title, options, io);
      } else await writeView(corpora, title, options, io);
    } finally {
      edits?.close();
    }
  });
}

async function writeView(corpora: ViewCorpora, title: string, options: ViewOptions, io: CliIo): Promise<void> {
  const index = createViewIndex({ tokenise });
  const documents = options.limit ?? PAGE_DOCUMENTS;
  const account = await collectView(corpora, index, { documents, characters: PAGE_CHARACTERS });
  const { total } = account;
  const notes = [...notesOf(account)];
  if (index.size < total) {
    const why = index.size < documents ? 'it holds no more text' : 'its limit';
    const more = index.size < documents ? '--serve shows all' : '--limit shows more, --serve all';
    notes.push(`This page leaves out ${total - index.size} of ${total} documents (${why}): ${more}.`);
  }
  const file = options.out ?? path.join(mkdtempSync(path.join(tmpdir(), 'palimpsest-view-')), 'view.html');
  const html = renderViewPage(index, describeView(index, title, total, notes));
  writeWhole(file, html, options.overwrite === true);
  if (options.out === undefined) chmodSync(file, 0o600);
  const outcome = options.open === true ? await openInBrowser(pathToFileURL(file).href, io.env) : undefined;
  const opened = outcome?.opened === true;
  if (options.json === true) {
    const result = { out: file, documents: index.size, total, copies: index.copies, notes };
    io.stdout.write(`${JSON.stringify({ ...result, ...(outcome && { opened }) })}\n`);
  } else if (options.quiet !== true) {
    for (const note of notes) io.stderr.write(`note: ${note}\n`);
    io.stderr.write(`${index.size} of ${total} documents → ${file}\n`);
    if (opened && options.out === undefined) {
      io.stderr.write('Only you can read the file; delete it when you have seen it: it holds the text.\n');
    }
  }
  if (outcome?.opened === false) {
    if (outcome.reason.includes('display')) {
      io.stderr.write(`No browser was opened: ${outcome.reason}. Open ${file} where there is one.\n`);
      return;
    }
    throw new PalimpsestError('no-browser', `no browser was opened: ${outcome.reason}`, {
      hint: `The page is written: open ${file} yourself.`,
    });
  }
}
