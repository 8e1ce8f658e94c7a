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
  const characters = [...text];
  while (characters.length > 1 && widthOf(`${characters.join('')}…`, size) > room) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
