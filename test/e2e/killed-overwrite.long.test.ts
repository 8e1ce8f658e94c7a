import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const killer = pathToFileURL(fileURLToPath(new URL('../fixtures/kill-at-step.mjs', import.meta.url))).href;

/** Two corpora of one shape, and one of them as an output that is there. */
async function prepare(to: string, documents: number) {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder, name);
  for (const name of ['old', 'new']) {
    const lines = Array.from({ length: documents }, (_, i) => `${JSON.stringify({ id: `d${i}`, text: `Lind wrote the ${name} text.`, entities: [{ id: 'T1', start: 0, end: 4, label: 'NAME' }] })}\n`); // prettier-ignore
    writeFileSync(at(`${name}.jsonl`), lines.join(''));
    const { code } = await runCli([
      'conceal',
      at(`${name}.jsonl`),
      at(`${name}-whole`),
      '--strategy',
      'mask',
      '--to',
      to,
    ]);
    expect(code).toBe(0);
  }
  mkdirSync(at('work'));
  cpSync(at('old-whole'), at('work/out'), { recursive: true });
  if (existsSync(at('old-whole.manifest.json'))) cpSync(at('old-whole.manifest.json'), at('work/out.manifest.json'));
  const args = [main, 'conceal', at('new.jsonl'), at('work/out'), '--strategy', 'mask', '--to', to, '--overwrite'];
  return { at, args };
}

/** The text of a file, or of a folder's files but the manifest, whose record of the source differs. */
function contentOf(place: string): string | undefined {
  if (!existsSync(place)) return undefined;
  try {
    return readFileSync(place, 'utf8');
  } catch {
    const names = readdirSync(place).filter((name) => name !== 'manifest.json');
    return names.toSorted().map((name) => `${name}: ${readFileSync(path.join(place, name), 'utf8')}`).join('\n'); // prettier-ignore
  }
}

const isWin = process.platform === 'win32';

// Each step is a process of its own.
const PATIENCE = { timeout: 600_000 };

describe.skipIf(isWin).each(['brat', 'jsonl'])('an output in %s that is being replaced', PATIENCE, (to) => {
  it('is the old one or the new one, whole, at whatever step the process is killed', async () => {
    const { at, args } = await prepare(to, 3);
    const [former, fresh] = [contentOf(at('old-whole')), contentOf(at('new-whole'))];
    const seen = new Set<string>();
    let step = 1;
    for (; step < 40; step++) {
      const { signal, status } = spawnSync(process.execPath, ['--import', killer, ...args], {
        env: { ...process.env, KILL_AT_STEP: String(step) },
      });
      const found = contentOf(at('work/out'));
      if (found === undefined) {
        // Between the two steps the old one stands aside, whole, and a reader is told where.
        const { stderr, code } = await runCli(['stats', at('work/out')]);
        expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('Rename that back') });
        const aside = readdirSync(at('work')).find((name) => name.startsWith('out.former-')) as string;
        expect(contentOf(at(`work/${aside}`))).toBe(former);
      } else expect([former, fresh]).toContain(found);
      seen.add(found === fresh ? 'new' : found === former ? 'old' : 'aside');
      // The next run on the same output puts things right, even one that is refused.
      await runCli(['convert', at('old.jsonl'), at('work/out'), '--to', to]);
      expect(readdirSync(at('work')).filter((name) => !/^out(\.manifest\.json)?$/.test(name))).toEqual([]);
      expect([former, fresh]).toContain(contentOf(at('work/out')));
      if (signal !== 'SIGKILL') {
        expect(status).toBe(0);
        break;
      }
    }
    expect(step).toBeGreaterThan(1);
    expect(seen).toContain('old');
    expect(contentOf(at('work/out'))).toBe(fresh);
  });

  it('is the old one or the new one when the process is killed at any time', async () => {
    const { at, args } = await prepare(to, 400);
    const [former, fresh] = [contentOf(at('old-whole')), contentOf(at('new-whole'))];
    for (const delay of [300, 600, 900, 1200]) {
      const child = spawn(process.execPath, args, { stdio: 'ignore' });
      await new Promise((resolve) => setTimeout(resolve, delay));
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null)
        await new Promise((resolve) => child.on('close', resolve));
      await runCli(['convert', at('old.jsonl'), at('work/out'), '--to', to]);
      expect([former, fresh]).toContain(contentOf(at('work/out')));
    }
  });
});
