/** What the script of an attention-head view reads. */
export interface AttentionData {
  readonly pieces: readonly (readonly [name: string, isUnknown: 0 | 1])[];
  readonly heads: number;
  /** `weights`: in 255ths, by head, from and to, as base64. */
  readonly layers: readonly { readonly layer: number; readonly weights: string }[];
  /** The piece that is looked at first. */
  readonly chosen: number;
}
