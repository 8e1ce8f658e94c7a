import { type Explanation, type ExplainedMention, explainedTokens, type Reduction } from '../../core/explanation.ts';
import { renderSection } from '../pages/report-page.ts';
import { renderPage } from '../pages/page-shell.ts';
import type { Section } from '../pages/report-model.ts';
import { clientScript, escapeHtml } from '../html.ts';
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

/** What a page of explanations has besides the look of every page. */
const EXPLANATION_STYLE = `
.sentence{font-size:17px;line-height:1.9;max-width:76ch}
mark{background:var(--good-bg);color:var(--fg);border-radius:4px;padding:1px 4px;box-decoration-break:clone;-webkit-box-decoration-break:clone}
h2 small{font-weight:400;color:var(--soft);font-size:15px}.around{color:var(--soft)}
mark small{margin-left:5px;font-size:11px;color:var(--soft);letter-spacing:.02em}
.w{border-radius:3px;padding:1px 2px}
.w.for{background:color-mix(in srgb,var(--good-bg) var(--w),transparent);box-shadow:inset 0 -2px color-mix(in srgb,var(--good) var(--w),transparent)}
.w.against{background:color-mix(in srgb,var(--bad-bg) var(--w),transparent);box-shadow:inset 0 -2px color-mix(in srgb,var(--bad) var(--w),transparent)}
del{color:var(--soft);text-decoration-thickness:1px}del sup{font-size:10px;line-height:1;margin-left:1px}
.mention{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:14px 18px 16px;margin:22px 0}
.mention h3{margin:0 0 6px}.mention h3 small{font-weight:400;color:var(--soft);font-size:13px}
.mention dl{margin:0}.mention dt{font-size:13px;color:var(--soft);margin-top:10px}.mention dd{margin:0}
.mention p{margin:2px 0}
code{font:13.5px/1.4 ui-monospace,Consolas,monospace;overflow-wrap:anywhere}
.attention{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:14px 18px}
.choice{display:flex;flex-wrap:wrap;gap:8px 18px;align-items:center;font-size:14px;margin-bottom:10px}
.choice select{font:inherit;color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:6px;padding:3px 6px}
.heads{display:flex;flex-wrap:wrap;gap:4px}
.heads button{font:inherit;font-size:13px;min-width:28px;padding:2px 6px;border-radius:6px;border:1px solid var(--line);background:none;color:var(--soft);cursor:pointer}
.heads button[aria-pressed=true]{color:var(--fg);border-color:var(--head);box-shadow:inset 0 -4px var(--head)}
.sides{display:grid;grid-template-columns:max-content minmax(60px,1fr) max-content;max-width:620px;position:relative}
.sides ol{list-style:none;margin:0;padding:0;font-size:14px;line-height:1}
.sides li{height:24px;display:flex;align-items:center}
.from li{justify-content:flex-end}
.from button{font:inherit;color:inherit;background:none;border:0;border-radius:4px;padding:4px 7px;margin:0;cursor:pointer}
.from .at button{background:var(--good-bg)}.from button[aria-pressed=true]{font-weight:700}
.to li{padding:0 7px;border-radius:4px;background:color-mix(in srgb,var(--good-bg) var(--w,0%),transparent)}
.unknown{color:var(--bad)}
.sides svg{width:100%;max-width:none}.sides path{fill:none;stroke-width:1.6}
@media(max-width:560px){.sides ol{font-size:12px}.sides li{height:22px}.mention,.attention{padding:12px}}
`;

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
