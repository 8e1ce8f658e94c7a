import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';
import { decisions } from '../taggers/sensitivity/fixture.ts';

interface Line {
  readonly id: string;
  readonly text: string;
  readonly entities: readonly {
    readonly start: number;
    readonly end: number;
    readonly label: string;
    readonly attributes?: Readonly<Record<string, unknown>>;
  }[];
}

const TEXTS = [
  'Die Zeugin K. kannte die B ... GmbH. Frau K. wohnt in M. in der A-Straße.',
  'Herr Dr. A. G. sah den Angeklagten K. in der Wohnung.',
];

function jsonl(texts: readonly string[], name = 'decisions.jsonl'): string {
  const file = path.join(temporaryFolder(), name);
  writeFileSync(file, texts.map((text, i) => `${JSON.stringify({ id: `d${i + 1}`, text, entities: [] })}\n`).join(''));
  return file;
}
const beside = (file: string, name: string) => path.join(path.dirname(file), name);
const readLines = (file: string): Line[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const surfaces = ({ text, entities }: Line) => entities.map(({ start, end }) => text.slice(start, end));
const lastLine = (output: string): unknown => JSON.parse(output.trim().split('\n').at(-1) ?? '');

describe('palimpsest placeholders detect', () => {
  it('writes an entity for each placeholder, with rule and confidence, and says how much was read', async () => {
    const file = jsonl(TEXTS);
    const out = beside(file, 'found.jsonl');
    const { code, stderr } = await runCli(['placeholders', 'detect', file, out]);
    expect(code).toBe(0);
    expect(stderr).toMatch(/\b27 text elements, 100 % of the lines look German/u);
    const [first] = readLines(out) as [Line];
    expect(surfaces(first)).toEqual(['K.', 'B ...', 'K.', 'M.', 'A-Straße']);
    expect(first.entities.map(({ label }) => label)).toEqual(['PERSON', 'COMPANY', 'PERSON', 'PLACE', 'STREET']);
    expect(first.entities[1]?.attributes).toMatchObject({
      rule: 'letter-by-legal-form',
      legalForm: 'GmbH',
      elements: 2,
    });
  });

  it('explains each element that looks like a placeholder', async () => {
    const file = jsonl(['Die Zeugin K. las § 8 Abs. 3 Buchst. b UWG.']);
    const { stdout } = await runCli(['placeholders', 'detect', file, beside(file, 'found.jsonl'), '--explain']);
    expect(stdout).toContain('PERSON: letter-by-cue (potential, 0.9');
    expect(stdout).toContain('none: law (letter)');
  });

  it('reads a folder of text files', async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'a.txt'), TEXTS[0] ?? '');
    const { code } = await runCli([
      'placeholders',
      'detect',
      folder,
      path.join(folder, '..', `${path.basename(folder)}-out`),
      '--json',
    ]);
    expect(code).toBe(0);
  });

  it('warns of text that is not German, with the share of lines that look it', async () => {
    const file = jsonl(['The witness K. said that he had not seen the defendant before that day.']);
    const { code, stderr } = await runCli(['placeholders', 'detect', file, beside(file, 'out.jsonl')]);
    expect(code).toBe(0);
    expect(stderr).toMatch(/0 of 1 lines look German; .*\[not-german\]/u);
    expect(stderr).toContain('0 % of the lines look German');
    expect(stderr).not.toContain('witness');
  });

  it('refuses a file in Latin-1 with what to do, and writes nothing', async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'urteil.txt');
    writeFileSync(file, Buffer.from('Der Zeuge K. saß in der Küche der Klägerin.', 'latin1'));
    const out = path.join(folder, 'out.jsonl');
    const { code, stderr } = await runCli(['placeholders', 'detect', file, out, '--to', 'jsonl']);
    expect(code).not.toBe(0);
    expect(stderr).toMatch(/UTF-8/u);
    expect(stderr).not.toContain('Zeuge');
    if (existsSync(out)) expect(readFileSync(out, 'utf8')).toBe('');
  });

  it('reads a file of one line of megabytes', async () => {
    const file = path.join(temporaryFolder(), 'one.txt');
    writeFileSync(file, TEXTS.join(' ').concat(' ').repeat(8000));
    const { code, stderr } = await runCli([
      'placeholders',
      'detect',
      file,
      beside(file, 'out.jsonl'),
      '--to',
      'jsonl',
      '--json',
    ]);
    expect([code, stderr]).toEqual([0, '']);
  });
});

