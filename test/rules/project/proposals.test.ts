import { describe, expect, it } from 'vitest';
import { RULE_FILE, openRules, readRuleSource } from '../../../src/rules/networks/load.ts';
import { applyProposal } from '../../../src/rules/project/history/merge-rules.ts';
import { isQueryFile, parseQueries, queriesToRules } from '../../../src/rules/project/queries.ts';
import { readRuleFiles, readSourceFiles } from '../../../src/rules/project/stored-rules.ts';
import { findIn } from '../helpers.ts';
import { network, ruleFiles } from './helpers.ts';

const current = new Map([
  [
    RULE_FILE,
    `# kept\nname: mine\nlanguages: [es]\ngazetteers:\n  cues: [con, amb] # also kept\nnetworks:\n  talk: ${network(['con'])}\n`,
  ],
]);
const proposalOf = (text: string, beside: readonly (readonly [string, string])[] = []) => ({
  file: 'new.yaml',
  files: new Map([[RULE_FILE, text], ...beside]),
});

describe('applyProposal', () => {
  it('adds networks and entries, and keeps the rest with its comments', () => {
    const text = `networks:\n  sign: ${network(['firma'])}\ngazetteers:\n  cues: [con, a]\n  names: [Anna]\n`;
    const { files, networks, gazetteers } = applyProposal(current, proposalOf(text));
    expect([networks, gazetteers]).toEqual([['sign'], ['cues', 'names']]);
    const merged = files.get(RULE_FILE) as string;
    expect(merged).toContain('# kept');
    expect(merged).toContain('cues: [con, amb, a] # also kept');
    expect(merged).toContain('names: [Anna]');
    const { rules, problems } = readRuleFiles(files, 'rules.yaml');
    expect(problems).toEqual([]);
    expect(rules?.networks.map(({ name }) => name)).toEqual(['talk', 'sign']);
  });

  it('takes networks by their names alone, and replaces one of the same name', () => {
    const { files, networks } = applyProposal(current, proposalOf(`talk: ${network(['amb'])}\n`));
    expect(networks).toEqual(['talk']);
    const { rules } = readRuleFiles(files, 'rules.yaml');
    expect(rules && findIn(rules, 'parla amb Anna, con Eva')).toEqual(['PERSON Anna']);
  });

  it('takes a whole rule file in place of the working one, with its lists', () => {
    const whole = proposalOf('name: other\nlanguages: [es]\ngazetteers:\n  l: { file: l.tsv }\nnetworks:\n  x: { label: X, states: { start: [{ gazetteer: l, to: end }], end: final } }\n', [['l.tsv', '#value\nReus\n']]); // prettier-ignore
    const { files, networks, gazetteers } = applyProposal(current, whole);
    expect([networks, gazetteers]).toEqual([
      ['talk', 'x'],
      ['cues', 'l'],
    ]);
    const { rules } = readRuleFiles(files, 'rules.yaml');
    expect(rules && findIn(rules, 'en Reus')).toEqual(['X Reus']);
  });

  it.each([
    ['a list', '- a\n'],
    ['other keys', 'networks: {}\nother: 1\n'],
    ['values that are no networks', 'a: 1\n'],
    ['no YAML', 'a: [1\n'],
  ])('refuses %s', (_, text) => {
    expect(() => applyProposal(current, proposalOf(text))).toThrow(expect.objectContaining({ code: 'bad-proposal' }));
  });
});

describe('queries', () => {
  const text = `languages: [es]\nqueries:\n  PERSON:\n    - [hablar con, dra]\n    - { entries: [Anna, Pere], case: title }\n  DATE OF BIRTH:\n    - { regex: '\\d{4}' }\n`;

  it('become rules that find notes by words, lists and expressions', () => {
    expect(isQueryFile(text)).toBe(true);
    const { rules, problems } = readRuleFiles(
      new Map([[RULE_FILE, queriesToRules(parseQueries(text, 'q')) as string]]),
      'q',
    );
    expect(problems).toEqual([]);
    expect(rules && findIn(rules, 'Hablar con Anna, anna en 1999')).toEqual([
      'PERSON Hablar con', 'PERSON Anna', 'DATE OF BIRTH 1999',
    ]); // prettier-ignore
  });

  it('become a first rule set without the words, which are no mentions', () => {
    const lists = queriesToRules(parseQueries(text, 'q'), 'lists') as string;
    const { rules } = readRuleFiles(new Map([[RULE_FILE, lists]]), 'q');
    expect(rules && findIn(rules, 'Hablar con Anna')).toEqual(['PERSON Anna']);
    const words = parseQueries('languages: [es]\nqueries: { A: [[x]] }\n', 'q');
    expect(queriesToRules(words, 'lists')).toBeUndefined();
  });

  it('that are wrong are told with their place', () => {
    expect(() => parseQueries('languages: [es]\nqueries:\n  A:\n    - { case: title }\n', 'q.yaml')).toThrow(
      /q\.yaml:\d+/,
    );
  });

  it('ship with the rules for primary care, for each of their labels', () => {
    const source = readRuleSource('es-ca-primary-care');
    const queries = parseQueries(source.readBeside('queries.yaml'), 'queries.yaml');
    expect(Object.keys(queries.queries).toSorted()).toEqual(openRules('es-ca-primary-care').rules?.labels);
    const files = readSourceFiles({ ...source, text: queriesToRules(queries) as string });
    expect(readRuleFiles(files, 'queries.yaml').problems).toEqual([]);
  });
});

describe('readSourceFiles', () => {
  it('refuses lists that cannot be kept beside the rules', () => {
    const text = (ruleFiles({}).get(RULE_FILE) as string).replace(
      'networks:',
      'gazetteers: { l: { file: ../l.tsv } }\nnetworks:',
    );
    const source = { text, file: 'r.yaml', readBeside: () => 'Anna\n' };
    expect(() => readSourceFiles(source)).toThrow(expect.objectContaining({ code: 'bad-gazetteer-file' }));
  });
});
