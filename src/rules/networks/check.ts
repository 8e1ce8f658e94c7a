import { CHECK_SCHEMES } from '../../surrogates/numbers/check-digits.ts';
import { findContradiction, findEmptyLoops, findLeftRecursion } from './loops.ts';
import {
  type AddMistake,
  arcPath,
  type Mistake,
  type ArcSpec,
  type ConditionSpec,
  type NetworkSpec,
  type RuleFile,
} from './schema.ts';
import { RegexSyntaxError } from '../../core/regex-syntax.ts';
import { LinearRegex } from './regex.ts';

/** What a check needs to know beside the file. */
export interface CheckContext {
  /** Whether a word is one token, as the texts will be split. */
  isOneToken(word: string): boolean;
}

/**
 * Finds what a schema cannot: names of nothing, states without a way in or out, loops without end, conditions that exclude
 * each other. What follows from a mistake already told is not told again.
 */
export function findMistakes(file: RuleFile, context: CheckContext): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  const add: AddMistake = (mistake) => mistakes.push(mistake);
  const pushed = new Set<string>();
  for (const [name, network] of Object.entries(file.networks)) {
    const before = mistakes.length;
    checkNetwork(name, network, file, context, pushed, add);
    if (mistakes.length === before) checkReach(name, network, add);
  }
  for (const [name, network] of Object.entries(file.networks)) checkLabels(name, network, pushed.has(name), add);
  if (mistakes.length === 0) {
    findEmptyLoops(file, add);
    if (mistakes.length === 0) findLeftRecursion(file, add);
  }
  return mistakes;
}

function named(name: string): string {
  return JSON.stringify(name);
}

function legal(names: Iterable<string>): string {
  const all = [...names];
  return all.length === 0
    ? 'There is none.'
    : `There are: ${all.slice(0, 20).join(', ')}${all.length > 20 ? ', …' : ''}.`;
}

function checkNetwork(
  name: string,
  network: NetworkSpec,
  file: RuleFile,
  context: CheckContext,
  pushed: Set<string>,
  add: AddMistake,
): void {
  const path = ['networks', name];
  if (!Object.hasOwn(network.states, network.start)) {
    add({ code: 'unknown-state', message: `the network begins in state ${named(network.start)}, which it does not have`, path: [...path, 'start'], hint: legal(Object.keys(network.states)) }); // prettier-ignore
  }
  for (const scheme of network.check ?? []) {
    if (CHECK_SCHEMES.some((known) => known.name === scheme)) continue;
    add({ code: 'unknown-check', message: `there is no check of numbers ${named(scheme)}`, path: [...path, 'check'], hint: legal(CHECK_SCHEMES.map((known) => known.name)) }); // prettier-ignore
  }
  for (const [stateName, state] of Object.entries(network.states)) {
    state.arcs.forEach((arc, index) => {
      const place = arcPath(name, stateName, network, index);
      if (!Object.hasOwn(network.states, arc.to)) {
        add({ code: 'unknown-state', message: `the arc leads to state ${named(arc.to)}, which the network does not have`, path: [...place, 'to'], hint: legal(Object.keys(network.states)) }); // prettier-ignore
      }
      if (arc.push !== undefined) {
        pushed.add(arc.push);
        if (!Object.hasOwn(file.networks, arc.push)) {
          add({ code: 'unknown-network', message: `there is no network ${named(arc.push)} to push`, path: [...place, 'push'], hint: legal(Object.keys(file.networks)) }); // prettier-ignore
        }
      }
      const before = add;
      let wrong = checkCondition(arc, place, file, context, before);
      if (arc.not) wrong = checkCondition(arc.not, [...place, 'not'], file, context, before) || wrong;
      const { part } = arc;
      if (part?.regex !== undefined) wrong = checkRegex(part.regex, [...place, 'part', 'regex'], add) || wrong;
      if (part?.gazetteer) wrong = checkGazetteers(part.gazetteer, [...place, 'part', 'gazetteer'], file, add) || wrong;
      if (wrong) return;
      const shape = faultOfShape(arc);
      const fault = shape ?? findContradiction(arc);
      if (fault !== undefined)
        add({ code: shape === undefined ? 'contradiction' : 'bad-arc', message: fault, path: place });
    });
  }
}

/** @returns whether something is wrong with it. */
function checkCondition(
  condition: ConditionSpec,
  path: readonly PropertyKey[],
  file: RuleFile,
  context: CheckContext,
  add: AddMistake,
): boolean {
  let wrong = false;
  if (condition.gazetteer) wrong = checkGazetteers(condition.gazetteer, [...path, 'gazetteer'], file, add);
  for (const key of ['form', 'exact'] as const) {
    const several = (condition[key] ?? []).find((word) => !context.isOneToken(word));
    if (several === undefined) continue;
    wrong = true;
    add({ code: 'several-tokens', message: `${named(several)} is not one token, and a form is`, path: [...path, key], hint: 'Entries of a gazetteer may have several tokens.' }); // prettier-ignore
  }
  if (condition.regex !== undefined) wrong = checkRegex(condition.regex, [...path, 'regex'], add) || wrong;
  return wrong;
}

