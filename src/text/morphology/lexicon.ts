import { ownValue } from '../../core/collections.ts';
import { BoundedCache } from '../../core/caches.ts';
import { packOf } from '../../languages/index.ts';
import { loadMorphology } from '../../resources/lexical-data.ts';

/** What a form may be. */
export interface Reading {
  readonly pos: string;
  readonly lemma: string;
  /** As in CoNLL-U: `Number=Sing|Person=3`; empty where nothing is known. */
  readonly features: string;
  /** How likely it is before the words around it are looked at: a logarithm, 0 at most. */
  readonly weight: number;
}

/** Finds what forms, in lower case, may be. */
export interface FormLexicon {
  /** All readings; none where the form is unknown. */
  readingsOf(form: string): readonly Reading[];
}

const RARE_FORM = /Person=2|Mood=Imp|Tense=Fut\b.*Mood=Sub|Mood=Sub.*Tense=Fut/;
const CLITICS = /^(.+(?:[aáeéií]r|[aá]ndo|i[eé]ndo|yendo|yéndo))((?:me|te|se|nos|os)?(?:l[aeo]s?|me|te|se|nos|os))$/;
const PLAIN: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i' };

/** The lexicon of a language, loaded on first use and shared. Forms that were looked up are remembered up to a limit. */
export function formLexicon(language: string): FormLexicon {
  let lexicon = lexicons.get(language);
  if (!lexicon) lexicons.set(language, (lexicon = createFormLexicon(language)));
  return lexicon;
}

const lexicons = new Map<string, FormLexicon>();
const MOST_REMEMBERED = 16_384;

function createFormLexicon(language: string): FormLexicon {
  const { closed, exceptions, rules, lemmas } = loadMorphology(language);
  const known = new Map(Object.entries(lemmas).map(([pos, list]) => [pos, new Set(list.split(' '))]));
  const byEnding = new Map<string, { pos: string; features: string; lemma: string }[]>();
  let longest = 0;
  for (const [pos, features, endings] of rules) {
    for (const pair of endings) {
      const [form = '', lemma = ''] = pair.split(' ');
      const list = byEnding.get(form) ?? [];
      list.push({ pos, features, lemma });
      byEnding.set(form, list);
      longest = Math.max(longest, form.length);
    }
  }

  function openReadings(form: string): Reading[] {
    const found: Reading[] = [];
    const add = (pos: string, lemma: string, features: string, weight: number) => {
      const at = found.findIndex((one) => one.pos === pos && one.lemma === lemma);
      // The same lemma in several ways (first and third person): the first, likeliest way.
      if (at < 0) found.push({ pos, lemma, features, weight });
      else if ((found[at] as Reading).weight < weight) found[at] = { pos, lemma, features, weight };
    };
    for (const [pos, list] of known) {
      if (list.has(form)) {
        // Plurals stand among the lemmas too: what a rule says of them is preferred.
        const isPlural = pos !== 'VERB' && pos !== 'ADV' && /[^iu]s$/.test(form);
        add(
          pos,
          form,
          pos === 'VERB' ? 'VerbForm=Inf' : pos === 'ADV' || isPlural ? '' : 'Number=Sing',
          isPlural ? -0.3 : 0,
        );
      }
      const lemma = ownValue(exceptions[pos], form);
      if (lemma !== undefined) add(pos, lemma, '', -0.2);
    }
    for (let size = Math.min(longest, form.length); size >= 1; size--) {
      for (const { pos, features, lemma } of byEnding.get(form.slice(form.length - size)) ?? []) {
        const whole = form.slice(0, form.length - size) + lemma;
        if (whole === form || known.get(pos)?.has(whole) !== true) continue;
        add(
          pos,
          whole,
          features,
          RARE_FORM.test(features) ? -3 : /VerbForm=Part/.test(features) ? -0.7 : pos === 'VERB' ? -0.4 : -0.1,
        );
      }
    }
    if (/.mente$/.test(form)) add('ADV', form, '', 0);
    return found;
  }

  /** Verbs whose stem changes under stress: `refiere` of `referir`, `muestra` of `mostrar`. */
  function stressedReadings(form: string): readonly Reading[] {
    const diphthongs = Object.entries(packOf(language)?.text?.diphthongs ?? {});
    const at = Math.max(-1, ...diphthongs.map(([stressed]) => form.lastIndexOf(stressed, form.length - 3)));
    if (at < 1) return [];
    const [stressed, plains] = diphthongs.find(([own]) => form.startsWith(own, at)) as [string, readonly string[]];
    for (const plain of plains) {
      const found = openReadings(form.slice(0, at) + plain + form.slice(at + stressed.length));
      const verbs = found.filter(({ pos, features }) => pos === 'VERB' && features !== 'VerbForm=Inf');
      if (verbs.length > 0) return verbs;
    }
    return [];
  }

  function look(form: string): readonly Reading[] {
    const stated = ownValue(closed, form)?.map((entry, i): Reading => {
      const [pos, lemma] = entry.split(' ') as [string, string];
      return { pos, lemma, features: '', weight: -1.2 * i };
    });
    // A word of a closed class is seldom another word that looks alike.
    if (stated) return [...stated, ...openReadings(form).map((one) => ({ ...one, weight: one.weight - 4 }))];
    const found = openReadings(form);
    const stressed = found.some(({ pos }) => pos === 'VERB') ? [] : stressedReadings(form);
    if (found.length + stressed.length > 0) return [...found, ...stressed];
    const [, verb, clitics] = CLITICS.exec(form) ?? [];
    if (verb !== undefined && clitics !== undefined) {
      const plain = verb.replaceAll(/[áéí](?=r$|ndo$)/g, (vowel) => PLAIN[vowel] ?? vowel);
      return openReadings(plain).filter(({ pos }) => pos === 'VERB');
    }
    return [];
  }

  const remembered = new BoundedCache<readonly Reading[]>(MOST_REMEMBERED);
  return { readingsOf: (form) => remembered.get(form, look) };
}
