import { z } from 'zod';
import { collectDocuments } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Store } from '../../core/store.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { readYamlDocument } from '../../resources/yaml.ts';
import type { RuleAnalyser } from '../networks/analysis.ts';
import { readRules, type ReadRules, RULE_FILE, type RuleSource } from '../networks/load.ts';
import type { Document } from '../../core/types.ts';
import { readJsonlChunks } from '../../formats/jsonl/reader.ts';
import { toJsonLine } from '../../formats/jsonl/writer.ts';

/**
 * The documents of a JSONL blob, in order; none where there is no such blob.
 *
 * @throws PalimpsestError with the code and line of the first record that is damaged: a corpus that a person made is read
 *   whole or not at all.
 */
export async function readDocuments(store: Store, blob: string): Promise<readonly Document[]> {
  const bytes = await store.read(blob);
  if (bytes === undefined) return [];
  const documents = readJsonlChunks(only(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)), blob, {
    options: { overlaps: 'keep' },
    report: ({ severity, code, message, place }) => {
      if (severity === 'error') throw new PalimpsestError(code, message, { place });
    },
  });
  return collectDocuments(documents);
}

/** Writes a corpus whole: a killed process leaves the former one. */
export async function writeDocuments(store: Store, blob: string, documents: readonly Document[]): Promise<void> {
  await store.write(blob, Buffer.from(documents.map((doc) => toJsonLine(doc)).join('')));
}

/** What of a document goes into a project: what its source's format adds is not needed, and repeats the text. */
export function plainDocument({ id, text, entities, meta }: Document): Document {
  return { id, text, entities, ...(meta && { meta }) };
}

export async function readText(store: Store, blob: string): Promise<string | undefined> {
  const bytes = await store.read(blob);
  return bytes && new TextDecoder().decode(bytes);
}

export async function writeText(store: Store, blob: string, text: string): Promise<void> {
  await store.write(blob, new TextEncoder().encode(text));
}

async function* only<T>(item: T): AsyncGenerator<T> {
  yield item;
}

/** A rule file with the gazetteers beside it, as texts by their names; `rules.yaml` is the rule file. */
export type RuleFiles = ReadonlyMap<string, string>;

/** The gazetteer files that a rule file, or a part of one, names. None where it cannot be read: that is told elsewhere. */
function gazetteerFilesOf(text: string): readonly string[] {
  const document = readYamlDocument(text);
  if (document.errors.length > 0) return [];
  const parsed = z.object({ gazetteers: z.record(z.string(), z.unknown()) }).safeParse(document.toJS());
  if (!parsed.success) return [];
  const named = Object.values(parsed.data.gazetteers).flatMap((spec) => {
    const one = z.object({ file: z.union([z.string(), z.array(z.string())]) }).safeParse(spec);
    return one.success ? one.data.file : [];
  });
  return [...new Set(named)].toSorted();
}

/** Reads, checks and compiles rules that are held as texts. @param file named in what is wrong with them. */
export function readRuleFiles(files: RuleFiles, file: string, options: { analyser?: RuleAnalyser } = {}): ReadRules {
  return readRules(files.get(RULE_FILE) ?? '', file, {
    readBeside: (relative) => {
      const text = files.get(relative);
      if (text === undefined) throw new TypeError('no such file');
      return text;
    },
    gazetteers: loadGazetteers(),
    ...options,
  });
}

/** The rule files under a folder of the store; `undefined` where there are none. */
export async function loadRuleFiles(store: Store, folder: string): Promise<RuleFiles | undefined> {
  const text = await readText(store, `${folder}/${RULE_FILE}`);
  if (text === undefined) return undefined;
  const files = new Map([[RULE_FILE, text]]);
  for (const name of gazetteerFilesOf(text)) {
    if (!isStorable(name)) continue;
    const beside = await readText(store, `${folder}/${name}`);
    if (beside !== undefined) files.set(name, beside);
  }
  return files;
}

/** Writes rule files under a folder, the rule file last, so that it never names a list that is not there. */
export async function saveRuleFiles(store: Store, folder: string, files: RuleFiles): Promise<void> {
  for (const [name, text] of files) if (name !== RULE_FILE) await writeText(store, `${folder}/${name}`, text);
  await writeText(store, `${folder}/${RULE_FILE}`, files.get(RULE_FILE) ?? '');
}

/** @throws PalimpsestError `bad-gazetteer-file` where a list could not be kept beside the rules of a project. */
export function checkStorable(files: RuleFiles): void {
  const bad = [...files.keys()].find((name) => !isStorable(name));
  if (bad === undefined) return;
  throw new PalimpsestError(
    'bad-gazetteer-file',
    `the gazetteer file ${JSON.stringify(bad)} cannot be kept in a project`,
    {
      hint: 'Put it beside the rule file, with a name of letters, digits, "_", "-" and ".".',
    },
  );
}

function isStorable(name: string): boolean {
  return name.split('/').every((part) => /^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(part));
}

/**
 * The texts of rules on disk. A list that cannot be read is left out: reading the rules says so.
 *
 * @throws PalimpsestError `bad-gazetteer-file`
 */
export function readSourceFiles({ text, readBeside }: RuleSource): RuleFiles {
  const files = new Map([[RULE_FILE, text]]);
  for (const name of gazetteerFilesOf(text)) {
    try {
      files.set(name, readBeside(name));
    } catch {
      continue;
    }
  }
  checkStorable(files);
  return files;
}
