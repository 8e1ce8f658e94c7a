import type { NamedTensor } from '../neural/safetensors.ts';
import type { Architecture } from './architectures.ts';
import type { TokenSequence } from './tokens.ts';
import type { VectorTables } from './vectors.ts';

/**
 * Rates elements by how likely they are sensitive. What computes it stays inside: the types of the package are for programs that
 * do without the library that it computes with.
 */
export interface SensitivityModel {
  readonly architecture: Architecture;
  /** Where the vectors of tokens come from. */
  readonly input: { readonly kind: 'vectors'; readonly tables: VectorTables } | { readonly kind: 'encoder' };
  /**
   * Logits of the rated elements, sequence after sequence: above 0 is sensitive. An element whose tokens are rated has that of
   * the most sensitive (§5.5.3).
   */
  rate(sequences: readonly TokenSequence[]): Promise<Float32Array>;
  /** The network's weights: copies. */
  read(): Promise<Record<string, NamedTensor>>;
  /** The encoder's weights by the names of a published model: copies; `undefined` where there is none. */
  readEncoder(): Promise<Record<string, NamedTensor> | undefined>;
  dispose(): void;
}

/** What a model said of held-out text. */
export interface Validation {
  readonly loss: number;
  /** Of the rated elements, */
  readonly logits: Float32Array;
  /** and whether they are sensitive: 1. */
  readonly labels: Uint8Array;
}
