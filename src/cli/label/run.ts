import { existsSync } from 'node:fs';
import path from 'node:path';
import { collectDocuments } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';
import { createAppendFile } from '../../formats/io/append-file.ts';
import { pickSentences } from '../../pipeline/label/pick-sentences.ts';
import { openTagger } from '../../pipeline/tagging/tag.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import { plural } from '../../report/pages/format.ts';
import { openReview } from '../../rules/review/session.ts';
import { openOutputArgument } from '../corpora.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { fileBeside, serveReview } from '../review.ts';
import { scoreApart } from '../notes.ts';
import { checkOutput, inSession, type Session } from '../session.ts';
import type { LabelOptions } from './command.ts';

export function runLabel(
  model: string,
  input: string,
  out: string,
  options: LabelOptions,
  io: CliIo,
): Promise<ExitCode> {
  return inSession(options, io, async (session) => {
    checkOutput({ out, overwrite: options.overwrite });
    if (out === '-' && options.review) {
      throw new PalimpsestError(
        'output-needs-name',
        'the review needs an output file: decisions are saved next to it',
        {
          hint: 'Name a file, or use --no-review.',
        },
      );
    }
    const tagger = await openTagger(model, { ...(options.backend !== undefined && { backend: options.backend }) });
    session.atEnd(tagger);
    const pick = async () => {
      const picked = await pickSentences(tagger.model, await session.openText(input, session.reportUnlabelled), {
        count: options.count,
        onProgress: (documents) => session.count('read', documents),
      });
      return picked.map(({ document }) => document);
    };
    if (!options.review) return write(await pick(), out, session, { picked: true });
    // What was picked is kept: the journal of decisions belongs to it.
    const kept = fileBeside(out, 'picked.jsonl');
    if (existsSync(kept)) session.note(`continuing with the sentences in ${kept}; delete it to select others`);
    else await writeCorpus(await pick(), await openOutputArgument(kept, { to: 'jsonl' }, io, session.report));
    const documents = await collectDocuments(await session.open(kept, { from: 'jsonl' }));
    const journal = fileBeside(out, 'journal.jsonl');
    const review = await openReview(documents, createAppendFile(journal), {
      labels: [...(options.labels ?? []), ...tagger.labels],
    });
    await serveReview(review, path.basename(out), journal, options, io);
    const done = review.reviewed().flatMap(({ document, done: isDone }) => (isDone ? [document] : []));
    if (done.length > 0) return write(done, out, session, { of: review.size });
    session.tell(
      { documents: 0, of: review.size },
      () => `none of ${review.size} sentences reviewed; nothing was written\n`,
    );
  });
}

async function write(documents: readonly Document[], out: string, session: Session, told: object): Promise<void> {
  const written = await writeCorpus(documents, await session.output(out));
  if (out !== '-') session.note(scoreApart(out));
  const entities = documents.reduce((sum, doc) => sum + doc.entities.length, 0);
  session.tell(
    { documents: written, entities, ...told },
    () => `${plural(written, 'sentence')} with ${plural(entities, 'entity', 'entities')} → ${out}\n`,
    out,
  );
}
