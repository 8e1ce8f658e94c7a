/** The plot and the room around it, in pixels: fixed, so that nothing depends on how a machine measures text. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What all charts share. Colours are CSS variables of the page, so that a chart follows its theme. */
export function baseSpec({ width, height, left, right, top, bottom }: Frame) {
  return {
    width,
    height,
    padding: { left, right, top, bottom },
    autosize: { type: 'none' as const },
    // 'transparent' would be drawn; null draws nothing.
    background: null as unknown as string,
    config: {
      aria: false,
      view: { stroke: null },
      axis: {
        labelColor: 'var(--soft)',
        titleColor: 'var(--soft)',
        titleFontWeight: 'normal' as const,
        labelFontSize: 11,
        titleFontSize: 11.5,
        titlePadding: 4,
        labelOverlap: false,
        labelFlush: false,
        labelBound: false,
        gridColor: 'var(--line)',
        domainColor: 'var(--line)',
        tickColor: 'var(--line)',
        tickSize: 3,
      },
      // The room for labels is fixed, so that titles stand in the same place whatever the labels.
      axisY: { domain: false, minExtent: 30, maxExtent: 30, ticks: false, labelPadding: 6 },
    },
  };
}

/** A name short enough for its place. */
export function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}
