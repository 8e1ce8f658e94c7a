import type { ExplainedAttention, Explanation } from '../../core/explanation.ts';
import { escapeHtml } from '../html.ts';
import type { AttentionData } from './attention-data.ts';

/** Strongest places shown of each piece where there is no script. */
const STRONGEST = 3;

/**
 * An attention-head view (Vig 2019): pieces on either side, and between them lines as strong as the attention of the heads
 * chosen. Drawn by clients/attention.ts from data in the page; without scripts a table says where each piece looks most.
 */
export function renderAttention(explanation: Explanation, attention: ExplainedAttention, id: string): string {
  const pieces = explanation.pieces ?? [];
  const [first] = explanation.mentions;
  const data: AttentionData = {
    pieces: pieces.map(({ name, isUnknown }) => [name, isUnknown ? 1 : 0]),
    heads: attention.heads,
    layers: attention.layers.map(({ layer, weights }) => ({ layer, weights: quantise(weights) })),
    chosen: Math.max(
      0,
      pieces.findIndex(({ token }) => token !== undefined && token === first?.first),
    ),
  };
  const last = attention.layers.at(-1);
  return `<h3 id="${id}-attention">Attention</h3>
<p class="scope" id="${id}-attention-scope">From each piece on the left to the pieces on the right that it looks at: the stronger the line, the more. Choose pieces and heads; a piece of no known word is ${escapeHtml('[UNK]')} or its like.</p>
<div class="attention" data-attention hidden>
<script type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<div class="choice"><label>Layer <select></select></label><div class="heads" role="group" aria-label="Heads"></div></div>
<div class="sides"><ol class="from" aria-label="From"></ol><svg aria-hidden="true"></svg><ol class="to" aria-label="To"></ol></div>
<p class="note" role="status"></p>
</div>
${
  last
    ? `<noscript>${renderStrongest(
        pieces.map(({ name }) => name),
        attention.heads,
        last,
      )}</noscript>`
    : ''
}`;
}

function renderStrongest(
  names: readonly string[],
  heads: number,
  { layer, weights }: ExplainedAttention['layers'][number],
): string {
  const rows = strongestOf(names.length, heads, weights).map(
    (places, from) =>
      `<tr><td class="t">${escapeHtml(names[from] as string)}</td><td class="t">${places
        .map(({ to, weight }) => `${escapeHtml(names[to] as string)} ${(100 * weight).toFixed(0)}\u00a0%`)
        .join(', ')}</td></tr>`,
  );
  return `<div class="scroll"><table><thead><tr><th scope="col">piece</th><th scope="col">looks most at (layer ${layer}, mean of ${heads} heads)</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** Of each piece the pieces that it looks at most, by the mean of the heads; of equal ones the first. */
export function strongestOf(
  length: number,
  heads: number,
  weights: Float32Array,
): readonly (readonly { readonly to: number; readonly weight: number }[])[] {
  return Array.from({ length }, (_, from) =>
    Array.from({ length }, (_unused, to) => {
      let sum = 0;
      for (let head = 0; head < heads; head++) sum += weights[(head * length + from) * length + to] as number;
      return { to, weight: sum / heads };
    })
      .toSorted((a, b) => b.weight - a.weight || a.to - b.to)
      .slice(0, STRONGEST),
  );
}

/** Weights as bytes, 255 for 1, in base 64: the eye tells no finer ones apart. */
function quantise(weights: Float32Array): string {
  return Buffer.from(Uint8Array.from(weights, (weight) => Math.round(255 * weight))).toString('base64');
}
