import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';
import { describeWithCorpus } from '../helpers/corpora.ts';

const sample = fileURLToPath(new URL('../../data/sample/notes.txt', import.meta.url));

interface Score {
  readonly match: string;
  readonly micro: { readonly precision: number; readonly recall: number; readonly f1: number };
  readonly byLabel: Readonly<
    Record<string, { readonly f1: number; readonly gold: number; readonly predicted: number }>
  >;
}

const json = (text: string): unknown => JSON.parse(text);

/** Writes the files into a new folder and gives their paths by name. */
function write(files: Record<string, string>): (name: string) => string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return (name) => path.join(folder, name);
}

const line = (id: string, text: string, entities: readonly (readonly [start: number, end: number, label: string])[]) =>
  `${JSON.stringify({ id, text, entities: entities.map(([start, end, label], i) => ({ id: `T${i + 1}`, start, end, label })) })}\n`;

const conll = 'Eva\tx\tB-PER\nmet\ty\tO\nTom\tz\tB-PER\n.\tz\tO\n\nRome\tx\tB-LOC\nfell\t_\tO\n.\t_\tO\n\n';

async function trained(files: Record<string, string>, corpus: string, ...args: string[]) {
  const at = write(files);
  const model = at('model');
  const result = await runCli(['train', at(corpus), model, '--model', 'dictionary', ...args]);
  return { ...result, at, model };
}

describe('train, tag and evaluate, on the sample corpus', () => {
  it('work together: what was learned is found again, and scored', async () => {
    const folder = temporaryFolder();
    const model = path.join(folder, 'model');
    const training = await runCli(['train', sample, model, '--model', 'dictionary', '--dev', sample]);
    expect(training.code).toBe(0);
    expect(training.stdout).toBe('');
    expect(training.stderr).toMatch(/dictionary trained in .* 12 documents, .* 129 entities with 18 labels/);
    expect(training.stderr).toMatch(/dev: strict micro F1 \d\d\.\d\d % on 12 documents/);
    expect(readdirSync(folder)).toEqual(['model']);

    const tagged = path.join(folder, 'tagged.txt');
    const tagging = await runCli(['tag', model, sample, tagged]);
    expect(tagging.code).toBe(0);
    expect(tagging.stderr).toMatch(/entities found in 12 documents \(129 existing annotations were replaced\)/);

    const { code, stdout } = await runCli(['evaluate', sample, tagged, '--match', 'strict,binary-token', '--json']);
    expect(code).toBe(0);
    const result = json(stdout) as Score & { readonly measurements: readonly Score[] };
    expect(result.match).toBe('strict');
    expect(result.measurements.map(({ match }) => match)).toEqual(['strict', 'binary-token']);
    const { precision, recall, f1 } = result.micro;
    expect(f1).toBeCloseTo((2 * precision * recall) / (precision + recall), 12);
    expect(f1).toBeGreaterThan(0.7); // its own training text, without a word of context
    expect(result.byLabel['DATE']).toMatchObject({ gold: 30 });
    const table = (await runCli(['evaluate', sample, tagged])).stdout;
    expect(table).toMatch(/^strict: /);
    expect(table).toContain(`micro`);
    expect(table).toContain((100 * f1).toFixed(2));
    expect(table).toMatch(/12 documents, all labels, compared by .*\. Figures in percent/);
    expect(table).toMatch(/missed entities per sentence: 0\.\d{4}/);
  });

  it('write the same model for the same corpus, but for the log', async () => {
    const folder = temporaryFolder();
    for (const name of ['a', 'b']) await runCli(['train', sample, path.join(folder, name), '--model', 'dictionary']);
    for (const name of readdirSync(path.join(folder, 'a')).filter((file) => file !== 'training.jsonl')) {
      expect(readFileSync(path.join(folder, 'b', name))).toEqual(readFileSync(path.join(folder, 'a', name)));
    }
  });

  it('say nothing of the text on stderr, and the result alone on stdout with --json', async () => {
    const folder = temporaryFolder();
    const model = path.join(folder, 'model');
    const out = path.join(folder, 'out.jsonl');
    const results = [
      await runCli(['train', sample, model, '--model', 'dictionary', '--dev', sample, '--json']),
      await runCli(['tag', model, sample, out, '--json']),
      await runCli(['evaluate', sample, out, '--json']),
    ];
    for (const { code, stdout, stderr } of results) {
      expect(code).toBe(0);
      expect(Object.keys(json(stdout) as object).length).toBeGreaterThan(3);
      expect(stdout.trimEnd()).not.toContain('\n');
      expect(stdout + stderr).not.toMatch(/Brandvold|Achterberg|Harborview/);
    }
  });

  it('evaluate a corpus against itself as 1', async () => {
    const { stdout } = await runCli(['evaluate', sample, sample, '--json', '--intervals', '--group-by', 'document']);
    const result = json(stdout) as Score & { readonly interval: { readonly low: number }; readonly groups: object };
    expect(result.micro).toEqual({ precision: 1, recall: 1, f1: 1 });
    expect(result.interval.low).toBe(1);
    expect(Object.keys(result.groups)).toHaveLength(12);
  });
});

