import type { TagSummary } from '../../pipeline/tag.ts';
import type { LlmAccount } from '../../taggers/llm/account.ts';
import { formatTable } from '../screen.ts';

/** What a tagging found and wrote over, where it went and how long it took. */
export interface TagResult extends TagSummary {
  readonly output: string;
  readonly seconds: number;
}

/** What a tagging found, for a terminal. */
export function formatTagged(result: TagResult & { readonly llm?: LlmAccount }): string {
  const { documents, entities, byLabel, replaced, widened, dropped, output } = result;
  const count = (number: number) => number.toLocaleString('en-GB');
  const rows = Object.entries(byLabel).map(([label, mentions]) => [label, count(mentions)]);
  const table = rows.length > 0 ? `${formatTable(['label', 'found'], rows)}\n` : '';
  const over = replaced > 0 ? `, in place of the ${count(replaced)} that the input had` : '';
  const tokens = [
    ...(widened > 0 ? [`${count(widened)} were widened to whole tokens of the file`] : []),
    ...(dropped > 0 ? [`${count(dropped)} left out, because their token was taken`] : []),
  ];
  const note = tokens.length > 0 ? `${tokens.join(', ')}\n` : '';
  const asked = result.llm ? formatAccount(result.llm) : '';
  return `${table}${note}${asked}${count(entities)} entities found in ${count(documents)} documents${over} → ${output}\n`;
}

/** What was asked of a language model, and what became of its answers. */
function formatAccount(account: LlmAccount): string {
  const count = (number: number) => number.toLocaleString('en-GB');
  const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
  const { given, kept, unanimous, claims } = account;
  const rows = [
    ['texts asked about', count(account.texts)],
    ['answers of earlier runs', count(account.cached)],
    ['requests', `${count(account.requests)}, of them tried again ${count(account.retries)}`],
    ['tokens', `${count(account.promptTokens)} of prompts, ${count(account.answerTokens)} of answers`],
    ...(account.cost > 0 ? [['cost', account.cost.toFixed(4)]] : []),
    ['refusals', count(account.refusals)],
    ['answers that could not be read', count(account.malformed)],
    ['queries without an answer', count(account.unanswered)],
    ['claims', count(claims)],
    ['  of another label', `${count(account.unknownLabels)} (${share(account.unknownLabels, claims)})`],
    ['  not in the text', `${count(account.notInText)} (${share(account.notInText, claims)})`],
    ['mentions given', count(given)],
    ['  with enough votes', `${count(kept)} (${share(kept, given)})`],
    ['  by every answer', `${count(unanimous)} (${share(unanimous, given)})`],
  ];
  return `${formatTable(['language model', ''], rows)}\n`;
}
