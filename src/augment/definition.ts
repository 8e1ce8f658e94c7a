import { z, type ZodType } from 'zod';
import type { AnyAugmenter } from '../core/augmenter.ts';
import type { Gazetteers, Partition } from '../resources/gazetteer.ts';
import type { LabelPlans } from './label-plan.ts';

/** What an augmenter is made for. */
export interface AugmenterContext {
  /** Language and country of the text, and the language alone (BCP 47). */
  readonly locale: string;
  readonly language: string;
  readonly gazetteers: Gazetteers;
  /** The share of every gazetteer that may be drawn from. */
  readonly partition: Partition;
  /** What is done with the mentions of each label. */
  readonly plans: LabelPlans;
  /** Whether a server on another machine may be sent the text. */
  readonly allowRemote?: boolean | undefined;
}

/**
 * A kind of augmenter, which a step of a recipe may name. One table lists them (index.ts); others come from outside.
 *
 * @typeParam Given the settings as a recipe gives them, without those that have a default.
 */
export interface AugmenterDefinition<Settings = unknown, Given = unknown> {
  /** As in recipes: `synonym-replacement`. */
  readonly name: string;
  /** One line. */
  readonly description: string;
  /** What it changes: `mentions`, or the words around them (`context`). Options of `augment` switch off either. */
  readonly phase: 'mentions' | 'context';
  /** The settings with their defaults; unknown keys are refused. Absent where there are none. */
  readonly settings?: ZodType<Settings, Given>;
  /** Whether every label must have a plan: what replaces its mentions. */
  readonly needsPlans?: boolean;
  /** What a language has no resources for, as a sentence for the user; nothing where all is there. */
  lacks?(language: string): string | undefined;
  /** The labels that settings are narrowed to. */
  labels?(settings: Settings): readonly string[];
  /** The settings with files that lie beside the recipe by their paths. */
  placeFiles?(settings: Settings, folder: string): Settings;
  /** The host on another machine that is sent the text, if it is allowed to; nothing where all stays here. */
  sendsTo?(settings: Settings): string | undefined;
  /** The user's own files that decide what is written. */
  files?(settings: Settings): readonly string[];
  /** Whether one thread does everything: what it keeps account of, or computes with, is not shared between several. */
  readonly needsOneThread?: boolean;
  /** Called once in each thread, before anything is read: models are opened and servers asked when the first document comes. */
  create(settings: Settings, context: AugmenterContext): AnyAugmenter;
}

export const probability = z.number().min(0).max(1);
