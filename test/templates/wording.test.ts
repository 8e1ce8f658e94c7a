import { describe, expect, it } from 'vitest';
import { packOf } from '../../src/languages/index.ts';
import { soundsOf, soundTest } from '../../src/languages/sounds.ts';
import { loadTemplateSet, shippedTemplateSets } from '../../src/pipeline/templates/load-template-set.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { createGenerator } from '../../src/templates/generator.ts';

const COUNT = 250;
const LETTERED = /\p{L}/u;

/** "1 weeks": a plural unit of time after one, where no larger number ends in that figure. */
function numberFaults(text: string, locale: string): readonly string[] {
  const units = packOf(locale)?.dates?.units?.split('|') ?? [];
  const plurals = units.flatMap((unit) => {
    const [singular, ...others] = unit.split(' ');
    return others.filter((other) => other !== singular);
  });
  if (plurals.length === 0) return [];
  return text.match(new RegExp(`(?<![\\p{L}\\p{N}.,:/×–+^-])(?<![×–+-]\\s)1 (?:${plurals.join('|')})(?![\\p{L}\\p{N}])`, 'giu')) ?? []; // prettier-ignore
}

/** "a apple", "de Angers": pairs by sound whose form does not go with the next word of the same line. */
function soundFaults(text: string, locale: string): readonly string[] {
  // Notes of Catalan doctors are half in Spanish, whose "de" elides nothing.
  if (locale.startsWith('ca')) return [];
  const pairs = packOf(locale)?.agreement?.soundPairs ?? [];
  return pairs.flatMap((pair) => {
    const isSecond = soundTest(pair, locale);
    const [first] = pair;
    const found = [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}'’.-])${first} (?=[\\p{L}\\p{N}])`, 'gu'))];
    return found
      .map(({ index, 0: match }) => text.slice(index + match.length, index + match.length + 24).split('\n')[0] ?? '')
      .filter((next) => LETTERED.test(next.charAt(0)) && next.charAt(0) === next.charAt(0).toLowerCase() && isSecond?.(soundsOf(next, locale)) === true); // prettier-ignore
  });
}

/** Two determiners in a row, and words that say how a drug is given after a dose that is never given so. */
const ENGLISH = /\b(?:no|an?|the) (?:an?|the)\b|\bmg inhaled\b/giu;

describe.each(shippedTemplateSets())('the wording of %s', (name) => {
  it('has no plural after one, no article that its noun does not take, no article twice', () => {
    const set = loadTemplateSet(name);
    const generator = createGenerator(set, { gazetteers: loadGazetteers(), seed: 11 });
    const faults = Array.from({ length: COUNT }, (_, i) => generator.document(i)).flatMap(({ id, text }) => [
      ...numberFaults(text, set.locale).map((fault) => `${id}: ${fault}`),
      ...soundFaults(text, set.locale).map((fault) => `${id}: before ${fault}`),
      ...(set.locale.startsWith('en') ? (text.match(ENGLISH) ?? []) : []).map((fault) => `${id}: ${fault}`),
    ]);
    expect(faults).toEqual([]);
  });
});

describe('the detectors of wording', () => {
  it('find planted faults, and nothing in what is right', () => {
    expect(numberFaults('for 1 weeks, then 11 weeks and 2.1 years, 1 week', 'en')).toEqual(['1 weeks']);
    expect(numberFaults('hace 1 meses y 21 meses', 'es')).toEqual(['1 meses']);
    expect(soundFaults('a apple, a pear, an egg', 'en')).toEqual(['apple, a pear, an egg']);
    expect(soundFaults('le chef de équipe de nuit', 'fr')).toEqual(['équipe de nuit']);
    expect('no a cyst, 5 mg inhaled, the cyst'.match(ENGLISH)).toEqual(['no a', 'mg inhaled']);
  });
});
