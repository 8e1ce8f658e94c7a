import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goldCount, predictedCount, totalCounts } from '../../../src/evaluate/counts.ts';
import { groupErrors, excerptOf, compareErrors, findOutcomes } from '../../../src/rules/project/error-groups.ts';
import { scoreRules } from '../../../src/rules/project/scores.ts';
import { tokeniseNotes } from '../../../src/text/token-conventions.ts';
import { documentArbitrary } from '../../helpers/arbitraries.ts';
import { marked } from './helpers.ts';

const analyser = { split: tokeniseNotes };

describe('findOutcomes', () => {
  it('counts what the scores count', () => {
    const labels = ['NAME', 'DATE'];
    const pair = documentArbitrary.chain((gold) =>
      fc.array(fc.boolean(), { minLength: gold.entities.length, maxLength: gold.entities.length }).map((keep) => ({
        gold,
        predicted: {
          ...gold,
          entities: gold.entities.map((entity, i) => (keep[i] ? entity : { ...entity, label: 'DATE' })),
        },
      })),
    );
    fc.assert(
      fc.property(pair, ({ gold, predicted }) => {
        const tagged = { gold: [gold], predicted: [predicted] };
        const { errors, correct } = findOutcomes(tagged, labels);
        const total = totalCounts(scoreRules(tagged, labels));
        const missed = errors.filter(({ kind }) => kind === 'missed').length;
        expect([correct.length, missed, errors.length - missed]).toEqual([total.correct, total.missed, total.spurious]);
        expect(goldCount(total) + predictedCount(total)).toBe(2 * correct.length + errors.length);
      }),
    );
  });
});

describe('compareErrors', () => {
  it('does not take an invented mention with other borders for one put right', () => {
    const gold = marked('a', 'Cede con Gel Frío y [P:Eva]');
    const errorsOf = (text: string) => findOutcomes({ gold: [gold], predicted: [marked('a', text)] }, ['P']).errors;
    const before = errorsOf('Cede con [P:Gel] Frío y Eva');
    const after = errorsOf('Cede con [P:Gel Frío] y [P:Eva]');
    const { gone, added } = compareErrors(before, after);
    expect(gone.map(({ kind }) => kind)).toEqual(['missed']);
    expect(added).toEqual([]);
  });
});

describe('groupErrors', () => {
  const gold = [
    marked('a', 'Quiere hablar con [P:Anna] hoy.'),
    marked('b', 'Para hablar con [P:Pere] mañana.'),
    marked('c', 'Firma [P:Eva].\n[P:Ona] 12 años'),
    marked('d', 'Viene\n[P:Pau] 45 años'),
    marked('e', 'Pidió hablar con [P:Teresa].'),
  ];
  const predicted = gold.map((doc) => ({ ...doc, entities: doc.id === 'e' ? doc.entities : [] }));
  const groups = groupErrors(findOutcomes({ gold, predicted }, ['P']), analyser);

  it('puts errors under the longest context that two of them share, and says how many are right in it', () => {
    const left = groups.filter(({ by }) => by === 'left');
    expect(left.map(({ context, errors, correct }) => [context, errors.map(({ document }) => document.id), correct])).toEqual([
      ['hablar con', ['a', 'b'], 1],
      ['⏎', ['c', 'd'], 0],
      ['', ['c'], 0],
    ]); // prettier-ignore
    const right = groups.filter(({ by }) => by === 'right');
    expect(right[0]).toMatchObject({ context: '00 anos ⏎', errors: { length: 2 } });
  });

  it('groups what is invented by its network too', () => {
    const invented = marked('x', 'Cede con [P:Gel].');
    const withRule = {
      ...invented,
      entities: invented.entities.map((entity) => ({ ...entity, attributes: { rule: 'talk' } })),
    };
    const found = groupErrors(
      findOutcomes({ gold: [{ ...invented, entities: [] }], predicted: [withRule] }, ['P']),
      analyser,
    );
    expect(found.map(({ by, kind, context }) => [by, kind, context])).toContainEqual(['rule', 'invented', 'talk']);
  });
});

describe('excerptOf', () => {
  it('keeps whole words, on one line, without control characters', () => {
    const text =
      'Palabras que no caben nunca delante de lo\nque importa\u001b Eva y lo que sigue detrás de ella casi hasta el final';
    const start = text.indexOf('Eva');
    const { before, mention, after } = excerptOf(text, { start, end: start + 3 });
    expect([before, mention, after]).toEqual([
      '…delante de lo⏎que importa  ',
      'Eva',
      ' y lo que sigue detrás de ella…',
    ]);
  });
});
