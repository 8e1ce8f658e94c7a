// Reading aloud: deals sheets of changed sentences among unchanged ones, which look alike, and counts what readers say of them.
//   node bench/reading.js deal SEED FOLDER [BUILD]      a sheet a language (FOLDER/en.txt: number, tab, sentence) and FOLDER/key.json, not for readers;
//                                                       BUILD is another version's dist, whose sentences are dealt among them, since readers differ from day to day
//   node bench/reading.js count FOLDER READER READER    judgements (FOLDER/en.READER.txt: numbers of the sentences that read wrong, and why, a line each)
// A reader marks what nobody would have written: grammar, agreement, kind, sex, place. Sheets hold text of the corpora: they stay out of the repository.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { augment, readCorpus } from '../dist/index.js';
import { createAnalyser } from '../dist/text/analyse.js';
import { corporaFolder, record } from './lib.js';
import { collect, shuffle } from './pairs.js';

const CORPORA = {
  en: ['wikigold/wikigold.conll.txt', 'crossner/politics'],
  es: ['meddocan/train'],
  fr: ['eds_pseudo_fr/templates.txt'],
  de: ['germeval2014/NER-de-dev.tsv'],
  sv: ['uner_sv/sv_talbanken-ud-train.iob2'],
};
const [CHANGED, UNCHANGED] = [100, 50];
const OPTIONS = {
  wikigold: { from: 'conll', scheme: 'IO' },
  germeval2014: { from: 'conll', tokenColumn: 1, tagColumn: 2 },
  uner_sv: { from: 'conll', tokenColumn: 1, tagColumn: 2 },
};
/** Of a sentence: from this version, from the one it is compared with, or from the corpus. */
const GROUPS = ['changed', 'before', 'unchanged'];

const [action, ...rest] = process.argv.slice(2);
await (action === 'deal' ? deal(Number(rest[0]), ...rest.slice(1)) : count(rest[0], rest.slice(1)));

async function deal(seed, folder, build) {
  const former =
    build === undefined ? undefined : (await import(pathToFileURL(path.resolve(build, 'index.js')).href)).augment;
  mkdirSync(folder, { recursive: true });
  const key = { seed };
  for (const [language, files] of Object.entries(CORPORA)) {
    const analyse = createAnalyser(language);
    const dealt = { changed: [], before: [], unchanged: [] };
    for (const file of files) {
      const options = OPTIONS[file.split('/')[0]] ?? {};
      const corpus = await collect(await readCorpus(path.join(corporaFolder(), file), options));
      const own = corpus.map((doc) => ({ ...doc, envelope: undefined }));
      const sources = shuffle(own, seed).slice(0, 400);
      const known = new Set(sources.flatMap((doc) => sentencesOf(doc, analyse)));
      dealt.unchanged.push(...shuffle([...known], seed).slice(0, Math.ceil(UNCHANGED / files.length)));
      for (const [group, write] of [
        ['changed', augment],
        ['before', former],
      ]) {
        if (write === undefined) continue;
        const options = { seed, alpha: 1, locale: language, generated: false, augmentedOnly: true };
        const copies = await collect(await write(sources, options));
        const fresh = copies.flatMap((doc) => sentencesOf(doc, analyse)).filter((sentence) => !known.has(sentence));
        // Other sentences of each version, so that none is read twice.
        dealt[group].push(
          ...shuffle([...new Set(fresh)], group === 'before' ? seed + 2 : seed).slice(0, CHANGED / files.length),
        );
      }
    }
    const sheet = shuffle(
      GROUPS.flatMap((group) =>
        dealt[group].slice(0, group === 'unchanged' ? UNCHANGED : CHANGED).map((text) => [text, group]),
      ),
      seed + 1,
    );
    writeFileSync(path.join(folder, `${language}.txt`), sheet.map(([text], i) => `${i + 1}\t${text}\n`).join(''));
    key[language] = sheet.map(([, group]) => group);
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
  for (const [language, groups] of Object.entries(key)) {
    const marked = readers.map((reader) => {
      const lines = readFileSync(path.join(folder, `${language}.${reader}.txt`), 'utf8').split('\n');
      return new Set(lines.flatMap((line) => (/^\d+/.test(line) ? [Number.parseInt(line, 10) - 1] : [])));
    });
    const share = (wanted, isWrong) => {
      const places = groups.flatMap((own, i) => (own === wanted ? [i] : []));
      return Math.round((1000 * places.filter(isWrong).length) / places.length) / 10;
    };
    const agreed = groups.filter((_, i) => new Set(marked.map((set) => set.has(i))).size === 1).length / groups.length;
    const byChance = marked.reduce((product, set) => product * (set.size / groups.length), 1) + marked.reduce((product, set) => product * (1 - set.size / groups.length), 1); // prettier-ignore
    results[language] = {
      ...Object.fromEntries(
        GROUPS.filter((group) => groups.includes(group)).flatMap((group) => [
          [`${group}Wrong`, marked.map((set) => share(group, (i) => set.has(i)))],
          [`${group}WrongBoth`, share(group, (i) => marked.every((set) => set.has(i)))],
        ]),
      ),
      agreement: Math.round(1000 * agreed) / 10,
      kappa: Math.round((100 * (agreed - byChance)) / (1 - byChance)) / 100,
    };
  }
  console.log(results);
  record('reading', {
    unit: 'percent of sentences that a reader says nobody would have written',
    seed,
    sentences: { changed: CHANGED, before: CHANGED, unchanged: UNCHANGED },
    results,
  });
}
