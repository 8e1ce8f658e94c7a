/** A place to keep named blobs, injected where a layer may not touch files. Names have forward slashes. */
export interface Store {
  /** The blob of this name, or `undefined` where there is none. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** All of it or nothing: a reader never sees half a blob, not even after the process was killed. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** No error where there is none. */
  remove(name: string): Promise<void>;
}

/** Bytes that only ever grow, injected where a layer may not touch files. Several processes may add to the same ones. */
export interface AppendLog {
  /** The bytes from an offset to the end; none where there are no more. */
  readFrom(offset: number): Promise<Uint8Array>;
  /** Adds at the end, wherever that is by now. When it resolves, a power cut no longer loses the bytes. */
  append(bytes: Uint8Array): Promise<void>;
}
