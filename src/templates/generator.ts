import { applyEdits } from '../core/apply-edits.ts';
import { DEFAULT_LAYER, freezeDocument } from '../core/document.ts';
import { PalimpsestError } from '../core/errors.ts';
import { createRng } from '../core/rng.ts';
import type { Document } from '../core/types.ts';
import type { Gazetteers, Partition } from '../resources/gazetteer.ts';
import type { Setting } from '../surrogates/types.ts';
import { createCompiler, freshValue, type Writer } from './compile.ts';
import { proposeNoise } from './noise.ts';
import { drawPerson } from './person.ts';
import type { Noise, Plan, Template, TemplateSet } from './plan.ts';
import { Rendering } from './rendering.ts';

/** Of every ten templates of a style, one is dev and one is test. */
const HELD_BACK = 0.1;
/** With fewer templates a style has no dev and no test. */
const FEWEST = 3;
/** The order in which templates are dealt must not change between releases. */
const ORDER = 20_270;

/**
 * Which share each template belongs to. They are dealt 8 : 1 : 1 within each style, in an order drawn from their ids, so that
 * a style of three templates or more has some in each share, and no template is in two.
 */
export function dealTemplates(templates: readonly Template[]): ReadonlyMap<string, Exclude<Partition, 'all'>> {
  const root = createRng(ORDER).fork('template');
  const shares = new Map<string, Exclude<Partition, 'all'>>();
  for (const style of new Set(templates.map((template) => template.style))) {
    const dealt = templates
      .filter((template) => template.style === style)
      .map(({ id }) => ({ id, draw: root.fork(id).int(2 ** 32) }))
      .toSorted((a, b) => a.draw - b.draw || (a.id < b.id ? -1 : 1));
    const held = dealt.length < FEWEST ? 0 : Math.max(1, Math.round(dealt.length * HELD_BACK));
    for (const [i, { id }] of dealt.entries()) shares.set(id, i < held ? 'dev' : i < 2 * held ? 'test' : 'train');
  }
  return shares;
}

export interface GeneratorOptions {
  readonly gazetteers: Gazetteers;
  readonly seed: number;
  /** The locale of surrogates and dates, over what the set and its templates say. */
  readonly locale?: string;
  /** Only templates and gazetteer entries of this share, so that an evaluation can hold the others back. Default `all`. */
  readonly partition?: Partition;
  /** Only templates of this house style. */
  readonly style?: string;
  /** Only templates of this genre. */
  readonly genre?: string;
  /** Only entities of these layers (`phi`, which is that of entities that name none, `clinical`, …); the text stays. All when absent. */
  readonly layers?: readonly string[];
  /** Probabilities of typing noise, over what the set and its templates say, kind by kind. */
  readonly noise?: Partial<Noise>;
}

/** Renders the documents of a set, each for itself. */
export interface Generator {
  /** The templates it draws from. */
  readonly templates: readonly Template[];
  /** The document of an index: it depends on the seed, the set and the index alone. */
  document(index: number): Document;
}

interface Compiled {
  readonly template: Template;
  /** Made when the template is first drawn. */
  write: Writer | undefined;
  readonly compile: () => Writer;
  /** The locale on whose working days its documents are written; on any day where absent. */
  readonly workdays: string | undefined;
  readonly noise: Partial<Noise>;
  readonly isNoisy: boolean;
  readonly meta: { readonly set: string; readonly template: string; readonly style: string; readonly genre: string };
}

/**
 * Prepares to render a set.
 *
 * @throws PalimpsestError `no-such-template` where no template is of the style, genre and partition; `unknown-locale` where
 *   the gazetteers have nothing for a slot type in the locale.
 */
