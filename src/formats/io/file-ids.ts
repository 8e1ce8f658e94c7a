import type { InputFile } from '../../core/corpus-format.ts';

/**
 * What the ids of a file's documents begin with: its name without extension, or with it where two files would otherwise
 * share the name.
 */
export function createStems(files: readonly InputFile[]): (file: InputFile) => string {
  const counts = new Map<string, number>();
  for (const { relative } of files) counts.set(stemOf(relative), (counts.get(stemOf(relative)) ?? 0) + 1);
  return ({ relative }) => (counts.get(stemOf(relative)) === 1 ? stemOf(relative) : relative);
}

function stemOf(relative: string): string {
  return relative.replace(/(?<=[^/])\.[^./]*$/, '');
}
