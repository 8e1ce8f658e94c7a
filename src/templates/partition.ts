import { createRng } from '../core/rng.ts';
import type { Partition } from '../resources/gazetteer.ts';
import type { Template } from './plan.ts';

/** Of every ten templates of a style, one is dev and one is test. */
const HELD_BACK = 0.1;
/** With fewer templates a style has no dev and no test. */
const FEWEST = 3;
/** The order in which templates are dealt must not change between releases. */
const ORDER = 20_270;

/**
 * Which share each template belongs to. They are dealt 8 : 1 : 1 within each style, in an order drawn from their ids, so that
 * a style of three templates or more has some in each share, and no template is in two.
 */
export function dealTemplates(templates: readonly Template[]): ReadonlyMap<string, Exclude<Partition, 'all'>> {
  const root = createRng(ORDER).fork('template');
  const shares = new Map<string, Exclude<Partition, 'all'>>();
  for (const style of new Set(templates.map((template) => template.style))) {
    const dealt = templates
      .filter((template) => template.style === style)
      .map(({ id }) => ({ id, draw: root.fork(id).int(2 ** 32) }))
      .toSorted((a, b) => a.draw - b.draw || (a.id < b.id ? -1 : 1));
    const held = dealt.length < FEWEST ? 0 : Math.max(1, Math.round(dealt.length * HELD_BACK));
    for (const [i, { id }] of dealt.entries()) shares.set(id, i < held ? 'dev' : i < 2 * held ? 'test' : 'train');
  }
  return shares;
}
