import { capitalise } from '../surrogates/case.ts';
import { createDocument } from '../core/document.ts';
import { nearestName } from '../core/edit-distance.ts';
import { PalimpsestError } from '../core/errors.ts';
import { createRng, shuffle } from '../core/rng.ts';
import type { Document } from '../core/types.ts';
import { type EponymKind, eponymSentences, type EponymTerm, eponymTerms } from '../resources/eponyms.ts';

/** The names whose terms the corpus is made of where no others are asked for; every list has them. */
export const CORPUS_EPONYMS = [
  'Alzheimer', 'Bechterew', 'Crohn', 'Graves', 'Hodgkin', 'Horton', 'Parkinson', 'Raynaud', 'Romberg', 'Sjögren',
  'von Willebrand', 'Waldenström',
] as const; // prettier-ignore

export interface EponymCorpusOptions {
  /** Default 13. */
  readonly seed?: number;
  /** Sentences of each eponym, all different. Default 100. */
  readonly sentences?: number;
  /** Names as the list of the language spells them. Default {@link CORPUS_EPONYMS}. */
  readonly eponyms?: readonly string[];
  /** Label of the term. Default `Disorder` for a disease, `Finding` for anything else. */
  readonly label?: string;
  /** Layer of the label. Default `clinical`. */
  readonly layer?: string;
}

/**
 * Makes an eponym corpus (Berg, Henriksson and Dalianis, §3.2: 100 sentences for each of the 12 most common eponyms), of
 * sentence patterns instead of patient records: one sentence a document, with a clinical label over the term and no PHI, so
 * that whatever a PHI model finds in it is an error. `meta.eponym` is the name.
 *
 * @throws PalimpsestError `no-eponyms` where the language has no list, `unknown-eponym` for a name that is not in it; TypeError for
 *   more sentences than the patterns give.
 */
export function createEponymCorpus(language: string, options: EponymCorpusOptions = {}): readonly Document[] {
  const { seed = 13, sentences = 100, eponyms = CORPUS_EPONYMS, layer = 'clinical' } = options;
  const terms = eponymTerms(language);
  const root = createRng(seed).fork('eponym-corpus', language);
  return eponyms.flatMap((eponym) => {
    const term = terms.find(({ names }) => names.includes(eponym));
    if (term === undefined) {
      const nearest = nearestName(
        eponym,
        terms.flatMap(({ names }) => names),
      );
      throw new PalimpsestError(
        'unknown-eponym',
        `the list of eponyms for ${language} has no ${JSON.stringify(eponym)}`,
        {
          ...(nearest !== undefined && { hint: `Did you mean ${nearest}?` }),
        },
      );
    }
    const surface = writeTerm(term);
    const chosen = drawSentences(language, term.kind, sentences, root.fork(eponym));
    const label = options.label ?? (term.kind === 'disease' ? 'Disorder' : 'Finding');
    const slug = eponym.toLowerCase().replaceAll(' ', '-');
    return chosen.map((pattern, i) => {
      const at = pattern.indexOf('{term}');
      const written = at === 0 ? capitalise(surface) : surface;
      const text = pattern.slice(0, at) + written + pattern.slice(at + '{term}'.length);
      return createDocument({
        id: `eponym-${language}-${slug}-${String(i + 1).padStart(3, '0')}`,
        text: capitalisedUnlessShort(text, pattern),
        entities: [{ id: 'T1', start: at, end: at + written.length, label, layer }],
        meta: { eponym },
      });
    });
  });
}

/** How a term is usually written: the first of its alternatives. */
export function writeTerm({ names, before, attached, possessive, joint, after }: EponymTerm): string {
  const [name = ''] = names;
  const lead = before.map(([word = '']) => word).join(' ');
  const sibilant = /[sxz]$/u.test(name);
  const owner = !sibilant ? possessive : possessive === "'s" ? "'" : '';
  return `${lead}${lead === '' || attached ? '' : ' '}${name}${owner}${joint}${after[0] ?? ''}`;
}

/** Patterns with every slot but `{term}` filled: the patterns in turn, each with other fillers every time. */
function drawSentences(
  language: string,
  kind: EponymKind,
  count: number,
  rng: ReturnType<typeof createRng>,
): readonly string[] {
  const { fillers, patterns } = eponymSentences(language);
  const own = patterns[kind] ?? patterns.sign ?? [];
  const queues = own.map((pattern, i) => shuffle(fillAll(pattern, fillers), rng.fork('fill', i)));
  const available = queues.reduce((sum, queue) => sum + queue.length, 0);
  if (available < count) throw new TypeError(`the patterns give ${available} sentences, not ${count}`);
  const order = shuffle([...queues.keys()], rng.fork('order'));
  const drawn: string[] = [];
  for (let round = 0; drawn.length < count; round++) {
    for (const place of order) {
      const sentence = queues[place]?.[round];
      if (sentence !== undefined && drawn.length < count) drawn.push(sentence);
    }
  }
  return drawn;
}

function fillAll(pattern: string, fillers: Readonly<Record<string, readonly string[]>>): string[] {
  const slot = /\{(?!term\})([a-z]+)\}/u.exec(pattern);
  if (slot === null) return [pattern];
  return (fillers[slot[1] as string] ?? []).flatMap((value) =>
    fillAll(pattern.slice(0, slot.index) + value + pattern.slice(slot.index + slot[0].length), fillers),
  );
}

/** A sentence with a full stop starts with a capital, also where a filler comes first; a jotted note stays as it is. */
function capitalisedUnlessShort(text: string, pattern: string): string {
  return pattern.endsWith('.') ? capitalise(text) : text;
}
