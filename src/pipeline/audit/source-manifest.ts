import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { PalimpsestError } from '../../core/errors.ts';
import { parseJson } from '../../core/collections.ts';

const looseRecord = z.record(z.string(), z.unknown());

const schema = z.looseObject({
  tool: z.looseObject({ name: z.string(), version: z.string() }).optional(),
  source: z.looseObject({ format: z.string(), name: z.string() }).nullish(),
  settings: looseRecord.optional(),
  summary: looseRecord.optional(),
  notes: z.array(z.string()).optional(),
  versions: looseRecord.optional(),
});

/** The account that a written corpus carries, as far as the audit and the data card look into it. */
export type CorpusManifest = z.output<typeof schema>;

/**
 * The manifest beside a corpus: `manifest.json` in its folder, or `<file>.manifest.json`.
 *
 * @returns `undefined` where there is none.
 * @throws PalimpsestError `bad-manifest` where it is no manifest.
 */
export async function readManifest(corpusPath: string): Promise<CorpusManifest | undefined> {
  for (const file of [path.join(corpusPath, 'manifest.json'), `${corpusPath}.manifest.json`]) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const result = schema.safeParse(parseJson(text));
    if (result.success) return result.data;
    throw new PalimpsestError('bad-manifest', 'the manifest of the corpus cannot be read', {
      place: { file },
      hint: 'It is written together with the corpus. Remove it where it does not belong to this corpus.',
    });
  }
  return undefined;
}
