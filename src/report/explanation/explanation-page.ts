import type { Explanation } from '../../core/explanation.ts';
import { renderSection } from '../pages/page-parts.ts';
import { renderPage } from '../pages/page-shell.ts';
import type { Section } from '../pages/report-model.ts';
import { clientScript } from '../client-script.ts';
import { EXPLANATION_STYLE } from './explanation-style.ts';
import { renderSentence } from './sentence-section.ts';

export interface ExplanationPage {
  readonly title: string;
  readonly description: string;
  /** Sentences with what their tags rest on. */
  readonly sentences: readonly Explanation[];
  /** What was found on a corpus. */
  readonly sections: readonly Section[];
}

/**
 * A self-contained page of what a tagger's predictions rest on. It shows the sentences that were explained, so it is as confidential
 * as they are; the sections on a corpus hold no text of it unless they say so.
 */
export function createExplanationPage({ title, description, sentences, sections }: ExplanationPage): string {
  const ids = sentences.map((_, i) => ({
    id: `sentence-${i + 1}`,
    title: sentences.length === 1 ? 'The sentence' : `Sentence ${i + 1}`,
  }));
  const shown = sentences.map((sentence, i) => {
    const own = ids[i] as (typeof ids)[number];
    return renderSentence(sentence, own.id, own.title);
  });
  return renderPage({
    kind: 'Palimpsest explanation',
    title,
    description,
    contents: [...ids, ...sections],
    main: [...shown, ...sections.map(renderSection)].join('\n'),
    style: EXPLANATION_STYLE,
    script: clientScript('attention'),
  });
}
