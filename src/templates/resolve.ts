import { isDeepStrictEqual } from 'node:util';
import { obtain } from '../core/collections.ts';
import { layerOf } from '../core/document.ts';
import { readArguments } from './arguments.ts';
import { type DrawnType, type Mark, type Plan, type TemplateList, type WeightedPlan } from './plan.ts';
import { soundsOf, soundTest, type SoundTest } from '../languages/sounds.ts';
import { readReferenceForm, readSlot, type Named } from './slots.ts';
import type { Source, Alternative, Argument, Node } from './syntax.ts';

/** What a template may use. */
export interface Surroundings {
  /** The language of the template's own wording. */
  readonly locale: string;
  /** By slot type or list name; a key without a mark is rendered without a label. */
  readonly labels: Readonly<Record<string, Mark | undefined>>;
  readonly lists: ReadonlyMap<string, TemplateList>;
  /** Parsed fragments by name; `undefined` for one that is not well formed. */
  readonly fragments: ReadonlyMap<string, { readonly source: Source; readonly nodes: readonly Node[] | undefined }>;
  /** Notes that a label is used in a layer, and reports where it was used in another. */
  useMark(mark: Mark, source: Source, at: number): Mark;
  /** Numbers of named slots, by name: the same in all templates, so that they can share the plans of fragments. */
  readonly slots: Map<string, number>;
  /** Fragments as they were resolved, by name, for whatever else puts them in; resolving adds to it. */
  readonly shared: Map<string, SharedFragment[]>;
}

export interface Resolved {
  readonly plans: readonly Plan[];
  readonly slots: number;
  readonly types: readonly DrawnType[];
}

/** A fragment as it was resolved, which is what it is wherever the names around it that it uses mean the same. */
export interface SharedFragment {
  readonly plans: readonly Plan[];
  /** What it uses of the names around it. */
  readonly uses: ReadonlyMap<string, Named>;
  /** What it names for what comes after it. */
  readonly gives: ReadonlyMap<string, Named>;
  /** All that it names, on whatever path. */
  readonly names: ReadonlySet<string>;
  /** How often it may be rendered, where it has repetitions. */
  readonly times: number | undefined;
  /** Layers of the spans around it, where it has spans. */
  readonly spans: string | undefined;
  readonly types: readonly DrawnType[];
  /** Parts that one rendering of it has at most. */
  readonly length: number;
}

/** A fragment that is being resolved. */
interface OpenFragment {
  /** The names that were known before it. */
  readonly around: ReadonlySet<string>;
  readonly uses: Map<string, Named>;
  readonly names: Set<string>;
  readonly types: DrawnType[];
  hasRepeats: boolean;
  hasSpans: boolean;
  isShared: boolean;
}

/** The names that are known at a place: written before it on every path. */
type Names = Map<string, Named>;

/** Parts that a template, and a rendering of it, may have with its fragments: fragments that include fragments grow fast. */
const MOST_PARTS = 50_000;
/** Renderings that repetitions within repetitions may come to. */
const MOST_TIMES = 10_000;

/** Gives every name of a template its meaning, and reports all that has none. */
export function resolveTemplate(nodes: readonly Node[], source: Source, surroundings: Surroundings): Resolved {
  const resolver = new Resolver(surroundings);
  const names: Names = new Map();
  const plans = resolver.items(nodes, source, names, 1, []);
  return { plans, slots: surroundings.slots.size, types: resolver.types };
}

