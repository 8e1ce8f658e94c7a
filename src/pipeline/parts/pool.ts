import { Worker } from 'node:worker_threads';
import { createTally, type Diagnostic, PalimpsestError, tellOnce } from '../../core/errors.ts';
import { compileLater } from '../../core/v8-flags.ts';
import { type CorpusPart, cutCorpus, cutNumbers, cutPairs } from '../../formats/cut-corpus.ts';
import { createCorpusWatch } from '../../formats/io/watches.ts';
import { formats } from '../../formats/index.ts';
import { claimAll, createIdClaims } from '../../formats/io/unique-ids.ts';
import type { OpenCorpus } from '../../formats/read-corpus.ts';
import type { PartJoin, PendingCorpus } from '../../formats/write-corpus.ts';
import { loadedPlugins } from '../plugins.ts';
import { type PartAnswer, type PartMessage, type TaskMessage, unpackError, type WorkerReply, type WorkerStart } from './task.ts'; // prettier-ignore
import type { PartTaskName, ResultOf, SetupOf } from './tasks.ts';

/** Worker threads that read a corpus in parts. */
export interface PartPool {
  /**
   * Has every part worked on and gives back what was made of each, in the order of the corpus whatever the order in which they
   * come. At most a few parts are in flight, so memory does not grow with the corpus.
   *
   */
  each<Name extends PartTaskName>(
    task: Name,
    setup: SetupOf<Name>,
    options?: PassOptions,
  ): AsyncGenerator<PartAnswer<ResultOf<Name>>>;
  close(): Promise<void>;
}

export interface PassOptions {
  /** Takes what the task writes. */
  readonly join?: PartJoin;
  /** What is known when a part is sent; it may save work and decides nothing. */
  readonly hint?: () => unknown;
  /** Only the parts of this share; all when absent. */
  readonly share?: number | undefined;
  /** A pass over numbers in place of the corpus: from 0 to this, so many a part. */
  readonly numbers?: readonly [end: number, size: number] | undefined;
  /** Tells nothing of what there is to report: a pass before did. */
  readonly isSilent?: boolean | undefined;
  /** Called when the first parts are on their way: what this thread has to do itself, beside the others. */
  readonly meanwhile?: (() => void) | undefined;
}

const PARTS_PER_WORKER = 3;
/** What a thread has at most: the part that it works on, and one to go on with while this thread is busy with other things. */
const PARTS_PER_THREAD = 2;

/** How a run works on parts of a corpus that `readCorpus` opened, when `writeCorpus` writes what comes of it. */
export interface PartRun {
  /** Worker threads that read, work and write; the result does not depend on their number. Default 1: all is done in this thread. */
  readonly workers?: number;
  /** Write only this share of the corpus, from 1: the shares one after the other are the whole. */
  readonly shard?: readonly [index: number, count: number];
  /**
   * Given the documents on which work failed, as JSON lines: they are reported and left out, and the rest goes on. Without it such a
   * document ends the run.
   */
  readonly onAside?: (lines: string) => void | Promise<void>;
}

/**
 * Threads for a run, where it asks for any, and the corpus is on disk, in a format of the table that may be cut.
 *
 * @throws PalimpsestError `not-in-parts` where shards or dead letters are asked for and the corpus cannot be cut.
 */
export function openPartPool(corpus: object, { workers = 1, shard, onAside }: PartRun): PartPool | undefined {
  requireWorkers(workers);
  requireShard(shard);
  if (workers === 1 && !onAside && !shard) return undefined;
  if (isPartable(corpus)) {
    const parts = cutCorpus(corpus, workers, shard?.[1]);
    return createPartPool(
      { parts, format: corpus.format.name, options: corpus.options, path: corpus.path },
      workers,
      onAside !== undefined,
    );
  }
  if (onAside || shard)
    throw notInParts('the corpus cannot be cut into parts', 'Convert it first: palimpsest convert <in> <out.jsonl>.');
  return undefined;
}

/** Threads for two corpora on disk whose documents are paired, where more than one is asked for, and they may be cut alike. */
export function openPairPool(own: object, beside: object, workers = 1): PartPool | undefined {
  requireWorkers(workers);
  if (workers === 1 || !isPartable(own) || !isPartable(beside)) return undefined;
  // Pieces of these know what comes before them in their own corpus alone.
  if (typeof own.format.cuts === 'function' || typeof beside.format.cuts === 'function') return undefined;
  const parts = cutPairs(own, beside, workers);
  const { format, options, path } = own;
  return parts && createPartPool({ parts, format: format.name, options, path, beside }, workers, false);
}

