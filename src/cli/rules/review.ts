import type { ReviewCommandOptions } from './command.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { collectDocuments } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { requireSpelling } from '../../core/label-names.ts';
import type { Document } from '../../core/types.ts';
import { createAppendFile } from '../../formats/io/append-file.ts';
import type { OpenCorpus } from '../../formats/read-corpus.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import { batchToReview } from '../../rules/project/collect.ts';
import { isProject, openProject, type RuleProject } from '../../rules/project/project.ts';
import { openReview, type ReviewSession } from '../../rules/review/session.ts';
import { createFolderStore } from '../../taggers/folder-store.ts';
import type { ExitCode } from '../command.ts';
import { checkOutput, inSession, type Session } from '../session.ts';
import type { CliIo } from '../io.ts';
import { fileBeside, serveReview } from '../review.ts';

interface Material {
  readonly title: string;
  readonly documents: readonly Document[];
  readonly labels: readonly string[];
  readonly journal: string;
  /** The corpus that the documents come from, where they do not come from a project. */
  readonly corpus?: OpenCorpus;
}

export function runReview(input: string, options: ReviewCommandOptions, io: CliIo): Promise<ExitCode> {
  return inSession(options, io, async (running) => {
    checkOutput(options);
    const material = await openMaterial(input, options, running);
    const journal = options.journal ?? material.journal;
    const session = await openReview(material.documents, createAppendFile(journal), {
      labels: material.labels,
      overlaps: options.overlaps === 'keep' ? 'keep' : 'replace',
    });
    if (options.export !== true) await serveReview(session, material.title, journal, options, io);
    const { out } = options;
    const written = out === undefined ? undefined : await write(session, material, out, options, running);
    running.tell(
      { journal, documents: session.size, done: session.done, ...(written && { out: written }) },
      () =>
        `${session.done} of ${session.size} notes done.\n${written ? `${written.documents} notes with ${written.entities} entities → ${written.file}\n` : ''}`,
      out,
    );
  });
}

async function openMaterial(
  input: string,
  options: ReviewCommandOptions,
  { openText, reportUnlabelled }: Session,
): Promise<Material> {
  if (input === '-') {
    throw new PalimpsestError(
      'no-such-corpus',
      'the review needs a corpus file or folder: decisions are saved next to it',
    );
  }
  const store = createFolderStore(input);
  if (existsSync(path.join(input, 'project.json')) && (await isProject(store))) {
    return openBatch(input, await openProject(store), options);
  }
  if (options.batch !== undefined) {
    throw new PalimpsestError('no-such-project', '--batch requires a project', { place: { file: input } });
  }
  const corpus = await openText(input, reportUnlabelled);
  const documents = await collectDocuments(corpus);
  const labels = options.labels ?? [];
  requireSpelling({ by: '--labels', named: labels, known: labelsOf(documents) });
  if (labels.length === 0 && documents.every(({ entities }) => entities.length === 0)) {
    throw new PalimpsestError('no-labels', 'the corpus has no entities, so its labels are unknown', {
      place: { file: input },
      hint: 'Name them: --labels PERSON,LOCATION.',
    });
  }
  return { title: path.basename(input), documents, labels, journal: fileBeside(input, 'journal.jsonl'), corpus };
}

function labelsOf(documents: readonly Document[]): readonly string[] {
  return documents.flatMap(({ entities }) => entities.map(({ label }) => label));
}

async function openBatch(folder: string, project: RuleProject, options: ReviewCommandOptions): Promise<Material> {
  const { state } = project;
  requireSpelling({ by: '--labels', named: options.labels ?? [], known: state.labels });
  const { name, documents, journal } = await batchToReview(project, options.batch);
  return {
    title: `${state.name}: ${name}`,
    documents,
    labels: [...(options.labels ?? []), ...state.labels],
    journal: path.join(folder, ...journal.split('/')),
  };
}

async function write(
  session: ReviewSession,
  { corpus }: Material,
  file: string,
  { all }: ReviewCommandOptions,
  { output }: Session,
): Promise<{ readonly file: string; readonly documents: number; readonly entities: number }> {
  let entities = 0;
  const chosen = session.reviewed().flatMap(({ document, done }) => (done || all === true ? [document] : []));
  const documents = await writeCorpus(chosen, await output(file, corpus, corpus ? undefined : 'jsonl'), {
    onDocument: (document) => (entities += document.entities.length),
  });
  return { file, documents, entities };
}
