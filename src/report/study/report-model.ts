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
  readonly notes: readonly string[];
  /** The same with all its figures, at full precision, one record a row, for the CSV file `<id>.csv`. */
  readonly records?: Records;
  /** Long: shown on request in the page, and left out of Markdown. */
  readonly isFolded?: boolean;
}

export interface Records {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | undefined)[])[];
}

/** Values against a quantity, a line for each series. */
export interface LineChart {
  readonly kind: 'lines';
  /** `names`: what 0, 1, 2 … are called at the axis. */
  readonly x: {
    readonly title: string;
    readonly ticks: readonly number[];
    readonly percent?: boolean;
    readonly names?: readonly string[];
  };
  /** `points`: fractions, shown times a hundred, on one scale for all panels of a figure. */
  readonly y: { readonly title: string; readonly points: boolean; readonly log?: boolean };
  readonly series: readonly {
    readonly name: string;
    readonly points: readonly { readonly x: number; readonly y: number; readonly spread?: number }[];
  }[];
}

/** Fractions by category, shown times a hundred: a dot for each series; the dots of a category stand on one line. */
export interface DotChart {
  readonly kind: 'dots';
  readonly x: { readonly title: string };
  readonly rows: readonly {
    readonly name: string;
    readonly dots: readonly { readonly series: string; readonly x: number }[];
  }[];
}

/** Places in a plane that has no scale: only what is near what counts. */
export interface ScatterChart {
  readonly kind: 'scatter';
  readonly points: readonly {
    readonly series: string;
    readonly x: number;
    readonly y: number;
    /** Drawn as an outline. */
    readonly isHollow: boolean;
    /** For who points at it. */
    readonly detail?: string;
  }[];
}

/** A table of shaded cells. */
export interface HeatChart {
  readonly kind: 'heat';
  readonly columnTitle: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    /** Nothing where nothing was measured. */
    readonly cells: readonly (HeatCell | undefined)[];
  }[];
}

export interface HeatCell {
  readonly text: string;
  /** From −1 (a loss, the strongest shade) over 0 (none) to 1 (a gain). */
  readonly shade: number;
  /** What the cell says in full, for who points at it. */
  readonly detail: string;
}

export interface Panel {
  readonly title: string;
  /** For who cannot see it: what it shows, in a sentence. */
  readonly description: string;
  readonly chart: LineChart | DotChart | HeatChart | ScatterChart;
}

export interface Figure {
  readonly id: string;
  readonly title: string;
  readonly scope: string;
  /** All series of all panels, in the order of their colours. */
  readonly series: readonly string[];
  /** The series are no arms: they get no colours of arms. */
  readonly neutral?: boolean;
  readonly panels: readonly Panel[];
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly text: readonly RichText[];
  readonly figures: readonly Figure[];
  readonly tables: readonly ReportTable[];
  /** Further CSV files, by name without the ending: for several tables together, or what is too long to show. */
  readonly records?: Readonly<Record<string, Records>>;
}

/** All that the page, the Markdown and the CSV files are rendered from. */
export interface Report {
  readonly title: string;
  readonly description?: string;
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
