/** Lays rows out in columns: the first left-aligned, the others right-aligned, or as `align` says. */
export function formatTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  align: readonly ('left' | 'right')[] = [],
): string {
  const widths = header.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => {
        const left = (align[i] ?? (i === 0 ? 'left' : 'right')) === 'left';
        return left ? cell.padEnd(widths[i] as number) : cell.padStart(widths[i] as number);
      })
      .join('  ')
      .trimEnd();
  return [line(header), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n') + '\n';
}
