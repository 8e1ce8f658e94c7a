import path from 'node:path';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PalimpsestError } from '../core/errors.ts';
import type { Rng } from '../core/rng.ts';
import type { DrawFilter, Gazetteers, Partition } from './gazetteer.ts';
import { mergeGazetteers, parseGazetteer } from './gazetteer-file.ts';
import { simplifiedHan } from './lexical-data.ts';
import { InMemoryList } from './gazetteer-list.ts';
import { bindGrammar, parseGrammars, type Alternative, type Grammar, type Resolve } from './grammar.ts';

/** A folder of a user's own lists, laid out as the package's: `<locale>/<list>.tsv` and `<locale>/grammars.yaml`. */
interface GazetteerFolder {
  readonly path: string;
  /** `extend` adds to what earlier folders have under a name, `replace` takes its place. */
  readonly mode: 'extend' | 'replace';
}

interface LoadGazetteersOptions {
  /** The user's folders, in order; a plain path means `extend`. */
  readonly folders?: readonly (string | GazetteerFolder)[];
  /** False to leave the package's own lists out. */
  readonly shipped?: boolean;
}

/** The lists and grammars that ship with the package. */
export const SHIPPED_GAZETTEERS: string = fileURLToPath(new URL('../../gazetteers', import.meta.url));

const GRAMMAR_FILE = 'grammars.yaml';
const LIST_SUFFIX = '.tsv';

/**
 * Opens the gazetteers. Only folders are listed now; each list and grammar file is read when first asked for, so that a
 * command in one language does not pay for the others.
 *
 * A locale stands on its parent: in `es-MX` every list and grammar of `es` is at hand unless `es-MX` has its own.
 *
 * @throws PalimpsestError `gazetteers-not-found` for a folder that is not there; on first use also for a malformed file.
 */
export function loadGazetteers(options: LoadGazetteersOptions = {}): Gazetteers {
  if ((options.folders ?? []).length > 0 || options.shipped === false) return openGazetteers(options);
  shippedAlone ??= openGazetteers(options);
  return shippedAlone;
}

/** The package's own lists never change: opened once, they and all that is derived from them serve every run. */
let shippedAlone: Gazetteers | undefined;

function openGazetteers(options: LoadGazetteersOptions): Gazetteers {
  const folders: GazetteerFolder[] = options.shipped === false ? [] : [{ path: SHIPPED_GAZETTEERS, mode: 'extend' }];
  for (const folder of options.folders ?? []) {
    folders.push(typeof folder === 'string' ? { path: folder, mode: 'extend' } : folder);
  }
  for (const folder of folders) {
    if (!existsSync(folder.path)) {
      throw new PalimpsestError('gazetteers-not-found', 'there is no such gazetteer folder', {
        place: { file: folder.path },
        hint: 'a gazetteer folder holds one folder a locale, such as en/, with <list>.tsv files',
      });
    }
  }
  return new LazyGazetteers(folders);
}

/** Locales that have the lists of another, spelt otherwise. */
const SPELT: Readonly<Record<string, { readonly from: string; readonly spell: (text: string) => string }>> = {
  'zh-CN': { from: 'zh-TW', spell: (text) => text.replaceAll(/\p{Script=Han}/gu, simplifiedHan) },
};

/** What one locale has itself, without its parent. */
class LocaleGazetteer {
  readonly locale: string;
  readonly listNames: ReadonlySet<string>;
  private readonly files = new Map<string, string[]>();
  private readonly folders: readonly GazetteerFolder[];
  private readonly lists = new Map<string, InMemoryList>();
  private table: ReadonlyMap<string, readonly Alternative[]> | undefined;
  /** The name of its folders. */
  private readonly from: string;

  constructor(locale: string, folders: readonly GazetteerFolder[]) {
    this.locale = locale;
    this.from = SPELT[locale]?.from ?? locale;
    this.folders = folders.filter((folder) => existsSync(path.join(folder.path, this.from)));
    for (const folder of this.folders) {
      for (const file of readdirSync(path.join(folder.path, this.from)).sort()) {
        if (!file.endsWith(LIST_SUFFIX)) continue;
        const name = file.slice(0, -LIST_SUFFIX.length);
        const earlier = folder.mode === 'replace' ? [] : (this.files.get(name) ?? []);
        this.files.set(name, [...earlier, path.join(folder.path, this.from, file)]);
      }
    }
    this.listNames = new Set([...this.files.keys()].sort());
  }