/** @returns whether one of them is not there. */
function checkGazetteers(
  names: readonly string[],
  path: readonly PropertyKey[],
  file: RuleFile,
  add: AddMistake,
): boolean {
  const unknown = names.filter((name) => !Object.hasOwn(file.gazetteers, name));
  for (const name of unknown) {
    add({ code: 'unknown-gazetteer', message: `there is no gazetteer ${named(name)}`, path, hint: legal(Object.keys(file.gazetteers)) }); // prettier-ignore
  }
  return unknown.length > 0;
}

function checkRegex(source: string, path: readonly PropertyKey[], add: AddMistake): boolean {
  try {
    void new LinearRegex(source);
    return false;
  } catch (error) {
    if (!(error instanceof RegexSyntaxError)) throw error;
    add({ code: 'bad-regex', message: error.message, path });
    return true;
  }
}

const CONDITIONS = ['form', 'exact', 'lemma', 'pos', 'morph', 'regex', 'number', 'case', 'gazetteer'] as const;

const PART_WAYS = ['form', 'regex', 'gazetteer'] as const;

export function hasCondition(arc: ArcSpec | ConditionSpec): boolean {
  return CONDITIONS.some((key) => arc[key] !== undefined);
}

/** Whether an arc says one thing that it does, and one only. */
function faultOfShape(arc: ArcSpec): string | undefined {
  const conditions = hasCondition(arc) || arc.not !== undefined;
  if (arc.not && !hasCondition(arc.not)) return '"not" has no condition';
  const ways = [arc.jump === true && 'jump', arc.push !== undefined && 'push', arc.part && 'part', (arc.any === true || conditions) && 'a condition on a token'].filter((way) => typeof way === 'string'); // prettier-ignore
  if (ways.length === 0) return 'the arc has no condition: say any, jump, push, part, or what the token must be';
  if (ways.length > 1) return `an arc does one thing, and this one has ${ways.join(' and ')}`;
  if (arc.any === true && hasCondition(arc)) return '"any" takes every token, and this arc has conditions besides';
  if (arc.jump === true && arc.mention === true) return 'a jump consumes nothing that could belong to the mention';
  if (arc.part && PART_WAYS.filter((way) => arc.part?.[way] !== undefined).length !== 1)
    return '"part" takes one of form, regex and gazetteer';
  return undefined;
}

function checkReach(name: string, network: NetworkSpec, add: AddMistake): void {
  const states = Object.keys(network.states);
  const path = ['networks', name, 'states'];
  if (!states.some((state) => network.states[state]?.final !== false)) {
    add({
      code: 'no-final-state',
      message: 'the network has no final state, so it never matches',
      path: ['networks', name],
    });
    return;
  }
  const reached = new Set([network.start]);
  for (const state of reached) for (const arc of network.states[state]?.arcs ?? []) reached.add(arc.to);
  const live = new Set(states.filter((state) => network.states[state]?.final !== false));
  const into = new Map<string, string[]>();
  for (const state of states) {
    for (const { to } of network.states[state]?.arcs ?? []) into.set(to, [...(into.get(to) ?? []), state]);
  }
  for (const state of live) for (const before of into.get(state) ?? []) live.add(before);
  for (const state of states) {
    if (!reached.has(state)) {
      add({
        code: 'unreachable-state',
        message: `no way leads from the start to state ${named(state)}`,
        path: [...path, state],
      });
    } else if (!live.has(state)) {
      add({
        code: 'dead-state',
        message: `no way leads from state ${named(state)} to a final one`,
        path: [...path, state],
      });
    }
  }
}

/** Whether a network finds something, or is only pushed by others. */
export function isRule(network: NetworkSpec): boolean {
  return network.label !== undefined || Object.values(network.states).some(({ final }) => typeof final === 'string');
}

function checkLabels(name: string, network: NetworkSpec, isPushed: boolean, add: AddMistake): void {
  if (network.excludes && network.label !== false) {
    add({ code: 'bad-network', message: '"excludes" is for a network whose matches are no mention', path: ['networks', name, 'excludes'], hint: 'Say label: false, or leave it out.' }); // prettier-ignore
    return;
  }
  if (!isRule(network)) {
    if (isPushed) return;
    add({ code: 'no-label', message: 'the network has no label and no other network pushes it', path: ['networks', name], hint: 'Give it a label, or false where what it matches is no mention.' }); // prettier-ignore
    return;
  }
  if (network.label !== undefined) return;
  for (const [state, { final }] of Object.entries(network.states)) {
    if (final !== true) continue;
    add({ code: 'no-label', message: `neither the network nor its final state ${named(state)} has a label`, path: ['networks', name, 'states', state] }); // prettier-ignore
    return;
  }
}
