/**
 * Gives each label a hue, evenly spread by the golden angle in the order given, so that neighbours in a legend differ well.
 * Lightness is chosen by the page, for light and dark alike.
 */
export function assignHues(labels: readonly string[]): ReadonlyMap<string, number> {
  return new Map(labels.map((label, i) => [label, Math.round((210 + i * 137.508) % 360)]));
}
