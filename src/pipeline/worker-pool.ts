import { Worker } from 'node:worker_threads';
import type { Corpus, Document } from '../core/types.ts';
import type { AugmentedCopy, AugmentJob } from './engine.ts';
import { loadedPlugins } from './plugins.ts';

/** What a worker is started with. */
export interface WorkerStart {
  readonly job: AugmentJob;
  /** Files whose code it loads too. */
  readonly plugins: readonly string[];
}

/** What a worker answers to a batch. */
export type BatchReply = { readonly copies: readonly (readonly AugmentedCopy[])[] } | { readonly error: unknown };

const BATCH_CHARACTERS = 1 << 16;
const BATCHES_PER_WORKER = 3;

/**
 * Augments documents in worker threads and yields each with its copies, in the order of the corpus whatever the order in
 * which the workers finish. At most a few batches are in flight, so memory does not grow with the corpus.
 */
export async function* augmentInWorkers(
  corpus: Corpus,
  job: AugmentJob,
  count: number,
): AsyncGenerator<readonly [Document, readonly AugmentedCopy[]]> {
  const workers = Array.from({ length: count }, () => new PoolWorker(job));
  const inFlight: { readonly batch: readonly Document[]; readonly reply: Promise<BatchReply> }[] = [];
  let turn = 0;
  const send = (batch: readonly Document[]) => {
    const worker = workers[turn++ % count] as PoolWorker;
    const reply = worker.run(batch.map(withoutEnvelopeData));
    reply.catch(() => undefined); // handled when its turn comes
    inFlight.push({ batch, reply });
  };
  try {
    let batch: Document[] = [];
    let size = 0;
    for await (const doc of corpus) {
      batch.push(doc);
      size += doc.text.length + 1;
      if (size < BATCH_CHARACTERS) continue;
      send(batch);
      batch = [];
      size = 0;
      if (inFlight.length >= count * BATCHES_PER_WORKER) yield* receive(inFlight);
    }
    if (batch.length > 0) send(batch);
    while (inFlight.length > 0) yield* receive(inFlight);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

async function* receive(
  inFlight: { readonly batch: readonly Document[]; readonly reply: Promise<BatchReply> }[],
): AsyncGenerator<readonly [Document, readonly AugmentedCopy[]]> {
  const { batch, reply } = inFlight.shift() as (typeof inFlight)[number];
  const answer = await reply;
  if ('error' in answer) throw answer.error;
  for (const [i, doc] of batch.entries()) {
    const copies = answer.copies[i] as readonly AugmentedCopy[];
    yield [doc, copies.map((copy) => ({ ...copy, document: withEnvelopeData(copy.document, doc) }))];
  }
}

/** What only the format's writer needs stays here: it may be large, and the workers have no use for it. */
function withoutEnvelopeData(doc: Document): Document {
  return doc.envelope ? { ...doc, envelope: { ...doc.envelope, data: undefined } } : doc;
}

function withEnvelopeData(derived: Document, source: Document): Document {
  if (!derived.envelope || !source.envelope) return derived;
  return { ...derived, envelope: { ...derived.envelope, data: source.envelope.data } };
}

/** One thread; it answers batches in the order they come. */
class PoolWorker {
  private readonly worker: Worker;
  private readonly waiting: { resolve: (reply: BatchReply) => void; reject: (error: unknown) => void }[] = [];

  constructor(job: AugmentJob) {
    // Run from source (in tests), the compiled worker beside it is used: a thread does not inherit a loader.
    const compiled = import.meta.url.endsWith('.ts') ? '../../dist/pipeline/worker.js' : './worker.js';
    this.worker = new Worker(new URL(compiled, import.meta.url), {
      workerData: { job, plugins: [...loadedPlugins().keys()] } satisfies WorkerStart,
      // Short-lived garbage is collected within the thread's share of memory.
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
    this.worker.on('message', (reply: BatchReply) => this.waiting.shift()?.resolve(reply));
    this.worker.on('error', (error) => {
      for (const { reject } of this.waiting.splice(0)) reject(error);
    });
  }

  run(batch: readonly Document[]): Promise<BatchReply> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.worker.postMessage(batch);
    });
  }

  async terminate(): Promise<void> {
    await this.worker.terminate();
  }
}
