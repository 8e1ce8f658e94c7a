import type { Figure } from '../charts/figure.ts';

/** Plain text with some words set off; the renderers escape it. */
export type RichText = string | readonly (string | { readonly strong: string })[];

/** A cell as it is shown. Where `value` is given, columns sort by it; else by the text. */
export interface ReportCell {
  readonly text: string;
  readonly value?: number;
  /** A remark on the figure, shown small: `n = 4`. */
  readonly remark?: string;
  /** The best of those it is compared with. */
  readonly best?: boolean;
  /** What a test of significance says of it. */
  readonly verdict?: Verdict;
  /** Whether the text is good or bad news, where no test says so. */
  readonly tone?: 'good' | 'bad';
}

/** Of an arm against the arm `none`: a significant gain, a significant loss, or neither. */
export type Verdict = 'helps' | 'hurts' | 'no difference';

export interface ReportColumn {
  readonly title: string;
  readonly kind: 'name' | 'number';
}

export interface ReportTable {
  /** Kebab-case, unique in the report: the anchor in the page and the name of the CSV file. */
  readonly id: string;
  readonly title: string;
  /** Metric, tokeniser, label filter and split of its figures. */
  readonly scope: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly (readonly ReportCell[])[];
  /** Below the table: how to read it, which test of significance. */
  readonly notes?: readonly string[];
  /** The same with all its figures, at full precision, one record a row, for the CSV file `<id>.csv`. */
  readonly records?: Records;
  /** Long: shown on request in the page, and left out of Markdown. */
  readonly isFolded?: boolean;
}

export interface Records {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | undefined)[])[];
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly text?: readonly RichText[];
  readonly figures?: readonly Figure[];
  readonly tables?: readonly ReportTable[];
  /** Further CSV files, by name without the ending: for several tables together, or what is too long to show. */
  readonly records?: Readonly<Record<string, Records>>;
}

export interface Report {
  readonly title: string;
  readonly description?: string | undefined;
  /** The answer to the question of the study, the shortest first. */
  readonly headline: Headline;
  readonly sections: readonly Section[];
}

export interface Headline {
  /** What the reader wants to know: "Does augmentation help?" */
  readonly question: string;
  readonly answer: string;
  readonly details: readonly RichText[];
  /** Comparisons by what their tests say, where there are tests. */
  readonly counts?: { readonly helps: number; readonly none: number; readonly hurts: number };
  /** A block for each direction and model. */
  readonly findings: readonly { readonly title: string; readonly lines: readonly FindingLine[] }[];
  /** How the figures are to be read. */
  readonly note: string;
  /** What the reader must know before believing the answer: failed cells, no spread, no baseline. */
  readonly cautions: readonly string[];
}

export interface FindingLine {
  /** Those that occur in the line, at least one. */
  readonly verdicts: readonly Verdict[];
  readonly text: RichText;
}