/** Threads that make the documents of some numbers, where more than one is asked for. */
export function openMakingPool(numbers: readonly [first: number, end: number], workers = 1): PartPool | undefined {
  requireWorkers(workers);
  if (workers === 1) return undefined;
  return createPartPool(
    { parts: cutNumbers(numbers, workers), format: undefined, options: {}, path: undefined },
    workers,
    false,
  );
}

function requireWorkers(workers: number): void {
  if (!Number.isInteger(workers) || workers < 1)
    throw new TypeError(`workers is a whole number from 1, not ${workers}`);
}

/** @throws TypeError */
export function requireShard(shard: PartRun['shard']): void {
  if (shard && !(shard[0] >= 1 && shard[0] <= shard[1]))
    throw new TypeError(`a shard is [I, N] with I from 1 to N, not [${shard.join(', ')}]`);
}

function isPartable(corpus: object): corpus is OpenCorpus {
  if (!('files' in corpus && 'format' in corpus)) return false;
  const { format } = corpus as OpenCorpus;
  return formats.includes(format) && format.cuts !== undefined;
}

const notInParts = (what: string, hint: string) =>
  new PalimpsestError('not-in-parts', `${what}, which --shard and --dead-letters need`, { hint });

/**
 * Writes what a task makes of each part, and closes the threads.
 *
 * @param take told of each part when it is written.
 * @param meanwhile called when the first parts are on their way.
 * @returns whether it did; where it did not, the documents are to be written one by one.
 * @throws PalimpsestError `not-in-parts` where shards or dead letters are asked for and the format cannot be written in parts.
 */
export async function writeInParts<Name extends PartTaskName>(
  pool: PartPool | undefined,
  task: Name,
  setup: SetupOf<Name>,
  writer: PendingCorpus,
  { shard, onAside }: PartRun,
  take: (part: PartAnswer<ResultOf<Name>>) => void | Promise<void>,
  meanwhile?: () => void,
): Promise<boolean> {
  try {
    if (!pool || !writer.parts) {
      if (shard || onAside)
        throw notInParts(`${writer.format.name} cannot be written in parts`, 'Write another format, such as jsonl.');
      return false;
    }
    for await (const part of pool.each(task, setup, { join: writer.parts, share: shard?.[0], meanwhile })) {
      await take(part);
      if (part.letters.length > 0) await onAside?.(part.letters.join(''));
    }
    return true;
  } finally {
    await pool?.close();
  }
}

interface PartSource extends Pick<WorkerStart, 'format'>, Pick<OpenCorpus, 'options'> {
  /** Absent where documents are made. */
  readonly path: string | undefined;
  readonly parts: AsyncGenerator<CorpusPart>;
  readonly beside?: OpenCorpus;
}

/** How a thread reads a corpus; it tells in its answers what it has to report. */
function readingOf(options: OpenCorpus['options']): OpenCorpus['options'] {
  const { report: _, from: __, ...reading } = options;
  return reading;
}

/**
 * @param count threads; each is started when there is work for it.
 * @param setsAside leave documents out on which work fails, or in which a thread ends; else the run fails.
 */
