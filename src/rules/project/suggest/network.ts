import { stringify } from 'yaml';
import type { ArcSpec, ConditionSpec, GazetteerSpec, NetworkSpec, StateSpec } from '../../networks/schema.ts';
import type { Candidate, ContextPart } from './candidates.ts';
import { mentionStates } from './patterns.ts';

const FIRST = 'start';
const MENTION = 'mention';

/** The network of a candidate. @param priority see {@link prioritiesOf}. */
export function networkOf(candidate: Candidate, priority: number): NetworkSpec {
  const { left, right, mention, members, kind, label } = candidate;
  const states: Record<string, StateSpec> = {};
  left.forEach((part, i) => {
    const name = i === 0 ? FIRST : `before-${i + 1}`;
    states[name] = { final: false, arcs: [{ ...conditionOf(part), to: i + 1 < left.length ? `before-${i + 2}` : MENTION }] }; // prettier-ignore
  });
  const examples = members.map(({ error: { doc, first, last }, entry }) => ({
    tokens: doc.tokens.slice(first, last).map(({ start, end }) => doc.doc.text.slice(start, end)),
    entry,
  }));
  const names = [...right.slice(1).map((_, i) => `after-${i + 2}`), 'end'];
  const after = right.slice(0, 1).map((part): ArcSpec => ({ ...conditionOf(part), to: names[0] as string }));
  const stop = right[0] && conditionOf(right[0]);
  Object.assign(states, mentionStates(mention, examples, after, stop, candidate.excluded));
  right.slice(1).forEach((part, i) => {
    states[names[i] as string] = { final: false, arcs: [{ ...conditionOf(part), to: names[i + 1] as string }] };
  });
  if (right.length > 0) states['end'] = { final: true, arcs: [] };
  return {
    description: describe(candidate),
    label: kind === 'missed' ? label : false,
    // What is no person may be a place: an exception takes back what its errors were, and no more.
    ...(kind === 'invented' && { excludes: [label] }),
    priority,
    start: left.length > 0 ? FIRST : MENTION,
    'across-lines': false,
    longest: 64,
    states,
  };
}

function conditionOf({ form, list }: ContextPart): ConditionSpec {
  return list ? { gazetteer: [list.name] } : { form: [form ?? ''] };
}

const BEGINNINGS = { capital: 'capitalised words', word: 'words', digits: 'digits', code: 'a code', mark: 'marks' };

function describe({ kind, label, left, right, mention }: Candidate): string {
  const words = (parts: readonly ContextPart[]) =>
    parts.map(({ form, list }) => (list ? `<${list.name}>` : (form ?? ''))).join(' ');
  const what =
    mention.by === 'gazetteer'
      ? `an entry of <${mention.gazetteer}>`
      : mention.by === 'shape'
        ? BEGINNINGS[mention.first]
        : 'anything';
  const where = [left.length > 0 && `after "${words(left)}"`, right.length > 0 && `before "${words(right)}"`];
  const context = where.filter((part) => part !== false).join(', ');
  return `Suggested: ${what}${context === '' ? '' : ` ${context}`}${kind === 'missed' ? '' : ` is no ${label}`}.`;
}

/**
 * The priorities of networks that are added: below all others, so that they take nothing from what the rules find; and above
 * all others for those that say what is no mention.
 */
export function prioritiesOf(networks: Iterable<{ readonly priority: number }>): {
  readonly below: number;
  readonly above: number;
} {
  const all = [...networks].map(({ priority }) => priority);
  return { below: Math.max(-1000, Math.min(0, ...all) - 1), above: Math.min(1000, Math.max(0, ...all) + 1) };
}

/** Networks, with the gazetteers that they need besides those there are, as a piece of a rule file. */
export function writeNetworks(
  networks: Readonly<Record<string, NetworkSpec>>,
  gazetteers: Readonly<Record<string, GazetteerSpec>>,
): string {
  const file = {
    ...(Object.keys(gazetteers).length > 0 && { gazetteers }),
    ...(Object.keys(networks).length > 0 && {
      networks: Object.fromEntries(Object.entries(networks).map(([name, network]) => [name, plainNetwork(network)])),
    }),
  };
  return stringify(file, { lineWidth: 120, flowCollectionPadding: true });
}

function plainNetwork({
  description,
  label,
  excludes,
  priority,
  start,
  longest,
  states,
  ...rest
}: NetworkSpec): object {
  return {
    ...(description !== undefined && { description }),
    label,
    ...(excludes && { excludes: single(excludes) }),
    priority,
    ...(start !== 'start' && { start }),
    ...(longest !== 64 && { longest }),
    ...(rest['across-lines'] && { 'across-lines': true }),
    ...(rest.check && { check: rest.check }),
    states: Object.fromEntries(Object.entries(states).map(([name, state]) => [name, plainState(state)])),
  };
}

function plainState({ final, arcs }: StateSpec): object | string {
  if (final === true && arcs.length === 0) return 'final';
  const plain = arcs.map(plainArc);
  return final === false ? plain : { final, ...(plain.length > 0 && { arcs: plain }) };
}

/** Lists of one are written as what is in them. */
function plainArc(arc: ArcSpec): object {
  return Object.fromEntries(
    Object.entries(arc).flatMap(([key, value]) => {
      if (value === undefined) return [];
      if (key === 'not') return [[key, plainArc(value as ArcSpec)]];
      if (key === 'test') return [[key, Object.fromEntries(Object.entries(value).map(([register, tests]) => [register, single(tests)]))]]; // prettier-ignore
      return [[key, single(value)]];
    }),
  );
}

function single(value: unknown): unknown {
  return Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value;
}
