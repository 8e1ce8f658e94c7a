import { packOf } from '../../languages/index.ts';
import { isPossible } from './calendar.ts';
import { fullYear, type PlanBuilder } from './builder.ts';
import { compactWriter } from './plan.ts';

/** Years of the Republic by the number of digits after the era: mk9706, mk10906, mk960305, mk1090304. */
const REPUBLIC: Readonly<Record<number, readonly string[]>> = { 4: ['rM'], 5: ['RM'], 6: ['rMD'], 7: ['RMD'] };

/** Reads what stands after the era, if that is a date without separators. */
export function republicCompact(b: PlanBuilder, index: number | undefined): boolean {
  return readCompact(b, index, REPUBLIC);
}

/** Reads dates without separators: 20170312, 12032017, 120317, 1022017. */
export function compact(b: PlanBuilder, index: number | undefined): boolean {
  const { dayFirst, locale } = b.habits;
  const natural = dayFirst ? ['DMY', 'MDY'] : ['MDY', 'DMY'];
  const orders: Record<number, readonly string[]> = {
    8: ['YMD', ...natural],
    7: ['dMY', 'DMt'],
    6: [...natural.map((order) => order.replace('Y', 'y')), 'yMD', 'YM'],
    ...packOf(locale)?.dates?.compact,
  };
  return readCompact(b, index, orders);
}

function readCompact(
  b: PlanBuilder,
  index: number | undefined,
  orders: Readonly<Record<number, readonly string[]>>,
): boolean {
  const { text = '' } = b.token(index) ?? {};
  // The second round takes 29/02/1995 for the nearest possible date.
  for (const possible of [
    isPossible,
    (_: number, month: number, day: number) => isPossible(2000, month, Math.min(day, 28)) && day < 32,
  ]) {
    for (const order of orders[text.length] ?? []) {
      const parts = splitCompact(text, order);
      const shown = yearShown(parts);
      if (shown !== undefined && (shown < 1850 || shown > 2150)) continue;
      const year = shown ?? fullYear(parts['y'] ?? 0);
      const month = parts['M'] ?? 0;
      const day = parts['D'] ?? parts['d'] ?? 1;
      if (!possible(year, month, day) || index === undefined) continue;
      const kind = /d/i.test(order) ? 'day' : 'month';
      b.pieces[index] = compactWriter(b.addPoint(kind, year, month, kind === 'day' ? day : undefined), order);
      return true;
    }
  }
  return false;
}

/** The year, where its century shows. */
function yearShown(parts: Partial<Record<string, number>>): number | undefined {
  if (parts['r'] !== undefined) return parts['r'] + 1911;
  if (parts['R'] !== undefined) return parts['R'] + 1911;
  return parts['t'] === undefined ? parts['Y'] : parts['t'] * 10 + 5;
}

function splitCompact(text: string, order: string): Partial<Record<string, number>> {
  const parts: Record<string, number> = {};
  let at = 0;
  for (const part of order) {
    const width = { Y: 4, R: 3, t: 3, d: 1 }[part] ?? 2;
    parts[part] = Number(text.slice(at, at + width));
    at += width;
  }
  return parts;
}
