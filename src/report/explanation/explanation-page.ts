import type { Explanation } from '../../core/explanation.ts';
import { renderSection } from '../pages/report-page.ts';
import { renderPage } from '../pages/page-shell.ts';
import type { Section } from '../pages/report-model.ts';
import { clientScript } from '../html.ts';
import { renderSentence } from './sentence-section.ts';

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
