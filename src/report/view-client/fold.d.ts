export function foldText(text: string): string;
export function foldWithOffsets(text: string): { folded: string; starts: number[]; ends: number[] };
export function findHits(text: string, needle: string): { start: number; end: number }[];
