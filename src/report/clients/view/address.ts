import type { Criteria, ViewMeta } from './types.ts';
import { emptyCriteria } from './state.ts';

const ONLY = ['', 'changed', 'unchanged', 'kept', 'entities', 'plain'];

/** What is looked at, as the part of the address after `#`: so that a link leads there, and a reload too. */
export function writeAddress(
  { doc, copy, criteria }: { doc: string | undefined; copy: number; criteria: Criteria },
  meta: ViewMeta,
) {
  const parameters = new URLSearchParams();
  if (doc !== undefined) parameters.set('doc', doc);
  if (criteria.q.trim() !== '') parameters.set('q', criteria.q);
  if (criteria.scope !== 'text') parameters.set('in', criteria.scope);
  for (const label of criteria.labels) parameters.append('label', meta.labels[label]?.name ?? '');
  for (const step of criteria.steps) parameters.append('step', meta.steps[step]?.name ?? '');
  if (criteria.only !== '') parameters.set('only', criteria.only);
  if (copy > 0) parameters.set('copy', String(copy + 1));
  return parameters.toString();
}

export function readAddress(hash: string, meta: ViewMeta) {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const numbers = (key: string, known: readonly { readonly name: string }[]) => {
    const names = new Set(parameters.getAll(key));
    return [...known.keys()].filter((i) => names.has(known[i]?.name ?? ''));
  };
  const only = parameters.get('only') ?? '';
  const copy = Number(parameters.get('copy') ?? 1);
  return {
    doc: parameters.get('doc') ?? undefined,
    copy: Number.isInteger(copy) && copy > 0 ? copy - 1 : 0,
    criteria: {
      ...emptyCriteria(),
      q: parameters.get('q') ?? '',
      scope: parameters.get('in') === 'entities' ? 'entities' : 'text',
      labels: numbers('label', meta.labels),
      steps: numbers('step', meta.steps),
      only: ONLY.includes(only) ? only : '',
    } as Criteria,
  };
}
