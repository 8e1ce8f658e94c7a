import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PalimpsestError } from '../../core/errors.ts';
import type { Gazetteers } from '../../resources/gazetteer.ts';
import { parseGazetteer } from '../../resources/gazetteer-file.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { locateYaml } from '../../resources/yaml.ts';
import { createRuleAnalyser, type RuleAnalyser } from './analysis.ts';
import { findMistakes } from './check.ts';
import { compileRules, type RuleSet } from './compile.ts';
import { type Mistake, toError, type GazetteerSpec, type RuleFile, ruleFileSchema } from './schema.ts';

/** Where a rule file's gazetteers come from, and how texts are analysed. */
export interface RuleSources {
  /** Reads a file that is named relative to the rule file; throws where it cannot be read. */
  readBeside(relative: string): string;
  readonly gazetteers: Gazetteers;
  /** In place of the package's own analysis. */
  readonly analyser?: RuleAnalyser;
}

/** A rule set, or what is wrong with its file; and what is right but can never be of use. */
export interface ReadRules {
  /** Absent where there are problems. */
  readonly rules: RuleSet | undefined;
  /** In the order of the checks; each mistake once. */
  readonly problems: readonly PalimpsestError[];
  readonly warnings: readonly PalimpsestError[];
}

/** Reads, checks and compiles a rule file. */
export function readRules(text: string, file: string, sources: RuleSources): ReadRules {
  try {
    const { settings, placeOf } = locateYaml(text, file, ruleFileSchema, 'bad-rules');
    const language = settings.languages[0] as string;
    const needs = { pos: uses(settings, 'pos'), forms: uses(settings, 'lemma') || uses(settings, 'morph') };
    const analyser = sources.analyser ?? createRuleAnalyser(language, needs);
    const mistakes = [...findMistakes(settings, { isOneToken: (word) => coversOneToken(analyser, word) })];
    const entries = new Map<string, { readonly entries: readonly string[]; readonly except: readonly string[] }>();
    for (const [name, spec] of Object.entries(settings.gazetteers)) {
      const loaded = loadEntries(name, spec, settings, sources, mistakes);
      entries.set(name, { entries: loaded, except: Array.isArray(spec) ? [] : (spec.except ?? []) });
    }
    const problems = mistakes.map((mistake) => toError(mistake, placeOf));
    const useless = [...findUnknowable(settings, analyser), ...findUnused(settings), ...findNeverExcluded(settings)];
    const warnings = useless.map((mistake) => toError(mistake, placeOf));
    if (problems.length > 0) return { rules: undefined, problems, warnings };
    return { rules: compileRules(settings, entries, analyser), problems, warnings };
  } catch (error) {
    if (!(error instanceof PalimpsestError)) throw error;
    return { rules: undefined, problems: [error], warnings: [] };
  }
}

function coversOneToken(analyser: RuleAnalyser, word: string): boolean {
  const [token, ...others] = analyser.split(word);
  return token !== undefined && others.length === 0 && token.start === 0 && token.end === word.length;
}

function loadEntries(
  name: string,
  spec: GazetteerSpec,
  file: RuleFile,
  sources: RuleSources,
  mistakes: Mistake[],
): readonly string[] {
  if (Array.isArray(spec)) return spec;
  const own = ['gazetteers', name];
  if (!spec.entries && !spec.file && !spec.shipped) {
    mistakes.push({ code: 'bad-rules', message: 'the gazetteer has neither entries nor file nor shipped', path: own });
  }
  const files = (spec.file ?? []).flatMap((relative) => {
    let text: string;
    try {
      text = sources.readBeside(relative);
    } catch {
      mistakes.push({ code: 'unknown-gazetteer', message: `the file ${JSON.stringify(relative)} cannot be read`, path: [...own, 'file'], hint: 'A gazetteer’s file is named relative to the rule file.' }); // prettier-ignore
      return [];
    }
    return parseGazetteer(text, relative).values;
  });
  const locales = spec.locales ?? file.languages;
  const shipped = (spec.shipped ?? []).flatMap((list) => {
    const found = locales.flatMap((locale) => sources.gazetteers.list(locale, list)?.values ?? []);
    if (found.length === 0) {
      const names = [...new Set(locales.flatMap((locale) => sources.gazetteers.names(locale)))].toSorted();
      mistakes.push({ code: 'unknown-gazetteer', message: `there is no shipped list ${JSON.stringify(list)} in ${locales.join(', ')}`, path: [...own, 'shipped'], hint: `There are: ${names.join(', ')}.` }); // prettier-ignore
    }
    return found;
  });
  return [...(spec.entries ?? []), ...files, ...shipped];
}

const ANALYSED = ['lemma', 'pos', 'morph'] as const;

