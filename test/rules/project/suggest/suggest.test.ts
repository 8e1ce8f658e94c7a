import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { createDocument } from '../../../../src/core/document.ts';
import type { Document } from '../../../../src/core/types.ts';
import { microRatios, totalCounts } from '../../../../src/evaluate/counts.ts';
import { type RuleSet, compileNetworks } from '../../../../src/rules/networks/compile.ts';
import { tryRules } from '../../../../src/rules/project/acceptance.ts';
import { applyProposal } from '../../../../src/rules/project/history/merge-rules.ts';
import { scoreRules, tagGold } from '../../../../src/rules/project/scores.ts';
import { readRuleFiles } from '../../../../src/rules/project/stored-rules.ts';
import { prepareCorpus } from '../../../../src/rules/project/suggest/corpus.ts';
import { changeCounts, countsOf, measureNetworks } from '../../../../src/rules/project/suggest/effects.ts';
import { prioritiesOf } from '../../../../src/rules/project/suggest/network.ts';
import { describeTokens } from '../../../../src/rules/project/suggest/patterns.ts';
import { type RuleSuggestion, suggestRules } from '../../../../src/rules/project/suggest/rules.ts';
import { writeSuggestions } from '../../../../src/rules/project/suggest/entries.ts';
import type { NetworkSpec } from '../../../../src/rules/networks/schema.ts';

/** `[PERSON Anna]` marks a mention. */
function note(id: string, marked: string): Document {
  let text = '';
  const entities: { id: string; start: number; end: number; label: string }[] = [];
  for (const [part, label, mention] of marked.matchAll(/\[([A-Z]+) ([^\]]+)\]|[^[]+/g)) {
    if (label !== undefined && mention !== undefined) {
      entities.push({ id: `T${entities.length}`, start: text.length, end: text.length + mention.length, label });
    }
    text += mention ?? part;
  }
  return createDocument({ id, text, entities });
}

const notes = (...marked: string[]) => marked.map((one, i) => note(`n${i}`, one));

const HEAD = 'name: test\nlanguages: [es]\n';
const FIELDS = `
gazetteers:
  fields: [nombre, paciente, apellidos]
networks:
  mail:
    label: EMAIL
    priority: 3
    states:
      start:
        - { gazetteer: fields, to: colon }
      colon:
        - { form: ':', to: mail }
      mail:
        - { regex: '.+@.+', mention: true, to: end }
      end: final
`;

function rulesOf(yaml: string): RuleSet {
  const { rules, problems } = readRuleFiles(new Map([['rules.yaml', HEAD + yaml]]), 'rules.yaml');
  if (!rules) throw new Error(problems.map(({ message }) => message).join('\n'));
  return rules;
}

const TRAINING = notes(
  'Nombre: [PERSON Anna Puig]. Control.',
  'Paciente: [PERSON Berta Roca Mas], dolor.',
  'Apellidos: [PERSON Soler]. Acude sola.',
  'Paciente: Varón de 30 años. Nombre: [PERSON Carla Font].',
  'Paciente: Varón de 40 años. Control en Junio: bien.',
  'Hoy: Mejor. Dolor: Intenso.',
  'Escribir a [EMAIL anna.puig@example.cat] hoy.',
  'Correo [EMAIL b-roca@example.org], acude.',
  'Correo [EMAIL c_font@mail.example.es]: avisar.',
);
const VALIDATION = notes('Nombre: [PERSON Diana Vila]. Bien.', 'Buzón [EMAIL d@example.cat].');
const LABELS = ['EMAIL', 'PERSON'];
const suggest = (training: readonly Document[] = TRAINING) =>
  suggestRules(rulesOf(FIELDS), { labels: LABELS, training, validation: VALIDATION });