function createPartPool(
  { format, options, path, beside, ...source }: PartSource,
  count: number,
  setsAside: boolean,
): PartPool {
  compileLater(count);
  const { report = () => undefined } = options;
  const start = {
    plugins: [...loadedPlugins().keys()],
    format,
    options: readingOf(options),
    beside: beside && { format: beside.format.name, options: readingOf(beside.options) },
  };
  const parts = rememberParts(source.parts);
  let threads: PartThread[] = [];
  const waiting: Job[] = [];
  const ownIds = createPartIds();
  const besideIds = createPartIds();
  const aside = new Map<number, PartMessage['aside']>();
  const tell = tellOnce(report);
  let task: TaskMessage | undefined;

  /** Gives the jobs that wait to threads that have none; where there are enough for all, each gets one more to go on with. */
  function share(): void {
    for (const thread of threads) if (thread.isDead) waiting.unshift(...thread.giveBack());
    threads = threads.filter((thread) => !thread.isDead);
    if (task === undefined) return;
    while (waiting.length > 0) {
      let free = threads.find((thread) => thread.jobs === 0);
      if (free === undefined && threads.length < count) threads.push((free = new PartThread(start, share)));
      if (free === undefined && waiting.length >= count)
        free = threads.find((thread) => thread.jobs < PARTS_PER_THREAD);
      if (free === undefined) return;
      free.work(task, waiting.shift() as Job);
    }
  }

  function send(message: PartMessage, isUrgent = false): Promise<PartAnswer> {
    const answer = new Promise<PartAnswer>((resolve, reject) => {
      waiting[isUrgent ? 'unshift' : 'push']({ message, resolve, reject });
      share();
    });
    answer.catch(() => undefined); // handled when its turn comes
    return answer;
  }

  /** Waits for a part; where its thread ended in a document, it is begun anew without that. */
  async function settle(message: PartMessage, answer: Promise<PartAnswer>): Promise<PartAnswer> {
    let current = message;
    for (let awaited = answer; ; awaited = send(current, true)) {
      try {
        return await awaited;
      } catch (error) {
        if (!(error instanceof ThreadEnd) || !current.aside || error.at < 0 || current.aside.has(error.at)) throw error;
        current = { ...current, aside: new Map([...current.aside, [error.at, error.reason]]) };
      }
    }
  }

  /** Of files that are cut, until they end. */
  const tallies = new Map<string, Diagnostic>();
  /** @param follows the file that may go on in the next part: what is counted in it is told when it ends. */
  function tellAll(diagnostics: readonly Diagnostic[], follows: string | undefined): void {
    for (const diagnostic of diagnostics) {
      const { tally, code, place } = diagnostic;
      const key = `${code} ${place.file}`;
      const before = tallies.get(key);
      if (!tally) tell(diagnostic);
      else if (place.file === follows || before)
        tallies.set(key, before?.tally ? createTally(before, { ...tally, count: before.tally.count + tally.count }) : diagnostic); // prettier-ignore
      else tell(diagnostic);
    }
    for (const [key, diagnostic] of tallies) {
      if (diagnostic.place.file === follows) continue;
      tallies.delete(key);
      tell(diagnostic);
    }
  }

  async function* each(
    name: PartTaskName,
    setup: unknown,
    { join, hint, share: ours, meanwhile, numbers, isSilent = false }: PassOptions = {},
  ): AsyncGenerator<PartAnswer> {
    const partAt = numbers ? rememberParts(cutNumbers([0, numbers[0]], count, numbers[1])) : parts;
    task = { task: name, setup, writing: join?.writing };
    const watches = [path, beside?.path].map((file) => ({ file, watch: createCorpusWatch() }));
    const inFlight: { readonly index: number; readonly message: PartMessage; readonly answer: Promise<PartAnswer> }[] = []; // prettier-ignore
    let sent = 0;
    const fill = async (): Promise<void> => {
      while (inFlight.length < count * PARTS_PER_WORKER) {
        const index = sent++;
        const part = await partAt(index);
        if (part === undefined) return;
        if (ours !== undefined && part.share !== ours) continue;
        const message = {
          number: index,
          files: part.files,
          documents: part.documents,
          renamed: numbers ? undefined : ownIds.renamed(index),
          beside: part.beside && { files: part.beside, renamed: besideIds.renamed(index) },
          aside: numbers ? undefined : (aside.get(index) ?? (setsAside ? new Map() : undefined)),
          states: join?.states,
          renamedOutput: undefined,
          hint: hint?.(),
        };
        inFlight.push({ index, message, answer: send(message) });
      }
    };
    try {
      await fill();
      meanwhile?.();
      for (;;) {
        await fill();
        const next = inFlight.shift();
        if (next === undefined) {
          tellAll([], undefined);
          for (const { file, watch } of watches) if (!isSilent && file !== undefined) watch.tell(tell, file);
          return;
        }
        const { index } = next;
        let { message } = next;
        let answer = await settle(message, next.answer);
        const again = async (change: Partial<PartMessage>) => {
          message = { ...message, aside: answer.aside, ...change };
          answer = await settle(message, send(message, true));
        };
        const areOwnTaken = !numbers && ownIds.claim(index, answer.ids);
        const { beside: other } = message;
        if ((other && answer.besideIds && besideIds.claim(index, answer.besideIds)) || areOwnTaken)
          await again({
            renamed: ownIds.renamed(index),
            beside: other && { files: other.files, renamed: besideIds.renamed(index) },
          });
        if (join && answer.written) {
          if (!agree(answer.written.files, message.states, join.states)) await again({ states: join.states });
          const taken = join.claim(answer.written?.ids ?? []);
          if (taken.size > 0) await again({ renamedOutput: taken });
          if (answer.written) await join.append(answer.written);
        }
        if (answer.aside && answer.aside.size > 0) aside.set(index, answer.aside);
        const last = message.files.at(-1);
        [answer.sights, answer.besideSights].forEach((sights, i) =>
          sights.forEach((sight) => watches[i]?.watch.add(sight)),
        );
        if (!isSilent) tellAll(answer.diagnostics, last?.range?.goesOn === true ? last.path : undefined);
        yield answer;
      }
    } finally {
      waiting.length = 0;
    }
  }

  return {
    each: each as PartPool['each'],
    close: async () => {
      const ended = threads;
      threads = [];
      void source.parts.return(undefined); // closes the file that is being cut
      await Promise.all(ended.map((thread) => thread.terminate()));
    },
  };
}