class Resolver {
  readonly types: DrawnType[] = [];
  private readonly surroundings: Surroundings;
  /** Names that stand somewhere before, on whatever path: to say why they are not known. */
  private readonly mentioned = new Set<string>();
  /** Layers of the spans that are open. */
  private readonly spans: string[] = [];
  /** Fragments that are being put in, the innermost last. */
  private readonly open: OpenFragment[] = [];
  /** Parts made, those of shared fragments once. */
  private parts = 0;
  /** Parts that a rendering has at most. */
  private length = 0;

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
  }

  items(nodes: readonly Node[], source: Source, names: Names, times: number, chain: readonly string[]): Plan[] {
    const plans: Plan[] = [];
    for (const node of nodes) {
      this.parts++;
      this.length++;
      if (this.isTooLarge()) return plans;
      if (node.kind === 'include') plans.push(...this.included(node, source, names, times, chain));
      else plans.push(...this.item(node, source, names, times, chain));
    }
    return plans;
  }

  private isTooLarge(): boolean {
    return this.parts > MOST_PARTS || this.length > MOST_PARTS;
  }

  private item(
    node: Exclude<Node, { kind: 'include' }>,
    source: Source,
    names: Names,
    times: number,
    chain: readonly string[],
  ): readonly Plan[] {
    switch (node.kind) {
      case 'text':
        return [{ kind: 'text', text: node.text }];
      case 'reference':
        return this.reference(node, source, names);
      case 'choice': {
        if (node.alternatives.length === 1) {
          source.fail(
            node.at,
            '[[…]] has one alternative only',
            'Write [[a|b]] for one of two, [[?: a]] for a part that may be absent, \\[[ for the text.',
          );
        }
        const options = this.alternatives(node.alternatives, source, names, times, chain);
        return [{ kind: 'choice', options, pool: node }];
      }
      case 'maybe': {
        const { probability } = node;
        if (!(probability >= 0 && probability <= 1)) source.fail(node.at, 'a probability is a number from 0 to 1');
        const options = this.alternatives(node.alternatives, source, new Map(names), times, chain);
        return [{ kind: 'maybe', probability, options }];
      }
      case 'repeat':
        return [this.repeat(node, source, names, times, chain)];
      case 'span':
        return [this.span(node, source, names, times, chain)];
      case 'variant':
        return this.variant(node, source);
      default:
        return this.slot(node, source, names);
    }
  }

  private included(
    node: Extract<Node, { kind: 'include' }>,
    source: Source,
    names: Names,
    times: number,
    chain: readonly string[],
  ): readonly Plan[] {
    const { by, name, at } = node;
    if (by === undefined) return this.include(node, source, names, times, chain);
    const named = this.lookUp(by, source, at, names);
    if (named === undefined) return [];
    const list = named.draw?.of === 'list' ? this.surroundings.lists.get(named.draw.list) : undefined;
    if (list === undefined) {
      source.fail(
        at,
        `${by} is no entry of a list`,
        'A fragment goes by what a list gave: {{$matter as=m write=no}} … {{> talk/@m}}.',
      );
      return [];
    }
    const { entries } = list;
    const before = this.length;
    let longest = before;
    const options = entries.map((entry) => {
      this.length = before;
      // What one of them names is its own.
      const plans = this.include({ name: name + entry, at }, source, new Map(names), times, chain);
      longest = Math.max(longest, this.length);
      return { weight: 1, plans };
    });
    this.length = longest;
    return [{ kind: 'pick', slot: named.slot, entries, options }];
  }

  private include(
    { name, at }: { readonly name: string; readonly at: number },
    source: Source,
    names: Names,
    times: number,
    chain: readonly string[],
  ): readonly Plan[] {
    const { fragments } = this.surroundings;
    const fragment = fragments.get(name);
    if (fragment === undefined) {
      const known = [...fragments.keys()].sort();
      source.fail(
        at,
        `there is no fragment ${JSON.stringify(name)}`,
        known.length === 0 ? 'The set has no fragments.' : `The fragments are: ${known.join(', ')}.`,
      );
      return [];
    }
    if (chain.includes(name)) {
      const circle = [...chain.slice(chain.indexOf(name)), name];
      source.fail(at, `the fragment includes itself: ${circle.join(' → ')}`);
      return [];
    }
    if (fragment.nodes === undefined || this.isTooLarge()) return [];
    const known = this.surroundings.shared.get(name)?.find((one) => this.isSame(one, names, times));
    const plans = known ? this.take(known, names) : this.putIn(name, fragment.nodes, fragment.source, names, times, chain); // prettier-ignore
    if (this.isTooLarge() && chain.length === 0) {
      source.fail(
        at,
        `with this fragment the template has more than ${MOST_PARTS} parts`,
        'Fragments that include others several times multiply: repeat with [[*2..5: …]] instead.',
      );
    }
    return plans;
  }

  /** Whether a fragment is here what it was when it was resolved. */
  private isSame({ uses, names: own, times, spans }: SharedFragment, names: Names, here: number): boolean {
    if ((times !== undefined && times !== here) || (spans !== undefined && spans !== this.layers())) return false;
    for (const name of own) if (names.has(name)) return false;
    for (const [name, named] of uses) if (!isDeepStrictEqual(names.get(name), named)) return false;
    return true;
  }

  private layers(): string {
    return this.spans.join(' ');
  }

  /** Resolves a fragment, and keeps it for the next template where it can be. */
  private putIn(
    name: string,
    nodes: readonly Node[],
    source: Source,
    names: Names,
    times: number,
    chain: readonly string[],
  ): readonly Plan[] {
    const before = this.length;
    const open: OpenFragment = {
      around: new Set(names.keys()),
      uses: new Map(),
      names: new Set(),
      types: [],
      hasRepeats: false,
      hasSpans: false,
      isShared: true,
    };
    this.open.push(open);
    const plans = this.items(nodes, source, names, times, [...chain, name]);
    this.open.pop();
    if (open.isShared && !this.isTooLarge()) {
      const { uses, names: own, types, hasRepeats, hasSpans } = open;
      obtain(this.surroundings.shared, name, () => []).push({
        plans,
        uses,
        names: own,
        types,
        gives: new Map([...names].filter(([one]) => !open.around.has(one))),
        times: hasRepeats ? times : undefined,
        spans: hasSpans ? this.layers() : undefined,
        length: this.length - before,
      });
    } else {
      for (const outer of this.open) outer.isShared = false;
    }
    return plans;
  }

  private take(
    { plans, uses, gives, names: own, types, times, spans, length }: SharedFragment,
    names: Names,
  ): readonly Plan[] {
    this.length += length;
    for (const type of types) this.noteType(type);
    for (const name of own) this.noteName(name);
    for (const [name, named] of uses) this.noteUse(name, named);
    for (const [name, named] of gives) names.set(name, named);
    if (times !== undefined) for (const fragment of this.open) fragment.hasRepeats = true;
    if (spans !== undefined) for (const fragment of this.open) fragment.hasSpans = true;
    return plans;
  }

  private noteType(drawn: DrawnType): void {
    const isNoted = (types: readonly DrawnType[]): boolean =>
      types.some(({ type, locale }) => type === drawn.type && locale === drawn.locale);
    for (const types of [this.types, ...this.open.map((fragment) => fragment.types)])
      if (!isNoted(types)) types.push(drawn);
  }

  private noteName(name: string): void {
    this.mentioned.add(name);
    for (const { names } of this.open) names.add(name);
  }

  private noteUse(name: string, named: Named): void {
    for (const { around, uses } of this.open) if (around.has(name)) uses.set(name, named);
  }

  /** Names that every alternative gives are known after it. */
  private alternatives(
    alternatives: readonly Alternative[],
    source: Source,
    names: Names,
    times: number,
    chain: readonly string[],
  ): readonly WeightedPlan[] {
    const before = this.length;
    let longest = before;
    const branches = alternatives.map(({ items, weight, at }) => {
      if (!(weight > 0)) source.fail(at, 'a weight is a number above 0');
      // Most choices are of wording alone: nothing is named in them.
      const own = items.some(mayName) ? new Map(names) : names;
      this.length = before;
      const plans = this.items(items, source, own, times, chain);
      longest = Math.max(longest, this.length);
      return { weight, at, names: own, plans };
    });
    this.length = longest;
    const [first, ...others] = branches;
    for (const [name, named] of first === undefined || first.names === names ? [] : first.names) {
      if (names.has(name)) continue;
      const twins = others.map((branch) => ({ named: branch.names.get(name), at: branch.at }));
      if (twins.some((twin) => twin.named === undefined)) continue;
      const odd = twins.find((twin) => twin.named?.kind !== named.kind || !sameMark(twin.named.mark, named.mark));
      if (odd === undefined) names.set(name, named);
      else {
        source.fail(odd.at, `${name} is something else, or has another label, in another alternative`);
      }
    }
    return branches.map(({ weight, plans }) => ({ weight, plans }));
  }

  private repeat(
    node: Extract<Node, { kind: 'repeat' }>,
    source: Source,
    names: Names,
    around: number,
    chain: readonly string[],
  ): Plan {
    const args = readArguments(source, node.at, node.args, 'a repetition', ['sep', 'last']);
    if (node.min > node.max) source.fail(node.at, 'the range runs backwards: the smaller number comes first');
    else if (node.max < 1 || node.max > 1000) source.fail(node.at, 'a repetition is of 1 to 1000 renderings');
    const times = around * Math.max(1, node.max);
    if (node.max <= 1000 && times > MOST_TIMES && around <= MOST_TIMES) {
      source.fail(node.at, `repetitions within repetitions come to ${times} renderings; ${MOST_TIMES} is the most`);
    }
    for (const fragment of this.open) fragment.hasRepeats = true;
    const options = this.alternatives(node.alternatives, source, new Map(names), times, chain);
    const separator = args.text('sep') ?? ', ';
    return { kind: 'repeat', count: [node.min, node.max], separator, last: args.text('last') ?? separator, options };
  }

  private span(
    node: Extract<Node, { kind: 'span' }>,
    source: Source,
    names: Names,
    times: number,
    chain: readonly string[],
  ): Plan {
    const args = readArguments(source, node.at, node.args, 'a span', ['as', 'layer']);
    if (node.label === '' || node.label === 'none') source.fail(node.at, 'a span has a label: [[=ADDRESS: …]]');
    const mark = this.surroundings.useMark({ label: node.label, layer: args.text('layer') }, source, node.at);
    const layer = layerOf(mark);
    if (this.spans.includes(layer)) {
      source.fail(node.at, `a span in a span of the same layer, ${layer}: its label would be lost`);
    }
    for (const fragment of this.open) fragment.hasSpans = true;
    this.spans.push(layer);
    const options = this.alternatives(node.alternatives, source, names, times, chain);
    this.spans.pop();
    const name = args.text('as');
    const slot =
      name === undefined
        ? undefined
        : this.define(name, source, node.at, names, { kind: 'text', mark, draw: undefined });
    return { kind: 'span', mark, slot, options };
  }

  private variant(node: Extract<Node, { kind: 'variant' }>, source: Source): readonly Plan[] {
    const args = readArguments(source, node.at, node.args, 'a pair of forms', ['locale']);
    const locale = args.text('locale') ?? this.surroundings.locale;
    const isSecond = soundTest(node.forms, locale);
    if (isSecond === undefined) {
      source.fail(
        node.at,
        `for these forms no rule of the locale ${locale} says which stands before what`,
        "There are rules for en (a/an), fr and ca (de/d', le/l', …) and es (y/e, o/u); locale= names another language.",
      );
      return [];
    }
    const test: SoundTest = (following) => isSecond(soundsOf(following, locale));
    return [{ kind: 'variant', forms: node.forms, isSecond: test }];
  }

  private slot(
    node: Extract<Node, { kind: 'slot' | 'list' | 'literal' }>,
    source: Source,
    names: Names,
  ): readonly Plan[] {
    const { labels, lists } = this.surroundings;
    if (node.kind === 'list' && !lists.has(node.name)) {
      const known = [...lists.keys()].sort();
      source.fail(
        node.at,
        `there is no list ${JSON.stringify(node.name)}`,
        known.length === 0 ? 'The set has no lists.' : `The lists are: ${known.join(', ')}.`,
      );
      return [];
    }
    const read = readSlot(node, source, {
      labels,
      lookUp: (name, at) => this.lookUp(name, source, at, names),
    });
    if (read === undefined) return [];
    const { draw, locale } = read;
    const mark = read.mark && this.surroundings.useMark(read.mark, source, node.at);
    const written = read.writtenMark && this.surroundings.useMark(read.writtenMark, source, node.at);
    if (draw.of === 'surrogate' || draw.of === 'contact-of' || draw.of === 'place')
      this.noteType({ type: draw.type, locale });
    if (draw.of === 'person' || draw.of === 'profession') this.noteType({ type: draw.of, locale });
    if (draw.of === 'day' && draw.isWorkday && !draw.distance) this.noteType({ type: 'date', locale, isWorkday: true });
    let slot: number | undefined;
    if (read.name !== undefined) {
      slot = this.define(read.name, source, node.at, names, { kind: read.value, mark, draw });
    }
    const { value, form, isWritten } = read;
    return [{ kind: 'slot', draw, value, form, mark: written, slot, isWritten, locale }];
  }

  private define(name: string, source: Source, at: number, names: Names, named: Omit<Named, 'slot'>): number {
    if (names.has(name)) source.fail(at, `the name ${name} is given to an earlier slot already`);
    if (name === 'anchor') source.fail(at, 'anchor is the name of the day a document is written on');
    const { slots } = this.surroundings;
    const slot = obtain(slots, name, () => slots.size);
    this.noteName(name);
    names.set(name, { slot, ...named });
    return slot;
  }

  private lookUp(name: string, source: Source, at: number, names: Names): Named | undefined {
    const named = names.get(name);
    if (named !== undefined) {
      this.noteUse(name, named);
      return named;
    }
    for (const fragment of this.open) fragment.isShared = false;
    const known = [...names.keys()];
    const why = this.mentioned.has(name)
      ? `${name} is not written on every path before this place: it stands in an alternative, an optional part or a repetition`
      : `nothing before this place is named ${name}`;
    const legal = known.length === 0 ? 'No name is known here' : `The names known here are ${known.join(', ')}`;
    source.fail(at, why, `${legal}; as=${name} in a slot gives it a name.`);
    return undefined;
  }

  private reference(
    { name, at, args }: { readonly name: string; readonly at: number; readonly args: readonly Argument[] },
    source: Source,
    names: Names,
  ): readonly Plan[] {
    const named = this.lookUp(name, source, at, names);
    if (named === undefined) return [];
    const { form, label, layer } = readReferenceForm(named.kind, name, source, at, args);
    const isName = form.words === undefined && form.part !== 'title';
    let mark = isName ? named.mark : undefined;
    if (label === 'none') mark = undefined;
    else if (label !== undefined) {
      if (named.mark !== undefined && named.mark.label !== label) {
        source.fail(
          at,
          `${name} has two labels: ${named.mark.label} where it is named, ${label} here`,
          'Leave label= out for the same label, or write label=none for none.',
        );
      } else mark = this.surroundings.useMark({ label, layer: layer ?? named.mark?.layer }, source, at);
    }
    return [{ kind: 'reference', slot: named.slot, draw: named.draw, value: named.kind, form, mark }];
  }
}

/** Whether there may be names after a part that were not before it. */
function mayName(node: Node): boolean {
  switch (node.kind) {
    case 'choice':
      return node.alternatives.some(({ items }) => items.some(mayName));
    case 'slot':
    case 'list':
    case 'literal':
      return node.args.some(({ key }) => key === 'as');
    case 'span':
    case 'include':
      return true;
    default:
      return false;
  }
}

function sameMark(a: Mark | undefined, b: Mark | undefined): boolean {
  return a?.label === b?.label && a?.layer === b?.layer;
}
