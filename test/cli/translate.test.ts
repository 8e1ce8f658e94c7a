import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';
import { answer, startServer } from '../taggers/llm/server.ts';

const DOC = {
  id: 'n1',
  text: '病人於3/4因fever住院。\n王小明 Stable today.',
  entities: [
    { id: 'T1', start: 3, end: 6, label: 'DATE' },
    { id: 'T2', start: 16, end: 19, label: 'PATIENT' },
  ],
};

let stop: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

function prepare() {
  const folder = temporaryFolder();
  const input = path.join(folder, 'in.jsonl');
  writeFileSync(input, `${JSON.stringify(DOC)}\n`);
  return { folder, input, output: path.join(folder, 'out.jsonl') };
}

describe('translate', () => {
  it('asks a server once each mixed sentence, brings labels over, counts what failed, and asks nothing twice', async () => {
    const server = await startServer(({ prompt }, response) =>
      answer(response, prompt.includes('3/4') ? '病人於<e1>三月四日</e1>因發燒住院。' : 'Wang is stable today.'),
    );
    ({ stop } = server);
    const { folder, input, output } = prepare();
    const args = ['translate', input, output, '--translator', 'llm', '--set', `url=${server.url}`, '--set', `cache=${path.join(folder, 'cache')}`]; // prettier-ignore
    const { code, stderr } = await runCli(args);
    expect(code).toBe(0);
    expect(stderr).toMatch(/translated to zh +1[^]*left untranslated: marker-lost +1/);
    expect(stderr).not.toContain('王小明');
    const written = JSON.parse(readFileSync(output, 'utf8')) as typeof DOC;
    expect(written.text).toBe('病人於三月四日因發燒住院。\n王小明 Stable today.');
    expect(written.entities.map(({ start, end }) => written.text.slice(start, end))).toEqual(['三月四日', '王小明']);
    expect(server.asked).toHaveLength(2);
    const again = await runCli([...args, '--overwrite', '--max-requests', '0', '--json']);
    expect(again.code).toBe(0);
    expect(JSON.parse(again.stdout)).toMatchObject({
      mixed: 2,
      translated: { zh: 1 },
      llm: { requests: 0, cached: 2 },
    });
  });

  it('asks for several sentences and documents at a time, as many as it may, and writes them in order', async () => {
    // Answers only when three questions are there, the last one first.
    const held: (() => void)[] = [];
    const server = await startServer(({ prompt }, response) => {
      const [, number = ''] = /<e1>(\d)<\/e1>/.exec(prompt) ?? [];
      held.push(() => answer(response, `第<e1>${number}</e1>號。`));
      if (held.length % 3 === 0) for (const send of held.splice(0).toReversed()) send();
    });
    ({ stop } = server);
    const { folder, input, output } = prepare();
    const docs = ['0', '1', '2'].map((id) => {
      const text = `入院 day ${id}。`;
      const start = text.indexOf(id);
      return { id, text, entities: [{ id: 'T1', start, end: start + 1, label: 'NUMBER' }] };
    });
    writeFileSync(input, docs.map((doc) => `${JSON.stringify(doc)}\n`).join(''));
    const { code } = await runCli(['translate', input, output, '--translator', 'llm', '--set', `url=${server.url}`, '--set', 'concurrency=3', '--set', `cache=${path.join(folder, 'cache')}`]); // prettier-ignore
    expect(code).toBe(0);
    const written = readFileSync(output, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as typeof DOC); // prettier-ignore
    expect(written.map(({ id, text }) => [id, text])).toEqual(docs.map(({ id }) => [id, `第${id}號。`]));
  });

  it('says that a lexicon is a stand-in', async () => {
    const { input, output } = prepare();
    const { code, stderr } = await runCli(['translate', input, output, '--translator', 'lexicon']);
    expect(code).toBe(0);
    expect(stderr).toContain('for tests only');
    expect(readFileSync(output, 'utf8')).toContain('發燒');
  });

  it('sends nothing to another machine without leave, and leaves no half file', async () => {
    const { input, output } = prepare();
    const { code, stderr } = await runCli(['translate', input, output, '--translator', 'llm', '--set', 'url=https://llm.example/v1']); // prettier-ignore
    expect(code).toBe(2);
    expect(stderr).toContain('the text would leave it');
    expect(existsSync(output)).toBe(false);
  });
});
