import { parentPort, workerData } from 'node:worker_threads';
import { type Diagnostic, failedIn, isOfDocument, PalimpsestError, reasonOf, type Report } from '../../core/errors.ts';
import { limitHeapGrowth } from '../../core/v8-flags.ts';
import type { Document } from '../../core/types.ts';
import type { Sight } from '../../formats/io/watches.ts';
import { loadPlugins } from '../plugins.ts';
import type { PartTaskName } from './tasks.ts';
import { type PartAnswer, type PartMessage, type PartTask, type PartTools, type TaskMessage, type WorkerReply, type WorkerStart } from './task.ts'; // prettier-ignore

// A worker thread of `--workers N`: reads parts of a corpus, works on them and gives back what it made of each.
const start = workerData as WorkerStart;
limitHeapGrowth();
await loadPlugins(start.plugins);
// Only now: what they lead to joins the words of all languages, of plugins too.
const { createReadContext, findFormat } = await import('../../formats/read-corpus.ts');
const { createPartWriter } = await import('../../formats/write-part.ts');
const { renameDocument } = await import('../../formats/io/unique-ids.ts');
const { lookAt } = await import('../../formats/io/watches.ts');
const { packError } = await import('./task.ts');
const { partTasks } = await import('./tasks.ts');
const { toJsonLine } = await import('../../formats/jsonl/writer.ts');

const format = start.format === undefined ? undefined : findFormat(start.format);
const besideFormat = start.beside && findFormat(start.beside.format);
const progress = new Int32Array(start.progress);
let work: (docs: AsyncIterable<Document>, tools: PartTools) => Promise<unknown>;
let make: ((from: number, to: number) => Iterable<Document>) | undefined;
let writing: TaskMessage['writing'];
/** The id of the document at hand. */
let current = '';

/** Works on a part; a document that cannot be worked on is left out when the part is begun anew, where that is wanted. */
async function workOn(message: PartMessage): Promise<PartAnswer> {
  const aside = message.aside && new Map(message.aside);
  for (;;) {
    try {
      return await attempt(message, aside);
    } catch (error) {
      const at = progress[0] as number;
      if (at < 0 || aside?.has(at) === true || (error instanceof PalimpsestError && !isOfDocument(error))) throw error;
      if (aside === undefined) throw failedIn({ id: current }, error);
      aside.set(at, reasonOf(isOfDocument(error) ? error.cause : error));
    }
  }
}

async function attempt(message: PartMessage, aside: ReadonlyMap<number, string> | undefined): Promise<PartAnswer> {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic);
  const ids: string[] = [];
  let [sights, besideSights]: [Sight[], Sight[]] = [[], []];
  const letters: string[] = [];
  let [documents, characters] = [0, 0];
  Atomics.store(progress, 0, -1);
  async function* read(): AsyncGenerator<Document> {
    sights = [];
    for await (const doc of documentsOf(message, report)) {
      if (!message.documents) sights.push(lookAt(doc));
      const at = ids.length;
      Atomics.store(progress, 0, at);
      ids.push(doc.id);
      const id = message.renamed?.get(at);
      const named = id === undefined ? doc : renameDocument(doc, id, report, 'read');
      current = named.id;
      const reason = aside?.get(at);
      if (reason === undefined) {
        documents++;
        characters += doc.text.length;
        yield named;
      } else {
        letters.push(toJsonLine(named));
        report({
          severity: 'error',
          code: 'document-set-aside',
          message: `work on the document failed (${reason}): it was set aside, and nothing of it is written`,
          place: { ...(named.envelope && { file: named.envelope.file }), documentId: named.id },
        });
      }
      Atomics.store(progress, 0, -1);
    }
  }
  let besideIds: string[] | undefined;
  async function* readBeside(): AsyncGenerator<Document> {
    const { files, renamed } = message.beside ?? { files: [] };
    const seen: string[] = (besideIds = []);
    besideSights = [];
    for await (const doc of besideFormat?.read(files, createReadContext({ ...start.beside?.options, report })) ?? []) {
      besideSights.push(lookAt(doc));
      const id = renamed?.get(seen.length);
      seen.push(doc.id);
      yield id === undefined ? doc : renameDocument(doc, id, report, 'read');
    }
  }
  const writer = writing && createPartWriter(writing, { states: message.states, renamed: message.renamedOutput }, report); // prettier-ignore
  const write = writer?.write ?? (() => Promise.reject(new TypeError('the task writes nothing')));
  const result = await work(read(), { number: message.number, numbers: message.documents, write, report, hint: message.hint, beside: readBeside() }); // prettier-ignore
  const written = await writer?.finish();
  return { result, documents, characters, ids, besideIds, sights, besideSights, aside, letters, diagnostics, written };
}

function documentsOf({ files, documents }: PartMessage, report: Report): AsyncIterable<Document> | Iterable<Document> {
  if (documents && make) return make(...documents);
  if (!format) throw new TypeError('the task neither reads nor makes documents');
  return format.read(files, createReadContext({ ...start.options, report }));
}

function post(reply: WorkerReply): void {
  const files = 'answer' in reply ? (reply.answer.written?.files ?? []) : [];
  parentPort?.postMessage(
    reply,
    files.map(([, bytes]) => bytes.buffer as ArrayBuffer),
  );
}

let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (message: TaskMessage | PartMessage) => {
  last = last.then(async () => {
    try {
      if ('task' in message) {
        ({ writing } = message);
        const task = (await partTasks[message.task as PartTaskName]()) as PartTask<unknown, unknown>;
        work = task.prepare(message.setup);
        make = task.make?.(message.setup);
      } else post({ answer: await workOn(message) });
    } catch (error) {
      post({ error: packError(error) });
    }
  });
});
