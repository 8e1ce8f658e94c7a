import { planImpact } from '../../../src/studies/impact/plan.ts';
import { parseImpactSpec } from '../../../src/studies/impact/spec.ts';

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

export const specOf = (yaml: string) => parseImpactSpec(yaml, 'impact.yaml', { CORPORA: '/corpora' });

export const planOf = async (yaml: string) => planImpact(await specOf(yaml));
