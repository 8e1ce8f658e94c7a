import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { createViewPage } from '../../src/report/view-page.ts';
import { tokenise } from '../../src/text/tokenise.ts';
import { chromium, dumpDom } from '../helpers/chromium.ts';
import { temporaryFolder } from '../helpers/cli.ts';

const title = chromium === undefined ? ' (skipped: no Chromium here)' : '';

describe.skipIf(chromium === undefined)(`the view page in Chromium${title}`, () => {
  const text =
    'Eva <img src="x" onerror="document.title=\'broken\'"> met <script>document.title = "broken"</script> Tom.';
  const doc = createDocument({
    id: '</h2><script>document.title="broken"</script>',
    text,
    entities: [
      { id: '1', start: 0, end: 3, label: 'NAME' },
      { id: '2', start: text.length - 4, end: text.length - 1, label: 'FRIEND' },
    ],
  });
  const page = createViewPage([{ source: doc, copies: [] }], { title: 'whole', total: 1, tokenise });

  it('runs no script of the text, and shows the text as it is', () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'view.html'), page);
    const dom = dumpDom(path.join(folder, 'view.html'), path.join(folder, 'profile'));
    expect(dom).toContain('<title>whole</title>');
    expect(dom.match(/<img/g)).toBeNull();
    expect(dom.match(/<mark /g)).toHaveLength(2);
  });

  it('hides a label when its button is pressed, and documents that do not match the filter', () => {
    const folder = temporaryFolder();
    // The page's own script is there already: press and type as a user would, then look at the DOM.
    const user = `document.querySelector('nav button[data-l=NAME]').click();
      const box = document.querySelector('input'); box.value = 'nobody'; box.dispatchEvent(new Event('input'));`;
    writeFileSync(path.join(folder, 'view.html'), page.replace('</body>', `<script>${user}</script></body>`));
    const dom = dumpDom(path.join(folder, 'view.html'), path.join(folder, 'profile'));
    expect(dom).toMatch(/aria-pressed="false"[^>]*data-l="NAME"/);
    expect(dom).toMatch(/<mark [^>]*data-l="NAME"[^>]*class="off"/);
    expect(dom).toMatch(/<mark style="[^"]*" data-l="FRIEND">/);
    expect(dom).toMatch(/<section [^>]*hidden=""/);
  });
});
