import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

const sample = fileURLToPath(new URL('../../data/sample/notes.txt', import.meta.url));

const tiny = ['vocabularySize=100', 'layers=1', 'hiddenSize=16', 'heads=2', 'window=32', 'epochs=2'].flatMap((text) => [
  '--set',
  text,
]);

describe('palimpsest pretrain', () => {
  it('pretrains an encoder that train takes, and says what it is worth and how confidential', async () => {
    const folder = temporaryFolder();
    const encoder = path.join(folder, 'encoder');
    const { code, stderr, stdout } = await runCli([
      'pretrain',
      sample,
      encoder,
      ...tiny,
      '--backend',
      'wasm',
      '--json',
    ]);
    expect(code).toBe(0);
    expect(stderr).toMatch(/held-out perplexity from the pieces' frequencies alone: \d/);
    const result = JSON.parse(stdout) as { output: string; config: { vocab_size: number }; steps: number };
    expect(result).toMatchObject({ output: encoder, config: { model_type: 'bert', vocab_size: 100 } });
    expect(readFileSync(path.join(encoder, 'training.jsonl'), 'utf8').trim().split('\n')).toHaveLength(result.steps);
    expect(existsSync(`${encoder}.training`)).toBe(false);

    const model = path.join(folder, 'model');
    const settings = [`encoder=${encoder}`, 'epochs=1', 'window=32', 'overlap=8'].flatMap((text) => ['--set', text]);
    expect((await runCli(['train', sample, model, '--model', 'bert', ...settings])).code).toBe(0);
    expect(existsSync(path.join(model, 'encoder', 'model.safetensors'))).toBe(true);
  });

  it('reads plain text, and measures on the text it is given', async () => {
    const folder = temporaryFolder();
    const [text, held] = ['text', 'held'].map((name) => path.join(folder, `${name}.txt`)) as [string, string];
    writeFileSync(text, 'Seen on the ward. No fever, no cough.\n'.repeat(8));
    writeFileSync(held, 'No cough on the ward.');
    const out = path.join(folder, 'encoder');
    const { code, stderr } = await runCli(['pretrain', text, out, '--held-out', held, ...tiny]);
    expect(code).toBe(0);
    expect(stderr).toMatch(/1 windows held out/);
    expect(stderr).toMatch(/treat it as confidential/);
  });

  it('lists its settings, and refuses those that are not there and a folder that is', async () => {
    const { stdout } = await runCli(['pretrain', '--list-settings']);
    expect(stdout).toContain('vocabularySize: 8000');
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'mine'), '');
    const taken = await runCli(['pretrain', sample, folder, ...tiny]);
    expect([taken.code, taken.stderr]).toEqual([2, expect.stringContaining('output-exists')]);
    const wrong = await runCli(['pretrain', sample, path.join(folder, 'x'), '--set', 'layer=1']);
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('bad-settings')]);
  });
});