  list(name: string): InMemoryList | undefined {
    const known = this.lists.get(name);
    const files = this.files.get(name);
    if (known !== undefined || files === undefined) return known;
    const parsed = files.map((file) => parseGazetteer(this.read(file), file));
    const [only] = parsed;
    const columns = parsed.length === 1 && only !== undefined ? only : mergeGazetteers(parsed);
    if (columns.values.length === 0) {
      throw new PalimpsestError('bad-gazetteer', 'the list is empty', { place: { file: files[0] as string } });
    }
    const list = new InMemoryList(this.locale, name, columns);
    this.lists.set(name, list);
    return list;
  }

  filesOf(name: string): readonly string[] {
    return this.files.get(name) ?? [];
  }

  get grammars(): ReadonlyMap<string, readonly Alternative[]> {
    if (this.table !== undefined) return this.table;
    const table = new Map<string, readonly Alternative[]>();
    for (const folder of this.folders) {
      const file = path.join(folder.path, this.from, GRAMMAR_FILE);
      if (folder.mode === 'replace') for (const name of this.listNamesOf(folder)) table.delete(name);
      if (!existsSync(file)) continue;
      for (const [name, alternatives] of parseGrammars(this.read(file), file)) {
        const earlier = folder.mode === 'replace' ? [] : (table.get(name) ?? []);
        table.set(name, [...earlier, ...alternatives]);
      }
    }
    this.table = table;
    return table;
  }

  private read(file: string): string {
    const text = readFileSync(file, 'utf8');
    return SPELT[this.locale]?.spell(text) ?? text;
  }

  private listNamesOf(folder: GazetteerFolder): string[] {
    const files = readdirSync(path.join(folder.path, this.from)).filter((file) => file.endsWith(LIST_SUFFIX));
    return files.map((file) => file.slice(0, -LIST_SUFFIX.length));
  }
}

class LazyGazetteers implements Gazetteers {
  readonly locales: readonly string[];
  private readonly folders: readonly GazetteerFolder[];
  private readonly byLocale = new Map<string, readonly LocaleGazetteer[]>();
  private readonly bound = new Map<string, Grammar | undefined>();
  /** Names of grammars by locale: surrogates ask for them in each draw. */
  private readonly grammarNames = new Map<string, readonly string[]>();

  constructor(folders: readonly GazetteerFolder[]) {
    const locales = folders.flatMap((folder) =>
      readdirSync(folder.path).filter(
        (name) => statSync(path.join(folder.path, name), { throwIfNoEntry: false })?.isDirectory() === true,
      ),
    );
    this.folders = folders;
    this.locales = [...new Set(locales)].sort();
  }

  names(locale: string): readonly string[] {
    return [...new Set(this.chain(locale).flatMap((gazetteer) => [...gazetteer.listNames]))].sort();
  }

  grammars(locale: string): readonly string[] {
    let names = this.grammarNames.get(locale);
    if (names === undefined) {
      names = [...new Set(this.chain(locale).flatMap((gazetteer) => [...gazetteer.grammars.keys()]))].sort();
      this.grammarNames.set(locale, names);
    }
    return names;
  }

  list(locale: string, name: string): InMemoryList | undefined {
    for (const gazetteer of this.chain(locale)) {
      const list = gazetteer.list(name);
      if (list !== undefined) return list;
    }
    return undefined;
  }

  render(locale: string, name: string, rng: Rng, filter: DrawFilter = {}): string | undefined {
    const grammar = this.grammar(locale, name);
    return grammar === undefined ? this.list(locale, name)?.draw(rng, filter) : grammar.render(rng, filter);
  }

  count(locale: string, name: string, partition: Partition = 'all'): bigint {
    const grammar = this.grammar(locale, name);
    if (grammar !== undefined) return grammar.count({ partition });
    const list = this.list(locale, name);
    return list === undefined ? 0n : BigInt(list.pool({ partition })?.length ?? list.size);
  }

  sources(locale: string, name: string): readonly string[] {
    const grammar = this.grammar(locale, name);
    if (grammar !== undefined) return [...grammar.lists].sort();
    return this.list(locale, name) === undefined ? [] : [name];
  }

