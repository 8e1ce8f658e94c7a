import { type AddMistake, arcPath, type ArcSpec, type NetworkSpec, type RuleFile } from './schema.ts';
import { compileCondition, parseRegisterTest } from './condition.ts';
import { createTypes } from './analysis.ts';
import { Interner } from './trie.ts';

/** The networks that can match without consuming a character. */
export function emptyNetworks(file: RuleFile): ReadonlySet<string> {
  const empty = new Set<string>();
  for (let grown = true; grown;) {
    grown = false;
    for (const [name, network] of Object.entries(file.networks)) {
      if (empty.has(name)) continue;
      const states = statesWithoutConsuming(network, empty);
      if (![...states].some((state) => network.states[state]?.final !== false)) continue;
      empty.add(name);
      grown = true;
    }
  }
  return empty;
}

/** The states of a network that can be reached from its start before anything is consumed. */
function statesWithoutConsuming(network: NetworkSpec, empty: ReadonlySet<string>): ReadonlySet<string> {
  const states = new Set([network.start]);
  for (const state of states) {
    for (const arc of network.states[state]?.arcs ?? []) if (isEmpty(arc, empty)) states.add(arc.to);
  }
  return states;
}

function isEmpty(arc: ArcSpec, empty: ReadonlySet<string>): boolean {
  return arc.jump === true || (arc.push !== undefined && empty.has(arc.push));
}

/** Finds states that can be come back to without consuming anything. Registers could end such a loop; it is refused all the same. */
export function findEmptyLoops(file: RuleFile, add: AddMistake): void {
  const empty = emptyNetworks(file);
  for (const [name, network] of Object.entries(file.networks)) {
    const next = (state: string) =>
      (network.states[state]?.arcs ?? []).flatMap((arc, index) => (isEmpty(arc, empty) ? [{ to: arc.to, index }] : []));
    const loop = findCycle(Object.keys(network.states), next);
    if (loop === undefined) continue;
    const back = loop.at(-1) as Edge;
    const path = arcPath(name, back.from, network, back.index);
    const way = [...loop.map(({ from }) => from), back.to].join(' → ');
    add({ code: 'empty-loop', message: `the network goes round without consuming anything: ${way}`, path });
  }
}

/** Finds networks that push themselves, perhaps through others, before they have consumed anything. */
export function findLeftRecursion(file: RuleFile, add: AddMistake): void {
  const empty = emptyNetworks(file);
  const places = new Map<string, { readonly state: string; readonly index: number }>();
  const next = (name: string) => {
    const network = file.networks[name];
    if (network === undefined) return [];
    return [...statesWithoutConsuming(network, empty)].flatMap((state) =>
      (network.states[state]?.arcs ?? []).flatMap((arc, index) => {
        if (arc.push === undefined) return [];
        places.set(`${name}\n${arc.push}`, { state, index });
        return [{ to: arc.push, index }];
      }),
    );
  };
  const loop = findCycle(Object.keys(file.networks), next);
  if (loop === undefined) return;
  const back = loop.at(-1) as Edge;
  const place = places.get(`${back.from}\n${back.to}`);
  const path = place
    ? arcPath(back.from, place.state, file.networks[back.from] as NetworkSpec, place.index)
    : ['networks', back.from];
  const way = [...loop.map(({ from }) => from), back.to].join(' → ');
  add({ code: 'left-recursion', message: `networks push one another before anything is consumed: ${way}`, path });
}

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly index: number;
}

