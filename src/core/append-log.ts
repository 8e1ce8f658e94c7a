/** Bytes that only ever grow, injected where a layer may not touch files. Several processes may add to the same ones. */
export interface AppendLog {
  /** The bytes from an offset to the end; none where there are no more. */
  readFrom(offset: number): Promise<Uint8Array>;
  /** Adds at the end, wherever that is by now. When it resolves, a power cut no longer loses the bytes. */
  append(bytes: Uint8Array): Promise<void>;
}
