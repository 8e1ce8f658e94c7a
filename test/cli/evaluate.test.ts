import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

const GOLD = `Anna B-PER
Berg I-PER
lives O
in O
Oslo B-LOC

Lind B-PER
left O
Lund B-LOC
`;
/** One of the two persons is found, a place is taken for one. */
const FOUND = GOLD.replace('Lind B-PER', 'Lind O').replace('Lund B-LOC', 'Lund B-PER');

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
const file = (name: string, text: string) => {
  const place = path.join(folder, name);
  writeFileSync(place, text);
  return place;
};
const evaluate = async (...argv: readonly string[]) => {
  const { code, stdout, stderr } = await runCli(['evaluate', ...argv, '--json']);
  expect(stderr).not.toContain('error');
  return { code, result: JSON.parse(stdout) };
};

describe('evaluate', () => {
  it('pairs documents for scores, words and confusions in one way: by their order where no id agrees', async () => {
    const gold = file('gold.conll', GOLD);
    const other = file('predicted.conll', FOUND);
    const training = file('training.conll', 'Anna B-PER\nBerg I-PER\nslept O\n');
    const asked = ['--confusions', '--training', training];
    // The same name in another folder: the ids agree.
    const same = path.join(temporaryFolder(), 'gold.conll');
    writeFileSync(same, FOUND);
    const [byOrder, byId] = [await evaluate(gold, other, ...asked), await evaluate(gold, same, ...asked)];
    expect(byOrder.result.micro).toEqual(byId.result.micro);
    expect(byOrder.result.vocabulary).toEqual(byId.result.vocabulary);
    expect(byOrder.result.ambiguity).toEqual(byId.result.ambiguity);
    const found = Object.values<{ known: { correct: number }; unknown: { correct: number } }>(byId.result.vocabulary);
    expect(found.reduce((sum, { known, unknown }) => sum + known.correct + unknown.correct, 0)).toBeGreaterThan(0);
  });

  it('warns of documents with sentences that a tagger was trained on or adapted to, by their ids alone', async () => {
    const line = 'Mr Lind came to the old clinic on a Monday .';
    const conll = (text: string) => `${text.split(' ').map((word) => `${word} ${word === 'Lind' ? 'B-PER' : 'O'}`).join('\n')}\n\n`; // prettier-ignore
    const other = 'Mr Lind left the small ward by bus in May .';
    const gold = file('gold.conll', conll(line) + conll(other) + conll('Lind slept .'));
    const unlabelled = file('texts.txt', `Nobody came .\n\n${line.toUpperCase()}\n`);
    const training = file('training.conll', conll('Lind slept .'));
    const run = async (...argv: readonly string[]) => {
      const { stderr, stdout } = await runCli(['evaluate', gold, gold, ...argv, '--json']);
      return { stderr, shared: JSON.parse(stdout).shared };
    };
    expect(await run()).toEqual({ stderr: '', shared: undefined });
    // A short sentence may be anybody's.
    expect(await run('--training', training)).toEqual({ stderr: '', shared: { count: 0, ids: [] } });
    const { stderr, shared } = await run('--training', training, '--apart-from', unlabelled);
    expect(shared.count).toBe(1);
    expect(stderr).toContain('1 of 3 documents share sentences with the text the tagger was trained on');
    expect(stderr).not.toContain('Lind');
    const twice = await run('--apart-from', unlabelled, '--apart-from', file('sample.conll', conll(other)));
    expect(twice.shared.count).toBe(2);
  });

  it('tells where F1 is lost and which kinds of mentions were found, of the labels that count', async () => {
    const gold = file('gold.conll', GOLD);
    const other = file('predicted.conll', FOUND);
    const training = file('training.conll', 'Anna B-PER\nBerg I-PER\nOslo B-PER\n');
    const { result } = await evaluate(gold, other, '--strata', '--training', training);
    // Two of four and three are right, three by place.
    const { f1, borders, labels, rest } = result.loss;
    expect([f1, borders, labels, rest]).toEqual([4, 0, 2, 1].map((part) => expect.closeTo(part / 7, 12)));
    expect(result.strata['in training']).toEqual({
      'with this label': { mentions: 1, found: 1, touched: 1 },
      'with another': { mentions: 1, found: 1, touched: 1 },
      not: { mentions: 2, found: 0, touched: 0 },
    });
    const places = await runCli(['evaluate', gold, other, '--strata', '--only', 'LOC']);
    expect(places.stdout).toMatch(/^words of the mention +1 +2 +50\.00 +50\.00/mu);
  });

  it('says that there is nothing to compare where neither side has a mention, and prints no figure', async () => {
    const gold = file('gold.conll', GOLD.replaceAll(/[BI]-(PER|LOC)/gu, 'O').replace('Anna O', 'Anna B-X'));
    const { result } = await evaluate(gold, gold);
    expect(result.micro.f1).toBe(1);
    const empty = file('empty.conll', 'Anna O\nleft O\n');
    for (const argv of [
      [empty, empty, '--from', 'conll'],
      [empty, empty, '--from', 'conll', '--group-by', 'document', '--intervals', '--compare', empty],
    ]) {
      const { stdout } = await runCli(['evaluate', ...argv]);
      expect(stdout).toContain('nothing to compare');
      expect(stdout).not.toContain('100.00');
      const json = await evaluate(...argv);
      expect(json.result.micro).toEqual({ precision: null, recall: null, f1: null });
      expect(json.result.macro).toEqual({ precision: null, recall: null, f1: null });
      expect(json.result.macroOverDocuments).toEqual({ precision: null, recall: null, f1: null });
    }
  });

  it('shows a dash for documents and groups in which neither side has a mention', async () => {
    const notes = [
      { id: 'd1', text: 'Anna left.', entities: [{ start: 0, end: 4, label: 'PER' }] },
      { id: 'd2', text: 'Nobody left.', entities: [] },
    ];
    const corpus = file('notes.jsonl', notes.map((note) => `${JSON.stringify(note)}\n`).join(''));
    const { stdout } = await runCli(['evaluate', corpus, corpus, '--group-by', 'document']);
    expect(stdout).toMatch(/^d1 +100\.00 +100\.00 +100\.00$/mu);
    expect(stdout).toMatch(/^d2 +– +– +–$/mu);
  });

  it('brings labels of two schemes to their coarse types, each by the map that knows it', async () => {
    const note = (...labels: readonly string[]) =>
      `${JSON.stringify({
        id: 'd1',
        text: 'Anna Lind à Lyon, le 3 mai.',
        entities: [
          { start: 0, end: 9, label: labels[0] },
          { start: 12, end: 16, label: labels[1] },
          { start: 21, end: 26, label: labels[2] },
        ],
      })}\n`;
    const gold = file('gold.jsonl', note('PER', 'LOC', 'DATETIME'));
    const found = file('found.jsonl', note('NOM', 'VILLE', 'DATE'));
    for (const argv of [[gold, found], [found, gold]]) expect((await evaluate(...argv, '--coarse')).result.micro.f1).toBe(1); // prettier-ignore
    expect((await evaluate(gold, gold, '--coarse', '--compare', found)).result.comparisons[0]?.micro.f1).toBe(1);
    expect((await runCli(['evaluate', gold, found])).stderr).toContain('--coarse');
  });

  it('says in its last line and by its exit code what it could not judge', async () => {
    const note = (id: string, label?: string) =>
      `${JSON.stringify({ id, text: 'Anna left.', entities: label === undefined ? [] : [{ start: 0, end: 4, label }] })}\n`;
    const gold = file('gold.jsonl', note('d1', 'PER'));
    const bare = file('bare.jsonl', note('d1'));
    for (const [right, found, why] of [
      [
        gold,
        file('ids.jsonl', note('x', 'PER') + note('y', 'PER')),
        'no predicted document has the id of a gold document',
      ],
      [gold, file('empty.jsonl', ''), 'no predicted document has the id of a gold document'],
      [gold, file('labels.jsonl', note('d1', 'Person')), 'gold (PER) and prediction (Person) have no label in common'],
      [bare, gold, 'the gold corpus has no entities to score'],
      [bare, bare, 'the gold corpus has no entities to score'],
    ] as const) {
      const { code, stderr } = await runCli(['evaluate', right, found, '--quiet']);
      expect([code, stderr.trimEnd().split('\n').at(-1)]).toEqual([1, expect.stringMatching('^not judged: ')]);
      expect(stderr).toContain(why);
    }
    // A tagger that found nothing is judged: it missed everything.
    const { code, stderr } = await runCli(['evaluate', gold, bare]);
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('not judged')]);
  });
});
