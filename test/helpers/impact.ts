import type { LabelCounts } from '../../src/evaluate/counts.ts';
import type { Impact, ImpactCell } from '../../src/studies/impact/study.ts';

/** What a page must show as text. */
export const NASTY = '<img src=x onerror="alert(1)">&|`';

/** A test of a hundred mentions, of which so many are found. */
function cell(strategy: string, model: string, fold: number, found: number, label: string): ImpactCell {
  const byUnit = Array.from({ length: 100 }, (_, i): LabelCounts => {
    const correct = Number(i < found);
    return { correct, incorrect: 0, partial: 0, missed: 1 - correct, spurious: 0 };
  });
  const total = { correct: found, incorrect: 0, partial: 0, missed: 100 - found, spurious: 0 };
  return {
    key: `${strategy}-${model}-${fold}`,
    corpus: NASTY,
    model,
    strategy,
    protectEponyms: false,
    fold,
    seed: 1,
    state: 'done',
    training: { documents: 10, sentences: 10, tokens: 100, mentions: { [label]: 10 } },
    counts: { strict: { documents: 100, sentences: 100, byLabel: { [label]: total } } },
    units: byUnit.map((_, i) => 100 * fold + i),
    byUnit,
  };
}

/** A small study of made-up figures. */
export function createImpact(label = 'Drug'): Impact {
  const overlap = {
    clinicalTokens: { [label]: 20 },
    phiTokens: { [NASTY]: 10 },
    sharedTokens: { [label]: { [NASTY]: 5 } },
    clinicalMentions: { [label]: 10 },
    touchedMentions: { [label]: 3 },
    mentionsBesidePhi: { [label]: 4 },
    sentences: { all: 50, phi: 10, clinical: 9, both: 4 },
    sharedSentences: { [label]: { [NASTY]: 4 } },
    phiSentences: { [NASTY]: 10 },
  };
  return {
    name: NASTY,
    description: NASTY,
    metric: { name: 'strict', description: 'exact', tokeniser: 'none' },
    metrics: ['strict'],
    corpora: [
      { name: NASTY, language: 'en', documents: 20, sentences: 50, tokens: 200, mentions: { [label]: 10 }, goldPhi: 0 },
    ],
    classes: [label],
    models: ['F1', 'F40'],
    strategies: ['pseudo', 'remove'],
    protectEponyms: [false],
    folds: 2,
    seeds: [1],
    phi: { source: NASTY, language: 'en', family: 'crf', documents: { train: 7, dev: 2, test: 1 }, grid: 'paper' },
    tagger: { family: 'crf', settings: { c1: 0.1 } },
    levels: {
      table: { F1: { correct: 9, incorrect: 0, partial: 0, missed: 1, spurious: 1 } },
      thresholds: { F1: { main: 0.75, alternative: 0.1 } },
      overlap: { [NASTY]: { F1: overlap, F40: overlap } },
      eponyms: {
        language: 'en',
        sentences: 4,
        eponyms: ['Crohn'],
        taken: { F1: { Crohn: 1 }, F40: { Crohn: 4 } },
        protectedTaken: { F1: { Crohn: 0 }, F40: { Crohn: 1 } },
      },
      notices: [NASTY],
    },
    cells: [0, 1].flatMap((fold) => [
      cell('original', 'none', fold, 80, label),
      cell('pseudo', 'F1', fold, 80, label),
      cell('pseudo', 'F40', fold, 78, label),
      cell('remove', 'F1', fold, 60, label),
      { ...cell('remove', 'F40', fold, 0, label), ...(fold === 1 && { state: 'missing' as const }) },
    ]),
    versions: { palimpsest: '0' },
    notices: [NASTY],
  };
}