function uses(file: RuleFile, key: (typeof ANALYSED)[number]): boolean {
  return Object.values(file.networks).some(({ states }) =>
    Object.values(states).some(({ arcs }) =>
      arcs.some((arc) => arc[key] !== undefined || arc.not?.[key] !== undefined),
    ),
  );
}

/** Conditions that cannot hold in the languages of the rules, because nothing analyses them so. */
function findUnknowable(file: RuleFile, { knows }: RuleAnalyser): readonly Mistake[] {
  return ANALYSED.filter((key) => !knows[key] && uses(file, key)).map((key) => ({
    code: 'no-analysis',
    message: `conditions on ${key} hold for no token: nothing analyses ${file.languages.join(', ')} so`,
    path: ['languages'],
    hint: 'Add arcs on forms or gazetteers, or give an analysis of your own (API).',
  }));
}

/** Gazetteers that no arc names. */
function findUnused(file: RuleFile): readonly Mistake[] {
  const used = new Set<string>();
  for (const { states } of Object.values(file.networks)) {
    for (const { arcs } of Object.values(states)) {
      for (const arc of arcs)
        for (const name of [...(arc.gazetteer ?? []), ...(arc.not?.gazetteer ?? []), ...(arc.part?.gazetteer ?? [])])
          used.add(name);
    }
  }
  return Object.keys(file.gazetteers)
    .filter((name) => !used.has(name))
    .map((name) => ({
      code: 'unused-gazetteer',
      message: `no arc uses the gazetteer ${JSON.stringify(name)}`,
      path: ['gazetteers', name],
    }));
}

/** Labels that a network excludes and no other one gives. */
function findNeverExcluded(file: RuleFile): readonly Mistake[] {
  const given = new Set<unknown>();
  for (const { label, states } of Object.values(file.networks)) {
    given.add(label);
    for (const { final } of Object.values(states)) given.add(final);
  }
  return Object.entries(file.networks).flatMap(([name, { excludes = [] }]) =>
    excludes
      .filter((label) => !given.has(label))
      .map((label) => ({
        code: 'unknown-label',
        message: `no network gives the label ${JSON.stringify(label)} that is excluded`,
        path: ['networks', name, 'excludes'],
      })),
  );
}

const SHIPPED = fileURLToPath(new URL('../../../data/rules/', import.meta.url));
export const RULE_FILE = 'rules.yaml';

/** The names of the rule sets that ship, sorted. */
export function shippedRuleSets(): readonly string[] {
  return readdirSync(SHIPPED, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .toSorted();
}

/** A rule file on disk, or one that ships, as it is written. */
export interface RuleSource {
  readonly text: string;
  /** As it is named in what is wrong with it. */
  readonly file: string;
  /** Reads a file that is named relative to it; throws where it cannot be read. */
  readonly readBeside: (relative: string) => string;
}

/**
 * Finds a rule file: a YAML file, a folder with a `rules.yaml`, or one that ships by its name.
 *
 * @throws PalimpsestError `no-such-rules`, naming those that ship.
 */
export function readRuleSource(pathOrName: string): RuleSource {
  const isName = /^[\w-]+$/u.test(pathOrName) && existsSync(path.join(SHIPPED, pathOrName));
  const place = isName ? path.join(SHIPPED, pathOrName) : pathOrName;
  const file = existsSync(place) && statSync(place).isDirectory() ? path.join(place, RULE_FILE) : place;
  try {
    return {
      text: readFileSync(file, 'utf8'),
      file: isName ? `data/rules/${pathOrName}/${RULE_FILE}` : file,
      readBeside: (relative) => readFileSync(path.join(path.dirname(file), relative), 'utf8'),
    };
  } catch (error) {
    throw new PalimpsestError('no-such-rules', 'the rules cannot be read', {
      place: { file },
      hint: `Give a YAML file, a folder with a ${RULE_FILE}, or one of the shipped rule sets: ${shippedRuleSets().join(', ')}.`,
      cause: error,
    });
  }
}

export interface OpenRulesOptions {
  /** Analyses documents and splits the entries of gazetteers, in place of the package's own analysis. */
  readonly analyser?: RuleAnalyser;
}

/**
 * Reads, checks and compiles what {@link readRuleSource} finds.
 *
 * @throws PalimpsestError `no-such-rules`.
 */
export function openRules(pathOrName: string, options: OpenRulesOptions = {}): ReadRules {
  const { text, file, readBeside } = readRuleSource(pathOrName);
  return readRules(text, file, {
    readBeside,
    gazetteers: loadGazetteers(),
    ...(options.analyser && { analyser: options.analyser }),
  });
}

/** As {@link openRules}. @throws PalimpsestError also the first problem. */
export function loadRules(pathOrName: string, options: OpenRulesOptions = {}): RuleSet {
  const { rules, problems } = openRules(pathOrName, options);
  if (rules === undefined) throw problems[0] as PalimpsestError;
  return rules;
}
