// Precision and recall of the detection of placeholders on hand-checked lists, with Wilson's intervals, and what each exclusion is
// worth. All of the lists are development text by now: rules and exclusions were tuned on them, so no figure here is held out.
// SHOW=1 gives the places of disagreement instead. PALIMPSEST_CORPORA=… npm run build && node bench/placeholders-accuracy.js
import { existsSync, readFileSync } from 'node:fs';
import { PlaceholderDetector } from '../dist/placeholders/detect.js';
import { EXCLUSION_NAMES } from '../dist/placeholders/letter-case.js';
import { createNameCheck, createPlaceholderTagger } from '../dist/placeholders/tagger.js';
import { loadGazetteers } from '../dist/resources/gazetteers.js';
import { corporaFolder, record } from './lib.js';
import { readDecisions } from './placeholders-lib.js';
import { hashOf, readSentences, wilson } from './placeholders-lists.js';

const corpora = corporaFolder();
const gazetteers = loadGazetteers();
const isFamilyName = createNameCheck(gazetteers, 'family-names');
const list = (name) => JSON.parse(readFileSync(`test/fixtures/placeholders/${name}.json`, 'utf8'));

/** Elements found right and wrongly and placeholders missed, of one text; what is UNSURE counts neither way. */
function compare(counts, gold, found, hash) {
  for (const { start, end } of found) {
    const match = gold.find(([from, to]) => from < end && start < to);
    if (match === undefined) {
      counts.wrong++;
      if (process.env.SHOW) counts.places.push([hash, start, end]);
    } else if (match[2] !== 'UNSURE') counts.right++;
  }
  for (const [from, to, label] of gold) {
    if (label === 'UNSURE' || found.some(({ start, end }) => from < end && start < to)) continue;
    counts.missed++;
    if (process.env.SHOW) counts.places.push([hash, from, to, 'missed']);
  }
}

/** The list of whole decisions whose labels were judged too. */
const LABELLED = 'timex-labels';

/** Of placeholders found rightly, whose label is that of the list. */
function countLabels(labels, gold, found) {
  for (const { start, end, label } of found) {
    const match = gold.find(([from, to]) => from < end && start < to);
    if (match === undefined || match[2] === 'UNSURE') continue;
    labels.told++;
    if (match[2] === label) labels.right++;
    else if (process.env.SHOW) labels.wrong = [...(labels.wrong ?? []), [start, end, label, match[2]]];
  }
}

const empty = () => ({ right: 0, wrong: 0, missed: 0, places: [] });

function onSentences(without) {
  const sentences = readSentences(corpora);
  const detector = new PlaceholderDetector({ isFamilyName, without: new Set(without) });
  const counts = empty();
  const labels = { told: 0, right: 0 };
  for (const [number, hash, gold = []] of list('ler-dev').sentences) {
    const text = sentences[number];
    if (hashOf(text) !== hash) throw new Error(`sentence ${number} is not the one that was read`);
    const found = detector.detect(text);
    compare(
      counts,
      gold,
      found.flatMap(({ elements }) => elements),
      number,
    );
    countLabels(labels, gold, found);
  }
  return { ...counts, labels };
}

/** Lines of whole decisions, drawn from those with a finding and from those that the net catches without one. */
async function onLines(name, without) {
  const { lines } = list(name);
  const counts = {};
  for (const court of new Set(lines.map(([of]) => of))) {
    const tagger = createPlaceholderTagger({ gazetteers, without: new Set(without) });
    const wanted = new Map(lines.filter(([of]) => of === court).map((line) => [line[2], line]));
    const own = (counts[court] = empty());
    const docs = readDecisions(corpora, court);
    for await (const doc of tagger.tag(
      (async function* () {
        yield* docs;
      })(),
    )) {
      let start = 0;
      for (const text of doc.text.split('\n')) {
        const end = start + text.length;
        const line = wanted.get(hashOf(text));
        if (line !== undefined) {
          wanted.delete(line[2]);
          const from = start;
          const found = doc.entities
            .filter((entity) => entity.start < end && entity.end > from)
            .map((entity) => ({ start: entity.start - from, end: entity.end - from, label: entity.label }));
          const gold = line[3] ?? [];
          compare(own, gold, found, line[2]);
          if (name === LABELLED) countLabels((own.labels ??= { told: 0, right: 0 }), gold, found);
        }
        start = end + 1;
      }
    }
    if (wanted.size > 0) throw new Error(`${wanted.size} lines of ${court} are not those that were read`);
  }
  return counts;
}

function told({ right, wrong, missed, places, labels }) {
  const percent = (value) => Number((100 * value).toFixed(1));
  const interval = (bounds) => bounds.map(percent);
  return {
    right,
    wrong,
    missed,
    precision: percent(right / (right + wrong)),
    precisionInterval: interval(wilson(right, right + wrong)),
    recall: percent(right / (right + missed)),
    recallInterval: interval(wilson(right, right + missed)),
    // Of placeholders found rightly, those whose label is that of the list, where labels were checked.
    ...(labels && {
      labels: {
        ...labels,
        share: percent(labels.right / labels.told),
        interval: interval(wilson(labels.right, labels.told)),
      },
    }),
    ...(places.length > 0 && { places }),
  };
}

const sum = (all) =>
  Object.values(all).reduce(
    (total, each) => ({
      right: total.right + each.right,
      wrong: total.wrong + each.wrong,
      missed: total.missed + each.missed,
      places: [...total.places, ...each.places],
      ...(each.labels && {
        labels: {
          told: (total.labels?.told ?? 0) + each.labels.told,
          right: (total.labels?.right ?? 0) + each.labels.right,
        },
      }),
    }),
    empty(),
  );

const names = ['timex-read', 'timex-held-out', LABELLED].filter((name) =>
  existsSync(`test/fixtures/placeholders/${name}.json`),
);
const report = { 'ler-dev': told(onSentences([])) };
for (const name of names) {
  const counts = await onLines(name, []);
  report[name] = {
    all: told(sum(counts)),
    ...Object.fromEntries(Object.entries(counts).map(([court, each]) => [court, told(each)])),
  };
}
if (!process.env.SHOW) {
  report.withoutExclusion = {};
  for (const exclusion of EXCLUSION_NAMES) {
    const { precision, recall } = told(onSentences([exclusion]));
    report.withoutExclusion[exclusion] = { 'ler-dev': { precision, recall } };
    for (const name of names) {
      const { precision: p, recall: r } = told(sum(await onLines(name, [exclusion])));
      report.withoutExclusion[exclusion][name] = { precision: p, recall: r };
    }
  }
}
console.log(JSON.stringify(report, null, 2));
if (!process.env.SHOW) record('placeholders-accuracy', report);
