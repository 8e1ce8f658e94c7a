import { CHECK_SCHEMES } from '../../surrogates/numbers/check-digits.ts';
import { type RuleAnalyser, foldForm } from './analysis.ts';
import { isRule } from './check.ts';
import { compileCondition, type Vocabulary, compileRegisterTest } from './condition.ts';
import { describeArc, type ArcSpec, type RuleFile } from './schema.ts';
import { emptyNetworks } from './loops.ts';
import type { Arc, Consumption, Network, State } from './network.ts';
import { LinearRegex } from './regex.ts';
import { GazetteerTrie, Interner } from './trie.ts';

/** A rule file, checked and compiled. */
export interface RuleSet {
  readonly name: string;
  readonly description: string;
  readonly languages: readonly string[];
  /** In the order of the file; those that are no rules of their own too. */
  readonly networks: readonly Network[];
  /** The labels that matches can have, sorted. */
  readonly labels: readonly string[];
  readonly gazetteers: ReadonlyMap<string, GazetteerTrie>;
  readonly interner: Interner;
  /** Names of the registers, by their number. */
  readonly registers: readonly string[];
  /** Networks, by index, that can match without consuming anything. */
  readonly empty: ReadonlySet<number>;
  readonly analyser: RuleAnalyser;
  /** What it was compiled from. */
  readonly file: RuleFile;
}

export interface GazetteerEntries {
  readonly entries: Iterable<string>;
  readonly except: Iterable<string>;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Compiles a rule file without mistakes, with the entries of each gazetteer. */
export function compileRules(
  file: RuleFile,
  entries: ReadonlyMap<string, GazetteerEntries>,
  analyser: RuleAnalyser,
): RuleSet {
  const interner = new Interner();
  const gazetteers = new Map<string, GazetteerTrie>();
  for (const [name, own] of entries) gazetteers.set(name, compileGazetteer(name, own, interner, analyser));
  return compileNetworks(file, { interner, gazetteers }, analyser);
}

/** @param interner that of the rules it will serve; their forms and those of the entries are added. */
export function compileGazetteer(
  name: string,
  { entries, except }: GazetteerEntries,
  interner: Interner,
  analyser: RuleAnalyser,
): GazetteerTrie {
  const formsOf = (entry: string) =>
    analyser.split(entry).map(({ start, end }) => interner.intern(foldForm(entry.slice(start, end))));
  const trie = new GazetteerTrie(name);
  for (const entry of entries) trie.add(formsOf(entry));
  for (const entry of except) trie.remove(formsOf(entry));
  return trie;
}

/**
 * Compiles the networks of a rule file without mistakes, with gazetteers that are compiled already: those that another rule
 * set has, perhaps with others.
 */
export function compileNetworks(file: RuleFile, vocabulary: Vocabulary, analyser: RuleAnalyser): RuleSet {
  const registers: string[] = [];
  const registerOf = (name: string) => {
    const known = registers.indexOf(name);
    return known < 0 ? registers.push(name) - 1 : known;
  };
  const names = Object.keys(file.networks);
  let states = 0;
  let arcs = 0;
  const networks = names.map((name, index): Network => {
    const spec = file.networks[name] as RuleFile['networks'][string];
    const own = new Map<string, Mutable<State>>();
    for (const [state, { final }] of Object.entries(spec.states)) {
      const label = typeof final === 'string' ? final : spec.label;
      own.set(state, { index: states++, name: state, network: index, final: final !== false, label, arcs: [] });
    }
    for (const [state, { arcs: specs }] of Object.entries(spec.states)) {
      const from = own.get(state) as Mutable<State>;
      from.arcs = specs.map((arc): Arc => ({
        index: arcs++,
        from,
        to: own.get(arc.to) as State,
        consumes: compileConsumption(arc, names, vocabulary),
        tests: Object.entries(arc.test ?? {}).flatMap(([register, tests]) =>
          tests.map((test) => ({ register: registerOf(register), holds: compileRegisterTest(test) })),
        ),
        sets: Object.entries(arc.set ?? {}).map(([register, value]) => [registerOf(register), value] as const),
        adds: Object.entries(arc.add ?? {}).map(([register, value]) => [registerOf(register), value] as const),
        mention: arc.mention === true,
        text: describeArc(arc),
        key: keyOf(arc),
        forms: (arc.part || arc.gazetteer ? undefined : (arc.form ?? arc.exact))?.map((form) =>
          vocabulary.interner.intern(foldForm(form)),
        ),
      }));
    }
    return {
      index,
      name,
      description: spec.description ?? '',
      priority: spec.priority,
      start: own.get(spec.start) as State,
      states: [...own.values()],
      excludes: spec.excludes && new Set(spec.excludes),
      isRule: isRule(spec),
      acrossLines: spec['across-lines'],
      longest: spec.longest,
      checks: CHECK_SCHEMES.filter((scheme) => spec.check?.includes(scheme.name)),
    };
  });
  const empty = emptyNetworks(file);
  const labels = networks
    .filter((network) => network.isRule)
    .flatMap((network) =>
      network.states.flatMap(({ final, label }) => (final && typeof label === 'string' ? [label] : [])),
    );
  return {
    name: file.name,
    description: file.description,
    languages: file.languages,
    networks,
    labels: [...new Set(labels)].toSorted(),
    gazetteers: vocabulary.gazetteers,
    interner: vocabulary.interner,
    registers,
    empty: new Set(names.flatMap((name, index) => (empty.has(name) ? [index] : []))),
    analyser,
    file,
  };
}

function compileConsumption(arc: ArcSpec, networks: readonly string[], vocabulary: Vocabulary): Consumption {
  if (arc.jump === true) return { kind: 'jump' };
  if (arc.push !== undefined) return { kind: 'push', network: networks.indexOf(arc.push) };
  if (arc.part) {
    const { form, regex, gazetteer } = arc.part;
    return {
      kind: 'part',
      forms: (form ?? []).map(foldForm),
      regex: regex === undefined ? undefined : new LinearRegex(regex),
      tries: triesOf(gazetteer, vocabulary),
      interner: vocabulary.interner,
      case: arc.part.case ?? 'any',
    };
  }
  if (!arc.gazetteer) return { kind: 'token', condition: compileCondition(arc, arc.not, vocabulary) };
  return {
    kind: 'gazetteer',
    tries: triesOf(arc.gazetteer, vocabulary),
    case: arc.case ?? 'any',
    condition: compileCondition({ ...arc, gazetteer: undefined, case: undefined }, arc.not, vocabulary),
  };
}

function triesOf(names: readonly string[] = [], { gazetteers }: Vocabulary): readonly GazetteerTrie[] {
  return names.flatMap((name) => gazetteers.get(name) ?? []);
}

/** The same for arcs that consume the same. */
function keyOf({ to: _to, set: _set, add: _add, test: _test, mention: _mention, ...conditions }: ArcSpec): string {
  return JSON.stringify(conditions);
}
