// The study as a report of the report layer: page with charts, Markdown.
import { PAPER_TABLES } from '../../dist/studies/rules/report/scores.js';
import { CORPUS, SCORED } from './corpus.js';

const percent = (share) => (100 * share).toFixed(1);
const figure = (value) => ({ text: percent(value), value });
const number = (value) => ({ text: String(Math.round(value)), value });
const spread = ({ mean, sd }) => ({
  text: sd === undefined ? percent(mean) : `${percent(mean)} ± ${percent(sd)}`,
  value: mean,
});
const name = (text) => ({ text });
const names = (...titles) => titles.map((title) => ({ title, kind: 'name' }));
const numbers = (...titles) => titles.map((title) => ({ title, kind: 'number' }));

export function mean(values) {
  const sum = values.reduce((a, b) => a + b, 0);
  const average = sum / values.length;
  const squares = values.reduce((a, b) => a + (b - average) ** 2, 0);
  return { mean: average, sd: values.length < 2 ? undefined : Math.sqrt(squares / (values.length - 1)) };
}

const spreadOf = ({ sd }) => (sd === undefined ? {} : { spread: sd });

const LOOP = 'loop';
const PLAIN = 'reviewed';
const RANDOM = 'random';
const RANDOM_SILENT = 'random +';

/** @param result as it is recorded. */
export function buildReport(result) {
  const { points, curves, required } = result;
  const at = (system, n, metric = 'strict') => mean(curves[system][n].map((scores) => scores[metric].ALL.f1));
  const gain = (n) => 100 * (at('loop', n).mean - at('random', n).mean);
  const [few, many] = [points.find((n) => n >= 300) ?? points.at(-1), points.at(-1)];
  const signed = (value) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
  const verdict = required.map(({ notes, ahead, met, gainOverSilent }) => `at ${notes} notes ${signed(gain(notes))} points (required ${signed(ahead)}: ${met ? 'met' : 'not met'})${gainOverSilent === undefined ? '' : `, ${signed(gainOverSilent)} against random choice with silent notes`}`).join('; '); // prettier-ignore
  const panel = (title, pick) => ({
    title,
    description: `${title}: ${points.map((n) => `${n} notes: loop ${percent(pick('loop', n).mean)}, random ${percent(pick('random', n).mean)}`).join('; ')}.`,
    chart: {
      kind: 'lines',
      x: { title: 'notes reviewed', ticks: points.filter((n) => n !== 200) },
      y: { title: 'F1', points: true },
      series: [
        ['loop', LOOP],
        ['plain', PLAIN],
        ['random', RANDOM],
        ['randomSilent', RANDOM_SILENT],
      ].map(([key, title]) => ({
        name: title,
        points: points
          .filter((n) => curves[key][n])
          .map((n) => ({ x: n, y: pick(key, n).mean, ...spreadOf(pick(key, n)) })),
      })),
    },
  });
  const byClass = (label, metric) => (key, n) => mean(curves[key][n].map((scores) => scores[metric][label].f1));
  return {
    title: 'The iterative builder with a simulated reviewer',
    description:
      `Sentences of ${CORPUS.name} as notes${CORPUS.thinned}; gold labels stand in for the reviewer at the cost of one note each; suggested rules are taken where the acceptance tests let them pass.`,
    headline: {
      question: 'Is the loop worth more than reviewing notes at random?',
      answer: `Indirect F1 of the loop against random choice of the same cost: ${verdict}.`,
      details: [
        `Loop ${percent(at('loop', few).mean)} at ${few} notes, ${percent(at('loop', many).mean)} at ${many}; random choice ${percent(at('random', few).mean)} and ${percent(at('random', many).mean)}; ${result.fourfold.runs.length > 0 ? `four times as many random notes as the loop reviewed in three iterations (${result.cost.text}): ${percent(result.fourfold.f1.mean)}` : 'the fourfold sample was not reached'}; paper: 73.2 and, four times as many, 77.4.`,
        `Direct F1 ${percent(result.direct.initial.ALL.f1)} with the initial rules, ${percent(mean(result.direct.final.map(({ ALL }) => ALL.f1)).mean)} with the final ones (paper: 17.2 and 57.6).`,
      ],
      findings: [],
      note: `Mean, and standard deviation where there are several seeds of the loop and of the sample; the held-out notes are the same.`,
      cautions: result.cautions,
    },
    sections: [
      {
        id: 'indirect',
        title: 'Indirect evaluation',
        text: [
          'A CRF trained on what was reviewed, the validation set included, tested on the held-out notes. Of the loop, notes in which its rules found nothing at the time are added as notes without entities, three for each positive note: nobody reviews them. The curve of the reviewed notes alone is what the paper does.',
        ],
        figures: [
          {
            id: 'curves',
            title: 'Indirect F1 against notes reviewed',
            scope: 'Persons and places of the held-out notes; CRF. Reviewed: the notes of the loop without silent ones; random +: random choice with them.',
            series: [LOOP, PLAIN, RANDOM, RANDOM_SILENT],
            panels: [
              panel('all, strict', byClass('ALL', 'strict')),
              panel('all, overlap', byClass('ALL', 'overlap')),
              ...SCORED.map((label) => panel(`${label}, strict`, byClass(label, 'strict'))),
            ],
          },
        ],
        tables: [indirectTable(result, at), prfTable(result), paperTable('indirect')],
      },
      {
        id: 'direct',
        title: 'Direct evaluation',
        text: ['What the rules find in the held-out notes; overlap, one to one. The final rules are those after the third iteration.'],
        figures: [],
        tables: [directTable(result), paperTable('direct')],
      },
      {
        id: 'costs',
        title: 'What was reviewed and found',
        text: [],
        figures: [],
        tables: [stepTable(result), acceptedTable(result), corpusTable(result)],
      },
    ],
  }; // prettier-ignore
}

