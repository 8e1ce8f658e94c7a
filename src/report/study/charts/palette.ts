import { BASELINE } from '../study-index.ts';

/** How a series is drawn: its colour (a CSS variable of the page) and, so that colour is never alone, its shape. */
export interface SeriesStyle {
  readonly colour: string;
  readonly shape: string;
}

/**
 * Colours of Okabe and Ito's palette for colour-blind readers, darkened or lightened until each stands out from the page by
 * 3 to 1; grey is for the arm without augmentation.
 */
export const SERIES_COLOURS = {
  light: ['#66635c', '#0072b2', '#c65300', '#00805d', '#b04a87', '#7a5c00', '#3f51b5', '#8c2d2d'],
  dark: ['#aaa599', '#56b4e9', '#f0954a', '#2fc49b', '#e391c3', '#e8d44d', '#a3b0ff', '#ef8f8f'],
} as const;

const SHAPES = ['circle', 'square', 'triangle-up', 'diamond', 'triangle-down', 'cross', 'triangle-right', 'stroke'];

/** Gives each series of a figure its style; the same arms have the same in all figures. */
export function styleSeries(series: readonly string[], neutral: boolean): ReadonlyMap<string, SeriesStyle> {
  if (neutral) {
    const colours = ['var(--c0)', 'var(--fg)'];
    return new Map(
      series.map((name, i) => [name, { colour: colours[i % 2] as string, shape: SHAPES[i % 2] as string }]),
    );
  }
  const size = SERIES_COLOURS.light.length;
  let next = 0;
  return new Map(
    series.map((name) => {
      const place = name === BASELINE ? 0 : 1 + (next++ % (size - 1));
      return [name, { colour: `var(--c${place})`, shape: SHAPES[place] as string }];
    }),
  );
}
