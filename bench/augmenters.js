// Ablation of augmenters that are not in the recipe: each changes the copies of the default (not the source, not the generated text) further, before a CRF is trained; `default` changes
// nothing. Scored on a fifth of the source (at most 300 documents) and on the second half of the other corpus.
// `node bench/augmenters.js [pairs] [seeds] [augmenters] [file of rows]`: trainings whose row the file has already are not done again. Development text.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { applyEdits } from '../dist/core/apply-edits.js';
import { createRng } from '../dist/core/rng.js';
import { augment, train } from '../dist/index.js';
import { loadGazetteers } from '../dist/resources/gazetteers.js';
import { splitSentences } from '../dist/text/sentences.js';
import { tokenise } from '../dist/text/tokenise.js';
import { record } from './lib.js';
import { collect, openPair, score, shuffle } from './pairs.js';

const ITERATIONS = 150;
/** Documents to train on, at most. */
const TAKE = { en: 100, en2: 300, fr: 160, de: 500, es: 20, tw: 300 };

const mentionOf = (doc, { start, end }) => doc.entities.find((entity) => entity.start < end && start < entity.end);
const isInside = (doc, token) => mentionOf(doc, token) !== undefined;
const tagOf = (doc, token) => {
  const entity = mentionOf(doc, token);
  return entity ? `${token.start <= entity.start ? 'B' : 'I'}-${entity.label}` : 'O';
};
const isWord = (text) => /[\p{L}\p{N}]/u.test(text);
const upper = (text) => text.toUpperCase();
const lower = (text) => text.toLowerCase();

/** What happens to a sentence: calls `put(token, replacement)` or `edit(start, end, replacement)`. Shares are of sentences drawn and of tokens in them. */
const AUGMENTERS = {
  default() {},
  /** Label-wise token replacement (Dai and Adel 2020): a token of the same tag, by its frequency in the source. */
  lwtr: ({ doc, tokens, rng, known, put }) => replaceTokens(doc, tokens, rng, known, put, () => true),
  'lwtr-context': ({ doc, tokens, rng, known, put }) => replaceTokens(doc, tokens, rng, known, put, (token) => !isInside(doc, token)),
  /** Shuffling within segments (Dai and Adel 2020): the tokens of a mention, or of what is between two. */
  sis({ doc, tokens, rng, put }) {
    if (!rng.chance(0.3)) return;
    for (let i = 0, j; i < tokens.length; i = j) {
      const label = tagOf(doc, tokens[i]).slice(2);
      for (j = i + 1; j < tokens.length && tagOf(doc, tokens[j]) === (label === '' ? 'O' : `I-${label}`); ) j++;
      if (j - i < 2 || !rng.chance(0.5)) continue;
      const words = tokens.slice(i, j).map(({ text }) => text);
      for (let n = words.length - 1; n > 0; n--) {
        const other = rng.int(n + 1);
        [words[n], words[other]] = [words[other], words[n]];
      }
      words.forEach((word, n) => put(tokens[i + n], word));
    }
  },
  /** A quarter of the sentences: all small or all capitals (three in ten each), or the mentions alone (two in ten each). */
  casing({ doc, tokens, rng, put }) {
    if (!rng.chance(0.25)) return;
    const drawn = rng.float();
    for (const token of tokens) {
      if (drawn < 0.3 || (drawn < 0.5 && isInside(doc, token))) put(token, lower(token.text));
      else if ((drawn >= 0.5 && drawn < 0.8) || (drawn >= 0.8 && isInside(doc, token))) put(token, upper(token.text));
    }
  },
  /** Words outside mentions with a capital, as in headings. */
  'casing-context'({ doc, tokens, rng, put }) {
    if (!rng.chance(0.2)) return;
    for (const token of tokens) if (!isInside(doc, token)) put(token, upper(token.text[0]) + token.text.slice(1));
  },
  /** Marks of lists and quotations before a sentence, other signs at its end. */
  layout({ doc, sentence, tokens, rng, put, edit }) {
    if (tokens.length < 2 || !rng.chance(0.2)) return;
    edit(sentence.start, sentence.start, rng.pick(['- ', '* ', '• ', '1. ', '2) ', '> ', ': ', '" ', '( ']));
    const last = tokens.at(-1);
    if (!isInside(doc, last) && /^[.;,]$/u.test(last.text) && rng.chance(0.5)) put(last, rng.pick([';', ',', ':', '!', '…']));
  },
  /** Slips of typing and of character recognition, in mentions too. */
  noise({ tokens, rng, put }) {
    if (!rng.chance(0.4)) return;
    for (const token of tokens) {
      const { text } = token;
      if (!/^\p{L}{4,}$/u.test(text) || !rng.chance(0.1)) continue;
      const i = 1 + rng.int(text.length - 2);
      const slips = [
        () => text.slice(0, i) + text[i + 1] + text[i] + text.slice(i + 2),
        () => text.slice(0, i) + text.slice(i + 1),
        () => text.slice(0, i) + text[i] + text.slice(i),
        ...[['rn', 'm'], ['m', 'rn'], ['l', '1'], ['o', '0'], ['e', 'c']].map(([from, to]) => () => text.replace(from, to)),
      ];
      put(token, rng.pick(slips)());
    }
  },
  /** Names that are common words too: a name of the lists whose word the source has without a capital, in the place of a person's last word. */
  polysemous({ doc, sentence, tokens, rng, known, put }) {
    for (const entity of doc.entities) {
      if (entity.label !== 'PER' || entity.start < sentence.start || entity.end > sentence.end) continue;
      if (known.common.length === 0 || !rng.chance(0.3)) continue;
      const last = tokens.findLast(({ start, end }) => start >= entity.start && end <= entity.end);
      if (last && /^\p{Lu}\p{Ll}+$/u.test(last.text)) put(last, rng.pick(known.common));
    }
  },
  /** A person's name where it is none: an eponym made of it, in the place of a word outside mentions. */
  contrast({ doc, tokens, rng, known, put }) {
    if (!rng.chance(0.15) || known.eponyms.length === 0) return;
    const free = tokens.filter((token, n) => n > 0 && !isInside(doc, token) && /^\p{Ll}{5,}$/u.test(token.text));
    if (free.length > 0) put(rng.pick(free), rng.pick(known.eponyms));
  },
  /** A sentence and the next on one line. */
  concat({ doc, sentence, rng, edit }) {
    const at = doc.text.indexOf('\n', sentence.start);
    if (at === -1 || !rng.chance(0.3)) return;
    const end = at + /^\n+/u.exec(doc.text.slice(at))[0].length;
    if (!isInside(doc, { start: at, end })) edit(at, end, ' ');
  },
  /** A line after a comma, semicolon or colon. */
  split({ doc, tokens, rng, edit }) {
    for (let i = 3; i < tokens.length - 3; i++) {
      const [start, end] = [tokens[i].end, tokens[i + 1].start];
      if (/^[,;:]$/u.test(tokens[i].text) && end > start && !isInside(doc, { start, end }) && rng.chance(0.4)) edit(start, end, '\n');
    }
  },
}; // prettier-ignore

