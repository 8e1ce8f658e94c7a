import { escapeHtml } from '../html.ts';

/** A drawing without the element around it. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** SVG elements. Colours are CSS variables of the page, so that a chart follows its theme. */
  readonly inner: string;
}

/** Pixels, to the hundredth: enough for the eye, and the same on every machine. */
export const round = (value: number): number => Math.round(value * 100) / 100;

const LABEL = 11.5;

/** A line of text. @param colour a variable of the page. @param attributes further ones. */
export function drawText(
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end',
  colour: 'fg' | 'soft',
  content: string,
  size = LABEL,
  attributes = '',
): string {
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" font-size="${size}" fill="var(--${colour})"${attributes}>${escapeHtml(content)}</text>`;
}

export function drawLine(
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  colour: string,
  look = '',
): string {
  return `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="${colour}"${look}/>`;
}

/** The width of a text in pixels, on the wide side: fonts differ, and nothing is measured on the machine that draws. */
export function widthOf(text: string, size = LABEL): number {
  let ems = 0;
  for (const character of text) {
    if ((character.codePointAt(0) as number) >= 0x2e80 || /[mwMW@%—…]/.test(character)) ems += 1;
    else if (/[iljtfrI.,:;'|!()[\] ]/.test(character)) ems += 0.42;
    else ems += /[A-Z]/.test(character) ? 0.75 : 0.64;
  }
  return ems * size;
}

/** A text cut to a room in pixels. */
export function fit(text: string, room: number, size = LABEL): string {
  if (widthOf(text, size) <= room) return text;
  // Every character takes a pixel at least.
  const characters = [...text].slice(0, Math.max(1, Math.ceil(room)));
  while (characters.length > 1 && widthOf(`${characters.join('')}…`, size) > room) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/** Where values are shown, in pixels: fixed, so that nothing depends on how a machine measures text. */
export interface Plot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Of a chart with axes. */
export const WIDTH = 354;
/** Below the plot, for its titles and labels. */
export const FOOT = 42;

interface Tick {
  /** In pixels. */
  readonly at: number;
  readonly text: string;
}

/** Below a plot. @param hasGrid whether lines through the plot stand for the ticks. */
export function drawXAxis(plot: Plot, ticks: readonly Tick[], title: string, hasGrid: boolean): string {
  const bottom = plot.top + plot.height;
  const middle = plot.left + plot.width / 2;
  return [
    ...ticks.map(({ at }) => drawLine([at, hasGrid ? plot.top : bottom, at, bottom + 3], 'var(--line)')),
    drawLine([plot.left, bottom, plot.left + plot.width, bottom], 'var(--line)'),
    ...ticks.map(({ at, text }) => drawText(at, bottom + 15, 'middle', 'soft', text, 11)),
    drawText(middle, bottom + 32, 'middle', 'soft', fit(title, 2 * Math.min(middle, WIDTH - middle))),
  ].join('');
}

/** Left of a plot, with a line through it for each tick. */
export function drawYAxis({ left, top, width, height }: Plot, ticks: readonly Tick[], title: string): string {
  const middle = top + height / 2;
  return [
    ...ticks.map(({ at }) => drawLine([left, at, left + width, at], 'var(--line)')),
    ...ticks.map(({ at, text }) => drawText(left - 6, at + 4, 'end', 'soft', text, 11)),
    drawText(11, middle, 'middle', 'soft', fit(title, height), 11.5, ` transform="rotate(-90 11 ${middle})"`),
  ].join('');
}

/** 20000 as 20k, with the sign of print. */
export function formatTick(value: number): string {
  const [size, unit] = Math.abs(value) >= 1e6 ? [1e6, 'M'] : Math.abs(value) >= 1e4 ? [1e3, 'k'] : [1, ''];
  return `${Number((value / size).toPrecision(6))}${unit}`.replace('-', '−');
}

/** A domain that begins and ends at round numbers, with some five of them between. */
export interface NiceScale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

export function niceScale(values: readonly number[], limits: readonly [number, number], wanted = 6): NiceScale {
  const finite = values.filter((value) => Number.isFinite(value));
  let low = finite.length > 0 ? Math.max(limits[0], Math.min(...finite)) : 0;
  let high = finite.length > 0 ? Math.min(limits[1], Math.max(...finite)) : 1;
  if (high - low < 1e-9) {
    low = Math.max(limits[0], low - 1);
    high = Math.min(limits[1], high + 1);
  }
  const rough = (high - low) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough * 0.999) as number) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
  return { low: ticks[0] as number, high: ticks.at(-1) as number, ticks };
}

/** 1, 2 and 5 times the powers of ten that lie in the range; of a wide range the powers alone. */
export function logTicks(low: number, high: number): readonly number[] {
  const from = Math.floor(Math.log10(low));
  const to = Math.ceil(Math.log10(high));
  const factors = high / low > 300 ? [1] : [1, 2, 5];
  const ticks: number[] = [];
  for (let exponent = from; exponent <= to; exponent++) {
    for (const factor of factors) {
      const tick = Number((factor * 10 ** exponent).toPrecision(12));
      if (tick >= low && tick <= high) ticks.push(tick);
    }
  }
  return ticks;
}

/** Moves labels apart, keeping their order, until neighbours are `gap` away from each other, within `[top, bottom]`. */
export function spreadLabels(wanted: readonly number[], gap: number, top: number, bottom: number): readonly number[] {
  const order = wanted.map((_, i) => i).toSorted((a, b) => (wanted[a] as number) - (wanted[b] as number) || a - b);
  const placed = order.map((i) => wanted[i] as number);
  for (let i = 1; i < placed.length; i++) placed[i] = Math.max(placed[i] as number, (placed[i - 1] as number) + gap);
  const over = (placed.at(-1) ?? 0) - bottom;
  if (over > 0) {
    let limit = bottom;
    for (let i = placed.length - 1; i >= 0; i--) {
      placed[i] = Math.min(placed[i] as number, limit);
      limit = (placed[i] as number) - gap;
    }
  }
  const under = top - (placed[0] ?? top);
  const result: number[] = [];
  order.forEach((original, i) => (result[original] = (placed[i] as number) + Math.max(0, under)));
  return result;
}
