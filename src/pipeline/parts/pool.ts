import { Worker } from 'node:worker_threads';
import { type Diagnostic, PalimpsestError, type Place } from '../../core/errors.ts';
import { type CorpusPart, cutCorpus, type Shard } from '../../formats/cut-corpus.ts';
import { formats } from '../../formats/index.ts';
import { createIdClaims } from '../../formats/io/unique-ids.ts';
import type { OpenCorpus } from '../../formats/read-corpus.ts';
import type { PartJoin } from '../../formats/write-corpus.ts';
import { loadedPlugins } from '../plugins.ts';
import type { PartAnswer, PartMessage, TaskMessage, WorkerReply, WorkerStart } from './task.ts'; // prettier-ignore
import type { PartTaskName, ResultOf, SetupOf } from './tasks.ts';

/** Worker threads that read a corpus in parts. */
export interface PartPool {
  /**
   * Has every part worked on and gives back what was made of each, in the order of the corpus whatever the order in which they
   * come. At most a few parts are in flight, so memory does not grow with the corpus.
   *
   * @param join takes what the task writes.
   */
  each<Name extends PartTaskName>(
    task: Name,
    setup: SetupOf<Name>,
    join?: PartJoin,
  ): AsyncGenerator<PartAnswer<ResultOf<Name>>>;
  close(): Promise<void>;
}

/** Small enough to share a small corpus out and to hold several copies of, large enough that a part outweighs its message. */
const PART_BYTES = 1 << 20;
const PARTS_PER_WORKER = 3;

/** Whether a corpus can be read in parts: one on disk, in a format of the table that may be cut. */
export function isPartable(corpus: object): corpus is OpenCorpus {
  return 'files' in corpus && 'format' in corpus && formats.includes((corpus as OpenCorpus).format) && (corpus as OpenCorpus).format.cuts !== undefined; // prettier-ignore
}