describe('palimpsest placeholders paragraphs', () => {
  const WRAPPED = '1. Die Zeugin K. kannte die B ... GmbH aus der Ver-\nhandlung.\n\n😀 2. Frau K.\nwohnt in M.\n';

  it('reads plain text without a word on labels that nobody expects', async () => {
    const file = beside(jsonl([]), 'decision.txt');
    writeFileSync(file, 'Die Zeugin K. kannte die B ... GmbH.\n');
    for (const args of [
      ['paragraphs', file, beside(file, 'lines.jsonl')],
      ['check', file],
    ]) {
      expect((await runCli(['placeholders', ...args])).stderr).not.toContain('warning');
    }
  });

  it('writes one paragraph a line, moves what was found, and tells the way back in code points', async () => {
    const file = jsonl([WRAPPED]);
    await runCli(['placeholders', 'detect', file, beside(file, 'found.jsonl')]);
    const [out, edits] = [beside(file, 'lines.jsonl'), beside(file, 'edits.jsonl')];
    const { code, stderr } = await runCli(
      ['placeholders', 'paragraphs', beside(file, 'found.jsonl'), out, '--lines', 'join', '--edits', edits], // prettier-ignore
    );
    expect(code).toBe(0);
    expect(stderr).toContain(`1 document, 2 paragraphs → ${out}`);
    const [line] = readLines(out) as [Line];
    expect(line.text).toBe('Die Zeugin K. kannte die B ... GmbH aus der Verhandlung.\n😀 2. Frau K. wohnt in M.\n');
    expect(line.entities.map(({ start, end }) => [...line.text].slice(start, end).join(''))).toEqual(['K.', 'B ...', 'K.', 'M.']); // prettier-ignore
    const log = JSON.parse(readFileSync(edits, 'utf8')) as {
      source: string;
      edits: [{ start: number; end: number; replacement: string; step: string }[]];
    };
    expect(log.source).toBe('d1');
    let text = [...WRAPPED];
    for (const { start, end, replacement } of log.edits[0].toReversed()) {
      text = [...text.slice(0, start), ...replacement, ...text.slice(end)];
    }
    expect(text.join('')).toBe(line.text);
  });

  it('splits by a budget, and refuses one of nothing', async () => {
    const file = jsonl([`${TEXTS.join(' ')} ${TEXTS.join(' ')}`]);
    const { stderr } = await runCli(['placeholders', 'paragraphs', file, beside(file, 'out.jsonl'), '--budget', '40']);
    expect(stderr).toMatch(/1 paragraph in [3-9] lines/);
    const refused = await runCli(['placeholders', 'paragraphs', file, beside(file, 'no.jsonl'), '--budget', '0']);
    expect(refused.code).not.toBe(0);
    expect(refused.stderr).toContain('whole number from 1');
    expect(existsSync(beside(file, 'no.jsonl'))).toBe(false);
  });
});