  files(locale: string, name: string): readonly string[] {
    for (const gazetteer of this.chain(locale)) {
      const alternatives = gazetteer.grammars.get(name) ?? [];
      const files = [...new Set([...alternatives.map(({ file }) => file), ...gazetteer.filesOf(name)])];
      if (files.length > 0) return files;
    }
    return [];
  }

  /** The locale's own gazetteer and those of its parents, the nearest first. */
  private chain(locale: string): readonly LocaleGazetteer[] {
    let chain = this.byLocale.get(locale);
    if (chain === undefined) {
      const found: LocaleGazetteer[] = [];
      for (let code = locale; code !== ''; code = code.slice(0, Math.max(code.lastIndexOf('-'), 0))) {
        if (this.locales.includes(SPELT[code]?.from ?? code)) found.push(new LocaleGazetteer(code, this.folders));
      }
      chain = found;
      this.byLocale.set(locale, chain);
    }
    return chain;
  }

  private grammar(locale: string, name: string, within: readonly string[] = []): Grammar | undefined {
    const key = `${locale} ${name}`;
    if (this.bound.has(key)) return this.bound.get(key);
    const chain = this.chain(locale);
    const gazetteer = chain.find(({ grammars }) => grammars.has(name));
    const own = chain.find(({ listNames }) => listNames.has(name));
    const alternatives = gazetteer?.grammars.get(name);
    let grammar: Grammar | undefined;
    // A list of a nearer locale hides a grammar of a farther one.
    if (
      alternatives !== undefined &&
      gazetteer !== undefined &&
      (own === undefined || chain.indexOf(own) >= chain.indexOf(gazetteer))
    ) {
      const names = [...within, name];
      const resolve: Resolve = (slot, place) => {
        if (names.includes(slot)) {
          throw new PalimpsestError(
            'bad-grammar',
            `the grammar goes round in a circle: ${[...names, slot].join(' → ')}`,
            { place },
          );
        }
        const nested = this.grammar(locale, slot, names);
        if (nested !== undefined) return { grammar: nested };
        const list = this.list(locale, slot);
        return list === undefined ? undefined : { list };
      };
      grammar = bindGrammar(alternatives, resolve, own === gazetteer ? own.list(name) : undefined);
    }
    this.bound.set(key, grammar);
    return grammar;
  }
}

/** What there is of one list or grammar of one locale. */
interface GazetteerDescription {
  readonly locale: string;
  readonly name: string;
  readonly kind: 'list' | 'grammar';
  /** Entries of the list, or of all lists the grammar draws from. */
  readonly entries: number;
  /** Distinct surrogates it renders (see `Gazetteers.count`). */
  readonly distinct: bigint;
  /** Where the values are from, as `gazetteers/SOURCES.md` says; the file itself for a list of the user's. */
  readonly origin: string;
}

/** Describes every list and grammar, sorted by locale and name. */
export function describeGazetteers(gazetteers: Gazetteers, partition: Partition = 'all'): GazetteerDescription[] {
  const origins = shippedOrigins();
  return gazetteers.locales.flatMap((locale) => {
    const grammars = new Set(gazetteers.grammars(locale));
    const names = [...new Set([...gazetteers.names(locale), ...grammars])].sort();
    return names.map((name) => {
      const lists = gazetteers.sources(locale, name);
      const files = gazetteers.files(locale, name);
      return {
        locale,
        name,
        kind: grammars.has(name) ? 'grammar' : 'list',
        entries: lists.reduce((sum, list) => sum + (gazetteers.list(locale, list)?.size ?? 0), 0),
        distinct: gazetteers.count(locale, name, partition),
        origin: [...new Set(files.map((file) => origins.get(path.relative(SHIPPED_GAZETTEERS, file)) ?? file))].join(
          '; ',
        ),
      };
    });
  });
}

/** Origin and licence by file, from the table of `SOURCES.md`. */
function shippedOrigins(): ReadonlyMap<string, string> {
  const file = path.join(SHIPPED_GAZETTEERS, 'SOURCES.md');
  const rows = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    rows.flatMap((row): [string, string][] => {
      const [, name, , origin, licence] = row.split('|').map((cell) => cell.trim());
      if (name === undefined || origin === undefined || licence === undefined || !name.includes('/')) return [];
      return [[path.normalize(name), `${origin} (${licence})`]];
    }),
  );
}
