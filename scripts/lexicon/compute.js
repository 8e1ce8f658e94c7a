// What scripts/lexicon/build.js writes to data/lexicon/en.json, worked out from WordNet, the word frequencies and the inflection libraries.
// It stands here and not in src/ since nothing else asks for it; what it asks is the compiled package's.
import { isProtected } from '../../dist/augment/wording/protected-words.js';
import { UNFIT_ADJECTIVES } from '../../dist/augment/wording/insertion-words.js';
import { computeReplaceables, isReplaceable } from '../../dist/augment/wording/synonyms.js';
import { offensiveWords, wordFrequencies } from '../../dist/resources/word-lists.js';
import { WORD_CLASSES, wordNet } from '../../dist/resources/wordnet.js';
import { readWord } from '../../dist/text/inflect.js';
import { isStopWord } from '../../dist/text/stop-words.js';

/** Words whose strict synonyms read badly more often than not, seen in samples of news, reviews, tweets and abstracts. */
const MISLEADING = new Set(
  (
    'government regime central cardinal publish print injury harm country nation idea thought induction initiation finally ' +
    'eventually confidence assurance involvement suppress conquer task project recommend advocate recover retrieve regain ' +
    'strategy scheme fashion manner mode consequence effect engagement battle limit confine resign vacate colony settlement ' +
    'agency bureau fear fright announcement proclamation twin mobile tale suspicion hunch panic terror seize clutch kingdom ' +
    'promotion publicity promo swollen vain toilet john marketing selling integrity unity territory district hypothesize ' +
    'speculate elicit arouse evoke gag famous noted fault tear rupture bundle package packet total elderly aged theme topic'
  ).split(' '),
);

/** Adverbs of frequency and degree that do not end in -ly; the degrees go before adjectives only. */
const FREQUENCIES = new Set('often sometimes'.split(' '));
const BEFORE_ADJECTIVE = new Set('very quite fairly rather somewhat'.split(' '));

/** Words in -ly that are no adverbs of manner or degree: they belong to a time, to the whole sentence, or are adjectives. */
const UNFIT_ADVERBS = new Set(
  (
    'only early daily weekly monthly yearly hourly nightly likely unlikely friendly family reply supply apply rely fly july ' +
    'italy belly bully ally recently previously formerly currently presently lately initially subsequently eventually finally ' +
    'immediately newly originally shortly momentarily simultaneously temporarily annually fortunately unfortunately luckily ' +
    'sadly hopefully actually basically additionally consequently accordingly respectively namely firstly secondly thirdly ' +
    'lastly evidently apparently obviously supposedly presumably allegedly reportedly certainly surely definitely really ' +
    'literally technically theoretically similarly conversely alternatively ultimately merely simply solely purely nearly ' +
    'hardly barely scarcely rarely seldom possibly probably arguably exactly approximately roughly mostly mainly partly ' +
    'equally especially particularly otherwise normally specifically namely historically'
  ).split(' '),
);

/** A word with more senses than this, either of the two, is too ambiguous for the strict policy. */
const MOST_SENSES = 8;
/** The share of its occurrences in WordNet's tagged texts that a word must have in its first sense. */
const DOMINANT = 0.5;
/** How often a word of several senses must occur there, for that share to mean something. */
const LEAST_COUNT = 2;
/** Strict: the Zipf frequencies that a word and its synonym may have, and how far they may lie apart. */
const MOST_FREQUENT = 6;
const LEAST_FREQUENT = 3;
const FREQUENCY_BAND = 2;
/**
 * Strict: nouns of these topics keep their word, because an everyday synonym is wrong where they are terms or titles: tops (3),
 * animals (5), the body (8), food (13), persons (18), plants (20), quantities (23), substances (27), time (28).
 */
const TERM_TOPICS = new Set([3, 5, 8, 13, 18, 20, 23, 27, 28]);