/** The edges of a cycle, the last of which leads back to where the first begins. */
function findCycle(
  nodes: readonly string[],
  next: (node: string) => readonly { readonly to: string; readonly index: number }[],
): readonly Edge[] | undefined {
  const done = new Set<string>();
  for (const root of nodes) {
    if (done.has(root)) continue;
    const way: { readonly node: string; readonly edges: Iterator<{ readonly to: string; readonly index: number }>; taken: Edge | undefined }[] = []; // prettier-ignore
    const open = new Map<string, number>();
    const enter = (node: string) => {
      open.set(node, way.length);
      way.push({ node, edges: next(node)[Symbol.iterator](), taken: undefined });
    };
    enter(root);
    for (let top = way.at(-1); top !== undefined; top = way.at(-1)) {
      const step = top.edges.next();
      if (step.done === true) {
        done.add(top.node);
        open.delete(top.node);
        way.pop();
        continue;
      }
      const { to, index } = step.value;
      top.taken = { from: top.node, to, index };
      const at = open.get(to);
      if (at !== undefined) return way.slice(at).map(({ taken }) => taken as Edge);
      if (!done.has(to)) enter(to);
    }
  }
  return undefined;
}

/** Why no token can ever meet an arc's conditions, as far as that can be told without its gazetteers; `undefined` where one may. */
export function findContradiction(arc: ArcSpec): string | undefined {
  return contradictoryTests(arc) ?? contradictoryKinds(arc) ?? deniedConditions(arc) ?? contradictoryForms(arc);
}

function contradictoryTests({ test }: ArcSpec): string | undefined {
  for (const [register, tests] of Object.entries(test ?? {})) {
    let low = -Infinity;
    let high = Infinity;
    const excluded = new Set<number>();
    for (const source of tests) {
      const { operator, value } = parseRegisterTest(source);
      if (operator === '=' || operator === '>=') low = Math.max(low, value);
      if (operator === '=' || operator === '<=') high = Math.min(high, value);
      if (operator === '>') low = Math.max(low, value + 1);
      if (operator === '<') high = Math.min(high, value - 1);
      if (operator === '!=') excluded.add(value);
    }
    if (low > high || (low === high && excluded.has(low))) return `no number meets the tests of register "${register}"`;
  }
  return undefined;
}

function contradictoryKinds(arc: ArcSpec): string | undefined {
  if (arc.number === true && arc.case !== undefined && arc.case !== 'any')
    return 'a number has no letters, so it is in no case';
  return undefined;
}

/** What is asked for and denied at once. */
function deniedConditions({ not, ...arc }: ArcSpec): string | undefined {
  if (not === undefined || Object.values(not).filter((value) => value !== undefined).length !== 1) return undefined;
  for (const key of ['form', 'exact', 'lemma', 'pos', 'gazetteer'] as const) {
    const denied = not[key];
    if (denied && arc[key]?.every((value) => denied.includes(value))) return `"${key}" asks for what "not" excludes`;
  }
  for (const key of ['number', 'case', 'regex'] as const) {
    if (not[key] !== undefined && not[key] === arc[key]) return `"${key}" asks for what "not" excludes`;
  }
  const features = Object.entries(not.morph ?? {});
  const [feature] = features;
  if (features.length === 1 && feature && arc.morph?.[feature[0]]?.every((value) => feature[1].includes(value))) {
    return '"morph" asks for what "not" excludes';
  }
  return undefined;
}

/** Where forms are listed, one at least must meet the other conditions on the form. */
function contradictoryForms({ not, ...arc }: ArcSpec): string | undefined {
  const listed =
    arc.exact ?? arc.form?.flatMap((form) => [form, form.toLowerCase(), form.toUpperCase(), capitalised(form)]);
  if (listed === undefined) return undefined;
  const interner = new Interner();
  const denied = not && !not.gazetteer && !not.lemma && !not.pos && !not.morph ? not : undefined;
  const condition = compileCondition(
    { ...arc, gazetteer: undefined, lemma: undefined, pos: undefined, morph: undefined },
    denied,
    {
      interner,
      gazetteers: new Map(),
    },
  );
  const typeOf = createTypes(interner);
  return listed.some((form) => condition.byType(typeOf(form)))
    ? undefined
    : 'no form that is listed meets the other conditions';
}

function capitalised(form: string): string {
  return form.charAt(0).toUpperCase() + form.slice(1).toLowerCase();
}
