/** Labelled notes without end, each with thirty names, and with numbers, addresses and words that no other has. */
export function distinctNotes(): Generator<{
  readonly id: string;
  readonly text: string;
  readonly entities: readonly {
    readonly id: string;
    readonly start: number;
    readonly end: number;
    readonly label: string;
  }[];
  readonly meta: Readonly<Record<string, string>>;
}>;
