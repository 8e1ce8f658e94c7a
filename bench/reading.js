// Reading aloud: deals sheets of changed sentences among unchanged ones, which look alike, and counts what readers say of them.
//   node bench/reading.js deal SEED FOLDER              a sheet a language (FOLDER/en.txt: number, tab, sentence) and FOLDER/key.json, not for readers
//   node bench/reading.js count FOLDER READER READER    judgements (FOLDER/en.READER.txt: numbers of the sentences that read wrong, and why, a line each)
// A reader marks what nobody would have written: grammar, agreement, kind, sex, place. Sheets hold text of the corpora: they stay out of the repository.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { augment, readCorpus } from '../dist/index.js';
import { createAnalyser } from '../dist/text/analyse.js';
import { corporaFolder, record } from './lib.js';
import { collect, shuffle } from './pairs.js';

const CORPORA = {
  en: ['wikigold/wikigold.conll.txt', 'crossner/politics'],
  es: ['meddocan/train'],
  fr: ['eds_pseudo_fr/templates.txt'],
  de: ['germeval2014/NER-de-dev.tsv'],
};
const [CHANGED, UNCHANGED] = [100, 50];
const OPTIONS = {
  wikigold: { from: 'conll', scheme: 'IO' },
  germeval2014: { from: 'conll', tokenColumn: 1, tagColumn: 2 },
};

const [action, ...rest] = process.argv.slice(2);
await (action === 'deal' ? deal(Number(rest[0]), rest[1]) : count(rest[0], rest.slice(1)));

async function deal(seed, folder) {
  mkdirSync(folder, { recursive: true });
  const key = { seed };
  for (const [language, files] of Object.entries(CORPORA)) {
    const analyse = createAnalyser(language);
    const changed = [];
    const unchanged = [];
    for (const file of files) {
      const options = OPTIONS[file.split('/')[0]] ?? {};
      const corpus = await collect(await readCorpus(path.join(corporaFolder(), file), options));
      const own = corpus.map((doc) => ({ ...doc, envelope: undefined }));
      const sources = shuffle(own, seed).slice(0, 400);
      const copies = await collect(
        await augment(sources, { seed, alpha: 1, locale: language, generated: false, augmentedOnly: true }),
      );
      const known = new Set(sources.flatMap((doc) => sentencesOf(doc, analyse)));
      unchanged.push(...shuffle([...known], seed).slice(0, Math.ceil(UNCHANGED / files.length)));
      const fresh = copies.flatMap((doc) => sentencesOf(doc, analyse)).filter((sentence) => !known.has(sentence));
      changed.push(...shuffle([...new Set(fresh)], seed).slice(0, CHANGED / files.length));
    }
    const sheet = shuffle(
      [...changed.map((text) => [text, true]), ...unchanged.slice(0, UNCHANGED).map((text) => [text, false])],
      seed + 1,
    );
    writeFileSync(path.join(folder, `${language}.txt`), sheet.map(([text], i) => `${i + 1}\t${text}\n`).join(''));
    key[language] = sheet.map(([, isChanged]) => isChanged);
  }
  writeFileSync(path.join(folder, 'key.json'), JSON.stringify(key));
}

/** Sentences with a mention that are long enough to judge, on one line each. */
function sentencesOf(doc, analyse) {
  return analyse(doc)
    .sentences.filter(
      ({ start, end }) =>
        end - start >= 40 &&
        end - start <= 300 &&
        doc.entities.some((entity) => entity.start >= start && entity.end <= end),
    )
    .map(({ start, end }) => doc.text.slice(start, end).replaceAll(/\s+/gu, ' ').trim());
}

function count(folder, readers) {
  const { seed, ...key } = JSON.parse(readFileSync(path.join(folder, 'key.json'), 'utf8'));
  const results = {};
  for (const [language, isChanged] of Object.entries(key)) {
    const marked = readers.map((reader) => {
      const lines = readFileSync(path.join(folder, `${language}.${reader}.txt`), 'utf8').split('\n');
      return new Set(lines.flatMap((line) => (/^\d+/.test(line) ? [Number.parseInt(line, 10) - 1] : [])));
    });
    const share = (wanted, isWrong) => {
      const places = isChanged.flatMap((own, i) => (own === wanted ? [i] : []));
      return Math.round((1000 * places.filter(isWrong).length) / places.length) / 10;
    };
    const agreed =
      isChanged.filter((_, i) => new Set(marked.map((set) => set.has(i))).size === 1).length / isChanged.length;
    const byChance = marked.reduce((product, set) => product * (set.size / isChanged.length), 1) + marked.reduce((product, set) => product * (1 - set.size / isChanged.length), 1); // prettier-ignore
    results[language] = {
      changedWrong: marked.map((set) => share(true, (i) => set.has(i))),
      unchangedWrong: marked.map((set) => share(false, (i) => set.has(i))),
      changedWrongBoth: share(true, (i) => marked.every((set) => set.has(i))),
      unchangedWrongBoth: share(false, (i) => marked.every((set) => set.has(i))),
      agreement: Math.round(1000 * agreed) / 10,
      kappa: Math.round((100 * (agreed - byChance)) / (1 - byChance)) / 100,
    };
  }
  console.log(results);
  record('reading', {
    unit: 'percent of sentences that a reader says nobody would have written',
    seed,
    sentences: { changed: CHANGED, unchanged: UNCHANGED },
    results,
  });
}
