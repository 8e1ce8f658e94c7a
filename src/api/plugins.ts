/**
 * What a language, a format, an augmenter, a kind of tagger or of study of one's own is made of, and how it is added to all that knows those by
 * name. The folder
 * `examples` has one of each.
 *
 * @module palimpsest/plugins
 */
import { later } from '../core/shapes.ts';
import { strings } from './shapes.ts';

export const loadPlugins = later(() => import('../pipeline/plugins.ts'), 'loadPlugins', { files: strings });

export type { AugmenterContext, AugmenterDefinition } from '../augment/definition.ts';
export type { Capability, LanguagePack } from '../languages/pack.ts';
export type { Plugin, PluginStudy } from '../pipeline/plugins.ts';
/** The library that schemas of settings are written in, for modules that have none of their own. */
export { z } from 'zod';
