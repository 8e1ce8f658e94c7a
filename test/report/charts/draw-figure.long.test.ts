import { parse } from 'node-html-parser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawFigure } from '../../../src/report/charts/draw-figure.ts';
import type { Figure, LineChart, Panel } from '../../../src/report/charts/figure.ts';
import { fit, widthOf } from '../../../src/report/charts/svg.ts';
import { chromium } from '../../helpers/chromium.ts';
import { launchChromium } from '../../helpers/page.ts';

const figureOf = (series: readonly string[], ...charts: readonly Panel['chart'][]): Figure => ({
  id: 'f',
  title: 'F',
  scope: '',
  series,
  panels: charts.map((chart, i) => ({ title: `panel ${i}`, description: `what ${i} shows`, chart })),
});
const lines = (series: LineChart['series'], rest: Partial<LineChart> = {}): LineChart => ({
  kind: 'lines',
  x: { title: 'x', ticks: [0, 1] },
  y: { title: 'y', points: false },
  series,
  ...rest,
});
const drawn = (figure: Figure) => drawFigure(figure).map((svg) => parse(svg));
const places = (path: string) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((match) => [Number(match[1]), Number(match[2])] as const); // prettier-ignore

describe('a figure', () => {
  it('says what it shows, in words too', () => {
    const [svg] = drawn(figureOf(['a'], lines([{ name: 'a', points: [{ x: 0, y: 1 }] }])));
    expect(svg?.querySelector('svg')?.getAttribute('aria-labelledby')).toBe('f-1-title f-1-desc');
    expect(svg?.querySelector('#f-1-title')?.text).toBe('panel 0');
    expect(svg?.querySelector('#f-1-desc')?.text).toBe('what 0 shows');
  });

  it('puts values in proportion on a scale, in proportion of their logarithms on a logarithmic one', () => {
    const series = [{ name: 'a', points: [{ x: 0, y: 1 }, { x: 0.5, y: 10 }, { x: 1, y: 100 }] }]; // prettier-ignore
    const rowsOf = (log: boolean) => {
      const [svg] = drawn(figureOf(['a'], lines(series, { y: { title: 'y', points: false, log } })));
      return places(svg?.querySelector('path[fill="none"]')?.getAttribute('d') ?? '');
    };
    const [first, second, third] = rowsOf(true) as [[number, number], [number, number], [number, number]];
    expect(second[1]).toBeCloseTo((first[1] + third[1]) / 2, 1);
    expect(second[0]).toBeCloseTo((first[0] + third[0]) / 2, 1);
    const [low, middle, high] = rowsOf(false) as [[number, number], [number, number], [number, number]];
    expect((low[1] - middle[1]) / (low[1] - high[1])).toBeCloseTo(9 / 99, 2);
  });

  it('draws a band where runs differ, and none where there is one run', () => {
    const bandsOf = (spread?: number) => {
      const points = [0, 1].map((x) => ({ x, y: 0.5, ...(spread === undefined ? {} : { spread }) }));
      const chart = lines([{ name: 'a', points }], { y: { title: 'y', points: true } });
      return drawn(figureOf(['a'], chart))[0]?.querySelectorAll('path[opacity]') ?? [];
    };
    expect(bandsOf()).toHaveLength(0);
    const heights = places(bandsOf(0.1)[0]?.getAttribute('d') ?? '').map(([, y]) => y);
    expect(heights).toHaveLength(4);
    expect(heights[0]).toBeLessThan(heights[3] as number);
  });

  it('gives the panels of a figure one scale', () => {
    const chart = (y: number) => lines([{ name: 'a', points: [{ x: 0, y }] }], { y: { title: 'y', points: true } });
    const labels = drawn(figureOf(['a'], chart(0.1), chart(0.9))).map((svg) =>
      svg.querySelectorAll('text[text-anchor="end"]').map(({ text }) => text),
    );
    expect(labels[0]).toEqual(labels[1]);
    expect(labels[0]?.length).toBeGreaterThan(3);
  });

  it('shortens what does not fit, and nothing else', () => {
    expect(fit('PROFESSION', 200)).toBe('PROFESSION');
    const cut = fit('PROFESSION of the patient', 60);
    expect(cut).toMatch(/^PROF\w*…$/);
    expect(widthOf(cut)).toBeLessThanOrEqual(60);
  });
});

const title = chromium === undefined ? ' (skipped: no Chromium here)' : '';
describe.skipIf(chromium === undefined)(`a figure in Chromium${title}`, () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchChromium()));
  afterAll(() => browser?.close());

  it('keeps every text within its drawing, whatever the names and the size of the figures', async () => {
    const names = ['WWWWWWWWWWWWWWWWWWWWWWWWWWWW', '出院病歷摘要的醫師姓名與日期時間欄位', 'a', 'il'.repeat(40)];
    const values = [{ x: 0, y: 123_456_789 }, { x: 1, y: 0.001 }]; // prettier-ignore
    const rows = names.map((name) => ({ name, dots: names.map((series, i) => ({ series, x: i / 3 })) }));
    const cell = { text: '−100.0', shade: -1, detail: '' };
    const long = { x: { title: 'what it stands for '.repeat(9), ticks: [0, 1] }, y: { title: 'and that '.repeat(9), points: false } }; // prettier-ignore
    const drawings = drawFigure(
      figureOf(
        names,
        lines(names.map((name) => ({ name, points: values })), long), // prettier-ignore
        { kind: 'dots', x: { title: long.x.title }, rows },
        { kind: 'heat', columnTitle: long.x.title, columns: names, rows: names.map((name) => ({ name, cells: names.map(() => cell) })) }, // prettier-ignore
        { kind: 'scatter', points: names.map((series, i) => ({ series, x: i, y: -i, isHollow: false })) },
      ),
    );
    const page = await browser.newPage();
    await page.setContent(`<style>svg{font-family:system-ui,sans-serif}</style>${drawings.join('')}`);
    const outside = await page.locator('svg').evaluateAll((all) =>
      all.flatMap((svg) => {
        const box = svg.getBoundingClientRect();
        return [...svg.querySelectorAll('text, path, rect')].flatMap((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const isIn = left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1;
          return isIn ? [] : [part.outerHTML];
        });
      }),
    );
    expect(outside).toEqual([]);
    await page.close();
  });
});
