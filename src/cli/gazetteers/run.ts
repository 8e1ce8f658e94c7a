import type { ImportCommandOptions, ListOptions, ShowOptions } from './command.ts';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PalimpsestError } from '../../core/errors.ts';
import { nearestName } from '../../core/edit-distance.ts';
import { createRng } from '../../core/rng.ts';
import { describeGazetteers, loadGazetteers } from '../../resources/gazetteers.ts';
import type { Gazetteers } from '../../resources/gazetteer.ts';
import { importGazetteer } from '../../resources/gazetteer-import.ts';
import { familyOf } from '../../surrogates/index.ts';
import { SURROGATE_TYPES, type SurrogateType } from '../../surrogates/types.ts';
import type { CliIo } from '../io.ts';
import type { ExitCode } from '../command.ts';
import { formatTable } from '../screen.ts';

/** Where a type's independent draws come from, when the list or grammar has another name than the type. */
const LISTS: Partial<Record<SurrogateType, string>> = {
  'given-name': 'given-names',
  'family-name': 'family-names',
  profession: 'professions',
  city: 'cities',
  region: 'regions',
  country: 'countries',
};

export function runList(options: ListOptions, io: CliIo): ExitCode {
  const gazetteers = loadGazetteers({ folders: options.gazetteers ?? [] });
  const locales = gazetteers.locales.filter((locale) => options.locale === undefined || locale === options.locale);
  if (locales.length === 0) throw unknownLocale(options.locale ?? '', gazetteers);
  const described = describeGazetteers(gazetteers, options.partition).filter((row) => locales.includes(row.locale));
  if (options.all === true) {
    if (options.json === true) {
      io.stdout.write(`${JSON.stringify(described.map((row) => ({ ...row, distinct: String(row.distinct) })))}\n`);
      return 0;
    }
    const rows = described.map((row) => [
      row.locale,
      row.name,
      row.kind,
      String(row.entries),
      group(row.distinct),
      row.origin,
    ]);
    const header = ['locale', 'name', 'kind', 'entries', 'distinct', 'origin'];
    io.stdout.write(formatTable(header, rows, ['left', 'left', 'left', 'right', 'right', 'left']));
    return 0;
  }
  const byName = new Map(described.map((row) => [`${row.locale} ${row.name}`, row]));
  const found = locales.flatMap((locale) =>
    SURROGATE_TYPES.map((type) => {
      const row = byName.get(`${locale} ${type}`) ?? byName.get(`${locale} ${LISTS[type]}`);
      return { locale, type, source: row?.name ?? 'code', entries: row?.entries, distinct: row?.distinct };
    }),
  );
  if (options.json === true) {
    io.stdout.write(`${JSON.stringify(found.map((row) => ({ ...row, distinct: row.distinct?.toString() })))}\n`);
    return 0;
  }
  const rows = found.map(({ locale, type, source, entries, distinct }) => [
    locale,
    type,
    source,
    entries === undefined ? '' : String(entries),
    distinct === undefined ? 'by rule' : group(distinct),
  ]);
  io.stdout.write(
    formatTable(['locale', 'type', 'drawn from', 'base entries', 'distinct surrogates'], rows, [
      'left',
      'left',
      'left',
    ]),
  );
  return 0;
}

export function runShow(label: string, options: ShowOptions, io: CliIo): ExitCode {
  const { locale, partition } = options;
  const gazetteers = loadGazetteers({ folders: options.gazetteers ?? [] });
  if (!gazetteers.locales.includes(locale)) throw unknownLocale(locale, gazetteers);
  const isType = (SURROGATE_TYPES as readonly string[]).includes(label);
  const setting = { locale, gazetteers, partition, keepTokens: false };
  const rng = createRng(options.seed).fork('show', label);
  const values: string[] = [];
  for (let i = 0; i < options.count; i++) {
    const stream = rng.fork(i);
    const value = isType
      ? familyOf(label as SurrogateType).fresh(label as SurrogateType, stream, setting)
      : gazetteers.render(locale, label, stream, { partition });
    if (value === undefined) {
      throw new PalimpsestError(
        'unknown-gazetteer',
        `locale ${locale} has no type, list or grammar ${JSON.stringify(label)}`,
        {
          hint: `Types: ${SURROGATE_TYPES.join(', ')}. Lists: ${gazetteers.names(locale).join(', ')}. Grammars: ${gazetteers.grammars(locale).join(', ')}.`,
        },
      );
    }
    values.push(value);
  }
  io.stdout.write(options.json === true ? `${JSON.stringify(values)}\n` : `${values.join('\n')}\n`);
  return 0;
}

/**
 * A list that nothing draws from changes nothing, unsaid: the name must be that of a list or grammar of some language, or one that
 * a grammar in the user's own folder names.
 */
function requireDrawn({ label, locale, into }: ImportCommandOptions): void {
  const gazetteers = loadGazetteers();
  const drawn = new Set(gazetteers.locales.flatMap((one) => [...gazetteers.names(one), ...gazetteers.grammars(one)]));
  // A type that is filled from a list of another name is no list itself: "given-name" draws from "given-names".
  for (const type of SURROGATE_TYPES) drawn[LISTS[type] === undefined ? 'add' : 'delete'](type);
  const grammars = path.join(into, locale, 'grammars.yaml');
  if (drawn.has(label) || (existsSync(grammars) && readFileSync(grammars, 'utf8').includes(`{${label}`))) return;
  throw new PalimpsestError('unknown-gazetteer', `nothing is drawn from a list ${JSON.stringify(label)}`, {
    hint:
      `Did you mean ${nearestName(label, drawn)}? The lists are: ${[...drawn].toSorted().join(', ')}. ` +
      `A list of another name needs a grammar that names it, in ${grammars}.`,
  });
}

export function runImport(file: string, options: ImportCommandOptions, io: CliIo): ExitCode {
  requireDrawn(options);
  const result = importGazetteer(file, options.into, {
    list: options.label,
    locale: options.locale,
    ...(options.column !== undefined && { column: options.column }),
    ...(options.replace === true && { replace: true }),
  });
  const dropped = Object.entries(result.dropped).filter(([, count]) => count > 0);
  if (options.json === true) io.stdout.write(`${JSON.stringify(result)}\n`);
  else if (options.quiet !== true) {
    const left = dropped.map(([reason, count]) => `${count} ${reason}`).join(', ');
    io.stderr.write(
      `${result.read} values read${left === '' ? '' : ` (left out: ${left})`}; ${result.file} has ${result.size}.\n`,
    );
    io.stderr.write(`Use it with: palimpsest augment <in> <out> --gazetteers ${options.into}\n`);
  }
  return 0;
}

function unknownLocale(locale: string, gazetteers: Gazetteers): PalimpsestError {
  return new PalimpsestError('unknown-locale', `there are no gazetteers for the locale ${JSON.stringify(locale)}`, {
    hint: `The locales are: ${gazetteers.locales.join(', ')}.`,
  });
}

function group(count: bigint): string {
  return count < 10n ** 15n ? count.toLocaleString('en-GB') : `about 10^${String(count).length - 1}`;
}
