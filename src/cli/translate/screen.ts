import { formatTable } from '../screen.ts';
import type { TranslationAccount } from '../../taggers/translation/llm-translator.ts';
import type { TranslationCounts } from '../../taggers/translation/translate-document.ts';

/** What a translation did. */
export interface TranslationResult extends TranslationCounts {
  readonly output: string;
  readonly translator: string;
  readonly documents: number;
  readonly entities: number;
  readonly llm?: TranslationAccount;
}

/** What a translation did, for a terminal. */
export function formatTranslation(result: TranslationResult): string {
  const count = (number: number) => number.toLocaleString('en-GB');
  const { sentences, mixed, translated, failed, changed, stillMixed, documents, entities, output, translator, llm } =
    result;
  const share = (part: number) => (mixed === 0 ? '–' : `${((100 * part) / mixed).toFixed(1)} %`);
  const row = (name: string, number: number) => [name, count(number), share(number)];
  const rows = [
    ['sentences', count(sentences), ''],
    row('of several languages', mixed),
    ...Object.entries(translated).map(([language, number]) => row(`  translated to ${language}`, number)),
    row('    with another text', changed),
    row('    still of several', stillMixed),
    ...Object.entries(failed).map(([fault, number]) => row(`  left as it was: ${fault}`, number ?? 0)),
  ];
  const asked = llm
    ? `${count(llm.requests)} requests, ${count(llm.cached)} answers of earlier runs, ${count(llm.refusals)} refusals; ${count(llm.promptTokens + llm.answerTokens)} tokens\n`
    : '';
  return `${formatTable([translator, '', 'of mixed'], rows)}\n${asked}${count(documents)} documents, ${count(entities)} entities → ${output}\n`;
}
