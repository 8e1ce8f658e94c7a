import { type LabelSetting, planLabels } from '../../augment/label-plan.ts';
import { PalimpsestError, type Report } from '../../core/errors.ts';
import { isUndetermined } from '../../languages/locale.ts';
import { requireRereadable } from '../../core/document.ts';
import type { Corpus, Document } from '../../core/types.ts';
import { reportHalfCharacter } from '../../formats/io/counted-writer.ts';
import { commitTogether, createOutput } from '../../formats/io/output.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { checkLabelMap, type LabelMap } from '../../resources/label-map.ts';
import { createDeriver } from '../../templates/derive.ts';
import { parseTemplateSet, requireSound } from '../../templates/template-set.ts';
import { chooseLocale, createCorpusCensus } from '../augmentation/corpus-census.ts';

export interface DeriveOptions {
  /** The set's name. Default `derived`. */
  readonly name?: string;
  /** What the labels mean; the shipped map that fits the corpus when absent. */
  readonly labelMap?: LabelMap;
  /** Decisions for single labels, over the map's. */
  readonly policies?: Readonly<Record<string, LabelSetting>>;
  /** The label map's when absent, else `en`. */
  readonly locale?: string;
  /** Hears of documents that make no template. */
  readonly report?: Report;
  readonly onProgress?: (documents: number, total: number) => void;
}

export interface DerivedTemplates {
  /** The files of the set, by path. */
  readonly files: ReadonlyMap<string, string>;
  readonly locale: string;
  readonly labelMap: LabelMap | undefined;
  /** Of the corpus. */
  readonly labels: readonly string[];
  readonly templates: number;
  readonly slots: number;
  readonly references: number;
  /** Places without a label that say what a label covers elsewhere in their document: they are drawn, too, and get none. */
  readonly repeats: number;
  /** Documents that made no template. */
  readonly refused: number;
  /** What a person should know, in sentences. */
  readonly notes: readonly string[];
}

/**
 * Derives a template set from a labelled corpus. The text around the mentions stays the source's own: who may not see the one
 * may not see the other. Two passes: labels first, then documents.
 *
 * @throws PalimpsestError `no-policy` for labels that nothing is known about, `empty-corpus`, `no-mentions`, `unknown-label`, `unknown-locale` for text in a
 *   language without lists.
 * @throws TypeError for a corpus that can be read only once, such as a generator.
 */
export async function deriveTemplates(
  corpus: Corpus | readonly Document[],
  options: DeriveOptions = {},
): Promise<DerivedTemplates> {
  requireRereadable(corpus, 'deriveTemplates');
  const labels = new Set<string>();
  const census = createCorpusCensus();
  let total = 0;
  for await (const doc of corpus) {
    total++;
    census.add(doc);
    for (const { label } of doc.entities) labels.add(label);
  }
  if (total === 0) throw new PalimpsestError('empty-corpus', 'the corpus has no readable document');
  const labelMap = census.chooseMap(labels, options.labelMap);
  const notes = checkLabelMap(options.labelMap, labels);
  const plans = planLabels(labels, labelMap?.labels ?? {}, options.policies);
  const { locale, notes: ofLocale } = chooseLocale(options.locale, labelMap, census, loadGazetteers().locales);
  if (isUndetermined(locale)) {
    throw new PalimpsestError(
      'unknown-locale',
      'the text is in no language that there are lists for, and what stands in the slots of templates is drawn from lists',
      {
        hint: '--locale names a language whose lists are to stand in, or one of your own that palimpsest gazetteers import added. palimpsest augment needs no lists.',
      },
    );
  }
  const deriver = createDeriver({
    name: options.name ?? 'derived',
    locale,
    plans,
    ...givenNames(locale),
  });
  let documents = 0;
  let refused = 0;
  for await (const doc of corpus) {
    const fault = deriver.add(doc);
    if (fault === undefined && !doc.text.isWellFormed()) reportHalfCharacter(doc, options.report);
    if (fault !== undefined) {
      refused++;
      const { start, end } = fault.entity;
      const what = fault.reason === 'overlapping-entities' ? 'overlaps another' : 'is in several pieces';
      options.report?.({
        severity: 'error',
        code: fault.reason,
        message: `an entity ${what}, so that no slot can stand for it; the document makes no template`,
        place: { documentId: doc.id, start, end },
      });
    }
    options.onProgress?.(++documents, total);
  }
  const { files, counts } = deriver.finish();
  if (counts.templates > 0 && counts.slots === 0)
    throw new PalimpsestError('no-mentions', 'the corpus has no mention that could become a slot', {
      hint: 'Every template would be a document of the corpus as it is. Label it first (palimpsest tag, rules or label), and look at --policy.',
    });
  if (counts.templates > 0) requireSound(parseTemplateSet(files));
  return {
    files,
    locale,
    labelMap,
    labels: [...labels].toSorted(),
    ...counts,
    refused,
    notes: [...ofLocale, ...notes, ...describeRepeats(counts.repeats)],
  };
}

function describeRepeats(repeats: number): readonly string[] {
  if (repeats === 0) return [];
  return [`${repeats} times a text without a label, or one that is kept, says what a label covers elsewhere in its document: such places are drawn with it.`]; // prettier-ignore
}

/** What the lists tell of given names: those that are more often one than a surname, and the sex of who bears one. */
function givenNames(locale: string) {
  const gazetteers = loadGazetteers();
  const given = gazetteers.list(locale, 'given-names');
  const family = gazetteers.list(locale, 'family-names');
  if (given === undefined || family === undefined) return {};
  return {
    isGivenName(word: string): boolean {
      const band = given.find(word)?.band;
      return band !== undefined && band <= (family.find(word)?.band ?? 3);
    },
    genderOf(word: string): 'f' | 'm' | undefined {
      const gender = given.find(word)?.gender;
      return gender === 'u' ? undefined : gender;
    },
  };
}

/** Writes the files of a set into a folder, which appears when it is complete. @throws PalimpsestError `output-exists` */
export async function writeTemplateSet(
  files: ReadonlyMap<string, string>,
  folder: string,
  options: { readonly overwrite?: boolean } = {},
): Promise<void> {
  const output = await createOutput(folder, 'folder', { overwrite: options.overwrite === true });
  try {
    for (const [file, text] of files) {
      const sink = await output.open(file);
      await sink.write(text);
      await sink.close();
    }
    await commitTogether([output]);
  } catch (error) {
    await output.abort();
    throw error;
  }
}
