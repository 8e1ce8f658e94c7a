import { type Criteria, fitsRow, foldText, wantsAll } from '../report/view-search.ts';
import type { ViewMeta } from '../report/view-data.ts';
import type { ViewIndex } from '../report/view-index.ts';
import { renderViewShell } from '../report/view-shell.ts';
import type { LoopbackReply, LoopbackRequest } from './loopback-server.ts';

/** Finds documents by what their texts say. */
export interface ViewSearch {
  /** @returns places of documents, in no order, perhaps more than once. */
  find(needle: string, scope: Criteria['scope']): Iterable<number>;
}

const MAX_ROWS = 1000;
const MAX_DOCUMENTS = 32;

/**
 * Answers the script of the view: the page at `''`; lines of the list at `rows`, documents at `documents`, both
 * `?from=&to=`; the place of an id at `locate`; and what fits the criteria at `find`, as distances from one to the next.
 */
export function createViewHandler(
  index: ViewIndex,
  meta: ViewMeta,
  search: ViewSearch,
): (request: LoopbackRequest) => LoopbackReply | undefined {
  const page = renderViewShell(meta, [], true);
  let places: Map<string, number> | undefined;

  function locate(id: string): number {
    places ??= new Map(Array.from({ length: index.size }, (_, i) => [index.row(i).id, i]));
    return places.get(id) ?? -1;
  }

  function find(criteria: Criteria): readonly number[] {
    const needle = foldText(criteria.q);
    const hits = needle === '' ? undefined : new Set(search.find(needle, criteria.scope));
    const distances: number[] = [];
    let last = 0;
    for (let i = 0; i < index.size; i++) {
      const row = index.row(i);
      if (!fitsRow(row, criteria)) continue;
      if (hits && !hits.has(i) && !foldText(row.id).includes(needle)) continue;
      distances.push(i - last);
      last = i;
    }
    return distances;
  }

  return ({ method, path, query }) => {
    if (method !== 'GET') return undefined;
    switch (path) {
      case '':
        return { type: 'text/html', body: page };
      case 'rows':
        return listOf(query, index.size, MAX_ROWS, (i) => index.row(i));
      case 'documents':
        return listOf(query, index.size, MAX_DOCUMENTS, (i) => index.document(i));
      case 'locate':
        return json(locate(query.get('id') ?? ''));
      case 'find': {
        const criteria = readCriteria(query);
        return wantsAll(criteria) ? BAD_REQUEST : json(find(criteria));
      }
      default:
        return undefined;
    }
  };
}

const BAD_REQUEST: LoopbackReply = { status: 400, type: 'text/plain', body: '' };
const json = (value: unknown): LoopbackReply => ({ type: 'application/json', body: JSON.stringify(value) });

function listOf(query: URLSearchParams, size: number, most: number, item: (i: number) => unknown): LoopbackReply {
  const from = Number(query.get('from') ?? Number.NaN);
  const to = Math.min(size, Number(query.get('to') ?? Number.NaN));
  const isRange = Number.isInteger(from) && Number.isInteger(to) && from >= 0 && to >= from && to - from <= most;
  return isRange ? json(Array.from({ length: to - from }, (_, i) => item(from + i))) : BAD_REQUEST;
}

const ONLY: readonly string[] = ['changed', 'unchanged', 'kept', 'entities', 'plain'];

function readCriteria(query: URLSearchParams): Criteria {
  const numbers = (key: string) => (query.get(key) ?? '').split(',').filter(Boolean).map(Number);
  const only = query.get('only') ?? '';
  return {
    q: query.get('q') ?? '',
    scope: query.get('scope') === 'entities' ? 'entities' : 'text',
    labels: numbers('labels'),
    steps: numbers('steps'),
    only: ONLY.includes(only) ? (only as Criteria['only']) : '',
  };
}