describe('palimpsest placeholders fill', () => {
  it('writes names of the same letter, labelled, and the decisions beside', async () => {
    const file = jsonl(TEXTS);
    const [out, decisions] = [beside(file, 'filled.jsonl'), beside(file, 'decided.jsonl')];
    const { code, stderr } = await runCli(['placeholders', 'fill', file, out, '--decisions', decisions]);
    expect(code).toBe(0);
    expect(stderr).toMatch(/2 documents, 7 placeholders filled/u);
    const [first] = readLines(out) as [Line];
    const [k, b, again, m, street] = surfaces(first);
    expect(k).toMatch(/^K\p{Ll}+$/u);
    expect(again).toBe(k);
    expect(b).toMatch(/^B\p{Ll}+$/u);
    expect(m).toMatch(/^M\p{Ll}+$/u);
    expect(street).toMatch(/^A\p{Ll}+$/u);
    expect(readLines(decisions).map(surfaces)).toEqual([
      ['K.', 'B ...', 'K.', 'M.', 'A-Straße'],
      ['A. G.', 'K.'],
    ]);
    expect(readLines(decisions)[0]?.text).toBe(TEXTS[0]);
  });

  it('writes the same bytes with the same seed, and whatever the order of the documents', async () => {
    const file = jsonl(TEXTS);
    const write = async (name: string, seed: string) => {
      const out = beside(file, name);
      await runCli(['placeholders', 'fill', file, out, '--seed', seed]);
      return readFileSync(out, 'utf8');
    };
    const one = await write('one.jsonl', '7');
    expect(await write('two.jsonl', '7')).toBe(one);
    expect(await write('three.jsonl', '8')).not.toBe(one);
  });

  it('fills what detect wrote, each entity with the placeholder that it stands for', async () => {
    const file = jsonl(TEXTS);
    const [found, out, straight] = ['found.jsonl', 'filled.jsonl', 'straight.jsonl'].map((name) => beside(file, name));
    await runCli(['placeholders', 'detect', file, found ?? '']);
    await runCli(['placeholders', 'fill', found ?? '', out ?? '']);
    await runCli(['placeholders', 'fill', file, straight ?? '']);
    expect(readLines(out ?? '')).toEqual(readLines(straight ?? ''));
    expect(
      readLines(out ?? '').map(({ entities }) => entities.map(({ attributes }) => attributes?.['placeholder'])),
    ).toEqual([
      ['K.', 'B ...', 'K.', 'M.', 'A-Straße'],
      ['A. G.', 'K.'],
    ]);
  });

  it('fills a decision of nothing but placeholders and one without any', async () => {
    const file = jsonl(['Herr K., Frau B., Zeuge D.', 'Die Klage wird abgewiesen.']);
    const out = beside(file, 'filled.jsonl');
    expect((await runCli(['placeholders', 'fill', file, out])).code).toBe(0);
    expect(readLines(out).map(({ entities }) => entities.length)).toEqual([3, 0]);
  });

  it('leaves no half of a file when it is interrupted by an error', async () => {
    const file = jsonl([TEXTS[0] ?? '']);
    appendFileSync(file, '{"id":"d1","text":');
    const out = beside(file, 'filled.jsonl');
    const { code } = await runCli([
      'placeholders',
      'fill',
      file,
      out,
      '--strict',
      '--decisions',
      beside(file, 'd.jsonl'),
    ]);
    expect(code).toBe(2);
    expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)]);
  });

  it.each([
    [['--ask', '--serve'], /--ask and --serve cannot be combined/u],
    [['--open'], /require --serve/u],
  ])('refuses %j', async (args, message) => {
    const { code, stderr } = await runCli(['placeholders', 'fill', 'in.jsonl', 'out.jsonl', ...args]);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});

describe('palimpsest placeholders fill --ask', () => {
  const ask = (file: string, answers: string, ...more: readonly string[]) =>
    runCli(
      ['placeholders', 'fill', file, beside(file, 'filled.jsonl'), '--ask', '--reviewer', 'ana', ...more],
      answers,
    );
  const outputs = (file: string) =>
    ['filled.jsonl', 'filled.decisions.jsonl'].map((name) => readFileSync(beside(file, name), 'utf8'));

  it('writes what was typed for all that wait with the same proposal, and both files', async () => {
    const file = jsonl(TEXTS);
    // K. → Kowalska, B ... accepted, the second K. accepted, M. is none, A-Straße is another thing; then the second decision.
    const { code, stderr } = await ask(file, 'Kowalska\n\n\nn\nl OTHER\nAm Hang\n\n\n');
    expect(code).toBe(0);
    expect(stderr).toContain('«K.» kannte die');
    expect(stderr).toContain('PERSON → Kowalska');
    const [first] = readLines(beside(file, 'filled.jsonl')) as [Line];
    expect(surfaces(first)).toEqual(['Kowalska', expect.stringMatching(/^B/u), 'Kowalska', 'Am Hang']);
    expect(first.text).toContain('wohnt in M. in der Am Hang.');
    expect(first.entities.map(({ attributes }) => attributes?.['placeholder'])).toEqual([
      'K.',
      'B ...',
      'K.',
      'A-Straße',
    ]);
    const [decided] = readLines(beside(file, 'filled.decisions.jsonl')) as [Line];
    expect(surfaces(decided)).toEqual(['K.', 'B ...', 'K.', 'A-Straße']);
    expect(JSON.stringify(decided)).not.toContain('Kowalska');
  });

  it('goes on where it was stopped, killed or half-written, to the same bytes', async () => {
    const answers = ['Kowalska', '', '', 'n', '', 'Anna Groß', ''];
    const whole = jsonl(TEXTS);
    expect((await ask(whole, answers.map((each) => `${each}\n`).join(''))).code).toBe(0);
    for (let stop = 0; stop < answers.length; stop++) {
      const file = jsonl(TEXTS);
      const begun = await ask(
        file,
        answers
          .slice(0, stop)
          .map((each) => `${each}\n`)
          .join(''),
        '--json',
      );
      expect(lastLine(begun.stdout)).toMatchObject({ documents: 2, done: stop < 5 ? 0 : 1 });
      expect(existsSync(beside(file, 'filled.jsonl'))).toBe(false);
      const journal = beside(file, 'decisions.filling.jsonl');
      appendFileSync(journal, '{"n":99,"document":"d1","of'); // killed while writing
      expect(
        (
          await ask(
            file,
            answers
              .slice(stop)
              .map((each) => `${each}\n`)
              .join(''),
          )
        ).code,
      ).toBe(0);
      expect(outputs(file)).toEqual(outputs(whole));
    }
  });

  it('undoes, skips, accepts all of one proposal, explains itself, and refuses a label there is not', async () => {
    const file = jsonl(TEXTS);
    const first = await ask(file, 'Kowalska\nu\n?\nl HOUSE\na\ns\n\n\n\n\nq\n');
    expect(first.stderr).toContain('no placeholder');
    expect(first.stderr).toContain('there is no label "HOUSE"');
    expect(first.stderr).toContain('1 of 2 documents done; nothing is written yet');
    const second = await ask(file, 'Berta\n\n');
    expect(second.code).toBe(0);
    const [filled] = readLines(beside(file, 'filled.jsonl')) as [Line];
    const [k, b, again] = surfaces(filled);
    expect([b, again]).toEqual(['Berta', k]);
    expect(k).toMatch(/^K(?!owalska)/u);
  });

  it('fills as decided so far where the journal alone is given', async () => {
    const file = jsonl(TEXTS);
    await ask(file, 'Kowalska\nq\n');
    const out = beside(file, 'so-far.jsonl');
    const journal = beside(file, 'decisions.filling.jsonl');
    expect((await runCli(['placeholders', 'fill', file, out, '--journal', journal])).code).toBe(0);
    expect(surfaces(readLines(out)[0] as Line)).toEqual([
      'Kowalska',
      expect.anything(),
      'Kowalska',
      expect.anything(),
      expect.anything(),
    ]);
  });

  it('refuses an output that is there before anything is asked', async () => {
    const file = jsonl(TEXTS);
    writeFileSync(beside(file, 'filled.jsonl'), '');
    expect((await ask(file, '')).stderr).toContain('[output-exists]');
  });
});

