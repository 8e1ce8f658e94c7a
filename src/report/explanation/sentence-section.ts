import { type ExplainedMention, type Explanation, explainedTokens, type Reduction } from '../../core/explanation.ts';
import { escapeHtml } from '../html.ts';
import { renderAttention } from './attention-view.ts';

/** How one sentence was tagged and what that rests on, as a section of the page. */
export function renderSentence(explanation: Explanation, id: string, title: string): string {
  const { part, mentions, attention } = explanation;
  const own = explainedTokens(explanation);
  const found =
    mentions.length === 0
      ? `<p class="note">The model finds no mention in ${part ? 'this part' : 'it'}, so there is no prediction to explain.</p>`
      : mentions.map((mention) => renderMention(explanation, mention)).join('\n');
  const rows = own.map(
    ({ text, tag, probability }) =>
      `<tr><td class="t">${escapeHtml(text)}</td><td class="t">${escapeHtml(tag)}</td><td class="n" data-v="${probability}">${percent(probability)}</td></tr>`,
  );
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${escapeHtml(title)}${part ? ` <small>part ${part.number} of ${part.of}</small>` : ''}</h2>
${part ? '<p class="note">The sentence is longer than the model reads at once. Parts share words; those in grey are explained in the part where more stands around them.</p>' : ''}
<p class="sentence" dir="auto">${renderTagged(explanation)}</p>
${renderUnread(explanation)}
${found}
${attention ? renderAttention(explanation, attention, id) : ''}
<h3 id="${id}-tags">Every token</h3>
<p class="scope" id="${id}-tags-scope">The tag of each token and its probability, in percent.</p>
<details><summary>Show ${own.length} tokens</summary><div class="scroll" role="region" aria-labelledby="${id}-tags"><table aria-describedby="${id}-tags-scope"><thead><tr><th scope="col">token</th><th scope="col">tag</th><th scope="col" class="n">probability</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div></details>
</section>`;
}

/** The sentence with its mentions marked. */
function renderTagged({ tokens, mentions, part }: Explanation): string {
  return renderTokens(tokens, (text, t) => {
    const mention = mentions.find(({ first, end }) => t >= first && t < end);
    if (!mention && part && (t < part.first || t >= part.end)) return `<span class="around">${text}</span>`;
    const isLast = mention !== undefined && t === mention.end - 1;
    const label = isLast ? `<small>${escapeHtml(mention.label)}</small>` : '';
    return mention ? `<mark>${text}${label}</mark>` : text;
  });
}

function renderUnread({ pieces }: Explanation): string {
  if (!pieces) return '';
  const unknown = pieces.filter(({ isUnknown }) => isUnknown).length;
  const read = pieces.length - 2;
  return unknown === 0
    ? `<p class="note">The encoder reads it as ${read} pieces, all of them known.</p>`
    : `<p class="note">The encoder reads it as ${read} pieces; ${unknown} of them it has no piece for.</p>`;
}

function renderMention(explanation: Explanation, mention: ExplainedMention): string {
  const { tokens, importanceBy } = explanation;
  const { label, first, end, probability, importance, reduction, unknown } = mention;
  const surface = renderTokens(tokens.slice(first, end), (text) => text);
  const strongest = importance.reduce(
    (most, weight, t) => (t >= first && t < end ? most : Math.max(most, Math.abs(weight))),
    0,
  );
  const weighed = renderTokens(tokens, (text, t) => {
    if (t >= first && t < end) return `<mark>${text}</mark>`;
    const weight = importance[t] ?? 0;
    const shade = strongest === 0 ? 0 : Math.round((100 * Math.abs(weight)) / strongest);
    return `<span class="w ${weight < 0 ? 'against' : 'for'}" style="--w:${shade}%" title="${weight.toFixed(3)}">${text}</span>`;
  });
  const how =
    importanceBy === 'gradient'
      ? 'the gradient of the tags’ log probability times the word’s vector'
      : 'what the tags’ log probability loses without the word';
  return `<article class="mention">
<h3><mark dir="auto">${surface}</mark> ${escapeHtml(label)} <small>probability ${percent(probability)} %</small></h3>
<dl>
<dt>What it rests on</dt><dd><p class="sentence" dir="auto">${weighed}</p><p class="note">Shaded by ${how}: <span class="w for" style="--w:100%">for it</span>, <span class="w against" style="--w:100%">against it</span>.</p></dd>
<dt>What suffices</dt><dd><p class="sentence" dir="auto">${renderReduction(explanation, mention)}</p><p class="note">${sayReduction(reduction, tokens.length)}</p></dd>
${unknown ? `<dt>When it cannot be read</dt><dd>${renderProbe(mention, unknown)}</dd>` : ''}
</dl>
</article>`;
}

/** The words in the order in which they could go. */
function renderReduction({ tokens }: Explanation, { first, end, reduction }: ExplainedMention): string {
  const order = new Map(reduction.steps.map(({ removed }, i) => [removed, i + 1]));
  return renderTokens(tokens, (text, t) => {
    const step = order.get(t);
    if (step !== undefined) return `<del>${text}<sup>${step}</sup></del>`;
    return t >= first && t < end ? `<mark>${text}</mark>` : `<b>${text}</b>`;
  });
}

function sayReduction({ steps, kept }: Reduction, tokens: number): string {
  const last = steps.at(-1);
  const left = `${steps.length} of ${tokens} tokens can go, in the order of the small figures, and the prediction stays`;
  return last
    ? `${left}; with the ${kept.length} that are left its probability is ${percent(last.probability)} %.`
    : 'No token can go: without any one of them the prediction is another.';
}

function renderProbe(
  { label, probability }: ExplainedMention,
  unknown: NonNullable<ExplainedMention['unknown']>,
): string {
  const labels = new Set(unknown.tags.map((tag) => tag.slice(2)));
  const isSame = labels.size === 1 && labels.has(label);
  const tags = `<code>${unknown.tags.map(escapeHtml).join(' ')}</code>`;
  return `<p>${isSame ? 'Still found, by what stands around it' : 'No longer found as it is'}: with the piece for unknown words in place of each word the tags are ${tags}; those it had fall from ${percent(probability)} % to ${percent(unknown.probability)} %.</p>`;
}

/** Tokens with blanks where there are some. `render` is given text that is safe as HTML. */
function renderTokens(tokens: Explanation['tokens'], render: (text: string, index: number) => string): string {
  let before = tokens[0]?.start ?? 0;
  return tokens
    .map(({ text, start, end }, t) => {
      const blank = start > before ? ' ' : '';
      before = end;
      return blank + render(escapeHtml(text), t);
    })
    .join('');
}

function percent(probability: number): string {
  return (100 * probability).toFixed(1);
}
