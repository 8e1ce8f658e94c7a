import { fileURLToPath } from 'node:url';
import { DEFAULT_STRATEGIES, parseStrategies, type Strategies } from '../conceal/strategies.ts';
import { loadNamedYaml, type NamedYaml, shippedNames } from './load-named-yaml.ts';

const files: NamedYaml<Strategies> = {
  folder: fileURLToPath(new URL('../../data/conceal/', import.meta.url)),
  what: 'strategies file',
  code: 'unknown-strategies',
  parse: parseStrategies,
};

/** The strategies that ship with the package. */
export async function shippedStrategies(): Promise<readonly Strategies[]> {
  return Promise.all((await shippedNames(files)).map(loadStrategies));
}

/**
 * Loads the strategies of a concealment; the defaults where none are named.
 *
 * @param strategies the name of those that ship, a path to a YAML file, or the strategies themselves.
 * @throws PalimpsestError `unknown-strategies`, `bad-strategies`
 */
export async function loadStrategies(strategies?: string | Strategies): Promise<Strategies> {
  if (strategies === undefined) return DEFAULT_STRATEGIES;
  return typeof strategies === 'string' ? loadNamedYaml(strategies, files) : strategies;
}
