import { createHash } from 'node:crypto';
import { ownValue } from '../../core/collections.ts';
import { mentionsOf, toCorpus } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Corpus, Document } from '../../core/types.ts';
import { createSentenceIndex } from '../../evaluate/shared-sentences.ts';
import { languageOf } from '../../languages/locale.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import type { LabelMap } from '../../resources/label-map.ts';
import { chooseLocale, createCorpusCensus } from '../augmentation/corpus-census.ts';
import type { Conventions } from '../conventions/conventions.ts';
import { learnConventions } from '../conventions/learn.ts';

/** What a labelled sample of the corpus to tag decides of an augmentation, as plain data that holds no text of it. */
export interface LearnedTarget {
  /** What brings the source to the sample's labels, borders and blanks. */
  readonly conventions: Conventions;
  readonly sample: {
    readonly documents: number;
    readonly mentions: number;
    /** Of ids, texts and mentions. */
    readonly sha256: string;
  };
  /** Mentions of the source. */
  readonly mentions: number;
  /** Labels of the source that the sample does not show, by their new names. */
  readonly unseen: readonly string[];
  /** Labels of the sample that the source lacks. */
  readonly added: readonly string[];
}

interface LearnTargetOptions {
  readonly locale?: string | undefined;
  /** What the labels of the source mean. */
  readonly labelMap?: LabelMap | undefined;
  readonly onNote?: (note: string) => void;
}

/**
 * Learns from a labelled sample of the corpus to tag how it labels, beside a source.
 *
 * @throws PalimpsestError as `learnConventions`; `shared-text` where the source has a sentence of the sample with a mention in it.
 */
export async function learnTarget(
  source: Corpus | readonly Document[],
  sample: readonly Document[],
  { locale, labelMap, onNote }: LearnTargetOptions,
): Promise<LearnedTarget> {
  const shared = createSharedCheck(sample, locale);
  const labels = new Set<string>();
  let mentions = 0;
  let isFirst = true;
  const watched: Corpus = {
    async *[Symbol.asyncIterator]() {
      for await (const doc of toCorpus(source)) {
        if (isFirst) {
          shared.add(doc);
          for (const { label } of sensitive(doc)) {
            labels.add(label);
            mentions++;
          }
        }
        yield doc;
      }
      isFirst = false;
    },
  };
  const { conventions } = await learnConventions(watched, sample, {
    ...(locale !== undefined && { locale }),
    ...(labelMap && { sourceLabels: labelMap }),
    ...(onNote && { onNote }),
  });
  shared.refuse();
  const own = sample.flatMap(sensitive);
  const shown = new Set(own.map(({ label }) => label));
  const brought = new Set([...labels].map((label) => ownValue(conventions.labels, label) ?? label));
  return {
    conventions,
    sample: { documents: sample.length, mentions: own.length, sha256: hashOf(sample) },
    mentions,
    unseen: [...brought].filter((label) => !shown.has(label)).toSorted(),
    added: [...shown].filter((label) => !brought.has(label)).toSorted(),
  };
}

const sensitive = (doc: Document) => mentionsOf(doc);

/** Looks for sentences with mentions that two corpora have: a sample of one corpus is no part of the other. */
function createSharedCheck(sample: readonly Document[], locale: string | undefined) {
  const meaning = createCorpusCensus();
  sample.forEach((doc) => meaning.add(doc));
  const index = createSentenceIndex(
    languageOf(chooseLocale(locale, undefined, meaning, loadGazetteers().locales).locale),
  );
  for (const doc of sample) index.add(doc, 'with-mentions');
  const ids: string[] = [];
  let count = 0;
  return {
    add(doc: Document): void {
      if (index.countShared(doc) === 0) return;
      if (count++ < NAMED) ids.push(doc.id);
    },
    refuse(): void {
      if (count === 0) return;
      throw new PalimpsestError(
        'shared-text',
        `${count} ${count === 1 ? 'document' : 'documents'} of the source ${count === 1 ? 'has' : 'have'} sentences of the target sample, mentions included: ${ids.join(', ')}${count > NAMED ? ', …' : ''}`,
        {
          hint: 'A target sample is of the corpus to tag, and in the source it would tell nothing of how the two differ: leave it out of the source.',
        },
      );
    },
  };
}

const NAMED = 5;

/** Tells a sample from another. */
export function hashOf(sample: readonly Document[]): string {
  const hash = createHash('sha256');
  for (const { id, text, entities } of sample)
    hash.update(`${JSON.stringify([id, text, entities.map(({ label, start, end }) => [label, start, end])])}\n`);
  return hash.digest('hex');
}
