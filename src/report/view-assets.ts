export const VIEW_STYLE = `
:root{color-scheme:light dark;--bg:#fbfaf7;--fg:#22211e;--card:#fff;--line:#e3dfd6;--soft:#77736a;--ml:88%;--mc:62%;--tl:30%}
@media(prefers-color-scheme:dark){:root{--bg:#191816;--fg:#e9e5dc;--card:#22211e;--line:#3a3832;--soft:#a09a8d;--ml:26%;--mc:42%;--tl:78%}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--fg);font:15px/1.65 system-ui,-apple-system,"Segoe UI",sans-serif}
header{position:sticky;top:0;z-index:1;background:var(--bg);border-bottom:1px solid var(--line);padding:14px 24px 12px}
h1{font:600 19px/1.3 Georgia,"Times New Roman",serif;margin:0 0 2px}
header p{margin:0 0 8px;color:var(--soft);font-size:13px}
nav{display:flex;flex-wrap:wrap;gap:6px;margin-bottom:8px;max-height:128px;overflow:auto}
nav button{font:600 11.5px/1 inherit;font-family:inherit;border:1px solid transparent;border-radius:99px;padding:5px 10px;cursor:pointer;background:hsl(var(--h) var(--mc) var(--ml));color:hsl(var(--h) 60% var(--tl))}
nav button span{font-weight:400;opacity:.8}
nav button[aria-pressed=false]{background:transparent;border-color:var(--line);color:var(--soft);text-decoration:line-through}
input{width:min(420px,100%);font:inherit;font-size:13px;padding:5px 10px;border:1px solid var(--line);border-radius:6px;background:var(--card);color:var(--fg)}
main{padding:18px 24px 60px;display:grid;gap:16px}
section{display:grid;grid-template-columns:repeat(var(--n),minmax(300px,1fr));background:var(--card);border:1px solid var(--line);border-radius:10px;overflow-x:auto}
section[hidden]{display:none}
article{padding:12px 16px;min-width:0}
article+article{border-left:1px solid var(--line)}
h2{font:600 12px/1.4 ui-monospace,Menlo,Consolas,monospace;color:var(--soft);margin:0 0 6px;overflow-wrap:anywhere}
h2 span{font-weight:400;border:1px solid var(--line);border-radius:4px;padding:0 5px;margin-left:4px;white-space:nowrap}
.t{white-space:pre-wrap;overflow-wrap:anywhere}
mark{background:hsl(var(--h) var(--mc) var(--ml));color:inherit;border-radius:4px;padding:1px 3px;-webkit-box-decoration-break:clone;box-decoration-break:clone}
mark i{font:600 9.5px/1 system-ui,sans-serif;letter-spacing:.02em;color:hsl(var(--h) 60% var(--tl));margin-left:4px;vertical-align:1px;user-select:none}
mark.off{background:none;padding:0}mark.off i{display:none}
u{text-decoration:underline dotted 2px;text-decoration-color:#c2683c;text-underline-offset:3px}
@media(max-width:720px){section{grid-template-columns:1fr}article+article{border-left:0;border-top:1px solid var(--line)}header{position:static}}
@media print{header{position:static}nav button[aria-pressed=false],input{display:none}section{break-inside:avoid}}
`;

export const VIEW_SCRIPT = `
for (const button of document.querySelectorAll('nav button')) {
  button.addEventListener('click', () => {
    const on = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(on));
    for (const mark of document.querySelectorAll('mark')) {
      if (mark.dataset.l === button.dataset.l) mark.classList.toggle('off', !on);
    }
  });
}
document.querySelector('input').addEventListener('input', (event) => {
  const wanted = event.target.value.toLowerCase();
  for (const section of document.querySelectorAll('section')) {
    section.hidden = wanted !== '' && !section.textContent.toLowerCase().includes(wanted);
  }
});
`;
