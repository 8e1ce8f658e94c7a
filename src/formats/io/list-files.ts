import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { InputFile } from '../../core/corpus-format.ts';
import { PalimpsestError, type Report } from '../../core/errors.ts';
import { describeFileError } from '../../resources/files/file-error.ts';
import { findFormer, isInterim } from '../../resources/files/leftovers.ts';

/** Ours: the manifest in the folder or beside the file of every corpus we write, what reviewers decided about one, and outputs that are not complete. */
const isOurs = (name: string, relative: string) =>
  relative === 'manifest.json' || name.endsWith('.manifest.json') || name.endsWith('.journal.jsonl') || isInterim(name);

/**
 * Lists the files of a corpus, sorted by name in UTF-16 order, so that the order is the same on every machine. Hidden files
 * and folders, our own manifests, the journals of reviews and outputs that are not complete are left out. Links are followed, to a folder
 * once; what they lead to bears the name of the link.
 *
 * @param report is told of links that lead nowhere (errors), and of links and other things that are not read (warnings).
 * @throws PalimpsestError `no-such-corpus`, `unreadable-corpus`
 */
export async function listFiles(corpus: string, report: Report = () => undefined): Promise<readonly InputFile[]> {
  try {
    if (!(await stat(corpus)).isDirectory()) return [{ path: corpus, relative: path.basename(corpus) }];
    const found = await walk(corpus, report);
    return found.toSorted((a, b) => (a.relative < b.relative ? -1 : 1));
  } catch (error) {
    throw describeMissing(error, corpus);
  }
}

/** Folders that links lead to are entered last: then each is read under its own name where it has one in the corpus. */
async function walk(corpus: string, report: Report): Promise<InputFile[]> {
  const files: InputFile[] = [];
  const root = await realpath(corpus);
  const entered = new Set<string>();
  const linked: string[] = [];
  const warn = (relative: string, code: string, message: string) =>
    report({ severity: 'warning', code, message, place: { file: path.join(corpus, relative) } });

  async function enter(folder: string): Promise<void> {
    const place = await realpath(path.join(corpus, folder));
    const isAbove =
      folder !== '' && (root === place || root.startsWith(place + path.sep) || place === path.parse(place).root);
    if (isAbove) return warn(folder, 'link-cycle', 'the link leads to a folder above it, and is not followed');
    if (entered.has(place)) return warn(folder, 'linked-twice', 'the folder is read already, under another name');
    entered.add(place);
    for (const entry of await readdir(path.join(corpus, folder), { withFileTypes: true })) {
      const relative = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.name.startsWith('.') || isOurs(entry.name, relative)) continue;
      const kind = await kindOf(path.join(corpus, relative), entry);
      if (kind === 'file') files.push({ path: path.join(corpus, relative), relative });
      else if (kind === 'folder') await (entry.isSymbolicLink() ? linked.push(relative) : enter(relative));
      else if (kind === 'other') warn(relative, 'not-a-file', 'a device, pipe or socket is not read');
      else {
        report({
          severity: 'error',
          code: 'broken-link',
          message: 'this is a broken link: its target was not read',
          place: { file: path.join(corpus, relative) },
        });
      }
    }
  }

  await enter('');
  while (linked.length > 0) await enter(linked.sort().shift() as string);
  return files;
}

async function kindOf(place: string, entry: Dirent): Promise<'file' | 'folder' | 'other' | undefined> {
  try {
    const found = entry.isSymbolicLink() ? await stat(place) : entry;
    return found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ELOOP' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** A run that was killed between two steps of replacing a folder left it under another name. */
function describeMissing(error: unknown, corpus: string): PalimpsestError {
  const former = (error as NodeJS.ErrnoException).code === 'ENOENT' ? findFormer(corpus) : undefined;
  if (former === undefined) return describeFileError(error, corpus);
  return new PalimpsestError('no-such-corpus', 'no such file or folder', {
    place: { file: corpus },
    hint: `A run that replaced it was stopped: what it was is ${former}. Rename that back.`,
    cause: error,
  });
}