describe('suggested rules', () => {
  const { suggestions } = suggest();

  it('find what the words before have in common, as a list of the rules, and leave out what it would invent', () => {
    const person = suggestions.find(({ label }) => label === 'PERSON');
    expect(person).toMatchObject({ covered: 4, caused: 0 });
    expect(person?.network.description).toBe('Suggested: capitalised words after "<fields> :".');
    expect(person?.network.states['mention']?.arcs[0]?.not).toEqual({ form: ['varon'] });
    expect(microRatios(person?.validation.after ?? { documents: 0, sentences: 0, byLabel: {} }).recall).toBe(0.5);
  });

  it('find the mark that all codes have', () => {
    const email = suggestions.find(({ label }) => label === 'EMAIL');
    expect(email).toMatchObject({ covered: 3, caused: 0 });
    expect(email?.network.states['mention']?.arcs[0]?.regex).toContain('@');
  });

  it('say what is no mention, where the rules invent', () => {
    const rules = rulesOf(`
networks:
  anybody:
    label: PERSON
    states:
      start:
        - { case: title, regex: '\\p{L}{4,}', to: end }
      end: final
`);
    const training = notes(
      'mal de Crohn y [PERSON Anna]',
      'mal de Paget y [PERSON Berta]',
      'mal de Chagas con [PERSON Carla]',
    );
    const found = suggestRules(rules, { labels: ['PERSON'], training, validation: [] });
    expect(found.suggestions[0]).toMatchObject({ name: 'no-person-1', label: false, covered: 3, caused: 0 });
    expect(found.suggestions[0]?.network).toMatchObject({ label: false, excludes: ['PERSON'], priority: 1 });
    expect(writeSuggestions(found.suggestions)).toContain('excludes: PERSON');
  });

  it('are rules that the checker and the acceptance tests take, with the effect that was told', async () => {
    const current = new Map([['rules.yaml', HEAD + FIELDS]]);
    for (const suggestion of suggestions) {
      const proposed = applyProposal(current, {
        file: 'new.yaml',
        files: new Map([['rules.yaml', writeSuggestions([suggestion])]]),
      });
      const { rules, problems } = readRuleFiles(proposed.files, 'rules.yaml');
      expect(problems).toEqual([]);
      if (!rules) return;
      const judgement = await tryRules(rulesOf(FIELDS), rules, {
        labels: LABELS,
        training: TRAINING,
        validation: VALIDATION,
      });
      expect(judgement.verdict === 'accept').toBe(suggestion.failed === undefined);
      expect(judgement.covered).toHaveLength(suggestion.covered);
      for (const set of ['training', 'validation'] as const) {
        expect(totalCounts(suggestion[set].after)).toEqual(totalCounts(judgement[set].after));
      }
    }
    expect(suggestions.length).toBeGreaterThan(1);
  });

  it('fail where they find far more in unlabelled notes than reviewed ones let expect, as the acceptance tests say', async () => {
    const named = `
networks:
  named:
    label: PERSON
    states:
      start: [{ form: nombre, to: colon }]
      colon: [{ form: ':', to: name }]
      name: [{ case: title, mention: true, to: end }]
      end: final
`;
    const training = notes(
      ...['Anna', 'Berta', 'Carla', 'Diana', 'Eva', 'Flora', 'Greta', 'Helga'].map((name) => `Nombre: [PERSON ${name}]. Bien.`),
      'Hablo con [PERSON Marta] hoy.',
      'Hablo con [PERSON Nuria] hoy.',
    ); // prettier-ignore
    const validation = notes('Nombre: [PERSON Olga]. Bien.');
    const corpora = { labels: ['PERSON'], training, validation };
    // Whatever they are labelled with: of unlabelled notes that is not looked at.
    const few = [note('u0', 'Nombre: [PERSON Pia]. Bien.'), note('u1', 'Hablo con Rita hoy.')];
    const many = [...few, ...Array.from({ length: 40 }, (_, i) => note(`v${i}`, 'Hablo con Rita hoy.'))];
    const rules = rulesOf(named);
    const own = (unlabelled?: readonly Document[]) => {
      const found = suggestRules(rules, { ...corpora, ...(unlabelled && { unlabelled }) }).suggestions;
      return found.find(({ label }) => label === 'PERSON');
    };
    expect(own()).toMatchObject({ covered: 2, caused: 0 });
    expect(own()).not.toHaveProperty('unlabelled');
    expect(own()).not.toHaveProperty('failed');
    expect(own(few)?.unlabelled).toMatchObject({ notes: 2, found: 1, added: 1 });
    expect(own(few)).not.toHaveProperty('failed');
    expect(own(many)?.unlabelled).toMatchObject({ notes: 42, found: 1, added: 41 });
    expect(own(many)?.failed).toBe('finds-no-more-than-expected');

    const proposed = applyProposal(new Map([['rules.yaml', HEAD + named]]), {
      file: 'new.yaml',
      files: new Map([['rules.yaml', writeSuggestions([own() as RuleSuggestion])]]),
    });
    const { rules: other } = readRuleFiles(proposed.files, 'rules.yaml');
    for (const unlabelled of [few, many]) {
      const judgement = await tryRules(rules, other as RuleSet, { ...corpora, unlabelled });
      expect(own(unlabelled)?.unlabelled).toEqual(judgement.unlabelled);
      expect(own(unlabelled)?.failed).toBe(judgement.failed);
    }
  });

  it('are the same whatever the run', () => {
    expect(writeSuggestions(suggest().suggestions)).toBe(writeSuggestions(suggestions));
  });

  it('are none where nothing is wrong twice', () => {
    expect(suggest(TRAINING.slice(0, 1)).suggestions).toEqual([]);
  });
});

