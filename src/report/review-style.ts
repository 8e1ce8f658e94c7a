import { VIEW_STYLE } from './view-style.ts';

const OPEN = 'oklch(var(--tl) var(--tc) var(--h))';
const FULL = 'oklch(var(--ml) var(--mc) var(--h))';

/** The look of a review: that of the view, and what it lacks. */
export const REVIEW_STYLE = `${VIEW_STYLE}
.top .line:first-child{justify-content:space-between}
h1{flex:0 1 auto}
.progress{display:flex;align-items:center;gap:10px;flex:1 1 220px;font-size:13px;color:var(--soft);font-variant-numeric:tabular-nums;white-space:nowrap}
progress{appearance:none;flex:1 1 80px;max-width:340px;height:8px;border:0;border-radius:99px;background:var(--line);overflow:hidden}
progress::-webkit-progress-bar{background:var(--line)}
progress::-webkit-progress-value{background:var(--link);border-radius:99px}
progress::-moz-progress-bar{background:var(--link);border-radius:99px}
.who{display:flex;align-items:center;gap:6px;font-size:13px;color:var(--soft)}
.who input{width:130px;min-height:28px;padding:2px 8px}
#labels,#menu .chips{padding:5px}
#labels{max-height:96px;align-items:center;margin:-3px -5px}
.chip kbd{font-size:10px;padding:1px 4px;background:none;border-color:currentColor;border-bottom-width:1px;color:inherit;opacity:.85;margin-inline-start:2px}
.chips:has([aria-pressed=true]) .label[aria-pressed=false]{background:${FULL};border-color:transparent;color:${OPEN}}
.spring{flex:1}
.item{padding-inline-end:34px}
.tick{position:absolute;right:14px;top:12px;color:var(--link);font-weight:700}
.is-done .name{color:var(--soft);font-weight:400}
#pane{padding:0;display:flex;flex-direction:column}
#alert{position:sticky;top:0;z-index:3;display:flex;gap:12px;align-items:flex-start;padding:10px 20px;background:var(--card);border-bottom:1px solid var(--line);border-left:4px solid var(--now);font-size:14px;line-height:1.5}
#alert p{margin:0;flex:1;max-width:90ch}
#card{flex:1;display:flex;flex-direction:column;width:100%;max-width:92ch;margin:0 auto;padding:16px 20px 0}
.head{display:flex;align-items:baseline;gap:4px 12px;flex-wrap:wrap;background:none;border:0;padding:0 2px 6px}
.head h2{padding:0;color:var(--fg);font-size:13px}
#where,#state{font-size:12.5px;color:var(--soft);font-variant-numeric:tabular-nums}
#state{margin-inline-start:auto;font-weight:600}
.is-done #state{color:var(--link)}
#text{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:18px 22px 22px;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext;font-size:16.5px;line-height:2.05;cursor:text;flex:0 1 auto;min-height:9em}
#text:focus{outline:none}#text:focus-visible{outline:2px solid var(--link);outline-offset:1px}
.is-done #text{border-color:var(--link)}
#text::selection,#text ::selection{background:var(--hit);color:var(--hitfg)}
mark.entity{cursor:pointer;padding:2px 4px;position:relative;border:1.5px solid transparent;border-radius:5px}
mark.entity.accepted{border-color:${FULL}}
mark.entity.proposed{background:none;border:1.5px dashed ${OPEN}}
mark.entity.proposed::after{content:attr(data-l) " ?"}
mark.entity.proposed:not([data-l])::after{content:none}
mark.entity[data-l]::after{font-size:10px;letter-spacing:.03em;font-weight:700}
mark.entity:hover{filter:brightness(.97)}
mark.chosen{outline:2px solid var(--now);outline-offset:0;z-index:1}
.stretch{background:var(--hit);color:var(--hitfg);border-radius:3px;box-shadow:0 0 0 3px var(--hit)}
mark .stretch{box-shadow:none}
.grip{position:absolute;top:-4px;bottom:-4px;width:14px;cursor:ew-resize;touch-action:none}
.grip::before{content:"";position:absolute;top:0;bottom:0;left:5px;width:4px;border-radius:2px;background:var(--now)}
.grip.start{inset-inline-start:-10px}.grip.end{inset-inline-end:-10px}
.dragging,.dragging *{cursor:ew-resize!important;user-select:none}
.foot{position:sticky;bottom:0;display:flex;flex-wrap:wrap;align-items:center;gap:6px 8px;padding:10px 0 12px;background:var(--bg);margin-top:auto}
.primary{background:var(--link);border-color:var(--link);color:var(--bg);font-weight:600}
.primary:hover{color:var(--bg);border-color:var(--fg)}
.primary kbd{background:none;border-color:currentColor;color:inherit}
.bottom{grid-column:1/-1;border-top:1px solid var(--line);display:flex;gap:16px;align-items:baseline;min-height:31px;padding:5px 20px;font-size:12.5px;line-height:1.6;color:var(--soft);overflow:hidden}
#at,#status{border:0;padding:0;min-height:0;font-size:inherit;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
#at{color:var(--fg);flex:1 1 50%}
#status{flex:0 1 auto;margin-inline-start:auto;text-align:end}
#status.saved{color:var(--link)}#status.saved::before{content:"✓ ";font-weight:700}
#menu{position:fixed;z-index:6;max-width:min(440px,92vw);background:var(--card);border:1px solid var(--line);border-radius:12px;box-shadow:0 8px 30px rgb(0 0 0/.18),0 1px 4px rgb(0 0 0/.12);padding:10px;display:grid;gap:8px}
#menu .chips{max-height:190px}
#menu .chip{padding:7px 11px;font-size:12.5px}
#menu-entity{display:flex;flex-wrap:wrap;gap:6px;border-top:1px solid var(--line);padding-top:8px}
#menu-entity .tool{min-height:30px}
.borders{display:inline-flex;align-items:center;gap:3px;font-size:12px;color:var(--soft)}
.borders .tool{padding:2px 8px;min-width:28px}
.legend{font-size:12.5px;color:var(--soft);margin:0}
dialog{max-width:min(640px,94vw);max-height:92vh;overflow:auto}
@media(max-width:760px){
.progress{order:3;flex:1 1 100%}
h1{font-size:16px}.who input{width:92px;font-size:16px}
.who span{display:none}
.top>#labels{display:none}
#which,#label{flex:1 1 60px;min-width:0}#theme{display:none}.line{gap:6px 5px}
.tools .spring{display:none}
#card{padding:10px 10px 0}#text{padding:12px 14px;font-size:16px;border-radius:8px}
#menu{left:0;right:0;bottom:0;top:auto;max-width:none;border-radius:14px 14px 0 0;padding:12px 12px calc(12px + env(safe-area-inset-bottom))}
#menu .chip{min-height:36px;padding:9px 14px;font-size:13.5px}
#menu .chips{flex-wrap:wrap;max-height:38vh}
#menu kbd,.foot kbd,.tool kbd{display:none}
#menu-entity .tool{min-height:40px}
.foot{padding:8px 0}.foot .tool{min-height:40px;flex:1 1 auto}
.bottom{padding:4px 12px}#at{display:none}#status{margin:0;text-align:start}
}
@media print{.foot,#menu,.bottom{display:none!important}}
`;
