import type { Place } from '../../core/errors.ts';

/** A feature structure, in whichever notation it was stated. */
export interface Structure {
  readonly id: string;
  /** With dots, such as `de.tudarmstadt.ukp.dkpro.core.api.ner.type.NamedEntity`. */
  readonly type: string;
  /** The id of the text that it annotates; absent where it annotates none. */
  readonly sofa?: string;
  /** In UTF-16 units, as stated: not checked. */
  readonly begin?: number;
  readonly end?: number;
  /** Features with a plain value, as text. */
  readonly values: ReadonlyMap<string, string>;
  /** Features that are lists of strings. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
  /** Features that refer to other structures, by their ids. */
  readonly references: ReadonlyMap<string, readonly string[]>;
}

/** What there is of a CAS file. */
export interface Cas {
  readonly types: TypeSystem;
  /** The text that is read: that of `_InitialView`, else the first one there is. */
  readonly sofa: { readonly id: string; readonly text: string } | undefined;
  /** Others that are there beside it. */
  readonly otherSofas: readonly string[];
  readonly structures: readonly Structure[];
  /** How many annotations there are that are not read, and stay only in documents that do not change. */
  readonly others?: number;
}

/** A type of feature structures. */
export interface CasType {
  readonly parent: string;
  /** The range of each feature of its own. */
  readonly features: ReadonlyMap<string, string>;
}

export interface TypeSystem {
  has(type: string): boolean;
  /** Whether it is the other type or comes from it. */
  isA(type: string, ancestor: string): boolean;
  /** The range of a feature of a type or its ancestors; `undefined` where nothing states it. */
  range(type: string, feature: string): string | undefined;
  /** `undefined` where nothing tells. */
  isReference(type: string, feature: string): boolean | undefined;
}

/** What is wrong with a CAS file. Never holds text of it. */
export class CasFault extends Error {
  readonly code: string;
  readonly place: Place;

  constructor(code: string, message: string, place: Place = {}) {
    super(message);
    this.code = code;
    this.place = place;
  }
}

export const TOKEN = 'de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token';
export const SENTENCE = 'de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence';
const PLAIN = /^uima\.cas\.(?:(?:String|Boolean|Byte|Short|Integer|Long|Float|Double)(?:Array|List|\[\])?|Sofa)$/;

export function createTypeSystem(types: ReadonlyMap<string, CasType>): TypeSystem {
  const lines = new Map<string, ReadonlySet<string>>();
  /** The type and its ancestors; a file may make a type its own. */
  const lineOf = (type: string): ReadonlySet<string> => {
    const known = lines.get(type);
    if (known !== undefined) return known;
    const line = new Set<string>();
    for (let at: string | undefined = type; at !== undefined && !line.has(at); at = types.get(at)?.parent) line.add(at);
    lines.set(type, line);
    return line;
  };
  const isA = (type: string, ancestor: string) => lineOf(type).has(ancestor);
  const range = (type: string, feature: string) => {
    for (const one of lineOf(type)) {
      const found = types.get(one)?.features.get(feature);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return {
    has: (type) => types.has(type),
    isA,
    range,
    isReference: (type, feature) => {
      const found = range(type, feature);
      return found === undefined ? undefined : !PLAIN.test(found) && !isA(found, 'uima.cas.String');
    },
  };
}

/** The last part of the name of a type. */
export function shortName(type: string): string {
  return type.slice(type.lastIndexOf('.') + 1);
}
