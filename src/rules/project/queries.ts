import { stringify } from 'yaml';
import { z } from 'zod';
import { parseYaml } from '../../resources/yaml.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { readRuleSource, type RuleSource } from '../networks/load.ts';
import { LETTER_CASES } from '../networks/schema.ts';
import { readSourceFiles, type RuleFiles } from './stored-rules.ts';

const word = z.union([z.string().min(1), z.number().transform(String)]);
const words = z.union([word.transform((one) => [one]), z.array(word).min(1)]);
const cased = z.enum(LETTER_CASES).optional();

const listSchema = z
  .strictObject({
    entries: words.optional(),
    file: words.optional(),
    shipped: words.optional(),
    locales: words.optional(),
    except: words.optional(),
    case: cased,
  })
  .refine(({ entries, file, shipped }) => entries ?? file ?? shipped, 'expected entries, file or shipped');
const regexSchema = z.strictObject({ regex: z.string().min(1), case: cased });

const queryFileSchema = z.strictObject({
  name: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.-]*$/, 'expected letters, digits, _, . and -').default('queries'),
  description: z.string().default(''),
  languages: z.array(z.string().min(1)).min(1),
  queries: z
    .record(z.string().min(1), z.array(z.union([words, regexSchema, listSchema])).min(1))
    .refine((queries) => Object.keys(queries).length > 0, 'there is no query'),
}); // prettier-ignore

/** Text queries and gazetteers by category: what a first corpus is looked for with (paper §2.1). */
export type QueryFile = z.output<typeof queryFileSchema>;

/** Whether a file is one of queries, rather than of rules. */
export function isQueryFile(text: string): boolean {
  return /^queries\s*:/mu.test(text);
}

/** @throws PalimpsestError `bad-queries`, with the place of what is wrong. */
export function parseQueries(text: string, file: string): QueryFile {
  return parseYaml(text, file, queryFileSchema, 'bad-queries');
}

/**
 * Queries as a rule file: of each category a network that matches its words, lists and expressions.
 *
 * @param only `lists` leaves out the words, which stand near a mention and are none: then the file can be a first rule set.
 * @returns `undefined` where that leaves nothing.
 */
export function queriesToRules(queries: QueryFile, only: 'all' | 'lists' = 'all'): string | undefined {
  const gazetteers: Record<string, unknown> = {};
  const networks: Record<string, unknown> = {};
  for (const [label, items] of Object.entries(queries.queries)) {
    const arcs: unknown[] = [];
    const texts = items.flatMap((item) => (Array.isArray(item) ? item : []));
    const base = label.toLowerCase().replaceAll(/[^\p{L}\p{Nd}]+/gu, '-');
    if (texts.length > 0 && only === 'all') {
      gazetteers[`${base}-words`] = texts;
      arcs.push({ gazetteer: `${base}-words`, to: 'end' });
    }
    let lists = 0;
    for (const item of items) {
      if (Array.isArray(item)) continue;
      const { case: letters, ...rest } = item;
      const how = letters === undefined ? {} : { case: letters };
      if ('regex' in rest) {
        arcs.push({ regex: rest.regex, ...how, to: 'end' });
        continue;
      }
      const name = `${base}-list${++lists === 1 ? '' : `-${lists}`}`;
      gazetteers[name] = rest;
      arcs.push({ gazetteer: name, ...how, to: 'end' });
    }
    if (arcs.length > 0) networks[base] = { label, states: { start: arcs, end: 'final' } };
  }
  if (Object.keys(networks).length === 0) return undefined;
  const { name, description, languages } = queries;
  return stringify({ name, ...(description && { description }), languages, gazetteers, networks }, { lineWidth: 120 });
}

const QUERIES = 'queries.yaml';

/**
 * The rules that a project begins with, and what its first notes are looked for with.
 *
 * @param rules a file, a folder or a shipped rule set; when absent, the lists and expressions of the queries are the first rules.
 * @param queries a file of queries, or of rules; when absent, `queries.yaml` beside the rules, where there is one.
 * @throws PalimpsestError `no-rules` where there is nothing to begin with, `no-such-rules`, `bad-queries`.
 */
export function readProjectRules(
  rules?: string,
  queries?: string,
): { readonly rules: RuleFiles; readonly queries?: RuleFiles } {
  const given = rules === undefined ? undefined : readRuleSource(rules);
  const source = queries === undefined ? given && queriesBeside(given) : readRuleSource(queries);
  const read = source && readQueries(source);
  const first = given ? readSourceFiles(given) : read?.lists;
  if (first) return { rules: first, ...(read && { queries: read.all }) };
  throw new PalimpsestError('no-rules', 'a new project needs rules to begin with', {
    hint: 'Give --rules: a file, a folder or a shipped rule set; or --queries with lists or expressions, which are rules too.',
  });
}

function queriesBeside(rules: RuleSource): RuleSource | undefined {
  try {
    return { ...rules, text: rules.readBeside(QUERIES), file: QUERIES };
  } catch {
    return undefined;
  }
}

/** Queries as rules; of a file of queries, also their lists and expressions alone. */
function readQueries(source: RuleSource): { readonly all: RuleFiles; readonly lists: RuleFiles | undefined } {
  if (!isQueryFile(source.text)) return { all: readSourceFiles(source), lists: undefined };
  const queries = parseQueries(source.text, source.file);
  const asRules = (text: string | undefined) => (text === undefined ? undefined : readSourceFiles({ ...source, text }));
  const all = asRules(queriesToRules(queries));
  if (all === undefined) throw new TypeError('a file of queries has one or more');
  return { all, lists: asRules(queriesToRules(queries, 'lists')) };
}
