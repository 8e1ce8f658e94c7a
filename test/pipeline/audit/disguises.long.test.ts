import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Document } from '../../../src/core/types.ts';
import { checkRelease, type ReleaseCheck } from '../../../src/pipeline/audit/release-check.ts';
import { conceal } from '../../../src/pipeline/concealment/conceal.ts';
import { loadLabelMap } from '../../../src/resources/label-map.ts';
import { loadStrategies } from '../../../src/pipeline/load-named.ts';
import { writeCorpus } from '../../../src/pipeline/write-corpus.ts';
import { runCli, temporaryFolder } from '../../helpers/cli.ts';
import { limit } from '../../helpers/few-draws.ts';
import { disguises, independentDisguises, LOCALES, noteWithValues, plant, values } from '../../helpers/disguises.ts';

vi.mock('../../../src/pipeline/audit/expectation.ts', async (original) =>
  (await import('../../helpers/few-draws.ts')).withFewDraws(await original()),
);
// What is found has nothing to do with chance.
limit.draws = 10;

async function collect(docs: AsyncIterable<Document>): Promise<Document[]> {
  const list: Document[] = [];
  for await (const doc of docs) list.push(doc);
  return list;
}

describe('values of the source in a corpus that was concealed for release', () => {
  const source = disguises.map((_, i) => noteWithValues(`note-${i}`));
  let released: readonly Document[];
  let manifest: { settings: Record<string, unknown> };
  beforeAll(async () => {
    const corpus = await conceal(source, { strategies: await loadStrategies('release'), keepIds: true, seed: 21 });
    released = await collect(corpus);
    manifest = { settings: { ...corpus.job } };
  });
  const gate = ({ gates }: ReleaseCheck, name: string) => gates.find(({ check }) => check === name);

  it('raise no alarm where nothing was put back', async () => {
    const check = await checkRelease(source, released, { manifest, release: true });
    expect(check.traces.places).toEqual([]);
    expect(check.traces).toMatchObject({ documents: source.length, unlabelled: 0, labelled: 0 });
    expect(gate(check, 'unlabelled')).toEqual({ check: 'unlabelled', limit: 0, value: 0, passed: true });
  });

  it.each([true, false])('are found in 95 % of the disguises at least (manifest: %s)', async (isKnown) => {
    const planted = released.map((doc, i) => plant(doc, disguises[i]?.text ?? ''));
    const check = await checkRelease(source, planted, { ...(isKnown && { manifest }), release: true });
    const found = new Set(check.traces.places.map(({ document }) => document));
    const missed = disguises.filter((_, i) => !found.has(`note-${i}`));
    expect(missed.length).toBeLessThanOrEqual(disguises.length / 20);
    expect(gate(check, 'unlabelled')?.passed).toBe(false);
  });

  it.each(Object.entries(LOCALES))(
    'are found but for one in twenty where somebody else thought the disguises up: %s',
    async (language, locale) => {
      const own = independentDisguises(language);
      const labels = loadLabelMap('i2b2-2014');
      const corpus = await conceal(
        own.map(({ note }) => note),
        { strategies: await loadStrategies('release'), keepIds: true, seed: 21, labelMap: labels, locale },
      );
      const clean = await collect(corpus);
      const account = { manifest: { settings: { ...corpus.job } }, release: true };
      const notes = own.map(({ note }) => note);
      expect((await checkRelease(notes, clean, account)).traces.places).toEqual([]);
      const planted = clean.map((doc, i) => plant(doc, own[i]?.text ?? ''));
      const found = new Set(
        (await checkRelease(notes, planted, account)).traces.places.map(({ document }) => document),
      );
      const missed = own.flatMap(({ note, name }) => (found.has(note.id) ? [] : [name]));
      expect(missed.length > own.length / 20 ? missed : []).toEqual([]);
    },
  );

  it('are found by the command as well', async () => {
    const folder = temporaryFolder();
    const at = (name: string) => path.join(folder, name);
    await writeCorpus(source, at('source.jsonl'), { to: 'jsonl' });
    const args = ['conceal', at('source.jsonl'), at('released.jsonl'), '--strategies', 'release', '--keep-ids'];
    expect((await runCli(args)).code).toBe(0);
    const lines = readFileSync(at('released.jsonl'), 'utf8').trimEnd().split('\n');
    const records = lines.map((line, i) => {
      const record = JSON.parse(line) as { text: string };
      return `${JSON.stringify({ ...record, text: `${record.text}\n${disguises[i]?.text ?? ''}\n` })}\n`;
    });
    writeFileSync(at('released.jsonl'), records.join(''));
    const { code, stdout } = await runCli(['audit', at('source.jsonl'), at('released.jsonl'), '--release', '--json']);
    expect(code).toBe(1);
    const { traces } = JSON.parse(stdout) as { traces: ReleaseCheck['traces'] };
    const found = new Set(traces.places.map(({ document }) => document));
    expect(found.size).toBeGreaterThanOrEqual(0.95 * disguises.length);
  });

  it('are reported by ids, offsets and kind of disguise, without text', async () => {
    const planted = released.map((doc, i) => plant(doc, disguises[i]?.text ?? ''));
    const { traces } = await checkRelease(source, planted, { manifest });
    const words = JSON.stringify(traces).toLowerCase();
    for (const value of Object.values(values)) expect(words).not.toContain(value.toLowerCase());
    expect(words).not.toMatch(/thornquist|4711|8741/);
  });
});
