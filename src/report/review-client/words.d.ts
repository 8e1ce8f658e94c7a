import type { Stretch } from './types.ts';

export function createUnits(
  text: string,
  tokens: readonly number[],
  byCharacter: boolean,
): {
  from(offset: number): Stretch | undefined;
  before(offset: number): Stretch | undefined;
  at(offset: number): Stretch | undefined;
  snap(start: number, end: number): Stretch | undefined;
  move(stretch: Stretch, border: 'start' | 'end', direction: 1 | -1): Stretch;
};