export function createGenerator(set: TemplateSet, options: GeneratorOptions): Generator {
  const { gazetteers, partition = 'all', layers } = options;
  const templates = chooseTemplates(set, options);
  checkLayers(set, layers);
  const chosenLayers = layers && new Set(layers);
  const checked = new Set<string>();
  const compiled: Compiled[] = [];
  const compilers = new Map<string, (plans: readonly Plan[]) => Writer>();
  const limits: number[] = [];
  for (const template of templates) {
    const setting: Setting = {
      locale: options.locale ?? template.locale,
      gazetteers,
      partition,
      keepTokens: false,
    };
    checkTypes(template, setting, checked);
    const compile = compilers.get(setting.locale) ?? createCompiler({ set, setting, layers: chosenLayers });
    compilers.set(setting.locale, compile);
    const noise = { ...template.noise, ...options.noise };
    const { id, style, genre } = template;
    const workday = template.types.find(({ isWorkday }) => isWorkday);
    compiled.push({
      template,
      workdays: workday && (workday.locale ?? setting.locale),
      write: undefined,
      compile: () => compile(template.plans),
      noise,
      isNoisy: Object.values(noise).some((probability) => probability > 0),
      meta: Object.freeze({ set: set.name, template: id, style, genre }),
    });
    limits.push((limits.at(-1) ?? 0) + template.weight);
  }
  const total = limits.at(-1) as number;
  const root = createRng(options.seed).fork('generate', set.name);
  return {
    templates,
    document(index) {
      if (!Number.isSafeInteger(index) || index < 0)
        throw new TypeError(`an index is a whole number from 0, not ${index}`);
      const rng = root.fork(index);
      const point = rng.float() * total;
      let at = 0;
      while (at < limits.length - 1 && point >= (limits[at] as number)) at++;
      const drawn = compiled[at] as Compiled;
      const { template, noise, isNoisy, meta } = drawn;
      const rendering = new Rendering(rng, template.slots, drawn.workdays);
      (drawn.write ??= drawn.compile())(rendering);
      rendering.finish();
      const { text, entities } = rendering;
      const doc: Document = { id: `${set.name}-${template.id}-${index + 1}`, text, entities, meta };
      if (!isNoisy) return freezeDocument(doc);
      return applyEdits(doc, proposeNoise(doc, noise, rng.fork('noise')));
    },
  };
}

function chooseTemplates(set: TemplateSet, options: GeneratorOptions): readonly Template[] {
  const { partition = 'all', style, genre } = options;
  const shares = dealTemplates(set.templates);
  const chosen = set.templates.filter(
    (template) =>
      (style === undefined || template.style === style) &&
      (genre === undefined || template.genre === genre) &&
      (partition === 'all' || shares.get(template.id) === partition),
  );
  if (chosen.length > 0) return chosen;
  const styles = [...new Set(set.templates.map((template) => template.style))].sort();
  const genres = [...new Set(set.templates.map((template) => template.genre))].sort();
  throw new PalimpsestError(
    'no-such-template',
    `the set ${set.name} has no template of that style, genre and partition`,
    {
      hint:
        `Its styles are ${styles.join(', ')}; its genres ${genres.join(', ')}. ` +
        'A style of fewer than three templates has none in dev and test.',
    },
  );
}

function checkLayers(set: TemplateSet, layers: readonly string[] | undefined): void {
  if (layers === undefined) return;
  const known = new Set([DEFAULT_LAYER, ...set.labels.values()]);
  const unknown = layers.find((layer) => !known.has(layer));
  if (unknown === undefined) return;
  throw new PalimpsestError('unknown-layer', `the set ${set.name} has no layer ${JSON.stringify(unknown)}`, {
    hint: `Its layers are: ${[...known].sort().join(', ')}.`,
  });
}

/** Whether the gazetteers have something for every slot: found out before the first document, not in the thousandth. */
function checkTypes(template: Template, setting: Setting, checked: Set<string>): void {
  for (const { type, locale = setting.locale } of template.types) {
    const key = `${type} ${locale}`;
    if (checked.has(key)) continue;
    checked.add(key);
    const rng = createRng(0).fork('check', type);
    const own = { ...setting, locale };
    const value = type === 'person' ? drawPerson(type, undefined, [1, 95], rng, own) : freshValue(type, rng, own);
    if (value !== undefined) continue;
    throw new PalimpsestError('unknown-locale', `the gazetteers have nothing for ${type} in the locale ${locale}`, {
      place: { file: template.file },
      hint: `The locales are: ${setting.gazetteers.locales.join(', ')}; palimpsest gazetteers import adds lists of your own.`,
    });
  }
}
