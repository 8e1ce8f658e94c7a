import type { CharSpan } from '../../../src/core/types.ts';
import type { RuleSet } from '../../../src/rules/networks/compile.ts';
import type { Arc, Network, State } from '../../../src/rules/networks/network.ts';
import { fold } from '../../../src/text/fold.ts';

interface Way {
  readonly at: number;
  readonly begin: number;
  readonly end: number;
  readonly registers: readonly number[];
}

const MOST_WAYS = 20_000;

/**
 * All matches of small networks, by trying every way one by one, recursively and over characters; of each network and start
 * the best. It shares neither search nor dispatch with the matcher. It reads an arc's conditions from its words (`text`), for
 * the few kinds that the test makes.
 *
 * @returns `undefined` where there are too many ways.
 */
export function enumerateMatches(rules: RuleSet, text: string, tokens: readonly CharSpan[]): number[][] | undefined {
  let ways = 0;
  const tokenAt = (at: number) => tokens.findIndex(({ end }) => at < end);
  const found: number[][] = [];

  /** Everywhere that the network can end, from a place on. */
  function* run(state: State, way: Way, first: number, root: Network, depth: number): Generator<Way> {
    if (++ways > MOST_WAYS) return;
    if (state.final) yield way;
    for (const arc of state.arcs) {
      for (const next of take(arc, way, first, root, depth)) yield* run(arc.to, next, first, root, depth);
    }
  }

  function* take(arc: Arc, way: Way, first: number, root: Network, depth: number): Generator<Way> {
    if (!arc.tests.every(({ register, holds }) => holds(way.registers[register] as number))) return;
    const registers = [...way.registers];
    for (const [register, value] of arc.sets) registers[register] = value;
    for (const [register, value] of arc.adds) registers[register] = (registers[register] as number) + value;
    const token = tokenAt(way.at);
    const here = tokens[token];
    const from = here === undefined ? text.length : Math.max(way.at, here.start);
    const begin = arc.mention && way.begin < 0 ? from : way.begin;
    if (arc.consumes.kind === 'jump') {
      yield { ...way, registers };
      return;
    }
    if (arc.consumes.kind === 'push') {
      if (depth > 12) ways = MOST_WAYS + 1;
      else {
        const pushed = rules.networks[arc.consumes.network] as Network;
        for (const way2 of run(pushed.start, { ...way, begin, registers }, first, root, depth + 1)) {
          yield arc.mention ? { ...way2, end: way2.at } : way2;
        }
      }
      return;
    }
    for (const at of ends(arc, token, from, first, root))
      yield { at, begin, end: arc.mention ? at : way.end, registers };
  }

  const mayRead = (token: number, from: number, first: number, root: Network) => {
    const here = tokens[token];
    if (here === undefined || token - first >= root.longest) return false;
    return (
      token === first || from > here.start || !/\n/.test(text.slice((tokens[token - 1] as CharSpan).end, here.start))
    );
  };

  /** Where an arc's consumption may end. */
  function ends(arc: Arc, token: number, from: number, first: number, root: Network): number[] {
    if (!mayRead(token, from, first, root)) return [];
    const { end } = tokens[token] as CharSpan;
    const rest = text.slice(from, end);
    const words = arc.text.split(';')[0] as string;
    const upper = (piece: string) => /[A-Z]/.test(piece) && !/[a-z]/.test(piece);
    if (words.startsWith('part a')) return fold(rest).startsWith('a') ? [from + 1] : [];
    if (words.startsWith('part /[ab]/')) return /^[ab]/.test(rest) ? [from + 1] : [];
    if (words.startsWith('part /b+/')) return /^b+/.test(rest) ? [from + (/^b+/.exec(rest)?.[0].length ?? 0)] : [];
    if (words.startsWith('part of gazetteer g, case')) return rest.startsWith('A') ? [from + 1] : [];
    if (words.startsWith('part of gazetteer g')) return /^a/i.test(rest) ? [from + 1] : [];
    if (words.startsWith('any')) return [end];
    if (words.startsWith('not')) return fold(rest) === 'a' ? [] : [end];
    if (words.startsWith('case upper')) return upper(rest) ? [end] : [];
    if (words.startsWith('form')) return words.slice(5).split('|').includes(fold(rest)) ? [end] : [];
    const entries = [['a'], ['a', 'b'], ['b', 'a', 'b']];
    return entries.flatMap((entry) => {
      const last = tokens[token + entry.length - 1];
      const fits = entry.every((word, i) => {
        const own = tokens[token + i];
        const start = i === 0 ? from : own?.start;
        return (
          own !== undefined &&
          fold(text.slice(start, own.end)) === word &&
          mayRead(token + i, start as number, first, root)
        );
      });
      if (!fits || last === undefined) return [];
      return words.includes('case upper') && !upper(text.slice(from, last.end)) ? [] : [last.end];
    });
  }

  tokens.forEach(({ start: matchStart }, first) => {
    for (const network of rules.networks) {
      const all: number[][] = [];
      const begin: Way = { at: matchStart, begin: -1, end: -1, registers: rules.registers.map(() => 0) };
      for (const way of run(network.start, begin, first, network, 0)) {
        if (way.at === matchStart) continue;
        const inside = way.end > way.begin;
        all.push([network.index, matchStart, way.at, inside ? way.begin : matchStart, inside ? way.end : way.at]);
      }
      const at = (row: number[], i: number) => row[i] as number;
      all.sort((a, b) => at(b, 2) - at(a, 2) || at(a, 3) - at(b, 3) || at(b, 4) - at(a, 4));
      if (all[0]) found.push(all[0]);
    }
  });
  return ways > MOST_WAYS ? undefined : found;
}