describe('train', () => {
  it('warns of a training that its cap stopped, and keeps in the folder how it ended', async () => {
    const folder = temporaryFolder();
    const endOf = (model: string) => {
      const config = json(readFileSync(path.join(model, 'config.json'), 'utf8')) as { training: { end: object } };
      const last = readFileSync(path.join(model, 'training.jsonl'), 'utf8').trimEnd().split('\n').at(-1) ?? '';
      expect((json(last) as { end: object }).end).toEqual(config.training.end);
      return config.training.end;
    };
    const [capped, whole] = [path.join(folder, 'capped'), path.join(folder, 'whole')];
    const stopped = await runCli(['train', sample, capped, '--model', 'crf', '--set', 'maxIterations=3']);
    expect(stopped.stderr).toMatch(/note: training was stopped by its cap of 3 steps .*\[training-capped\]/);
    expect(endOf(capped)).toEqual({ reason: 'cap', steps: 3 });
    const converged = await runCli(['train', sample, whole, '--model', 'crf', '--set', 'delta=0.01']);
    expect(converged.stderr).not.toContain('training-capped');
    expect(converged.stderr).toMatch(/training ended after \d+ steps: it converged/);
    expect(endOf(whole)).toMatchObject({ reason: 'little-progress' });
  });

  const files = {
    'in.jsonl': line('a', 'Eva met Tom. Rome fell.', [[0, 3, 'PER'], [8, 11, 'PER'], [13, 17, 'LOC']]), // prettier-ignore
  };

  it('names the models where there is none of that name', async () => {
    const { code, stderr, at } = await trained(files, 'in.jsonl', '--model', 'oracle');
    expect(code).toBe(2);
    expect(stderr).toMatch(/no model "oracle" \[unknown-model\]\nThe models are: dictionary, /);
    expect(existsSync(at('model'))).toBe(false);
  });

  it.each([
    [['--set', 'foldcase=true'], /"foldcase".*\[bad-settings\]\n.*foldCase=false/],
    [['--set', 'foldCase=maybe'], /foldCase: .*boolean.*\[bad-settings\]/],
    [['--backend', 'cpu'], /"backend"/],
  ])('refuses settings that the model does not have: %j', async (args, message) => {
    const { code, stderr } = await trained(files, 'in.jsonl', ...args);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  it('tells the line of a fault in a settings file, and takes one that is right, with --set over it', async () => {
    const wrong = await trained(
      { ...files, 's.yaml': '# mine\nfoldcase: true\n' },
      'in.jsonl',
      '--settings',
      'none.yaml',
    );
    expect(wrong.stderr).toMatch(/none\.yaml: no such file/);
    const { code, stderr } = await runCli([
      'train', wrong.at('in.jsonl'), wrong.model, '--model', 'dictionary', '--settings', wrong.at('s.yaml'),
    ]); // prettier-ignore
    expect(code).toBe(2);
    expect(stderr).toMatch(/s\.yaml:2:\d+: .*foldcase.*\n.*foldCase=false/);
    writeFileSync(wrong.at('s.yaml'), 'foldCase: true\n');
    const args = ['--model', 'dictionary', '--settings', wrong.at('s.yaml'), '--json'];
    const right = await runCli(['train', wrong.at('in.jsonl'), wrong.model, ...args]);
    expect(json(right.stdout)).toMatchObject({ tagger: { settings: { foldCase: true } } });
    const over = await runCli([
      'train', wrong.at('in.jsonl'), wrong.model, ...args, '--set', 'foldCase=false', '--overwrite',
    ]); // prettier-ignore
    expect(json(over.stdout)).toMatchObject({ tagger: { settings: { foldCase: false } } });
  });

  it('lists the settings of a model as a file that --settings takes', async () => {
    const { code, stdout } = await runCli(['train', '--model', 'dictionary', '--list-settings']);
    expect(code).toBe(0);
    const { at } = await trained({ ...files, 's.yaml': stdout }, 'in.jsonl');
    const again = await runCli([
      'train', at('in.jsonl'), at('again'), '--model', 'dictionary', '--settings', at('s.yaml'),
    ]); // prettier-ignore
    expect(again.code).toBe(0);
  });

  it.each([
    ['an empty corpus', { 'in.jsonl': '' }, 'empty-corpus'],
    ['a corpus without entities', { 'in.jsonl': line('a', 'Nothing here.', []) }, 'no-entities'],
  ])('says what is wrong with %s, and leaves nothing behind', async (_, corpus, code) => {
    const result = await trained(corpus, 'in.jsonl', '--from', 'jsonl');
    expect(result.code).toBe(2);
    expect(result.stderr).toContain(`[${code}]`);
    expect(readdirSync(result.at('.'))).toEqual(['in.jsonl']);
  });

  it('names the labels of the dev corpus that it never saw, with their number', async () => {
    const dev = line('d', 'Eva on 3 May.', [[0, 3, 'PER'], [7, 12, 'DATE']]); // prettier-ignore
    const { at, model } = await trained({ ...files, 'dev.jsonl': dev }, 'in.jsonl');
    const { stderr } = await runCli([
      'train', at('in.jsonl'), model, '--overwrite', '--model', 'dictionary', '--dev', at('dev.jsonl'),
    ]); // prettier-ignore
    expect(stderr).toMatch(/DATE \(1\) \[unseen-labels\]/);
  });

  it('will not write over a model, unless asked, and says so before it trains', async () => {
    const { at, model } = await trained(files, 'in.jsonl');
    const args = ['train', at('in.jsonl'), model, '--model', 'dictionary'];
    expect((await runCli(args)).stderr).toContain('[output-exists]');
    expect((await runCli([...args, '--overwrite'])).code).toBe(0);
  });

  it('learns other labels with a label map, or coarse types', async () => {
    const mapped = await trained(
      { ...files, 'm.yaml': 'name: m\nlabels: { PER: WHO, LOC: { drop: true } }\n' },
      'in.jsonl',
    );
    const args = ['train', mapped.at('in.jsonl'), mapped.model, '--model', 'dictionary', '--overwrite', '--json'];
    const own = await runCli([...args, '--labels', mapped.at('m.yaml')]);
    expect(json(own.stdout)).toMatchObject({ labels: ['WHO'] });
    expect(json((await runCli([...args, '--coarse'])).stdout)).toMatchObject({ labels: ['LOCATION', 'NAME'] });
  });

  it('learns from one label alone', async () => {
    const { code, at, model } = await trained({ 'in.jsonl': line('a', 'Eva left.', [[0, 3, 'PER']]) }, 'in.jsonl');
    expect(code).toBe(0);
    const { stdout } = await runCli(['tag', model, at('in.jsonl'), '-', '--quiet']);
    expect(json(stdout)).toMatchObject({ entities: [{ start: 0, end: 3, label: 'PER' }] });
  });
});

describe('tag', () => {
  it('changes the tag column of CoNLL and nothing else', async () => {
    const { at, model } = await trained({ 'in.conll': conll }, 'in.conll');
    const wrong = conll.replaceAll(/[BI]-(?:PER|LOC)/g, 'O').replace('met\ty\tO', 'met\ty\tB-LOC');
    writeFileSync(at('test.conll'), wrong);
    expect((await runCli(['tag', model, at('test.conll'), at('out.conll')])).code).toBe(0);
    expect(readFileSync(at('out.conll'), 'utf8')).toBe(conll);
  });

  it('takes plain text on standard input, and JSON that is broken there for JSON', async () => {
    const { model } = await trained({ 'in.conll': conll }, 'in.conll');
    const { code, stdout } = await runCli(['tag', model, '-', '-', '--quiet'], 'Eva met Tom in Rome.\n');
    expect([code, json(stdout)]).toMatchObject([
      0,
      { text: 'Eva met Tom in Rome.\n', entities: [{ start: 0 }, {}, {}] },
    ]);
    const broken = await runCli(['tag', model, '-', '-'], '{"text": Eva met Tom.}\n');
    expect([broken.code, broken.stderr]).toEqual([1, expect.stringContaining('standard input:1: ')]);
  });

  it('keeps the tokens of a file of tokens: mentions are widened to them', async () => {
    const { at, model } = await trained({ 'in.conll': conll }, 'in.conll');
    writeFileSync(at('test.conll'), "Rome's\tx\tO\nEva/Tom\ty\tO\n.\tz\tB-LOC\n\n");
    const { stderr } = await runCli(['tag', model, at('test.conll'), at('out.conll')]);
    expect(readFileSync(at('out.conll'), 'utf8')).toBe("Rome's\tx\tB-LOC\nEva/Tom\ty\tB-PER\n.\tz\tO\n\n");
    expect(stderr).toMatch(/2 were widened to whole tokens of the file, 1 left out/);
  });

  it('reads plain text, one file or a folder, and writes BRAT beside it', async () => {
    const { at, model } = await trained(
      { 'in.conll': conll, 'letters/a.txt': 'Eva left.\n', 'letters/b.txt': 'Nobody came.\n' },
      'in.conll',
    );
    const folder = await runCli(['tag', model, at('letters'), at('out')]);
    expect(folder).toMatchObject({ code: 0, stdout: '' });
    expect(folder.stderr).not.toContain('missing-annotations');
    expect(readFileSync(at('out/a.ann'), 'utf8')).toBe('T1\tPER 0 3\tEva\n');
    expect(readFileSync(at('out/a.txt'), 'utf8')).toBe('Eva left.\n');
    expect((await runCli(['tag', model, at('letters/a.txt'), at('one')])).code).toBe(0);
    expect(readFileSync(at('one/a.ann'), 'utf8')).toBe('T1\tPER 0 3\tEva\n');
  });

  it('leaves no relation of BRAT pointing at a mention that it does not mean', async () => {
    const ann = 'T1\tLOC 0 3\tEva\nT2\tLOC 8 11\tTom\nR1\tmet Arg1:T1 Arg2:T2\n#1\tAnnotatorNotes T1\tsure\n';
    const { at, model } = await trained({ 'in.conll': conll, 'b/a.txt': 'Eva met Tom.', 'b/a.ann': ann }, 'in.conll');
    const { stderr } = await runCli(['tag', model, at('b'), at('out')]);
    expect(readFileSync(at('out/a.ann'), 'utf8')).toBe('T3\tPER 0 3\tEva\nT4\tPER 8 11\tTom\n');
    expect(stderr).toContain('[annotation-dropped]');
  });

  it('finds more with a bias against "no entity", and gives other labels with a map', async () => {
    const { at, model } = await trained(
      {
        'in.jsonl': line('a', 'May left. May came. May I?', [[0, 3, 'PER']]),
        'm.yaml': 'name: m\nlabels: { PER: WHO }\n',
      },
      'in.jsonl',
    );
    const found = async (...args: string[]) => {
      const { stdout } = await runCli(['tag', model, at('in.jsonl'), '-', '--quiet', ...args]);
      return (json(stdout) as { entities: readonly { label: string }[] }).entities.map(({ label }) => label);
    };
    expect(await found()).toEqual([]);
    expect(await found('--outside-bias', '1', '--labels', at('m.yaml'))).toEqual(['WHO', 'WHO', 'WHO']);
  });

  it('computes a neural model with the backend asked for, and says where there is none to choose', async () => {
    const small = ['--model', 'deepaffix', '--set', 'wordDimension=8', '--set', 'epochs=12', '--backend', 'wasm'];
    const { at, model } = await trained({ 'in.conll': conll.repeat(4) }, 'in.conll', ...small);
    const found = async (...args: string[]) =>
      (await runCli(['tag', model, at('in.conll'), '-', '--to', 'jsonl', ...args])).stdout;
    const tagged = await found();
    expect(tagged).toContain('"label":"PER"');
    expect(await found('--backend', 'cpu')).toBe(tagged);
    const missing = await runCli(['tag', model, at('in.conll'), '-', '--backend', 'tensorflow']);
    if (missing.code !== 0) expect(missing.stderr).toContain('[backend-unavailable]');
    const plain = await trained({ 'in.conll': conll }, 'in.conll');
    const { code, stderr } = await runCli(['tag', plain.model, plain.at('in.conll'), '-', '--backend', 'cpu']);
    expect(code).toBe(2);
    expect(stderr).toMatch(/a dictionary model has no choice of backend.*\[no-backend\]/);
  });

  it.each([
    ['no folder', () => undefined, 'no-such-model'],
    ['another folder', (at: (name: string) => string) => mkdirSync(at('other')), 'no-such-model'],
    [
      'a damaged model',
      (at: (name: string) => string) => {
        mkdirSync(at('other'));
        writeFileSync(at('other/config.json'), '{');
      },
      'damaged-model',
    ],
  ])('given %s, says so and writes nothing', async (_, make, code) => {
    const at = write({ 'in.conll': conll });
    make(at);
    const { code: exit, stderr } = await runCli(['tag', at('other'), at('in.conll'), at('out.conll')]);
    expect(exit).toBe(2);
    expect(stderr).toContain(`[${code}]`);
    expect(existsSync(at('out.conll'))).toBe(false);
  });
});

describe('evaluate', () => {
  const gold = line('a', 'Eva met Tom in Rome.', [[0, 3, 'PER'], [8, 11, 'PER'], [15, 19, 'LOC']]); // prettier-ignore
  const other = line('a', 'Eva met Tom in Rome.', [[0, 3, 'PER'], [15, 19, 'GPE']]); // prettier-ignore

  it('gives fractions by label and over all', async () => {
    const at = write({ 'gold.jsonl': gold, 'predicted.jsonl': other });
    const { stdout } = await runCli(['evaluate', at('gold.jsonl'), at('predicted.jsonl'), '--json']);
    expect(json(stdout)).toMatchObject({
      match: 'strict',
      micro: { precision: 1 / 2, recall: 1 / 3, f1: 0.4 },
      byLabel: {
        PER: { precision: 1, recall: 1 / 2, gold: 2, predicted: 1 },
        LOC: { precision: 0, recall: 0, gold: 1, predicted: 0 },
        GPE: { precision: 0, recall: 0, gold: 0, predicted: 1 },
      },
    });
  });

  it('names the labels that only one side has, with their number', async () => {
    const at = write({ 'gold.jsonl': gold, 'predicted.jsonl': other });
    const { stderr } = await runCli(['evaluate', at('gold.jsonl'), at('predicted.jsonl')]);
    expect(stderr).toContain('labels that were never predicted: LOC (1)');
    expect(stderr).toContain('predicted labels that are not in the gold corpus: GPE (1)');
  });

  it('compares under a label map, coarse types, or some labels only', async () => {
    const at = write({ 'gold.jsonl': gold, 'predicted.jsonl': other, 'm.yaml': 'name: m\nlabels: { GPE: LOC }\n' });
    const recall = async (...args: string[]) => {
      const { stdout } = await runCli(['evaluate', at('gold.jsonl'), at('predicted.jsonl'), '--json', ...args]);
      return (json(stdout) as Score).micro.recall;
    };
    expect(await recall('--labels', at('m.yaml'))).toBeCloseTo(2 / 3, 12);
    expect(await recall('--only', 'PER')).toBe(0.5);
    expect(await recall('--labels', at('m.yaml'), '--only', 'LOC')).toBe(1);
  });

  it('pairs documents by their order where no id agrees, as in files without ids', async () => {
    const at = write({ 'gold.conll': conll, 'predicted.conll': conll });
    const { code, stdout, stderr } = await runCli(['evaluate', at('gold.conll'), at('predicted.conll'), '--json']);
    expect(code).toBe(0);
    expect(json(stdout)).toMatchObject({ micro: { f1: 1 } });
    expect(stderr).toContain('paired by order');
  });

  it('counts what a missing document has as missed, and exits with 1', async () => {
    const at = write({ 'gold.jsonl': gold + line('b', 'Eva.', [[0, 3, 'PER']]), 'predicted.jsonl': gold });
    const { code, stdout, stderr } = await runCli(['evaluate', at('gold.jsonl'), at('predicted.jsonl'), '--json']);
    expect(code).toBe(1);
    expect(json(stdout)).toMatchObject({ micro: { recall: 3 / 4 }, missing: { count: 1, ids: ['b'] } });
    expect(stderr).toContain('1 gold documents have no prediction');
  });

  it('refuses a prediction of another text, by id and offset', async () => {
    const at = write({ 'gold.jsonl': gold, 'predicted.jsonl': line('a', 'Eva met Secret.', []) });
    const { code, stderr } = await runCli(['evaluate', at('gold.jsonl'), at('predicted.jsonl')]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/document "a".*offset 8 \[different-text\]/);
    expect(stderr).not.toMatch(/Secret|Tom/);
  });

  it('tests whether two predictions differ', async () => {
    const docs = (entities: readonly (readonly [number, number, string])[]) =>
      Array.from({ length: 30 }, (_, i) => line(`d${i}`, 'Eva met Tom in Rome.', entities)).join('');
    const all = [[0, 3, 'PER'], [8, 11, 'PER'], [15, 19, 'LOC']] as const; // prettier-ignore
    const at = write({ 'gold.jsonl': docs(all), 'worse.jsonl': docs(all.slice(0, 1)) });
    const args = ['evaluate', at('gold.jsonl'), at('worse.jsonl'), '--compare', at('gold.jsonl')];
    const result = json((await runCli([...args, '--json'])).stdout) as {
      readonly comparisons: readonly { readonly f1: { readonly difference: number; readonly p: number } }[];
    };
    expect(result.comparisons[0]?.f1.difference).toBeCloseTo(0.5, 12);
    expect(result.comparisons[0]?.f1.p).toBeLessThan(0.001);
    expect((await runCli(args)).stdout).toMatch(/compared: .*gold\.jsonl has micro F1 100\.00, 50\.00 points more, p /);
  });

  it('names the measures where there is none of that name, and says what each counts', async () => {
    const { code, stderr } = await runCli(['evaluate', sample, sample, '--match', 'lenient']);
    expect(code).toBe(2);
    expect(stderr).toMatch(/"lenient" \[unknown-scorer\]\n.*strict.*binary-token/);
    const list = await runCli(['evaluate', '--list-measures']);
    expect(list.stdout).toMatch(/^strict\n {2}\S/);
  });

  it('says that a measure judged nothing where it passes over all mentions, or there are none: its figures look perfect', async () => {
    const at = write({ 'gold.jsonl': gold, 'predicted.jsonl': other, 'm.yaml': 'name: m\nlabels: { PER: PATIENT }\n' });
    const warnings = async (...args: string[]) => {
      const { stderr } = await runCli(['evaluate', at('gold.jsonl'), at('predicted.jsonl'), ...args]);
      return stderr.split('\n').filter((text) => text.startsWith('not judged:'));
    };
    expect(await warnings('--match', 'strict,i2b2-hipaa-strict')).toEqual([
      expect.stringMatching(/i2b2-hipaa-strict ignores all 3 gold entities.*it scores only PATIENT, CITY, .*--labels/),
    ]);
    expect(await warnings('--match', 'i2b2-hipaa-strict', '--labels', at('m.yaml'))).toEqual([]);
    expect(await warnings('--only', 'GPE')).toEqual([expect.stringMatching(/strict: the gold corpus has no entities/)]);
  });

  it('needs both corpora', async () => {
    const { code, stderr } = await runCli(['evaluate', sample]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/missing required argument 'predicted'/);
  });
});

describeWithCorpus('meddocan', (corpus) => {
  it('a dictionary of train finds in dev what the literature says such a one does', async () => {
    const folder = temporaryFolder();
    const model = path.join(folder, 'model');
    await runCli(['train', path.join(corpus, 'train'), model, '--model', 'dictionary', '--quiet']);
    await runCli(['tag', model, path.join(corpus, 'dev'), path.join(folder, 'out'), '--quiet']);
    const { stdout } = await runCli([
      'evaluate', path.join(corpus, 'dev'), path.join(folder, 'out'), '--match', 'strict,binary-token', '--json',
    ]); // prettier-ignore
    const { measurements } = json(stdout) as { readonly measurements: readonly Score[] };
    expect(measurements[0]?.micro.f1).toBeGreaterThan(0.25);
    expect(measurements[0]?.micro.f1).toBeLessThan(0.4);
    expect(measurements[1]?.micro.f1).toBeGreaterThan(0.65);
    expect(measurements[1]?.micro.f1).toBeLessThan(0.78);
  }, 60_000);
});
