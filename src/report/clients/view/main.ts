import type { ViewMeta } from './types.ts';
import { createState } from './state.ts';
import { showDirections } from '../../names.ts';
import { createAddress, followAddress } from './address.ts';
import { createControls, listenToKeys } from './controls.ts';
import { byId, messageOf, readMeta, recall, remember, setPressed, switchTheme } from '../shared/dom.ts';
import { createReader, type Reader } from './reader.ts';
import { createSearch } from './search.ts';
import { createEmbeddedStore, createServedStore } from './stores.ts';

async function start() {
  const status = byId('status', HTMLElement);
  const meta = readMeta() as ViewMeta & { parts?: readonly number[] };
  const say = (text: string) => {
    status.textContent = showDirections(text);
  };
  const fail = (error: unknown) => {
    const served = meta.parts === undefined;
    say(`Could not load this part${served ? ': is the server still running?' : ''} (${messageOf(error, '')})`);
  };
  if (meta.parts && typeof DecompressionStream === 'undefined') {
    say('This browser is too old for this page: it needs Chrome 80, Firefox 113 or Safari 16.4, or later.');
    return;
  }
  const store = meta.parts ? await createEmbeddedStore({ ...meta, parts: meta.parts }) : createServedStore(meta);
  const state = createState(store);
  const save = createAddress(state, () => reader);
  const reader: Reader = createReader(state, { say, fail, onMove: save });
  const apply = createSearch(state, reader, { say, fail });
  const controls = createControls(meta, (criteria) => void apply(criteria));
  listen(meta, state, reader, controls);
  const follow = () => followAddress(state, reader, { say, write: controls.write, apply });
  addEventListener('hashchange', () => void follow());
  await store.loadRows(0, Math.min(meta.documents, 200));
  await follow();
  document.documentElement.dataset['ready'] = 'true';
}

/** Whether copies stand beside their source or below it. @returns switches */
function createLayout(meta: ViewMeta, reader: Reader) {
  const stacked = byId('layout', HTMLButtonElement);
  const setLayout = (isStacked: boolean) => {
    document.body.classList.toggle('stacked', isStacked);
    setPressed(stacked, isStacked);
    remember('layout', isStacked ? 'stacked' : 'side');
  };
  setLayout(recall('layout') === 'stacked');
  stacked.hidden = meta.copies === 0;
  return () => {
    if (meta.copies === 0) return;
    setLayout(!document.body.classList.contains('stacked'));
    void reader.show(reader.pane.position());
  };
}

/** Listens to keys and buttons. */
function listen(
  meta: ViewMeta,
  state: { readonly count: number },
  reader: Reader,
  controls: ReturnType<typeof createControls>,
) {
  const switchLayout = createLayout(meta, reader);
  const main = meta.copies > 0 ? 'change' : 'entity';
  const help = () => byId('help', HTMLDialogElement).showModal();
  const drawer = byId('drawer', HTMLButtonElement);
  const buttons: Record<string, () => unknown> = {
    layout: switchLayout,
    theme: switchTheme,
    ask: help,
    drawer: () => {
      drawer.setAttribute('aria-expanded', String(document.body.classList.toggle('drawer')));
      reader.list.draw();
    },
    next: () => reader.jump(main, 1),
    previous: () => reader.jump(main, -1),
  };
  for (const [id, action] of Object.entries(buttons)) byId(id, HTMLButtonElement).addEventListener('click', action);
  listenToKeys({
    document: (direction) => {
      const place = reader.here() + direction;
      if (place >= 0 && place < state.count) void reader.open(place);
    },
    change: (direction) => void reader.jump(main, direction),
    entity: (direction) => void reader.jump('entity', direction),
    hit: (direction) => void reader.jump('hit', direction),
    copy: (direction) => void reader.stepCopy(direction),
    page: reader.page,
    layout: switchLayout,
    theme: switchTheme,
    help,
    search: () => {
      controls.search.focus();
      controls.search.select();
    },
    escape: () => {
      if (document.body.classList.contains('drawer')) document.body.classList.remove('drawer');
      else if (document.activeElement === controls.search && controls.search.value === '') controls.search.blur();
      else if (!controls.isClear()) controls.clear();
      if (document.activeElement === controls.search) controls.search.blur();
    },
  });
}

start().catch((error: unknown) => {
  const status = document.getElementById('status');
  if (status) status.textContent = `This page could not be read: ${messageOf(error)}`;
});
