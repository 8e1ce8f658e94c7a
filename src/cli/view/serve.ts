import type { ViewOptions } from './command.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Document } from '../../core/types.ts';
import { createViewIndex } from '../../report/view-index.ts';
import { describeView } from '../../report/view-page.ts';
import { foldText } from '../../report/view-search.ts';
import { discard, removeAtExit } from '../../resources/files/made-folders.ts';
import { tokenise } from '../../text/tokenise.ts';
import { startLoopbackServer } from '../../web/loopback-server.ts';
import { createSpool } from '../../web/spool.ts';
import { collectView, notesOf, type ViewCorpora } from '../../web/view-corpus.ts';
import { createViewHandler } from '../../web/view-server.ts';
import { createHeapGuard } from '../../pipeline/heap-guard.ts';
import type { CliIo } from '../io.ts';
import { openInBrowser } from '../browser.ts';
import { createProgressLine } from '../screen.ts';
import { untilInterrupted } from '../browser.ts';

/**
 * Serves a view until Ctrl-C. The texts lie in files that only this user can read, in a folder that goes with the process; an
 * index of them is in memory.
 */
export async function serveView(corpora: ViewCorpora, title: string, options: ViewOptions, io: CliIo): Promise<void> {
  const quiet = options.quiet === true || options.json === true;
  const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-serve-'));
  removeAtExit(folder);
  const store = createSpool(path.join(folder, 'documents'));
  const texts = createSpool(path.join(folder, 'texts'));
  const surfaces = createSpool(path.join(folder, 'entities'));
  try {
    const index = createViewIndex({ tokenise, store });
    const progress = createProgressLine(io, quiet);
    const guard = createHeapGuard();
    const owners: number[] = [];
    const observe = (place: number, { text, entities }: Document) => {
      guard();
      owners.push(place);
      texts.append(foldText(text));
      surfaces.append(entities.map(({ start, end }) => foldText(text.slice(start, end))).join('\n'));
      progress.update('Reading', owners.length, undefined, 'documents');
    };
    const limits = options.limit === undefined ? {} : { documents: options.limit };
    const account = await collectView(corpora, index, limits, observe);
    progress.clear();
    const notes = [...notesOf(account)];
    if (index.size < account.total) {
      notes.push(`${account.total - index.size} of ${account.total} documents are left out (--limit).`);
    }
    const handle = createViewHandler(index, describeView(index, title, account.total, notes), {
      find: (needle, scope) =>
        (scope === 'entities' ? surfaces : texts).scan(needle).map((record) => owners[record] as number),
    });
    const server = await startLoopbackServer({ handle, ...(options.port !== undefined && { port: options.port }) });
    const { url } = server;
    if (options.json === true) {
      const result = { url, documents: index.size, total: account.total, copies: index.copies, notes };
      io.stdout.write(`${JSON.stringify(result)}\n`);
    } else {
      if (options.quiet !== true) for (const note of notes) io.stderr.write(`note: ${note}\n`);
      io.stderr.write(`${index.size} documents at ${url}\n`);
      if (options.quiet !== true)
        io.stderr.write('On this machine only, for whoever has the address. Ctrl-C ends it.\n');
    }
    if (options.open === true) {
      const outcome = await openInBrowser(url, io.env);
      if (!outcome.opened) io.stderr.write(`No browser was opened: ${outcome.reason}. Open the address yourself.\n`);
    }
    await untilInterrupted();
    await server.close();
  } finally {
    for (const spool of [store, texts, surfaces]) spool.close();
    discard(folder);
  }
}
