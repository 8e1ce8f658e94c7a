import { createDocument } from '../../../src/core/document.ts';
import type { Store } from '../../../src/core/store.ts';
import type { Document } from '../../../src/core/types.ts';
import type { NeuralSettings } from '../../../src/taggers/neural/settings.ts';
import type { FamilyContext, TaggerFamily, TrainedTagger } from '../../../src/taggers/types.ts';

/** A document whose mentions are written `[text|LABEL]`. */
export function labelled(id: string, marked: string): Document {
  let text = '';
  const entities: { id: string; start: number; end: number; label: string }[] = [];
  for (const part of marked.split(/(\[[^\]]*\])/)) {
    const mention = /^\[(.*)\|(.*)\]$/.exec(part);
    if (mention) {
      const [, surface = '', label = ''] = mention;
      entities.push({ id: `T${entities.length + 1}`, start: text.length, end: text.length + surface.length, label });
      text += surface;
    } else text += part;
  }
  return createDocument({ id, text, entities });
}

export const notes: readonly Document[] = [
  labelled('a', 'Patient [Ann Smith|NAME] was seen on [12 March|DATE] in [Leeds|PLACE].'),
  labelled('b', 'Mr [Bob Jones|NAME] came from [Hull|PLACE]. He left on [3 May|DATE].'),
  labelled('c', 'Seen by Dr [Kate Lowe|NAME] at noon. No fever.'),
  labelled('d', 'On [7 June 2011|DATE] [Tom Reed|NAME] moved to [York|PLACE].'),
];

/** What notes a test gathers from a training. */
export async function* stream(docs: readonly Document[]): AsyncGenerator<Document> {
  yield* docs;
}

/** The entities of each document as `start-end label`. */
export async function mentions(docs: AsyncIterable<Document>): Promise<string[][]> {
  const found: string[][] = [];
  for await (const { entities } of docs) {
    found.push(entities.map(({ start, end, label }) => `${start}-${end} ${label}`));
  }
  return found;
}

/** A store in memory; `writes` counts. */
export function memoryStore(): Store & { readonly blobs: Map<string, Uint8Array>; writes: number } {
  const blobs = new Map<string, Uint8Array>();
  return {
    blobs,
    writes: 0,
    read: async (name) => blobs.get(name),
    async write(name, bytes) {
      this.writes++;
      blobs.set(name, bytes.slice());
    },
    async remove(name) {
      blobs.delete(name);
    },
  };
}

type Family = TaggerFamily<NeuralSettings>;

/** Settings for a few sentences. */
export const small = { wordDimension: 8, batchTokens: 40, learningRate: 0.02, backend: 'wasm' };

/** Trains on {@link notes}, which are the dev documents too. */
export function train(family: Family, settings: object, context: Partial<FamilyContext> = {}): Promise<TrainedTagger> {
  const complete = { seed: 1, language: 'en', dev: notes, ...context };
  return family.train(notes, family.settings.parse({ ...small, ...settings }), complete);
}

/** What saving it writes: base 64 by name. */
export async function filesOf(tagger: TrainedTagger): Promise<Map<string, string>> {
  const store = memoryStore();
  await tagger.save(store);
  return new Map([...store.blobs].map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]));
}
