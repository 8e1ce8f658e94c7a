import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

describe('palimpsest rules', () => {
  it('check tells every mistake with its place, and exits with 1', async () => {
    const file = path.join(temporaryFolder(), 'mine.yaml');
    writeFileSync(
      file,
      'name: mine\nlanguages: [es]\nnetworks:\n  a:\n    label: X\n    states:\n      start:\n        - {form: a, to: nowhere}\n        - {gazetteer: none, to: end}\n      end: final\n',
    );
    const { code, stderr } = await runCli(['rules', 'check', file]);
    expect(code).toBe(1);
    expect(stderr).toContain(`${file}:8:25: the arc leads to state "nowhere"`);
    expect(stderr).toContain(`${file}:9:23: there is no gazetteer "none"`);
    expect(stderr).toContain('2 problems.');
  });

  it('check sums up a good rule set', async () => {
    const { code, stderr } = await runCli(['rules', 'check', 'es-ca-primary-care']);
    expect(code).toBe(0);
    expect(stderr).toMatch(/address +LOCATION +20/);
    expect(stderr).toMatch(/no errors/);
  });

  it('run writes plain text as BRAT with what the rules find, and names the rule', async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'note.txt'), 'Parlo amb Anna de la pauta. Tlf.934416126.\n');
    const out = path.join(folder, 'out');
    const { code, stderr } = await runCli(['rules', 'run', 'es-ca-primary-care', path.join(folder, 'note.txt'), out]);
    expect(stderr).toContain('2 entities found in 1 document ');
    expect(code).toBe(0);
    const annotations = [path.join(out, 'note.ann'), `${out}.ann`, out].find((file) => existsSync(file));
    expect(annotations).toBeDefined();
    const jsonl = await runCli(
      ['rules', 'run', 'es-ca-primary-care', '-', '-', '--quiet'],
      '{"id":"a","text":"Parlo amb Anna"}\n',
    );
    expect(JSON.parse(jsonl.stdout)).toMatchObject({ entities: [{ start: 10, end: 14, label: 'PERSON' }] });
    expect(jsonl.stdout).toContain('person-after-communication');
  });

  it('explain says which arcs consumed what, and where attempts failed', async () => {
    const { code, stdout } = await runCli([
      'rules',
      'explain',
      'es-ca-primary-care',
      'Parlo amb Anna i truco a urgències',
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain('PERSON "Anna" [10, 14) by person-after-communication, priority 20');
    expect(stdout).toMatch(/person-after-communication\.start +gazetteer communication-verbs +"Parlo"/);
    expect(stdout).toMatch(
      /failed: person-after-communication after "truco a", in state \w+, where the next token is "urgències"/,
    );
    expect(stdout).not.toContain('\u001b');
  });

  it('says of which labels something is no mention: in the list of networks, explained and drawn', async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'rules.yaml');
    writeFileSync(file, `name: t
languages: [es]
networks:
  no-person: { label: false, excludes: PERSON, priority: 1, states: { start: [{ form: paz, to: end }], end: final } }
  any: { label: PERSON, states: { start: [{ form: paz, to: end }], end: final } }
  place: { label: LOCATION, states: { start: [{ form: paz, to: end }], end: final } }
`); // prettier-ignore
    expect((await runCli(['rules', 'check', file])).stderr).toMatch(/no-person +no PERSON +1/);
    const { stdout } = await runCli(['rules', 'explain', file, 'La Paz']);
    expect(stdout).toMatch(/no PERSON "Paz" .* by no-person/);
    expect(stdout).toMatch(/LOCATION "Paz" .* by place, priority 0$/m);
    expect(stdout).toMatch(/PERSON "Paz" .* by any, priority 0; suppressed by an overlapping match/);
    const drawing = path.join(folder, 'rules.svg');
    await runCli(['rules', 'draw', file, '--out', drawing]);
    expect(readFileSync(drawing, 'utf8')).toContain('excludes PERSON alone');
  });

  it('explain reads standard input', async () => {
    const { stdout } = await runCli(['rules', 'explain', 'es-ca-primary-care', '--json'], 'Parlo amb Anna\n');
    expect(JSON.parse(stdout)).toMatchObject({ matches: [{ label: 'PERSON', start: 10, end: 14, kept: true }] });
  });

  it('draw writes an SVG, all of it or nothing, and refuses to write over one', async () => {
    const file = path.join(temporaryFolder(), 'a.svg');
    expect((await runCli(['rules', 'draw', 'es-ca-primary-care', '--out', file, '--network', 'address'])).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg .*<\/svg>\n$/s);
    expect((await runCli(['rules', 'draw', 'es-ca-primary-care', '--out', file])).stderr).toContain('output-exists');
    expect((await runCli(['rules', 'draw', 'es-ca-primary-care', '--out', '-', '--network', 'x'])).code).toBe(2);
  });
});
