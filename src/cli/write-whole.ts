import { createOutput } from '../formats/io/output.ts';

/** Writes a file whole or not at all. */
export async function writeWhole(file: string, text: string, overwrite: boolean): Promise<void> {
  const output = await createOutput(file, 'file', { overwrite });
  try {
    const sink = await output.open('');
    await sink.write(text);
    await output.commit();
  } catch (error) {
    await output.abort();
    throw error;
  }
}
