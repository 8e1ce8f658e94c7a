// Reading aloud: deals sheets of changed sentences among unchanged ones, which look alike, and counts what readers say of them.
//   node bench/reading.js deal SEED FOLDER [BUILD] [LANGUAGES]      a sheet a language (FOLDER/en.txt: number, tab, sentence) and FOLDER/key.json, not for readers;
//                                                       BUILD is another version's dist, whose copies of the same sentences are dealt among them, since readers differ from day to day
//   node bench/reading.js sources FOLDER READER READER  a second sheet a language (FOLDER/en.sources.txt), for other readers: the source of each sentence
//                                                       that both marked, among as many sources of sentences that nobody marked
//   node bench/reading.js count FOLDER READER READER [READER READER]
//                                                       judgements (FOLDER/en.READER.txt: numbers of the sentences that read wrong, and why, a line each) and
//                                                       those of the second sheets (FOLDER/en.sources.READER.txt): what was right in its source counts by itself
// A reader marks what nobody would have written: grammar, agreement, kind, sex, place. Sheets hold text of the corpora: they stay out of the repository.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { augment, readCorpus } from '../dist/index.js';
import { createAnalyser } from '../dist/text/analyse.js';
import { corporaFolder, record } from './lib.js';
import { collect, readNotes, shuffle } from './pairs.js';

const CORPORA = {
  en: ['wikigold/wikigold.conll.txt', 'crossner/politics'],
  'en-notes': ['fresh'],
  es: ['meddocan/train'],
  fr: ['eds_pseudo_fr/templates.txt'],
  de: ['germeval2014/NER-de-dev.tsv'],
  sv: ['uner_sv/sv_talbanken-ud-train.iob2'],
  // For want of a corpus, texts that somebody invented, and that nobody who mended copies had read.
  it: ['fresh'],
  nl: ['fresh'],
  ca: ['fresh'],
  pt: ['fresh'],
  'pt-news': ['uner_pt/pt_bosque-ud-dev.iob2'],
};
const [CHANGED, UNCHANGED] = [100, 50];
const OPTIONS = {
  wikigold: { from: 'conll', scheme: 'IO' },
  germeval2014: { from: 'conll', tokenColumn: 1, tagColumn: 2 },
  uner_sv: { from: 'conll', tokenColumn: 1, tagColumn: 2 },
  uner_pt: { from: 'conll', tokenColumn: 1, tagColumn: 2 },
};
/** Of a sentence: from this version, from the one it is compared with, or from the corpus. */
const GROUPS = ['changed', 'before', 'unchanged'];

const [action, ...rest] = process.argv.slice(2);
if (action === 'deal') await deal(Number(rest[0]), ...rest.slice(1));
else if (action === 'sources') dealSources(rest[0], rest.slice(1));
else count(rest[0], rest.slice(1, 3), rest.slice(3));

