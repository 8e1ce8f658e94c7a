/** A place to keep named blobs, injected where a layer may not touch files. */
export interface Store {
  read(name: string): Promise<Uint8Array | undefined>;
  write(name: string, bytes: Uint8Array): Promise<void>;
}
