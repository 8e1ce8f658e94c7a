import { readFile } from 'node:fs/promises';
import { PalimpsestError } from '../core/errors.ts';
import { createFolderStore } from './folder-store.ts';
import { replaceFolder } from '../resources/files/pending.ts';
import { checkReplaceable } from '../resources/files/place.ts';
import { loadModel, NOTICE } from './model-folder.ts';
import { writeTensors } from './neural/safetensors.ts';
import type { PackageInfo } from './types.ts';

export interface ExportModelOptions {
  /** Replace a folder that is already there. */
  readonly overwrite?: boolean;
  /** Named in the ONNX file as what wrote it. */
  readonly producer: PackageInfo;
}

/** What an export wrote. */
export interface ExportedModel {
  readonly family: string;
  /** By name, in bytes. */
  readonly files: Readonly<Record<string, number>>;
}

/**
 * Writes a saved model for other programs: `model.onnx` (from ids to tags), the same weights as `model.safetensors`, what turns
 * text into ids and ids into tags as `config.json` and `vocabulary.json` or `tokenizer.json`, and `tag.py`, which tags with them.
 * The same model gives the same bytes.
 *
 * @throws PalimpsestError those of `loadModel`; `no-export` where the family has no such form; `output-exists`, `disk-full`, …
 */
export async function exportModel(
  folder: string,
  output: string,
  { overwrite = false, producer }: ExportModelOptions,
): Promise<ExportedModel> {
  checkReplaceable(output, 'folder', overwrite);
  const tagger = await loadModel(folder);
  try {
    const { exporter } = tagger;
    if (!exporter) {
      throw new PalimpsestError('no-export', `there is no ONNX form of a model of the kind ${tagger.family}`, {
        place: { file: folder },
        hint: 'Neural models and encoders have one. Others run in this program only: palimpsest tag.',
      });
    }
    const example = await readFile(new URL(`../../data/export/${exporter.example}`, import.meta.url), 'utf8');
    const contents: Readonly<Record<string, Uint8Array>> = {
      'NOTICE.txt': encode(NOTICE),
      'config.json': encode(`${JSON.stringify(exporter.config, null, 2)}\n`),
      'model.onnx': await exporter.onnx(producer),
      'model.safetensors': writeTensors({ tensors: await exporter.weights(), metadata: { format: 'pt' } }),
      'tag.py': encode(example),
      ...Object.fromEntries(
        Object.entries(exporter.tables).map(([name, table]) => [name, encode(`${JSON.stringify(table)}\n`)]),
      ),
    };
    await replaceFolder(output, overwrite, async (partial) => {
      const store = createFolderStore(partial);
      for (const [name, bytes] of Object.entries(contents)) await store.write(name, bytes);
    });
    const files = Object.fromEntries(Object.entries(contents).map(([name, bytes]) => [name, bytes.length]));
    return { family: tagger.family, files };
  } finally {
    await tagger.dispose?.();
  }
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