describe('the effect of one more network', () => {
  const WORDS = ['anna', 'Puig', 'de', ':', 'Berta', 'nombre', 'con'];
  const word = fc.constantFrom(...WORDS);
  const text = fc.array(fc.tuple(word, fc.constantFrom('', 'PERSON', 'LOCATION')), { minLength: 1, maxLength: 12 });
  const corpus = fc.array(text, { minLength: 1, maxLength: 6 }).map((texts) =>
    texts.map((parts, i) =>
      note(`d${i}`, parts.map(([one, label]) => (label === '' ? one : `[${label} ${one}]`)).join(' ')),
    ),
  );
  const network = fc
    .tuple(fc.array(word, { minLength: 1, maxLength: 2 }), fc.constantFrom('PERSON', 'LOCATION'), fc.boolean())
    .map(([words, label, isAny]): NetworkSpec => ({
      label,
      priority: 0,
      start: 'start',
      'across-lines': false,
      longest: 64,
      states: {
        start: { final: false, arcs: [{ form: words, to: 'next' }] },
        next: { final: true, arcs: [{ ...(isAny ? { any: true as const } : { form: ['puig'] }), mention: true, to: 'end' }] },
        end: { final: true, arcs: [] },
      },
    })); // prettier-ignore

  it('is that of all rules with it, run anew', async () => {
    await fc.assert(
      fc.asyncProperty(corpus, fc.array(network, { maxLength: 3 }), network, fc.boolean(), async (docs, own, added, isException) => {
        const empty = rulesOf('networks: { n: { label: X, states: { start: [{ form: zzz, to: end }], end: final } } }');
        const compile = (networks: readonly NetworkSpec[]) =>
          compileNetworks({ ...empty.file, networks: Object.fromEntries(networks.map((one, i) => [`n${i}`, one])) }, empty, empty.analyser);
        const base = own.map((one, i) => ({ ...one, priority: 2 * i }));
        const { below, above } = prioritiesOf(base);
        const last = isException ? { ...added, label: false as const, priority: above } : { ...added, priority: below };
        const labels = ['LOCATION', 'PERSON'];
        const prepared = prepareCorpus(docs, compile(base), labels);
        const [effect] = measureNetworks(prepared, [last], { compile, labels });
        const anew = scoreRules(await tagGold(compile([...base, last]), docs), labels);
        const expected = Object.entries(anew.byLabel).filter(([, row]) => row.correct + row.missed + row.spurious > 0);
        const told = Object.entries(changeCounts(countsOf(prepared), effect?.change ?? {}).byLabel);
        expect(told.filter(([, row]) => row.correct + row.missed + row.spurious > 0)).toEqual(expected);
      }),
    );
  });
}); // prettier-ignore

describe('what tokens have in common', () => {
  it.each([
    [['12/03/2019', '1/10/2020'], [{ regex: '\\d{1,2}/\\d{2}/\\d{4}' }]],
    [['AB-12', 'XYZ-1'], [{ regex: '\\p{Lu}{2,3}-\\d{1,2}' }]],
    [['Anna', 'Berta'], [{ case: 'title', regex: "[\\p{L}·’'-]+" }]],
    [['ANNA', 'Berta'], [{ case: 'capital', regex: "[\\p{L}·’'-]+" }]],
    [
      ['de', 'Anna', 'la'],
      [{ case: 'title', regex: "[\\p{L}·’'-]+" }, { form: ['de', 'la'] }],
    ],
  ])('of %j is %j', (texts, expected) => {
    expect(describeTokens(texts)).toEqual(expected);
  });
});
