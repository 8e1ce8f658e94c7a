import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

interface AuditFigures {
  readonly untouched: { readonly labels: Record<string, unknown> };
  readonly traces: unknown;
  readonly kAnonymity: { readonly units: number };
}

/** A corpus whose ids, labels and keys of meta data are what every object of the language has. */
function writeCorpus(end = ''): string {
  const file = path.join(temporaryFolder(), 'in.jsonl');
  mkdirSync(path.dirname(file), { recursive: true });
  const lines = NAMES.map((name, i) => {
    const text = `Seen by Zorvath${i} today, and Plorgdwi${i} too.${end}`;
    const spans = [`Zorvath${i}`, `Plorgdwi${i}`].map((word) => [text.indexOf(word), text.indexOf(word) + word.length]);
    const entities = spans.map(([start, end], e) => ({ id: `T${e + 1}`, start, end, label: name }));
    return `{"id":"${name}","text":${JSON.stringify(text)},"entities":${JSON.stringify(entities)},"meta":{"${name}":"x"}}`;
  });
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

async function run(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runCli(args);
  expect(`${code} ${stderr}`).not.toMatch(/internal error/u);
  expect(code).toBe(0);
  return stdout;
}

describe('labels, ids and keys that every object has', () => {
  it('are counted by stats', async () => {
    const stats = await run('stats', writeCorpus(), '--json');
    for (const name of NAMES) expect(stats).toContain(`"${name}"`);
  });

  it.each(['brat', 'conll', 'csv', 'hf', 'spacy', 'doccano', 'presidio', 'label-studio', 'i2b2-2014'])(
    'survive a trip through %s',
    async (format) => {
      const input = writeCorpus();
      const folder = path.dirname(input);
      await run('convert', input, path.join(folder, 'there'), '--to', format);
      await run('convert', path.join(folder, 'there'), path.join(folder, 'back.jsonl'), '--to', 'jsonl');
      const back = readFileSync(path.join(folder, 'back.jsonl'), 'utf8');
      for (const name of NAMES) expect(back.split(`"label":"${name}"`).length - 1).toBe(2);
    },
  );

  it('are augmented, concealed and scored, each of them', async () => {
    const input = writeCorpus();
    const folder = path.dirname(input);
    const policies = NAMES.flatMap((name) => ['--policy', `${name}=patient`]);
    await run('augment', input, path.join(folder, 'more.jsonl'), '--locale', 'en', ...policies);
    expect(readFileSync(path.join(folder, 'more.jsonl'), 'utf8').trim().split('\n')).toHaveLength(6 * NAMES.length);
    const concealed = JSON.parse(await run('conceal', input, path.join(folder, 'out.jsonl'), '--strategy', 'mask', '--json')) as { summary: { concealed: Record<string, { mentions: number }>; metaDropped: Record<string, number> } }; // prettier-ignore
    const { summary } = concealed;
    expect(Object.entries(summary.concealed).map(([label, { mentions }]) => [label, mentions])).toEqual(NAMES.toSorted().map((name) => [name, 2])); // prettier-ignore
    expect(Object.keys(summary.metaDropped)).toEqual(NAMES.toSorted());
    expect(readFileSync(path.join(folder, 'out.jsonl'), 'utf8')).not.toMatch(/Zorvath|Plorgdwi/u);
    const scores = await run('evaluate', input, input, '--json');
    for (const name of NAMES) expect(scores).toContain(`"${name}"`);
  });

  it('are told by the audit, each of them, left standing and concealed', async () => {
    const input = writeCorpus();
    const folder = path.dirname(input);
    await run('conceal', input, path.join(folder, 'out.jsonl'), '--strategy', 'mask', '--keep-ids');
    const asked = ['--quasi', NAMES.join(','), '--patient-field', 'constructor', '--json'];
    for (const [derived, left] of [[writeCorpus(' Well.'), 2], [path.join(folder, 'out.jsonl'), 0]] as const) {
      // Nobody knows of what type these labels are, so that chance cannot be judged where they stand.
      const { code, stdout, stderr } = await runCli(['audit', input, derived, ...asked]);
      expect([code, stderr]).toEqual(left > 0 ? [1, expect.stringContaining('chance was not judged')] : [0, '']);
      const { untouched, traces, kAnonymity } = JSON.parse(stdout) as AuditFigures;
      expect(Object.keys(untouched.labels).toSorted()).toEqual(NAMES.toSorted());
      for (const name of NAMES) expect(untouched.labels[name]).toMatchObject({ mentions: 2, untouched: left });
      expect(traces).toMatchObject({ documents: NAMES.length, labelled: left * NAMES.length, unlabelled: 0 });
      expect(kAnonymity.units).toBe(NAMES.length);
    } // prettier-ignore
    const { code, stderr } = await runCli(['audit', input, input, '--fail-on', 'constructor=0']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('constructor')]);
  });

  it('are learned and found by a tagger, and shown', async () => {
    const input = writeCorpus();
    const folder = path.dirname(input);
    await run('train', input, path.join(folder, 'model'), '--model', 'dictionary');
    await run('tag', path.join(folder, 'model'), input, path.join(folder, 'tagged.jsonl'));
    const tagged = readFileSync(path.join(folder, 'tagged.jsonl'), 'utf8');
    for (const name of NAMES) expect(tagged.split(`"label":"${name}"`).length - 1).toBe(2);
    await run('view', input, '--out', path.join(folder, 'page.html'));
    for (const name of NAMES) expect(readFileSync(path.join(folder, 'page.html'), 'utf8')).toContain(name);
  });
});
