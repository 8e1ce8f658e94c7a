import { createMentionSearch, sealDocument } from '../../conceal/seal-document.ts';
import { rememberLast } from '../../core/caches.ts';
import { failedIn } from '../../core/errors.ts';
import type { Document, Taken } from '../../core/types.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { tellingOf } from '../../surrogates/mentions.ts';
import { createConventionsWriter } from '../conventions/apply.ts';
import type { AugmentedCopy, AugmentJob, Engine } from '../augmentation/engine.ts';
import type { createSummary } from '../summary.ts';

interface Copying {
  readonly job: AugmentJob;
  readonly engine: Engine;
  /** Told of what was taken. */
  readonly summary: Pick<ReturnType<typeof createSummary>, 'addSource' | 'addCopy' | 'addSealed'>;
  /** The copies without their sources, sealed: they may leave the house. */
  readonly augmentedOnly: boolean;
  readonly keepMeta: readonly string[];
  readonly onCopy?: ((source: Document, copy: AugmentedCopy) => void | Promise<void>) | undefined;
  readonly onDocument?: ((doc: Document) => void) | undefined;
}

/** Each document, followed by its augmented copies; the same wherever it runs. */
export async function* copyDocuments(
  docs: AsyncIterable<Document>,
  { job, engine, summary, augmentedOnly, keepMeta, onCopy, onDocument }: Copying,
): AsyncGenerator<Document, void, Taken> {
  const { plans, locale, partition } = job;
  const setting = {
    locale,
    gazetteers: loadGazetteers({ folders: job.gazetteerFolders }),
    partition,
    keepTokens: false,
  };
  const searchOf = rememberLast((source: Document) =>
    createMentionSearch(source, ({ label }, text) => {
      const plan = plans[label];
      if (plan?.policy === 'keep') return undefined;
      return tellingOf(text, plan?.policy === 'replace' ? plan.type : undefined, setting);
    }),
  );
  // At the end: surrogates are drawn by what the labels of the source mean, which may be finer than the target's.
  const follow = job.target ? createConventionsWriter(job.target.conventions) : (doc: Document) => doc;
  for await (const doc of docs) {
    let copies: readonly AugmentedCopy[];
    try {
      const made = engine.augment(doc);
      copies = made instanceof Promise ? await made : made; // most are there, and to wait takes long
    } catch (error) {
      throw failedIn(doc, error);
    }
    if (augmentedOnly || (yield follow(doc)) !== false) summary.addSource(doc);
    for (const copy of copies) {
      const sealed = augmentedOnly
        ? sealDocument(copy.document, searchOf(doc), { keep: keepMeta, derivedFrom: copy.document.derivedFrom })
        : undefined;
      if ((yield follow(sealed?.document ?? copy.document)) === false) continue;
      summary.addCopy(copy);
      if (sealed) summary.addSealed(sealed);
      if (onCopy) await onCopy(doc, copy);
    }
    onDocument?.(doc);
  }
}
