import { escapeHtml } from '../html.ts';
import { round } from './svg.ts';

/** The arm without augmentation, which the others are compared with. */
export const BASELINE = 'none';

/** How a series is drawn: its colour (a CSS variable of the page) and, so that colour is never alone, its shape. */
export interface SeriesStyle {
  readonly colour: string;
  readonly shape: Shape;
}

/**
 * Colours of Okabe and Ito's palette for colour-blind readers, darkened or lightened until each stands out from the page by
 * 3 to 1; grey is for the arm without augmentation.
 */
export const SERIES_COLOURS = {
  light: ['#66635c', '#0072b2', '#c65300', '#00805d', '#b04a87', '#7a5c00', '#3f51b5', '#8c2d2d'],
  dark: ['#aaa599', '#56b4e9', '#f0954a', '#2fc49b', '#e391c3', '#e8d44d', '#a3b0ff', '#ef8f8f'],
} as const;

/** Marks by their shape, around 0, 0. */
const SHAPES = {
  circle: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
  square: 'M-3.5-3.5h7v7h-7Z',
  'triangle-up': 'M0-4.4L4.4 3.6H-4.4Z',
  diamond: 'M0-5L4 0L0 5L-4 0Z',
  'triangle-down': 'M0 4.4L-4.4-3.6H4.4Z',
  cross: 'M-1.5-4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3Z',
  'triangle-right': 'M4.4 0L-3.6 4.4V-4.4Z',
  stroke: 'M-4.5-1.5h9v3h-9Z',
} as const;
type Shape = keyof typeof SHAPES;
const SHAPE_NAMES = Object.keys(SHAPES) as readonly Shape[];

/** Gives each series of a figure its style; the same arms have the same in all figures. */
export function styleSeries(series: readonly string[], neutral: boolean): ReadonlyMap<string, SeriesStyle> {
  if (neutral) {
    const colours = ['var(--c0)', 'var(--fg)'];
    return new Map(
      series.map((name, i) => [name, { colour: colours[i % 2] as string, shape: SHAPE_NAMES[i % 2] as Shape }]),
    );
  }
  const size = SERIES_COLOURS.light.length;
  let next = 0;
  return new Map(
    series.map((name) => {
      const place = name === BASELINE ? 0 : 1 + (next++ % (size - 1));
      return [name, { colour: `var(--c${place})`, shape: SHAPE_NAMES[place] as Shape }];
    }),
  );
}

/** A mark of a series at a place, some nine pixels wide at scale 1. */
export function drawMark(
  { colour, shape }: SeriesStyle = { colour: 'var(--fg)', shape: 'circle' },
  x: number,
  y: number,
  look: { readonly scale?: number; readonly isHollow?: boolean; readonly opacity?: number; readonly detail?: string | undefined } = {},
): string {
  const { scale = 1, isHollow = false, opacity = 1, detail } = look;
  const fill = isHollow
    ? `fill="none" stroke="${colour}" stroke-width="1.3"`
    : `fill="${colour}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}`;
  const size = scale === 1 ? '' : ` scale(${scale})`;
  const title = detail === undefined ? '' : `<title>${escapeHtml(detail)}</title>`;
  return `<path transform="translate(${round(x)} ${round(y)})${size}" d="${SHAPES[shape]}" ${fill}>${title}</path>`;
} // prettier-ignore