/** @param count threads; each is started when there is work for it. */
export function createPartPool(corpus: OpenCorpus, count: number, shard?: Shard): PartPool {
  const { report = () => undefined, from: _, ...options } = corpus.options;
  const start = { plugins: [...loadedPlugins().keys()], format: corpus.format.name, options };
  const parts = rememberParts(cutCorpus(corpus, PART_BYTES, shard));
  const threads: PartThread[] = [];
  const waiting: Job[] = [];
  const claim = createIdClaims();
  const renamed: (ReadonlyMap<number, string> | undefined)[] = []; // by part, once its ids were claimed
  const told = new Set<string>();
  let task: TaskMessage | undefined;

  /** Gives the jobs that wait to threads that have none. */
  function share(): void {
    if (task === undefined) return;
    while (waiting.length > 0) {
      let idle = threads.find((thread) => thread.isIdle);
      if (idle === undefined && threads.length < count) threads.push((idle = new PartThread(start, share)));
      if (idle === undefined) return;
      idle.work(task, waiting.shift() as Job);
    }
  }

  function send(message: PartMessage, isUrgent = false): Promise<PartAnswer> {
    return new Promise<PartAnswer>((resolve, reject) => {
      waiting[isUrgent ? 'unshift' : 'push']({ message, resolve, reject });
      share();
    });
  }

  function claimIds(index: number, ids: readonly string[]): boolean {
    if (index < renamed.length) return false;
    const found = new Map<number, string>();
    for (const [i, id] of ids.entries()) {
      const free = claim(id);
      if (free !== id) found.set(i, free);
    }
    renamed.push(found.size > 0 ? found : undefined);
    return found.size > 0;
  }

  function tell(diagnostic: Diagnostic): void {
    if (diagnostic.once === true) {
      const key = `${diagnostic.code} ${diagnostic.message}`;
      if (told.has(key)) return;
      told.add(key);
    }
    report(diagnostic);
  }

  async function* each(name: PartTaskName, setup: unknown, join?: PartJoin): AsyncGenerator<PartAnswer> {
    task = { task: name, setup, writing: join?.writing };
    const inFlight: { readonly message: PartMessage; readonly answer: Promise<PartAnswer> }[] = [];
    let sent = 0;
    const fill = async (): Promise<void> => {
      while (inFlight.length < count * PARTS_PER_WORKER) {
        const part = await parts(sent);
        if (part === undefined) return;
        const message = {
          part,
          renamed: renamed[sent++],
          aside: undefined,
          states: join?.states,
          renamedOutput: undefined,
        };
        const answer = send(message);
        answer.catch(() => undefined); // handled when its turn comes
        inFlight.push({ message, answer });
      }
    };
    try {
      for (let index = 0; ; index++) {
        await fill();
        const next = inFlight.shift();
        if (next === undefined) return;
        let { message } = next;
        let answer = await next.answer;
        const again = async (change: Partial<PartMessage>) => {
          message = { ...message, ...change };
          answer = await send(message, true);
        };
        if (claimIds(index, answer.ids)) await again({ renamed: renamed[index] });
        if (join && answer.written) {
          if (!agree(answer.written.files, message.states, join.states)) await again({ states: join.states });
          const taken = join.claim(answer.written?.ids ?? []);
          if (taken.size > 0) await again({ renamedOutput: taken });
          if (answer.written) await join.append(answer.written);
        }
        answer.diagnostics.forEach(tell);
        yield answer;
      }
    } finally {
      waiting.length = 0;
    }
  }

  return {
    each: each as PartPool['each'],
    close: async () => {
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}

/** Whether a part that was begun with some states of its files might as well have been begun with others. */
function agree(
  files: readonly (readonly [name: string, bytes: Uint8Array])[],
  begun: PartMessage['states'],
  actual: PartMessage['states'],
): boolean {
  return files.every(([name]) => JSON.stringify(begun?.get(name)) === JSON.stringify(actual?.get(name)));
}

/** The parts by number, each cut when it is first asked for. */
function rememberParts(cut: AsyncGenerator<CorpusPart>): (index: number) => Promise<CorpusPart | undefined> {
  const known: CorpusPart[] = [];
  return async (index) => {
    while (known.length <= index) {
      const next = await cut.next();
      if (next.done === true) return undefined;
      known.push(next.value);
    }
    return known[index];
  };
}

interface Job {
  readonly message: PartMessage;
  resolve(answer: PartAnswer): void;
  reject(error: unknown): void;
}

/** One thread, which works on one part at a time. */
class PartThread {
  private readonly worker: Worker;
  private readonly progress = new SharedArrayBuffer(4);
  private task: TaskMessage | undefined;
  private job: Job | undefined;
  private isDead = false;

  constructor(start: Omit<WorkerStart, 'progress'>, onIdle: () => void) {
    // Run from source (in tests), the compiled worker beside it is used: a thread does not inherit a loader.
    const compiled = import.meta.url.endsWith('.ts') ? '../../../dist/pipeline/parts/worker.js' : './worker.js';
    this.worker = new Worker(new URL(compiled, import.meta.url), {
      workerData: { ...start, progress: this.progress } satisfies WorkerStart,
      // Short-lived garbage is collected within the thread's share of memory.
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
    this.worker.unref();
    const end = (settle: (job: Job) => void) => {
      const { job } = this;
      this.job = undefined;
      if (job) settle(job);
    };
    this.worker.on('message', (reply: WorkerReply) => {
      this.worker.unref();
      end((job) => ('answer' in reply ? job.resolve(reply.answer) : job.reject(unpackError(reply.error))));
      onIdle();
    });
    this.worker.on('error', (error) => {
      this.isDead = true;
      end((job) => job.reject(error));
    });
    this.worker.on('exit', (code) => {
      this.isDead = true;
      end((job) =>
        job.reject(new PalimpsestError('worker-ended', `a worker thread ended in its work, with code ${code}`)),
      );
    });
  }

  get isIdle(): boolean {
    return this.job === undefined && !this.isDead;
  }

  work(task: TaskMessage, job: Job): void {
    this.job = job;
    this.worker.ref();
    if (this.task !== task) this.worker.postMessage(task);
    this.task = task;
    this.worker.postMessage(job.message);
  }

  async terminate(): Promise<void> {
    await this.worker.terminate();
  }
}

function unpackError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('palimpsest' in error)) return error;
  const { code, message, place, hint } = error.palimpsest as {
    code: string;
    message: string;
    place: Place;
    hint?: string;
  };
  return Object.assign(new PalimpsestError(code, message, hint === undefined ? {} : { hint }), { place });
}