describe('palimpsest placeholders fill --serve', () => {
  it('lets the page decide what is written, and writes when it ends and all is done', async () => {
    const file = jsonl([TEXTS[0] ?? '']);
    const out = beside(file, 'filled.jsonl');
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    let said = '';
    stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    const io = { stdout, stderr, stdin: Readable.from(['']), env: {} };
    const ended = run(['placeholders', 'fill', file, out, '--serve', '--reviewer', 'ana', '--json'], io);
    await expect.poll(() => said, { timeout: 20_000 }).toMatch(/\n$/);
    const { url } = JSON.parse(said) as { url: string };
    const document = (await (await fetch(`${url}document?place=0`)).json()) as {
      entities: { id: string; replacement: string }[];
    };
    expect(document.entities[0]?.replacement).toMatch(/^K/u);
    expect(await (await fetch(url)).text()).toContain('"fills":true');
    const decide = (base: number, action: unknown) =>
      fetch(`${url}decide`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ place: 0, reviewer: 'ana', base, action }),
      });
    const replace = { type: 'replace', entity: document.entities[0]?.id, replacement: 'Kowalska' };
    expect((await decide(0, { ...replace, replacement: ' a\n' })).status).toBe(400);
    expect((await decide(0, replace)).status).toBe(200);
    expect((await decide(1, { type: 'done' })).status).toBe(200);
    process.emit('SIGINT');
    expect(await ended).toBe(0);
    expect(surfaces(readLines(out)[0] as Line).filter((name) => name === 'Kowalska')).toHaveLength(2);
    expect(existsSync(beside(file, 'filled.decisions.jsonl'))).toBe(true);
  });
});

