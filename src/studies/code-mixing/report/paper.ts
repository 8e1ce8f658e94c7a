/**
 * Figures that Lee et al. (2024) print of their own corpus of psychiatric discharge summaries, which is not public, with encoders of
 * 110 million weights and more: for comparison of the order of things, not of the numbers.
 */
export const PAPER = {
  /** Table 2: mentions of training and test set, in sentences of English alone, Chinese alone, both, and of numbers and symbols. */
  mentions: {
    Date: [14_782, 2_604, 5_449, 23_574],
    Age: [2_977, 26, 767, 0],
    Patient: [18, 118, 53, 0],
    Person: [11, 7, 160, 0],
    Doctor: [89, 192, 1_366, 0],
    NamedLocation: [27, 14, 340, 0],
    Nationality: [28, 4, 27, 0],
    Region: [17, 0, 11, 0],
    Country: [407, 11, 215, 0],
    City: [235, 32, 611, 0],
    Hospital: [1_818, 84, 2_308, 0],
    Department: [2_007, 2_820, 873, 0],
    Room: [1_189, 1_467, 301, 7],
    Number: [0, 1_418, 26, 0],
    School: [34, 17, 801, 0],
    GenericLocation: [263, 52, 881, 0],
    Market: [15, 1, 67, 0],
    Profession: [682, 91, 2_015, 0],
    IdNumber: [43, 109, 172, 7],
    MedicalRecord: [1, 106, 22, 0],
  } as Readonly<Record<string, readonly number[]>>,
  /** The groups of these columns, and the documents that they are of. */
  mentionGroups: ['en', 'zh', 'mixed', 'neutral'],
  documents: 1700,
  /** Table 3: micro- and macro-averages of F1. */
  scores: [
    ['DBA (dictionary)', '13', '16'],
    ['EN-BERT', '90', '63'],
    ['CH-BERT', '93', '76'],
    ['M-BERT', '94', '79'],
    ['TM-BERT', '91', '72'],
  ],
  /**
   * Table 5: M-BERT, micro F1, as printed. The corner says "Evaluation/Fine-tuning", which would put fine-tuning in the columns; but
   * the text ("fine-tuning on the code-mixed training instances yielded the best results", for English and Chinese sentences too)
   * and Table 4 (trained on all sentences, 87 on mixed ones) agree only with fine-tuning in the rows, and so it is read here.
   */
  groups: [
    ['English only', '93', '42', '57'],
    ['Chinese only', '59', '96', '65'],
    ['mixed', '80', '94', '87'],
  ],
  /** Out-of-vocabulary rates by coarse type ("Regularity and mention coverage"), percent. */
  unknownWords: { Date: 35.6, Age: 95.3, Name: 68.6, Location: 87.6, Profession: 69.6, ID: 29 },
  /** CMI of the corpus, times 100. */
  index: 22.21,
} as const;
