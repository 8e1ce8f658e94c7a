import { addCount, obtain } from '../../core/collections.ts';
import type { ReadContext } from '../../core/corpus-format.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { type Cas, shortName, type Structure, type TypeSystem } from './model.ts';

/** The annotations that are a corpus' mentions, and the feature that labels them. */
export interface Layer {
  readonly type: string;
  /** Absent where the type has none: its short name labels them all. */
  readonly feature?: string;
}

/** What INCEpTION has built in, which every project of it can open. */
export const DEFAULT_LAYER_TYPE: Layer = {
  type: 'de.tudarmstadt.ukp.dkpro.core.api.ner.type.NamedEntity',
  feature: 'value',
};

/** What no mention is: tokens, sentences, grammar, what a tool says of itself. */
const STRUCTURAL =
  /^(?:uima\.|org\.dkpro\.core\.|de\.tudarmstadt\.ukp\.(?:clarin\.webanno|inception)\.|de\.tudarmstadt\.ukp\.dkpro\.core\.api\.(?!ner\.type\.))|(?:^|\.)(?:Token|Sentence|Paragraph|DocumentMetaData|XmlElement)$/;
const TELLING_FEATURE = ['value', 'label', 'kind', 'category', 'class', 'type', 'tag', 'entity', 'entitytype'];
const TELLING_TYPE =
  /^(?:.*(?:phi|pii|deid|anonym|pseudonym|privacy|sensitive|identifier).*|namedentity|entity|ner?)$/i;
/** A feature of more values than these, or of longer ones, is no label. */
const [MOST_LABELS, LONGEST] = [200, 100];
const FEW = 20;

interface Counts {
  annotations: number;
  readonly values: Map<string, Map<string, number>>;
}

/** Counts annotations and values of their features, and tells which layer stands out. */
export function createLayerSurvey() {
  const seen = new Map<string, Counts>();
  const structural = new Set<string>();
  let types: TypeSystem | undefined;
  return {
    add(cas: Cas): void {
      types ??= cas.types;
      for (const structure of cas.structures) if (isSpan(structure)) addSpan(structure, cas.types);
    },
    /** @throws PalimpsestError `ambiguous-layer`, `bad-option` */
    choose,
  };

  function isStructural(type: string): boolean {
    if (structural.has(type)) return true;
    if (!STRUCTURAL.test(type)) return false;
    structural.add(type);
    return true;
  }

  function addSpan({ type, values, references }: Structure, known: TypeSystem): void {
    let counts = seen.get(type);
    if ((!counts && isStructural(type)) || isRelation(references)) return;
    if (!counts) seen.set(type, (counts = { annotations: 0, values: new Map() }));
    counts.annotations++;
    for (const [feature, value] of values) {
      const range = known.range(type, feature);
      const isText = range === undefined ? !/^(?:-?\d+(?:\.\d+)?|true|false)$/.test(value) : range === 'uima.cas.String' || known.isA(range, 'uima.cas.String'); // prettier-ignore
      if (!isText || value.trim() === '') continue;
      const distinct = obtain(counts.values, feature, () => new Map());
      if (distinct.size <= MOST_LABELS || distinct.has(value)) addCount(distinct, value);
    }
  }

  function choose(option: string | undefined, corpus: string, report: ReadContext['report']): Layer | undefined {
    const candidates = [...seen.keys()].map((type) => ({ type, features: labelsOf(type) }));
    if (option !== undefined) return chosen(option, corpus);
    const labelled = candidates.filter(({ features }) => features.length > 0);
    const list = labelled.flatMap(({ type, features }) => features.map((feature) => `${type}:${feature}`));
    const telling = labelled.filter(({ type }) => TELLING_TYPE.test(shortName(type)));
    const only = labelled.length === 1 ? labelled[0] : telling.length === 1 ? telling[0] : undefined;
    const feature = only && pick(only.features);
    if (only && feature !== undefined) {
      if (labelled.length > 1) {
        report({
          severity: 'warning',
          code: 'layer-chosen',
          message: `entities are read from ${only.type}:${feature}; ${list.length - 1} other features label annotations too: --type names another`,
          place: { file: corpus },
          once: true,
        });
      }
      return { type: only.type, feature };
    }
    if (labelled.length > 0) {
      throw new PalimpsestError('ambiguous-layer', 'several annotation layers could hold the entities', {
        place: { file: corpus },
        hint: `Name one with --type: ${list.join(', ')}.`,
      });
    }
    if (candidates.length > 0) {
      report({
        severity: 'warning',
        code: 'no-layer',
        message: `no annotation has a label, so documents are read without entities; choose an annotation type with --type: ${candidates.map(({ type }) => type).join(', ')}`,
        place: { file: corpus },
        once: true,
      });
    }
    return undefined;
  }

  function chosen(option: string, corpus: string): Layer | undefined {
    const known = types;
    if (known === undefined) return undefined; // no file could be read, which is told of each
    const [name = '', feature] = option.split(':');
    const fits = [...seen.keys()].filter((type) => type === name || shortName(type) === name || known.isA(type, name));
    const type = fits.length === 1 ? fits[0] : fits.includes(name) || known.has(name) ? name : undefined;
    const features = type === undefined ? [] : labelsOf(type);
    const label = feature ?? pick(features);
    if (type !== undefined && (label !== undefined || features.length === 0))
      return { type, ...(label !== undefined && { feature: label }) };
    const there = [...seen.keys()].flatMap((one) => [one, ...labelsOf(one).map((label) => `${one}:${label}`)]);
    throw new PalimpsestError('bad-option', `--type ${option}: ${type === undefined ? 'the corpus has no annotations of one such type' : 'the type has several features that could be the label'}`, {
      place: { file: corpus },
      hint: there.length === 0 ? 'It has no annotations beside tokens and sentences.' : `There are: ${there.join(', ')}.`,
    }); // prettier-ignore
  }

  /** The features of a type that could label its annotations: text of few values. */
  function labelsOf(type: string): readonly string[] {
    const counts = seen.get(type);
    const { feature } = DEFAULT_LAYER_TYPE;
    // It is there for nothing else, however many labels there are.
    if (type === DEFAULT_LAYER_TYPE.type && feature !== undefined && counts?.values.has(feature)) return [feature];
    return [...(counts?.values ?? [])].flatMap(([feature, distinct]) => {
      const isFew = distinct.size <= Math.max(FEW, Math.min(MOST_LABELS, (counts?.annotations ?? 0) / 2));
      return isFew && [...distinct.keys()].every((value) => value.length <= LONGEST) ? [feature] : [];
    });
  }
}

function pick(features: readonly string[]): string | undefined {
  const telling = TELLING_FEATURE.map((name) => features.find((feature) => feature.toLowerCase() === name));
  return telling.find((feature) => feature !== undefined) ?? (features.length === 1 ? features[0] : undefined);
}

/** Whether it is an annotation of some of the text. */
function isSpan({ begin, end }: Structure): boolean {
  return begin !== undefined && end !== undefined && begin < end;
}

/** Whether it joins two annotations, as relation layers do. */
export function isRelation(references: Structure['references']): boolean {
  return (
    references.size >= 2 && [...references.keys()].filter((name) => RELATION_ENDS.has(name.toLowerCase())).length >= 2
  );
}

/** A relation, or a link, without one of these is none. */
export const RELATION_ENDS: ReadonlySet<string> = new Set(['governor', 'dependent', 'source', 'target']);
