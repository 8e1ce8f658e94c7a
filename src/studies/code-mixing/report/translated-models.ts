import type { CodeMixingStudy, TranslationFigures } from '../study.ts';

/** Share of the mixed sentences that a translation must leave in one language, where a specification does not say. */
export const LEAST_TRANSLATED = 0.5;

/** A translated model whose translation changed too little to be another arm than the model without it. */
export interface RefusedModel {
  readonly name: string;
  /** Of the cells, the one of which least became of one language. */
  readonly translation: TranslationFigures;
  readonly share: number;
}

/** Of the mixed sentences, those that are of one language afterwards; 0 where none was mixed. */
export function translatedShare({ mixed, translated, stillMixed }: TranslationFigures): number {
  return mixed === 0 ? 0 : (translated - stillMixed) / mixed;
}

/**
 * Leaves out of a study the models that were trained on a translation that changed less than its specification asks for: their
 * figures would be those of the untranslated model under another name.
 */
export function judgeTranslations(study: CodeMixingStudy): {
  readonly judged: CodeMixingStudy;
  readonly refused: readonly RefusedModel[];
} {
  const { leastTranslated = LEAST_TRANSLATED } = study;
  const refused = study.models.flatMap(({ name }): RefusedModel[] => {
    const [least] = study.cells
      .flatMap(({ model, translation }) =>
        model === name && translation ? [{ name, translation, share: translatedShare(translation) }] : [],
      )
      .toSorted((a, b) => a.share - b.share);
    return least && least.share < leastTranslated ? [least] : [];
  });
  const isJudged = (name: string) => !refused.some((one) => one.name === name);
  return {
    judged: {
      ...study,
      models: study.models.filter(({ name }) => isJudged(name)),
      cells: study.cells.filter(({ model }) => isJudged(model)),
    },
    refused,
  };
}

/** What the report says in the place of the figures. */
export function describeRefused(
  { name, translation, share }: RefusedModel,
  leastTranslated = LEAST_TRANSLATED,
): string {
  const { mixed, translated, stillMixed } = translation;
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  return `${name} is not judged: of ${mixed} mixed sentences ${translated - stillMixed} (${percent(share)}) are of one language after translation, and ${stillMixed} of the ${translated} translated ones are still mixed; ${percent(leastTranslated)} are asked for (least-translated). It is the model without translation again.`;
}
