import type { Criteria, Prepared, TargetKind, ViewMeta } from './types.ts';
import { readAddress, writeAddress, createState } from './state.ts';
import { showDirections } from '../../names.ts';
import { formatCount, plural } from '../../pages/format.ts';
import { createControls, listenToKeys } from './controls.ts';
import {
  byId,
  element,
  messageOf,
  readMeta,
  recall,
  remember,
  setPressed,
  switchTheme,
  createList,
} from '../shared/dom.ts';
import { createJumper, createPane } from './pane.ts';
import { describeStep } from './render.ts';
import { createEmbeddedStore, createServedStore } from './stores.ts';

const root = document.documentElement;
const NOUNS = { change: 'change', entity: 'entity', hit: 'hit' };

async function start() {
  const status = byId('status', HTMLElement);
  const help = byId('help', HTMLDialogElement);
  const title = byId('found', HTMLElement);
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

  let saving = 0;
  const save = () => {
    clearTimeout(saving);
    saving = window.setTimeout(saveNow, 150);
  };
  const list = createList(byId('list', HTMLElement), {
    count: () => state.count,
    fill: fillLine,
    choose: (place) => void open(place),
  });
  const pane = createPane(byId('pane', HTMLElement), state, {
    onMove: () => {
      list.select(here());
      save();
    },
    onError: fail,
    onCopy: (step) => void stepCopy(step > 0 ? 1 : -1),
  });
  /** The document that was chosen, until the reader scrolls. */
  let chosen: number | undefined;
  for (const event of ['wheel', 'touchmove', 'pointerdown']) {
    byId('pane', HTMLElement).addEventListener(event, () => choose(undefined), { passive: true });
  }
  function choose(place: number | undefined) {
    chosen = place;
    pane.highlight(place);
  }
  /** The place that is looked at: of what was jumped to, of what was chosen, else at the top of the window. */
  const here = () => jumper.place() ?? chosen ?? pane.current();
  function saveNow() {
    const index = state.indexAt(here());
    const doc = state.count > 0 ? store.row(index)?.id : undefined;
    const hash = writeAddress({ doc, copy: state.copy, criteria: state.criteria }, meta);
    const { place, block, y } = pane.position();
    // What was searched, a name as a rule, is no part of the address: browsers keep those, and some send them to an account.
    const kept = { hash, index: state.indexAt(place), block, y, q: state.criteria.q };
    history.replaceState(kept, '', `#${hash}`);
  }

  function fillLine(place: number, item: HTMLElement) {
    const index = state.indexAt(place);
    const row = store.row(index);
    const counts = element('span', 'counts');
    if (row) {
      item.title = showDirections(row.id);
      counts.append(plural(row.entities, 'entity', 'entities'));
      if (row.copies > 0) counts.append(' · ', plural(row.changes, 'change'));
      if (row.copies > 1) counts.append(' · ', plural(row.copies, 'copy', 'copies'));
    }
    item.append(element('bdi', 'name', row ? item.title : '…'), counts);
    return row ? undefined : store.loadRows(index, index + 1);
  }

  async function open(place: number, block?: number, y?: number) {
    document.body.classList.remove('drawer');
    try {
      jumper.forget();
      choose(place);
      await pane.show(place, block, y);
      list.select(place);
      save();
    } catch (error) {
      fail(error);
    }
  }

  const jumper = createJumper(state, pane, (at, kind) => {
    if (!at) {
      say(`No further ${NOUNS[kind]}.`);
      return;
    }
    choose(at.place);
    list.select(at.place);
    say(describe(at));
    save();
  });

  function describe({
    prepared,
    kind,
    number,
    key,
  }: {
    prepared: Prepared;
    place: number;
    kind: TargetKind;
    number: number;
    key: string;
  }) {
    const text = `${NOUNS[kind]} ${number} of ${prepared.targets[kind].length}`;
    const number_ = Number(key.replace(/^\D+/, ''));
    if (kind === 'change') {
      const change = prepared.document.copies[prepared.copy]?.changes[number_];
      return `${text} · ${change ? describeStep(meta, change[4]) : ''}`;
    }
    const label = prepared.document.entities[number_]?.[0] ?? -1;
    return kind === 'entity' ? `${text} · ${meta.labels[label]?.name ?? ''}` : text;
  }

  async function stepCopy(step: 1 | -1) {
    const place = here();
    if (state.count === 0) return;
    const copies = (await state.prepared(place)).document.copies.length;
    if (copies < 2) return;
    state.copy = (Math.min(state.copy, copies - 1) + step + copies) % copies;
    await reshow();
  }

  /** Draws again what is in sight, where it is. */
  async function reshow() {
    const { place, block, y } = pane.position();
    const looked = here();
    await open(place, block, y);
    choose(looked);
    list.select(looked);
  }

  let search = new AbortController();
  /** @param wanted the document to show, by its index */
  async function apply(criteria: Criteria, wanted?: number) {
    search.abort();
    const mine = (search = new AbortController());
    const start = wanted ?? (state.count > 0 ? state.indexAt(here()) : 0);
    try {
      const found = await store.find(criteria, mine.signal, (share) => say(`Searching… ${Math.floor(share * 100)} %`));
      if (mine.signal.aborted) return;
      state.adopt(criteria, found);
      title.textContent = `${found === undefined ? '' : `${formatCount(found.length)} of `}${formatCount(meta.documents)}`;
      say('');
      const place = state.placeOf(start);
      list.select(place);
      await open(place);
      if (criteria.q.trim() !== '' && wanted === undefined && found && found.length > 0) await jumper.jump('hit', 1);
    } catch (error) {
      if (!mine.signal.aborted) fail(error);
    }
  }
  const controls = createControls(meta, (criteria) => void apply(criteria));

  const stacked = byId('layout', HTMLButtonElement);
  const setLayout = (isStacked: boolean) => {
    document.body.classList.toggle('stacked', isStacked);
    setPressed(stacked, isStacked);
    remember('layout', isStacked ? 'stacked' : 'side');
  };
  const switchLayout = () => {
    if (meta.copies === 0) return;
    setLayout(!document.body.classList.contains('stacked'));
    void reshow();
  };
  setLayout(recall('layout') === 'stacked');
  stacked.hidden = meta.copies === 0;
  stacked.addEventListener('click', switchLayout);
  byId('theme', HTMLButtonElement).addEventListener('click', switchTheme);
  byId('ask', HTMLButtonElement).addEventListener('click', () => help.showModal());
  const drawer = byId('drawer', HTMLButtonElement);
  drawer.addEventListener('click', () => {
    drawer.setAttribute('aria-expanded', String(document.body.classList.toggle('drawer')));
    list.draw();
  });
  const main = meta.copies > 0 ? 'change' : 'entity';
  byId('next', HTMLButtonElement).addEventListener('click', () => void jumper.jump(main, 1));
  byId('previous', HTMLButtonElement).addEventListener('click', () => void jumper.jump(main, -1));
  listenToKeys({
    document: (direction) => {
      const place = here() + direction;
      if (place >= 0 && place < state.count) void open(place);
    },
    change: (direction) => void jumper.jump(main, direction),
    entity: (direction) => void jumper.jump('entity', direction),
    hit: (direction) => void jumper.jump('hit', direction),
    copy: (direction) => void stepCopy(direction),
    page: (direction) => {
      choose(undefined);
      pane.page(direction);
    },
    layout: switchLayout,
    theme: switchTheme,
    help: () => help.showModal(),
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

  /** Goes where the address says; on a reload, to the line that was at the top. */
  async function follow() {
    const hash = location.hash.replace(/^#/, '');
    const kept = history.state as { hash: string; index: number; block: number; y: number; q: string } | null;
    const at = readAddress(hash, meta, kept?.hash === hash ? kept.q : '');
    const index = at.doc === undefined ? -1 : await store.locate(at.doc);
    state.copy = at.copy;
    controls.write(at.criteria);
    await apply(at.criteria, index < 0 ? undefined : index);
    if (at.doc !== undefined && index < 0) say('The document of this link is not here.');
    if (kept && kept.hash === hash && hash !== '' && state.count > 0) {
      const place = here();
      await open(state.placeOf(kept.index), kept.block, kept.y);
      choose(place);
      list.select(place);
    }
  }
  addEventListener('hashchange', () => void follow());
  await store.loadRows(0, Math.min(meta.documents, 200));
  await follow();
  root.dataset['ready'] = 'true';
}

start().catch((error: unknown) => {
  const status = document.getElementById('status');
  if (status) status.textContent = `This page could not be read: ${messageOf(error)}`;
});
