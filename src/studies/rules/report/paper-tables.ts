import type { Evaluation } from '../study.ts';

interface PaperTable {
  readonly title: string;
  readonly scope: string;
  readonly systems: readonly string[];
  /** Class, figure, and a value for each system. */
  readonly rows: readonly (readonly [string, string, ...string[]])[];
  readonly notes: readonly string[];
}

/** Figures of the paper on its own corpus of Spanish and Catalan primary-care notes, which is not public. */
export const PAPER_TABLES: Readonly<Record<Evaluation['kind'], PaperTable>> = {
  direct: {
    title: 'Table 3',
    scope: 'Test set of 5,000 notes drawn at random; its general-purpose system is that of FreeLing.',
    systems: ['NERC', 'initial', 'final'],
    rows: [
      ['ALL', 'Recall', '0.494', '0.208', '0.489'],
      ['ALL', 'Precision', '0.052', '0.147', '0.702'],
      ['ALL', 'F1', '0.094', '0.172', '0.576'],
      ['PERSON', 'Recall', '0.436', '0.676', '0.772'],
      ['PERSON', 'Precision', '0.023', '0.196', '0.445'],
      ['PERSON', 'F1', '0.044', '0.304', '0.564'],
      ['LOCATION', 'Recall', '0.517', '0.013', '0.371'],
      ['LOCATION', 'Precision', '0.064', '0.127', '0.809'],
      ['LOCATION', 'F1', '0.114', '0.024', '0.509'],
    ],
    notes: [
      'The paper prints recall and precision of the row ALL the other way round: with the classes below it, they can only be as here.',
    ],
  },
  indirect: {
    title: 'Table 4',
    scope: 'Mean of eight folds of its test set, standard deviation in brackets; 1,051 notes against 4,375.',
    systems: ['Cross-validation', 'Resulting corpus'],
    rows: [
      ['ALL', 'Recall', '0.721 (0.027)', '0.699 (0.042)'],
      ['ALL', 'Precision', '0.839 (0.026)', '0.769 (0.047)'],
      ['ALL', 'F1', '0.774 (0.017)', '0.732 (0.039)'],
      ['PERSON', 'Recall', '0.784 (0.064)', '0.759 (0.093)'],
      ['PERSON', 'Precision', '0.909 (0.041)', '0.730 (0.061)'],
      ['PERSON', 'F1', '0.840 (0.025)', '0.744 (0.057)'],
      ['LOCATION', 'Recall', '0.695 (0.040)', '0.676 (0.056)'],
      ['LOCATION', 'Precision', '0.812 (0.022)', '0.783 (0.061)'],
      ['LOCATION', 'F1', '0.748 (0.037)', '0.726 (0.052)'],
    ],
    notes: [],
  },
};