async function deal(seed, folder, build = '', languages = Object.keys(CORPORA).join()) {
  const used = readFileSync(new URL('reading-seeds.txt', import.meta.url), 'utf8').match(/\d+/gu);
  if (used?.includes(String(seed)))
    throw new Error(`copies of seed ${seed} were read while the code was mended: take another`);
  const former = build === '' ? undefined : (await import(pathToFileURL(path.resolve(build, 'index.js')).href)).augment;
  mkdirSync(folder, { recursive: true });
  const key = { seed };
  for (const sheet of languages.split(',')) {
    const files = CORPORA[sheet];
    const [language] = sheet.split('-');
    const analyse = createAnalyser(language);
    const dealt = [];
    for (const file of files) {
      const reading = OPTIONS[file.split('/')[0]] ?? {};
      const corpus = file === 'fresh' ? readNotes(`fresh/${language}`) : await collect(await readCorpus(path.join(corporaFolder(), file), reading)); // prettier-ignore
      const own = corpus.map((doc) => ({ ...doc, envelope: undefined }));
      const sources = shuffle(own, seed).slice(0, 400);
      const before = sources.map((doc) => sentencesOf(doc, analyse));
      const known = new Set(before.flat());
      const unchanged = shuffle([...known], seed).slice(0, UNCHANGED / files.length);
      dealt.push(...unchanged.map((text) => ({ text, groups: ['unchanged'] })));
      const options = { seed, alpha: 1, locale: language, generated: false, augmentedOnly: true };
      const [now, earlier] = await Promise.all(
        [augment, former].map(async (write) => {
          if (write === undefined) return undefined;
          const copies = await collect(await write(sources, options));
          if (copies.length !== sources.length)
            throw new Error(`${file}: ${copies.length} copies of ${sources.length}`);
          // A copy's sentences are its source's, one by one, unless a change moved a border: such a copy is not dealt.
          return copies.map((doc, i) => {
            const sentences = sentencesOf(doc, analyse);
            return sentences.length === before[i].length ? sentences : undefined;
          });
        }),
      );
      const isNew = (text) => text !== undefined && !known.has(text);
      const pairs = before.flatMap((sentences, i) =>
        sentences.map((source, j) => ({ source, now: now[i]?.[j], earlier: earlier?.[i]?.[j] })),
      );
      const changed = [
        ...new Map(pairs.filter(({ now: text }) => isNew(text)).map((pair) => [pair.now, pair])).values(),
      ];
      // Both versions of the same sentences: two draws of a hundred differ by more than two versions do. What they have in common is read once.
      for (const { source, ...pair } of shuffle(changed, seed).slice(0, CHANGED / files.length)) {
        const isAlike = pair.earlier === pair.now;
        dealt.push({ text: pair.now, source, groups: isAlike ? ['changed', 'before'] : ['changed'] });
        if (!isAlike && isNew(pair.earlier)) dealt.push({ text: pair.earlier, source, groups: ['before'] });
      }
    }
    const lines = shuffle(dealt, seed + 1);
    writeFileSync(path.join(folder, `${sheet}.txt`), numbered(lines.map(({ text }) => text)));
    key[sheet] = lines.map(({ groups, source }) => ({ groups, source }));
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

/** Sentences as a sheet has them. */
function numbered(sentences) {
  return sentences.map((text, i) => `${i + 1}\t${text}\n`).join('');
}

/** What each reader marked on a sheet, counted from nought. */
function marks(folder, sheet, readers) {
  return readers.map((reader) => {
    const lines = readFileSync(path.join(folder, `${sheet}.${reader}.txt`), 'utf8').split('\n');
    return new Set(lines.flatMap((line) => (/^\d+/.test(line) ? [Number.parseInt(line, 10) - 1] : [])));
  });
}

/** The second sheets: places on the first one, in the order of the second, go to `key.sources.json`. */
function dealSources(folder, readers) {
  const { seed, ...key } = JSON.parse(readFileSync(path.join(folder, 'key.json'), 'utf8'));
  const places = {};
  for (const [language, sheet] of Object.entries(key)) {
    const marked = marks(folder, language, readers);
    const pairs = sheet.flatMap(({ source }, i) => (source === undefined ? [] : [i]));
    const wrong = pairs.filter((i) => marked.every((set) => set.has(i)));
    const right = shuffle(pairs.filter((i) => marked.every((set) => !set.has(i))), seed + 3); // prettier-ignore
    places[language] = shuffle([...wrong, ...right.slice(0, wrong.length)], seed + 4);
    const sentences = places[language].map((i) => sheet[i].source);
    writeFileSync(path.join(folder, `${language}.sources.txt`), numbered(sentences));
  }
  writeFileSync(path.join(folder, 'key.sources.json'), JSON.stringify(places));
}

function count(folder, readers, readersOfSources) {
  const { seed, ...key } = JSON.parse(readFileSync(path.join(folder, 'key.json'), 'utf8'));
  const secondSheets = readersOfSources.length > 0 && JSON.parse(readFileSync(path.join(folder, 'key.sources.json'), 'utf8')); // prettier-ignore
  const results = {};
  for (const [language, sheet] of Object.entries(key)) {
    const marked = marks(folder, language, readers);
    const ofSources = secondSheets && marks(folder, `${language}.sources`, readersOfSources);
    const wrongInSource = new Set(
      secondSheets ? secondSheets[language].filter((_, i) => ofSources.every((set) => set.has(i))) : [],
    );
    const share = (wanted, isWrong) => {
      const places = sheet.flatMap(({ groups }, i) => (groups.includes(wanted) ? [i] : []));
      return Math.round((1000 * places.filter(isWrong).length) / places.length) / 10;
    };
    const agreed = sheet.filter((_, i) => new Set(marked.map((set) => set.has(i))).size === 1).length / sheet.length;
    const byChance = marked.reduce((product, set) => product * (set.size / sheet.length), 1) + marked.reduce((product, set) => product * (1 - set.size / sheet.length), 1); // prettier-ignore
    results[language] = {
      ...Object.fromEntries(
        GROUPS.filter((group) => sheet.some(({ groups }) => groups.includes(group))).flatMap((group) => [
          [`${group}Wrong`, marked.map((set) => share(group, (i) => set.has(i)))],
          [`${group}WrongBoth`, share(group, (i) => marked.every((set) => set.has(i)))],
          ...(secondSheets && group !== 'unchanged'
            ? [[`${group}WrongByUs`, share(group, (i) => !wrongInSource.has(i) && marked.every((set) => set.has(i)))]]
            : []),
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
