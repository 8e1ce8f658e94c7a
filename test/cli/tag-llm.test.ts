import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';
import { answer, startServer } from '../taggers/llm/server.ts';

const DOC = {
  id: 'n1',
  text: 'Dr. Sanders saw her on 3/13.\nHaldol was given.',
  entities: [
    { id: 'T1', start: 4, end: 11, label: 'DOCTOR' },
    { id: 'T2', start: 23, end: 27, label: 'DATE' },
  ],
};

let stop: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

async function trained(url: string, ...more: readonly string[]) {
  const folder = temporaryFolder();
  const notes = path.join(folder, 'notes.jsonl');
  writeFileSync(notes, `${JSON.stringify(DOC)}\n`);
  const model = path.join(folder, 'model');
  const settings = ['--set', `url=${url}`, '--set', `cache=${path.join(folder, 'cache')}`, ...more];
  const { code, stderr } = await runCli(['train', notes, model, '--model', 'llm', ...settings]);
  return { folder, notes, model, code, stderr };
}

describe('tag with a language model', () => {
  it('trains without a question, shows its prompt, tags, and says what was answered', async () => {
    const server = await startServer(({ prompt }, response) =>
      answer(
        response,
        prompt.endsWith('3/13.\n') || prompt.includes('her on')
          ? '[{"label":"DATE","text":"3/13"},{"label":"DRUG","text":"x"}]'
          : '[]',
      ),
    );
    ({ stop } = server);
    const { folder, notes, model, code } = await trained(server.url);
    expect(code).toBe(0);
    const dry = await runCli(['tag', model, notes, path.join(folder, 'out.jsonl'), '--dry-run']);
    expect(dry.code).toBe(0);
    expect(dry.stdout).toContain('DOCTOR: name of a physician');
    expect(dry.stdout).toContain('Dr. Sanders saw her on 3/13.');
    expect(dry.stdout).toContain('2 prompts of 1 documents, each asked 3 times: 6 requests');
    expect(server.asked).toEqual([]);
    expect(readdirSync(folder)).not.toContain('out.jsonl');

    const { code: tagged, stderr } = await runCli(['tag', model, notes, path.join(folder, 'out.jsonl')]);
    expect(tagged).toBe(0);
    expect(stderr).toMatch(/of another label\s+3 \(50\.0 %\)/);
    expect(stderr).not.toContain('Sanders');
    const written = JSON.parse(readFileSync(path.join(folder, 'out.jsonl'), 'utf8')) as typeof DOC;
    expect(written.entities).toMatchObject([{ start: 23, end: 27, label: 'DATE' }]);

    const again = await runCli(['tag', model, notes, '-', '--max-requests', '0', '--json']);
    expect(again.code).toBe(0);
    expect(JSON.parse(again.stderr.trim().split('\n').at(-1) as string)).toMatchObject({
      llm: { cached: 6, requests: 0 },
    });
  });

  it('sends no text to another machine without leave', async () => {
    const { folder, notes, model } = await trained('http://llm.example.invalid/v1', '--set', 'retries=0');
    const { code, stderr } = await runCli(['tag', model, notes, path.join(folder, 'out.jsonl')]);
    expect(code).toBe(2);
    expect(stderr).toContain('[remote-llm]');
    expect(stderr).toContain('--allow-remote');
    expect(readdirSync(folder)).not.toContain('out.jsonl');
  });

  it('stops before the limit, and says how to go on', async () => {
    const server = await startServer((_, response) => answer(response, '[]'));
    ({ stop } = server);
    const { notes, model } = await trained(server.url);
    const { code, stderr } = await runCli(['tag', model, notes, '-', '--max-requests', '2']);
    expect(code).toBe(2);
    expect(stderr).toContain('[llm-budget]');
    expect(server.asked).toHaveLength(2);
  });

  it('refuses a prompt with a placeholder it does not know, with its line', async () => {
    const file = path.join(temporaryFolder(), 'prompt.txt');
    writeFileSync(file, 'Find {{labels}}.\n{{sentence}}\n{{text}}');
    const { code, stderr } = await trained('http://127.0.0.1:9/v1', '--set', `prompt=${file}`);
    expect(code).toBe(2);
    expect(stderr).toContain('prompt.txt:2');
    expect(stderr).toContain('{{sentence}}');
  });

  it('refuses its options for other taggers', async () => {
    const { folder, notes } = await trained('http://127.0.0.1:9/v1');
    const other = path.join(folder, 'dictionary');
    await runCli(['train', notes, other, '--model', 'dictionary']);
    const { code, stderr } = await runCli(['tag', other, notes, '-', '--max-requests', '2']);
    expect(code).toBe(2);
    expect(stderr).toContain('--max-requests applies to language models only');
  });
});
