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
