import type { OpenCorpus } from '../formats/read-corpus.ts';

/** What a manifest says of the corpus that was read: its name alone, because a path may tell who and where. */
export function nameSource({ format, path }: OpenCorpus): { readonly format: string; readonly name: string } {
  return {
    format: format.name,
    name:
      path
        .replace(/[/\\]+$/, '')
        .split(/[/\\]/)
        .at(-1) ?? path,
  };
}