function replaceTokens(doc, tokens, rng, known, put, isMeant) {
  if (!rng.chance(0.5)) return;
  for (const token of tokens) {
    if (!isWord(token.text) || !isMeant(token) || !rng.chance(0.15)) continue;
    const words = known.words[tagOf(doc, token)];
    if (words) put(token, rng.pick(words));
  }
}

/** What augmenters know of the source. */
function learn(documents, language) {
  const words = {};
  const small = new Set();
  const lastNames = [];
  for (const doc of documents) {
    for (const token of tokenise(doc.text)) {
      const tag = tagOf(doc, token);
      (words[tag] ??= []).push(token.text);
      if (tag === 'O' && /^\p{Ll}+$/u.test(token.text)) small.add(token.text);
    }
    for (const { label, start, end } of doc.entities)
      if (label === 'PER') lastNames.push(doc.text.slice(start, end).split(/\s/u).at(-1));
  }
  const gazetteers = loadGazetteers();
  const names = ['family-names', 'given-names'].flatMap((name) => gazetteers.list(language, name)?.values ?? []);
  return {
    words,
    common: names.filter((name) => small.has(lower(name))),
    eponyms: lastNames
      .filter((name) => /^\p{Lu}\p{Ll}{3,}$/u.test(name))
      .flatMap((name) => [`${name}-Syndrom`, `${name}'s`, `${name}ian`]),
  };
}

function change(name, documents, seed, language, known) {
  return documents.map((doc, d) => {
    if (doc.derivedFrom === undefined) return doc;
    const rng = createRng(seed).fork(name, String(d));
    const edits = [];
    const tokens = tokenise(doc.text);
    const edit = (start, end, replacement) => {
      if (!edits.some((other) => other.start === start)) edits.push({ start, end, replacement });
    };
    const put = (token, replacement) => {
      const { start, end, text } = token;
      const entity = mentionOf(doc, token);
      if (replacement && replacement !== text && (!entity || (entity.start <= start && end <= entity.end)))
        edit(start, end, replacement);
    };
    for (const sentence of splitSentences(doc.text, language)) {
      const own = tokens.filter(({ start, end }) => start >= sentence.start && end <= sentence.end);
      AUGMENTERS[name]({ doc, sentence, tokens: own, rng, known, put, edit });
    }
    return applyEdits(doc, edits);
  });
}

const [, , pairs = 'en,fr', seeds = '1', names = Object.keys(AUGMENTERS).join(), file] = process.argv;
const rows = file && existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(JSON.parse) : [];
const known = (pair, seed, arm) => rows.some((row) => row.pair === pair && row.seed === seed && row.arm === arm);
for (const pair of pairs.split(',')) {
  for (const seed of seeds.split(',').map(Number)) {
    const wanted = names.split(',').filter((arm) => !known(pair, seed, arm));
    if (wanted.length === 0) continue;
    const { language, own, second } = await openPair(pair, seed);
    const shuffled = shuffle(own, seed);
    const held = Math.floor(own.length / 5);
    const taken = shuffled.slice(held, held + TAKE[pair]);
    const training = await collect(await augment(taken, { seed, locale: language }));
    for (const arm of wanted) {
      const changed = change(arm, training, seed, language, learn(taken, language));
      const settings = { maxIterations: ITERATIONS };
      const { tagger } = await train(changed, { model: 'crf', settings, seed, locale: language });
      const row = { pair, seed, arm, own: await score(tagger, shuffled.slice(0, Math.min(held, 300))), other: await score(tagger, second) }; // prettier-ignore
      console.log(JSON.stringify(row));
      rows.push(row);
      if (file) appendFileSync(file, `${JSON.stringify(row)}\n`);
    }
  }
}
record('augmenters', {
  unit: 'F1, strict and by overlap, micro over the labels of what is tagged; recall of tokens at a precision of nine in ten',
  note: 'development text; copies of the default changed further by one augmenter each',
  model: 'crf',
  maxIterations: ITERATIONS,
  documents: TAKE,
  rows: rows.map(({ pair, seed, arm, own, other }) => ({ pair, seed, arm, own, other })),
});
