import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadPlugins } from '../../src/pipeline/plugins.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

describe('a document on which work fails', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-test-'));
  const at = (name: string) => path.join(folder, name);
  afterAll(() => rmSync(folder, { recursive: true }));

  beforeAll(async () => {
    writeFileSync(
      at('failing.mjs'),
      `const propose = ({ text }) => { if (text.includes('Zwexel')) throw new RangeError('stack'); return { edits: [] }; };
export default { augmenters: [{ name: 'failing', description: 'fails', phase: 'context', create: () => ({ name: 'failing', propose }) }] };`,
    );
    await loadPlugins([at('failing.mjs')]);
    writeFileSync(at('recipe.yaml'), 'name: failing\nunit: document\naugmenters:\n  - failing: {}\n');
    const line = (id: string, name: string) => `${JSON.stringify({ id, text: `${name} came .`, entities: [{ id: 'T1', start: 0, end: name.length, label: 'PERSON' }] })}\n`; // prettier-ignore
    writeFileSync(at('in.jsonl'), line('d1', 'Lind') + line('d2', 'Zwexel') + line('d3', 'Ek'));
  });

  const augment = (...more: readonly string[]) =>
    runCli(['augment', at('in.jsonl'), path.join(temporaryFolder(), 'out.jsonl'), '--recipe', at('recipe.yaml'), '--alpha', '1', ...more]); // prettier-ignore

  it.each(['1', '2'])('is named, with what can be done and where it failed, but not its text (%s)', async (workers) => {
    const { code, stderr } = await augment('--workers', workers);
    expect(code).toBe(2);
    expect(stderr).toContain('document "d2": work on the document failed (RangeError) [document-failed]');
    expect(stderr).toContain('--dead-letters <file>');
    expect(stderr).toMatch(/^ +at (?:Object\.)?propose /mu);
    expect(stderr).not.toContain('Zwexel');
  });

  it('is set aside where that is asked for', async () => {
    const letters = path.join(temporaryFolder(), 'letters.jsonl');
    const { code, stderr } = await augment('--dead-letters', letters);
    expect(stderr).toContain('failed (RangeError)');
    expect(code).toBeLessThan(2);
    expect(readFileSync(letters, 'utf8')).toContain('"d2"');
  });
});