/** Works out the lexicon that ships with the package. Takes some seconds. */
export function computeLexicon() {
  const { of } = computeReplaceables(strictSynonyms);
  const synonyms = { noun: {}, verb: {}, adjective: {}, adverb: {} };
  const held = new Set();
  for (const word of wordFrequencies().words()) {
    const classes = of(word) ?? {};
    for (const wordClass of WORD_CLASSES) {
      const found = classes[wordClass];
      if (found === undefined) continue;
      const { lemma, sure, past, participle } = found;
      synonyms[wordClass][word] = past === participle ? [lemma, sure] : [lemma, sure, past, participle];
      held.add(word).add(lemma);
    }
  }
  return {
    synonyms,
    // A word is looked up with one neighbour or two.
    phrases: [...wordNet().phrases()]
      .filter((phrase) => phrase.split(' ').length < 4 && phrase.split(' ').some((word) => held.has(word)))
      .toSorted(),
    insertable: {
      'adverb-verb': computeInsertable('adverb-verb'),
      'adverb-adjective': computeInsertable('adverb-adjective'),
      'adjective-noun': computeInsertable('adjective-noun'),
    },
  };
}

/** The strict synonyms of a lemma: only where both words mostly mean the same one thing. */
export function strictSynonyms(lemma, wordClass) {
  if (!isReplaceable(lemma)) return [];
  const frequency = wordFrequencies().zipf(lemma);
  if (frequency > MOST_FREQUENT || MISLEADING.has(lemma)) return [];
  const senses = wordNet().senses(lemma, wordClass);
  const sense = mainSense(senses);
  if (sense === undefined || sense.synonyms.length === 1 || !isMostly(lemma, wordClass, senses)) return [];
  if (wordClass === 'noun' && senses.some(({ topic }) => TERM_TOPICS.has(topic))) return [];
  if (wordClass === 'adjective' && isParticiple(lemma)) return []; // the tag is too often wrong
  const found = new Set();
  for (const { word, marked, predicative } of sense.synonyms) {
    if (word === lemma || marked || predicative || !isReplaceable(word) || MISLEADING.has(word)) continue;
    const other = wordFrequencies().zipf(word);
    if (other < LEAST_FREQUENT || Math.abs(other - frequency) > FREQUENCY_BAND) continue;
    if (wordClass === 'noun' && (isPluralOnly(word) || word.endsWith('ing')) && !lemma.endsWith(word.slice(-1)))
      continue;
    const otherSenses = wordNet().senses(word, wordClass);
    const main = mainSense(otherSenses);
    if (main?.id === sense.id && main.count > 0 && isMostly(word, wordClass, otherSenses)) found.add(word);
  }
  return [...found];
}

/** The first sense, where the word has few and mostly this one. */
function mainSense(senses) {
  const [first] = senses;
  if (first === undefined || senses.length > MOST_SENSES) return undefined;
  if (senses.length === 1) return first;
  return first.count >= LEAST_COUNT && first.count >= DOMINANT * total(senses) ? first : undefined;
}

function isPluralOnly(noun) {
  return /[^isu]s$/.test(noun);
}

function isParticiple(word) {
  return /(?:ed|ing)$/.test(word) && readWord(word, 'verb') !== undefined;
}

/** Whether the word is mostly of this class, so that the tag is likely to be right, and the synonym to be understood. */
function isMostly(lemma, wordClass, senses) {
  const here = total(senses);
  return WORD_CLASSES.every((other) => other === wordClass || wordNet().count(lemma, other) <= here);
}

function total(senses) {
  return senses.reduce((sum, { count }) => sum + count, 0);
}

/** Works out all words that may be inserted in slots of the kind, sorted: what the lexicon keeps. */
function computeInsertable(kind) {
  if (kind === 'adjective-noun') return wordNet().words('adjective').filter(isFitAdjective).toSorted();
  const others = kind === 'adverb-verb' ? FREQUENCIES : BEFORE_ADJECTIVE;
  return [...new Set([...others, ...wordNet().words('adverb').filter(isFitAdverb)])].toSorted();
}

function isFitAdverb(word) {
  return /^[a-z]{3,}ly$/.test(word) && !UNFIT_ADVERBS.has(word) && isFit(word);
}

function isFitAdjective(word) {
  if (!/^[a-z]{3,}$/.test(word) || UNFIT_ADJECTIVES.has(word) || !isFit(word)) return false;
  if (/(?:ed|ing)$/.test(word) && readWord(word, 'verb') !== undefined) return false;
  return readWord(word, 'adjective')?.forms.includes('JJ') === true;
}

function isFit(word) {
  return !isStopWord(word) && !isProtected(word) && !offensiveWords().has(word);
}
