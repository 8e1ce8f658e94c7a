import { kind } from '../../../src/studies/impact/kind.ts';
import { planStudy } from '../../../src/studies/kinds.ts';
import { specOf as parse } from '../helpers.ts';

/** A small study on generated notes: two levels, two strategies, two folds. */
export const SMALL = `kind: impact
name: Small
phi:
  generated: { set: en-clinical, style: a, documents: 40, seed: 1 }
  label-map: i2b2-2014
  language: en
  settings: { maxIterations: 6 }
  split: [6, 2, 2]
models: [gold, 40]
strategies: [pseudo, remove]
eponyms: { sentences: 3 }
corpora:
  notes:
    generated: { set: en-clinical, style: b, documents: 12, seed: 2 }
    layer: clinical
    language: en
tagger: { family: dictionary }
folds: 2
metrics: [token]
`;

export const specOf = (yaml: string) => parse(kind, yaml, 'impact.yaml', { CORPORA: '/corpora' });

export const planOf = (yaml: string) => planStudy(yaml, 'impact.yaml', {});
