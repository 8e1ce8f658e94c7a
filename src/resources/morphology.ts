import { readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * Lemmas and endings of a language, made by `scripts/lexicon/build-morphology.js` (origin and licence in the file).
 */
export interface MorphologyLexicon {
  /** Words of the closed classes by form: `POS lemma`, the likeliest first. */
  readonly closed: Readonly<Record<string, readonly string[]>>;
  /** By part of speech: the lemma of forms that no rule explains. */
  readonly exceptions: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Part of speech, features as in CoNLL-U, and endings: that of the form, a space, that of the lemma. */
  readonly rules: readonly (readonly [pos: string, features: string, endings: readonly string[]])[];
  /** By part of speech, separated by spaces. */
  readonly lemmas: Readonly<Record<string, string>>;
}

/** How much more often runs of letters stand in words of the one language than in those of the other. */
export interface LanguageRuns {
  /** By weight, in tenths of a natural logarithm and above 0 for the second language: the runs, separated by spaces. */
  readonly runs: Readonly<Record<string, string>>;
}

const morphologySchema = z.object({
  closed: z.record(z.string(), z.array(z.string())),
  exceptions: z.record(z.string(), z.record(z.string(), z.string())),
  rules: z.array(z.tuple([z.string(), z.string(), z.array(z.string())])),
  lemmas: z.record(z.string(), z.string()),
});

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../data/lexicon/${name}.json`, import.meta.url), 'utf8'));

export function loadMorphology(language: string): MorphologyLexicon {
  return morphologySchema.parse(read(language));
}

/** What tells Spanish (below 0) from Catalan (above 0). */
export function loadLanguageRuns(): LanguageRuns {
  return z.object({ runs: z.record(z.string(), z.string()) }).parse(read('es-ca'));
}
