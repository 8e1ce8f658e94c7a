import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { FormatOptions } from '../../core/corpus-format.ts';
import { freezeDocument } from '../../core/document.ts';
import { PalimpsestError, type Report } from '../../core/errors.ts';
import { ownValue } from '../../core/collections.ts';
import type { Document } from '../../core/types.ts';
import { readCorpus } from '../../formats/read-corpus.ts';
import { generate } from '../../pipeline/templates/generate.ts';
import type { LabelMap } from '../../resources/label-map.ts';
import type { documents } from './fields.ts';
import { expandDeep, type Place, resolveFormatOptions, type Resolver } from './resolver.ts';

type RawSource = { [Field in keyof typeof documents]: z.output<(typeof documents)[Field]> };

/** Where documents come from: files, or templates. */
export type SourceSpec =
  | { readonly paths: readonly string[]; readonly format?: string; readonly options: FormatOptions }
  | { readonly generated: NonNullable<RawSource['generated']> };

/** `undefined` where something is wrong. */
export async function resolveSource(
  raw: Partial<RawSource> & Pick<RawSource, 'options'>,
  place: Place,
  resolver: Resolver,
): Promise<SourceSpec | undefined> {
  const { path: written, generated, format, options } = raw;
  if ((written === undefined) === (generated === undefined)) {
    resolver.problem(place, 'documents come either from a "path" or are "generated"');
    return undefined;
  }
  if (generated) {
    const set = await resolver.attempt([...place, 'generated', 'set'], () => expandDeep(generated.set, resolver));
    return set === undefined ? undefined : { generated: { ...generated, set: set as string } };
  }
  const found: string[] = [];
  for (const one of written ?? []) {
    const resolved = await resolver.attempt([...place, 'path'], () => resolver.resolvePath(one));
    if (resolved !== undefined) found.push(resolved);
  }
  return { paths: found, ...(format !== undefined && { format }), options: resolveFormatOptions(options) };
}

/**
 * Reads documents from files or makes them from templates. Ids of generated ones begin with their seed, so that those of two
 * seeds are told apart.
 *
 * @throws PalimpsestError of the readers; `duplicate-document-id`.
 */
export async function readSource(source: SourceSpec, report: Report = () => undefined): Promise<readonly Document[]> {
  const found: Document[] = [];
  if ('generated' in source) {
    const { set, documents: count, seed, style, genre, partition } = source.generated;
    const made = generate(set, {
      count,
      seed,
      partition,
      ...(style !== undefined && { style }),
      ...(genre !== undefined && { genre }),
    });
    for await (const doc of made) found.push(freezeDocument({ ...doc, id: `s${seed}-${doc.id}` }));
    return found;
  }
  const ids = new Set<string>();
  for (const place of source.paths) {
    const { format, options } = source;
    const corpus = await readCorpus(place, { ...options, report, ...(format !== undefined && { from: format }) });
    for await (const { envelope: _, ...doc } of corpus) {
      if (ids.has(doc.id)) {
        throw new PalimpsestError('duplicate-document-id', 'two documents of the corpus have this id', {
          place: { documentId: doc.id },
          hint: 'Folds are dealt by id: give each document its own.',
        });
      }
      ids.add(doc.id);
      found.push(doc);
    }
  }
  return found;
}

/** The hash of documents as a study sees them: ids, texts, mentions, groups and patients. */
export function hashDocuments(found: readonly Document[], group?: string): string {
  const hash = createHash('sha256');
  for (const { id, text, meta, entities } of found) {
    const value = group === undefined ? undefined : ownValue(meta, group);
    hash.update(`${JSON.stringify([id, text, mentionRows(entities), value, meta?.['patient']])}\n`);
  }
  return hash.digest('hex');
}

/** Mentions as a hash takes them. */
export const mentionRows = (entities: Document['entities']) =>
  entities.map(({ id, start, end, label, layer, fragments }) => [id, start, end, label, layer, fragments]);

/** Characters of documents: a measure of the work of training on them. */
export const charactersOf = (found: readonly Pick<Document, 'text'>[]): number =>
  found.reduce((sum, { text }) => sum + text.length, 0);

/** The locale of a label map where it is of the language; else the language. */
export function localeFor(language: string, labelMap: Pick<LabelMap, 'locale'> | undefined): string {
  const locale = labelMap?.locale;
  return locale !== undefined && locale.split('-')[0] === language.split('-')[0] ? locale : language;
}

/** What a source is, without whose machine it lies on. */
export function describeSource(source: SourceSpec): string {
  if ('paths' in source) return source.paths.map(nameOfPath).join(' + ');
  const { set, documents: count, seed } = source.generated;
  return `${count} documents generated from the templates ${nameOfPath(set)}, seed ${seed}`;
}

/** The last two names of a path: they tell a corpus from others, and not whose machine it lies on. */
export function nameOfPath(place: string): string {
  return place.split(/[/\\]/).filter(Boolean).slice(-2).join('/');
}

/** Settings as a folder of results may tell them. */
export function withoutPaths(value: unknown): unknown {
  if (typeof value === 'string') return /[/\\]/.test(value) ? nameOfPath(value) : value;
  if (Array.isArray(value)) return value.map(withoutPaths);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutPaths(inner)]));
}
