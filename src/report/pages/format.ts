/** A fraction as points of a hundred, with one decimal: `0.6482` → `64.8`. */
export const formatPoints = (fraction: number): string => withMinus((100 * fraction).toFixed(1));

/** A difference of fractions with its sign: `+3.2`, `−0.4`, `0.0`. */
export function formatGain(difference: number): string {
  const text = formatPoints(difference);
  return Number(text) > 0 ? `+${text}` : text;
}

/** `64.8 ± 1.2`; without a spread, where there was one run only, `64.8`. */
export function formatMean(mean: number, spread: number | undefined): string {
  return spread === undefined ? formatPoints(mean) : `${formatPoints(mean)} ± ${formatPoints(spread)}`;
}

/** `20 %` or `250 units`, with a space that does not break. */
export const formatFraction = (fraction: number): string => formatFractions([fraction]);

/** `20, 40 and 100 %`; above 1 they are numbers of units: `250 and 500 units`. */
export function formatFractions(fractions: readonly number[]): string {
  const shares = fractions.filter((fraction) => fraction <= 1).map((share) => String(Number((100 * share).toFixed(2))));
  const counts = fractions.filter((fraction) => fraction > 1).map(formatCount);
  return joinWords([
    ...(shares.length > 0 ? [`${joinWords(shares)}\u00a0%`] : []),
    ...(counts.length > 0 ? [`${joinWords(counts)}\u00a0units`] : []),
  ]);
}

/** A whole number with commas: `13,369`. */
export const formatCount = (count: number): string => String(Math.round(count)).replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** Seconds, as long as needed: `0.42 s`, `12 s`, `3 min 5 s`, `2 h 10 min`. */
export function formatSeconds(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(2)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  const minutes = Math.round(whole / 60);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** `a`, `a and b`, `a, b and c`. */
export function joinWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** `1 cell`, `2 cells`. @param many where it is not the noun with an s. */
export const plural = (count: number, noun: string, many = `${noun}s`): string =>
  `${formatCount(count)} ${count === 1 ? noun : many}`;

function withMinus(text: string): string {
  if (!text.startsWith('-')) return text;
  return Number(text) === 0 ? text.slice(1) : `\u2212${text.slice(1)}`;
}