describe('palimpsest placeholders leftovers', () => {
  const TEXT =
    'Der Zeuge K. hat dies glaubhaft bekundet . Die Klägerin Sommerfeldt beantragt , das Urteil aufzuheben .';
  const folder = mkdtempSync(path.join(tmpdir(), 'leftovers-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  let model: string;
  beforeAll(async () => {
    const blanks = path.join(folder, 'blanks.jsonl');
    writeFileSync(blanks, decisions(24, false).map(({ id, text }) => `${JSON.stringify({ id, text, entities: [] })}\n`).join('')); // prettier-ignore
    model = beside(blanks, 'model');
    await runCli(['placeholders', 'fill', blanks, beside(blanks, 'filled.jsonl')]);
    await runCli(['train', beside(blanks, 'filled.jsonl'), model, '--model', 'crf', '--locale', 'de', '--quiet']);
  });

  it('lists places that should be blank, the most probable first, without their text unless asked', async () => {
    const file = jsonl([TEXT, 'Das Gericht hat die Klage abgewiesen .', TEXT.replace('Sommerfeldt', 'L.')]);
    const { code, stdout, stderr } = await runCli(['placeholders', 'leftovers', model, file, '--least', '0.3']);
    expect([code, stderr]).toEqual([0, expect.stringContaining('1 place in 3 documents')]);
    expect(stdout).toMatch(/^score {2}document +characters\n.*\n *0\.\d\d {2}d1 +56–67\n$/u);
    const explained = await runCli(['placeholders', 'leftovers', model, file, '--least', '0.3', '--explain']);
    expect(explained.stdout).toContain('Die Klägerin «Sommerfeldt» beantragt');
    const json = await runCli(['placeholders', 'leftovers', model, file, '--least', '0', '--json', '-n', '1']);
    const { documents, places } = lastLine(json.stdout) as { documents: number; places: { score: number }[] };
    expect(documents).toBe(3);
    expect(places.length).toBeGreaterThan(3);
    expect(places).toEqual(places.toSorted((a, b) => b.score - a.score));
    expect(json.stdout).not.toContain('Sommerfeldt');
  });

  it('writes the decisions with them in a layer of its own, beside the blanks', async () => {
    const file = jsonl([TEXT]);
    const out = beside(file, 'marked.jsonl');
    const argv = ['placeholders', 'leftovers', model, file, out, '--least', '0.3'];
    expect((await runCli(argv)).stderr).toContain(`1 place in 1 document → ${out}`);
    const [first] = readLines(out) as [Line];
    expect(first.text).toBe(TEXT);
    expect(surfaces(first)).toEqual(['K.', 'Sommerfeldt']);
    expect(first.entities[1]).toMatchObject({ layer: 'overlooked', label: 'SENSITIVE' });
    expect((await runCli([...argv, '--seed', '9', '--overwrite'])).code).toBe(0);
    expect((await runCli([...argv.slice(0, 4), '-', ...argv.slice(5)])).stdout.trim().split('\n')).toHaveLength(1);
  });
});

describe('palimpsest placeholders check', () => {
  it('points at the three kinds of correction by place alone, and exits with 1', async () => {
    const file = path.join(temporaryFolder(), 'filled.jsonl');
    const text = 'Der Anwalt kam (siehe A 1. Ein Anw alt. Herr Krause ging.';
    const entities = [{ id: 'T1', start: 0, end: 3, label: 'PERSON', attributes: { placeholder: 'K.' } }];
    writeFileSync(file, `${JSON.stringify({ id: 'd1', text, entities })}\n`);
    const { code, stdout, stderr } = await runCli(['placeholders', 'check', file]);
    expect(code).toBe(1);
    expect(stdout.trim().split('\n')).toEqual([
      'd1 [15, 16) bracket',
      'd1 [31, 38) spacing',
      'd1 [45, 51) revealed-name',
    ]);
    expect(stderr).toContain(
      '1 split words, 1 unbalanced brackets or quotation marks, 1 names written out that a placeholder hides',
    );
    const json = await runCli(['placeholders', 'check', file, '--json', '--quiet']);
    expect(lastLine(json.stdout)).toEqual({ document: 'd1', start: 45, end: 51, kind: 'revealed-name' });
  });

  it('exits with 0 where there is nothing to correct', async () => {
    const file = jsonl(['Die Klage wird abgewiesen (vgl. § 1).']);
    expect((await runCli(['placeholders', 'check', file])).code).toBe(0);
  });
});

describe('palimpsest stats --placeholders', () => {
  it('gives Table 5.1, with the tokens of pieces learned from the corpus', async () => {
    const file = jsonl(TEXTS);
    const { code, stdout } = await runCli(['stats', file, '--locale', 'de', '--placeholders', '--pieces', '100']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/text elements\s+27\n\s+anonymised\s+9 \(33\.33 %\)\nplaceholders\s+7\n/u);
    expect(stdout).toMatch(/learned tokens per element\s+\d\.\d\d/u);
  });

  it('reads plain text', async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'decision.txt'), 'Der Zeuge K. wohnt in der A-Straße.\n');
    const { code, stdout } = await runCli(['stats', folder, '--locale', 'de', '--placeholders']);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/placeholders\s+2\n/u)]);
  });

  it('needs --placeholders for what is counted with it', async () => {
    const { code, stderr } = await runCli(['stats', 'x.jsonl', '--pieces', '100']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('require --placeholders')]);
  });
});
