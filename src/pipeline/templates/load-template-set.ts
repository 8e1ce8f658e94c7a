import { obtain } from '../../core/collections.ts';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PalimpsestError } from '../../core/errors.ts';
import { decodeUtf8 } from '../../formats/io/files.ts';
import { describeFileError } from '../../resources/files/file-error.ts';
import { packOf } from '../../languages/index.ts';
import { languageOf } from '../../languages/locale.ts';
import type { TemplateSet } from '../../templates/plan.ts';
import { parseTemplateSet, requireSound, SET_FILE, type ParsedSet } from '../../templates/template-set.ts';

const SHIPPED = fileURLToPath(new URL('../../../templates', import.meta.url));

/** The names of the template sets that come with the package, sorted. */
export function shippedTemplateSets(): readonly string[] {
  if (!isFolder(SHIPPED)) return [];
  return readdirSync(SHIPPED, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isFile(path.join(SHIPPED, entry.name, SET_FILE)))
    .map((entry) => entry.name)
    .sort();
}

/** Those in one language, read and checked once a process. */
export function shippedSetsIn(language: string): readonly TemplateSet[] {
  return obtain(byLanguage, language, () => namesIn(language).map(loadShipped));
}

/** Of those in one language, all that may know these labels, whatever their case: to search the text of a set takes a hundredth of the time to read and check it. */
export function shippedSetsNaming(language: string, labels: ReadonlySet<string>): readonly TemplateSet[] {
  const wanted = [...labels].map((label) => label.toLowerCase());
  const names = (name: string): boolean => {
    const text = [...readFolder(path.join(SHIPPED, name), name).values()].join('\n').toLowerCase();
    return wanted.every((label) => text.includes(label));
  };
  return namesIn(language).filter(names).map(loadShipped);
}

/** By the line alone: to parse all files takes longer than to augment a small corpus. A test holds them to have it. */
const namesIn = (language: string): readonly string[] =>
  shippedTemplateSets().filter((name) => {
    const file = path.join(SHIPPED, name, SET_FILE);
    return languageOf(/^locale: (\S+)$/mu.exec(readText(file, file))?.[1] ?? '') === language;
  });

/** The words of the text of the shipped sets, in lower case, with the languages whose sets have them; read once a process. */
export function wordsOfSets(): ReadonlyMap<string, readonly string[]> {
  if (wordsByLanguage.size > 0) return wordsByLanguage;
  for (const name of shippedTemplateSets()) {
    const files = readFolder(path.join(SHIPPED, name), name);
    const language = languageOf(/^locale: (\S+)$/mu.exec(files.get(SET_FILE) ?? '')?.[1] ?? '');
    if (packOf(language)?.text?.isHan === true) continue; // what words of letters it has are another language's
    files.delete(SET_FILE);
    for (const text of files.values()) {
      for (const [word] of text.replaceAll(/\{\{.*?\}\}/gsu, ' ').matchAll(/\p{L}[\p{L}\p{M}]+/gu)) {
        const languages = obtain(wordsByLanguage, word.toLowerCase(), () => []);
        if (!languages.includes(language)) languages.push(language);
      }
    }
  }
  return wordsByLanguage;
}

/** A shipped set, read and checked once a process: there are few, and they do not change. */
export function loadShipped(name: string): TemplateSet {
  return obtain(byName, name, () => loadTemplateSet(name));
}

const byName = new Map<string, TemplateSet>();
const wordsByLanguage = new Map<string, string[]>();
const byLanguage = new Map<string, readonly TemplateSet[]>();

/**
 * Reads and checks a template set: a folder with a `set.yaml`, or a shipped set by its name.
 *
 * @throws PalimpsestError `no-such-template-set`, naming the shipped ones; `bad-template` with file, line, column and what
 *   is legal there.
 */
export function loadTemplateSet(folderOrName: string): TemplateSet {
  return requireSound(readTemplateSet(folderOrName));
}

/** As {@link loadTemplateSet}, but gives all that is wrong instead of throwing the first of it, and the texts of the files by the names that errors show. */
export function readTemplateSet(folderOrName: string): ParsedSet & { readonly files: ReadonlyMap<string, string> } {
  const shipped = shippedTemplateSets();
  const folder = shipped.includes(folderOrName) ? path.join(SHIPPED, folderOrName) : folderOrName;
  if (!isFile(path.join(folder, SET_FILE))) {
    throw new PalimpsestError('no-such-template-set', `there is no template set: no folder with a ${SET_FILE}`, {
      place: { file: folderOrName },
      hint: `Give such a folder, or one of the shipped sets: ${shipped.join(', ')}.`,
    });
  }
  const shown = shipped.includes(folderOrName) ? `templates/${folderOrName}` : folder;
  const files = readFolder(folder, shown);
  const named = [...files].map(([file, text]) => [`${shown.replace(/\/+$/, '')}/${file}`, text] as const);
  return { ...parseTemplateSet(files, shown), files: new Map(named) };
}

function readFolder(folder: string, shown: string): Map<string, string> {
  const files = new Map<string, string>();
  const visit = (inner: string): void => {
    for (const entry of readdirSync(path.join(folder, inner), { withFileTypes: true })) {
      const name = inner === '' ? entry.name : `${inner}/${entry.name}`;
      if (entry.name.startsWith('.')) continue;
      if (isFolder(path.join(folder, name))) visit(name);
      else if (isFile(path.join(folder, name))) files.set(name, readText(path.join(folder, name), `${shown}/${name}`));
    }
  };
  try {
    visit('');
  } catch (error) {
    throw error instanceof PalimpsestError ? error : describeFileError(error, folder);
  }
  return files;
}

function readText(file: string, shown: string): string {
  const text = decodeUtf8(readFileSync(file));
  if (text !== undefined) return text;
  throw new PalimpsestError('bad-template', 'the file is not valid UTF-8', { place: { file: shown } });
}

function isFolder(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}
