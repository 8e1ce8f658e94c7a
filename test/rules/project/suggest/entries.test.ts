import { describe, expect, it } from 'vitest';
import { createDocument } from '../../../../src/core/document.ts';
import type { Document } from '../../../../src/core/types.ts';
import { tryRules } from '../../../../src/rules/project/acceptance.ts';
import { applyProposal } from '../../../../src/rules/project/history/merge-rules.ts';
import { readRuleFiles } from '../../../../src/rules/project/stored-rules.ts';
import { suggestEntries, writeSuggestions } from '../../../../src/rules/project/suggest/entries.ts';

const RULES = `
name: test
languages: [es]
gazetteers:
  titles: [dr, dra]
  towns: [Vic, Salt]
  names: [Anna, Berta]
networks:
  town:
    label: LOCATION
    states:
      start: [{ form: vive, to: in }]
      in: [{ form: en, to: town }]
      town: [{ gazetteer: towns, case: capital, mention: true, to: end }]
      end: final
  name:
    label: PERSON
    states:
      start: [{ gazetteer: names, case: title, to: end }]
      end: final
  titled:
    label: PERSON
    states:
      start: [{ gazetteer: titles, to: name }]
      name: [{ gazetteer: names, mention: true, to: end }]
      end: final
`;

function note(id: string, text: string, ...mentions: readonly (readonly [word: string, label: string])[]): Document {
  const entities = mentions.map(([word, label], i) => {
    const start = text.indexOf(word);
    return { id: `T${i}`, start, end: start + word.length, label };
  });
  return createDocument({ id, text, entities });
}

const TRAINING = [
  note('a', 'vive en Olot con su hija', ['Olot', 'LOCATION']),
  note('b', 'vive en La Bisbal', ['La Bisbal', 'LOCATION']),
  note('c', 'vive en Casa'),
  note('d', 'viene de Girona', ['Girona', 'LOCATION']),
  // The context tells that Carla is a name, but elsewhere it would be found where it is none.
  note('e', 'dra Carla, Carla, Carla, Carla y Carla', ['Carla', 'PERSON']),
  note('f', 'vive en Vic', ['Vic', 'LOCATION']),
  note('g', 'vive en Salt', ['Salt', 'LOCATION']),
];
const LABELS = ['LOCATION', 'PERSON'];
const FILES = new Map([['rules.yaml', RULES]]);

function rulesOf(files: ReadonlyMap<string, string>) {
  const { rules, problems } = readRuleFiles(files, 'rules.yaml');
  if (!rules) throw new Error(problems.map(({ message }) => message).join('\n'));
  return rules;
}

describe('suggested entries', () => {
  const settings = { labels: LABELS, training: TRAINING, validation: [] };
  const found = suggestEntries(rulesOf(FILES), settings);

  it('are words that a network would find if its list had them, and that the words around them tell', () => {
    expect(found.map(({ gazetteer, entries }) => [gazetteer, entries])).toEqual([['towns', ['La Bisbal', 'Olot']]]);
  });

  it('go into the lists of the rules with the effect that was told', async () => {
    const proposal = { file: 'new.yaml', files: new Map([['rules.yaml', writeSuggestions([], found)]]) };
    const judgement = await tryRules(rulesOf(FILES), rulesOf(applyProposal(FILES, proposal).files), settings);
    expect(judgement.verdict).toBe('accept');
    expect(judgement.covered).toHaveLength(found[0]?.covered ?? 0);
    expect(judgement.training.after.byLabel).toEqual(found[0]?.training.after.byLabel);
  });
});