function indirectTable({ points, curves }, at) {
  return {
    id: 'indirect-f1',
    title: 'Indirect F1',
    scope: `Micro over PERSON and LOCATION; mean and standard deviation of the seeds; percent.`,
    columns: [...numbers('notes reviewed', 'seeds', 'loop', 'reviewed alone', 'random', 'random, silent too', 'loop − random', 'loop, overlap', 'random, overlap')],
    rows: points.map((n) => [
      number(n),
      number(curves.loop[n].length),
      spread(at('loop', n)),
      curves.plain[n] ? spread(at('plain', n)) : { text: '–' },
      spread(at('random', n)),
      curves.randomSilent[n] ? spread(at('randomSilent', n)) : { text: '–' },
      { text: (100 * (at('loop', n).mean - at('random', n).mean)).toFixed(1), value: at('loop', n).mean - at('random', n).mean },
      spread(at('loop', n, 'overlap')),
      spread(at('random', n, 'overlap')),
    ]),
    notes: ['Strict, where not said otherwise.'],
  }; // prettier-ignore
}

function prfTable({ curves, fourfold, points }) {
  const rows = [];
  const add = (title, runs) => {
    if (runs.length === 0) return;
    for (const label of ['ALL', ...SCORED]) {
      const of = (key) => spread(mean(runs.map((scores) => scores.strict[label][key])));
      rows.push([name(title), name(label), of('recall'), of('precision'), of('f1')]);
    }
  };
  for (const n of [300, 1000].filter((one) => points.includes(one))) {
    add(`loop, ${n} notes`, curves.loop[n]);
    if (curves.plain[n]) add(`reviewed alone, ${n} notes`, curves.plain[n]);
    add(`random, ${n} notes`, curves.random[n]);
    if (curves.randomSilent[n]) add(`random and silent, ${n} notes`, curves.randomSilent[n]);
  }
  add('loop after three iterations', fourfold.loop);
  add('random, four times as many', fourfold.runs);
  return {
    id: 'indirect-classes',
    title: 'Recall, precision and F1 by class',
    scope: 'Strict; percent.',
    columns: [...names('trained on', 'class'), ...numbers('recall', 'precision', 'F1')],
    rows,
    notes: [],
  };
}