/** The ids of a corpus, part after part: which of them are taken by earlier documents. */
function createPartIds() {
  const claims = createIdClaims();
  /** By part, once they are known. */
  const known = new Map<number, PartMessage['renamed']>();
  return {
    renamed: (index: number) => known.get(index),
    /** @returns whether the part is to be read anew with other ids. */
    claim(index: number, ids: readonly string[]): boolean {
      if (known.has(index)) return false;
      const found = claimAll(claims, ids);
      known.set(index, found.size > 0 ? found : undefined);
      return found.size > 0;
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

/** A thread ended in its work: it ran out of memory, or what it ran ended it. */
class ThreadEnd extends PalimpsestError {
  readonly reason: string;
  /** The place within its part of the document that it worked on; -1 where it was between two. */
  readonly at: number;

  constructor(reason: string, at: number, cause: unknown) {
    super('worker-ended', `a worker thread ended in its work (${reason})`, {
      hint: 'Fewer --workers need less memory. A command that takes --dead-letters <file> sets the document at fault aside and goes on with the rest.',
      cause,
    });
    this.reason = reason;
    this.at = at;
  }
}

/** One thread, which works on one part after the other. */
class PartThread {
  private readonly worker: Worker;
  private readonly progress = new SharedArrayBuffer(4);
  private task: TaskMessage | undefined;
  /** The first is the one that it works on. */
  private queue: Job[] = [];
  isDead = false;

  constructor(start: Omit<WorkerStart, 'progress'>, onIdle: () => void) {
    // Run from source (in tests), the compiled worker beside it is used: a thread does not inherit a loader.
    const compiled = import.meta.url.endsWith('.ts') ? '../../../dist/pipeline/parts/worker.js' : './worker.js';
    this.worker = new Worker(new URL(compiled, import.meta.url), {
      workerData: { ...start, progress: this.progress } satisfies WorkerStart,
      // Short-lived garbage is collected within the thread's share of memory.
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
    this.worker.unref();
    new Int32Array(this.progress).fill(-1);
    const end = (settle: (job: Job) => void) => {
      const job = this.queue.shift();
      if (job) settle(job);
    };
    this.worker.on('message', (reply: WorkerReply) => {
      if (this.queue.length === 1) this.worker.unref();
      end((job) => ('answer' in reply ? job.resolve(reply.answer) : job.reject(unpackError(reply.error))));
      onIdle();
    });
    const die = (reason: string, cause?: Error) => {
      if (this.isDead) return;
      this.isDead = true;
      const at = new Int32Array(this.progress)[0] as number;
      // What it was started with is at fault, such as a plugin: not a document.
      const isOfStart = cause?.name === 'PalimpsestError';
      end((job) => job.reject(isOfStart ? unpackError({ palimpsest: cause }) : new ThreadEnd(reason, at, cause)));
      onIdle();
    };
    this.worker.on('error', (error: NodeJS.ErrnoException) => die(error.code ?? error.name, error));
    this.worker.on('exit', (code) => die(`exit code ${code}`));
  }

  /** How many it has. */
  get jobs(): number {
    return this.queue.length;
  }

  /** Takes back what it has not begun. */
  giveBack(): readonly Job[] {
    return this.queue.splice(0);
  }

  work(task: TaskMessage, job: Job): void {
    this.queue.push(job);
    this.worker.ref();
    if (this.task !== task) this.worker.postMessage(task);
    this.task = task;
    this.worker.postMessage(job.message);
  }

  async terminate(): Promise<void> {
    await this.worker.terminate();
  }
}