function directTable({ direct, labels }) {
  const rows = [];
  for (const label of ['ALL', ...labels]) {
    const { recall, precision, f1 } = direct.initial[label];
    rows.push([name('initial'), name(label), figure(recall), figure(precision), figure(f1)]);
    const of = (ratio) => spread(mean(direct.final.map((scores) => scores[label][ratio])));
    rows.push([name('final'), name(label), of('recall'), of('precision'), of('f1')]);
  }
  return {
    id: 'direct-classes',
    title: 'Rules on the held-out notes',
    scope: 'Overlap, one to one; ALL: PERSON and LOCATION; percent.',
    columns: [...names('rules', 'class'), ...numbers('recall', 'precision', 'F1')],
    rows,
    notes: [],
  };
}

function stepTable({ runs, labels }) {
  return {
    id: 'steps',
    title: 'Notes reviewed and instances found',
    scope: 'Each seed; cumulative.',
    columns: [
      ...names('seed', 'after'),
      ...numbers('notes', 'with PHI', ...labels, 'pool', 'validation F1'),
      ...names('rules accepted'),
    ],
    rows: runs.flatMap(({ seed, steps }) =>
      steps.map(({ what, notes, positive, instances, pool, validationF1, accepted }) => [
        name(String(seed)),
        name(what),
        number(notes),
        number(positive),
        ...labels.map((label) => number(instances[label])),
        pool === undefined ? { text: '–' } : number(pool),
        figure(validationF1),
        name(accepted ? `${accepted.networks.length} networks, ${accepted.entries} entries of ${accepted.tried} tried` : '–'),
      ]),
    ),
    notes: ['pool: notes in which the rules found something and that nobody had reviewed.'],
  }; // prettier-ignore
}

function acceptedTable({ runs }) {
  return {
    id: 'accepted',
    title: 'Accepted suggestions, one after the other',
    scope: 'F1 after each, overlap: on the training and validation corpora, which decide, and on the held-out notes, which the loop never sees; percent.',
    columns: [...names('seed', 'iteration.update', 'what'), ...numbers('training', 'validation', 'held out')],
    rows: runs.flatMap(({ seed, accepted }) =>
      accepted.map(({ iteration, update, networks, training, validation, heldOut }) => [
        name(String(seed)),
        name(`${iteration}.${update}`),
        name(networks.join(', ')),
        figure(training),
        figure(validation),
        figure(heldOut),
      ]),
    ),
    notes: [],
    isFolded: true,
  }; // prettier-ignore
}

function corpusTable({ corpora, labels }) {
  return {
    id: 'corpora',
    title: 'The sparse corpus',
    scope: `Sentences of ${CORPUS.name}; positive: with a person or a place.`,
    columns: [...names('part'), ...numbers('notes', 'words', 'positive', 'share, %', ...labels)],
    rows: Object.entries(corpora).map(([part, one]) => [
      name(part),
      number(one.notes),
      number(one.words),
      number(one.positive),
      figure(one.share),
      ...labels.map((label) => number(one.instances[label])),
    ]),
    notes: [],
  };
}

function paperTable(kind) {
  const { title, scope, systems, rows, notes } = PAPER_TABLES[kind];
  return {
    id: `paper-${kind}`,
    title: `The paper's ${title}`,
    scope: `${scope} Not this corpus: figures to read beside, not to compare.`,
    columns: [...names('class', 'figure'), ...numbers(...systems)],
    rows: rows.map(([label, what, ...values]) => [
      name(label),
      name(what),
      ...values.map((text) => ({ text, value: Number.parseFloat(text) })),
    ]),
    notes,
  };
}
