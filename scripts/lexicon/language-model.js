// Tells Spanish from Catalan: how much more often a run of two to four letters stands in the words of the one language than in
// those of the other, in tenths of a natural logarithm; above 0 for Catalan.

const LONGEST = 4;
/** Runs in fewer words than this tell nothing; differences below this are left out. */
const LEAST_WORDS = 6;
const LEAST_WEIGHT = 4;
const MOST_WEIGHT = 40;

/** Forms of the words: the lemmas, and what the endings of the rules make of them. */
function formsOf({ lemmas, rules, exceptions }) {
  const forms = new Set(Object.values(lemmas).flat());
  for (const rows of Object.values(exceptions)) for (const form of Object.keys(rows)) forms.add(form);
  for (const [pos, , endings] of rules) {
    for (const pair of endings) {
      const [form, lemma = ''] = pair.split(' ');
      if (form.length > 6) continue; // irregular forms as a whole
      // Verbs have dozens of endings: a third of the lemmas is enough for each.
      lemmas[pos].forEach((word, i) => {
        if (word.endsWith(lemma) && word.length > lemma.length + 1 && i % 3 === 0) {
          forms.add(word.slice(0, word.length - lemma.length) + form);
        }
      });
    }
  }
  return forms;
}

function runsOf(words) {
  const counts = new Map();
  for (const word of words) {
    const marked = `^${word}$`;
    const seen = new Set();
    for (let size = 2; size <= LONGEST; size++) {
      for (let i = 0; i + size <= marked.length; i++) seen.add(marked.slice(i, i + size));
    }
    for (const run of seen) counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  return counts;
}

export function languageModel(es, ca) {
  const [spanish, catalan] = [formsOf(es), formsOf(ca)];
  const [a, b] = [runsOf(spanish), runsOf(catalan)];
  const weights = {};
  for (const run of new Set([...a.keys(), ...b.keys()])) {
    const [x, y] = [a.get(run) ?? 0, b.get(run) ?? 0];
    if (x + y < LEAST_WORDS) continue;
    const odds = Math.log((y + 0.5) / (catalan.size + 1)) - Math.log((x + 0.5) / (spanish.size + 1));
    const weight = Math.round(Math.max(-MOST_WEIGHT, Math.min(MOST_WEIGHT, 10 * odds)));
    if (Math.abs(weight) >= LEAST_WEIGHT) weights[run] = weight;
  }
  // A longer run that says what its parts say is left out.
  const lean = Object.entries(weights).filter(([run, weight]) => {
    if (run.length === 2) return true;
    const parts = [weights[run.slice(1)] ?? 0, weights[run.slice(0, -1)] ?? 0];
    return Math.min(...parts.map((part) => Math.abs(weight - part))) >= 8;
  });
  const bySize = new Map();
  for (const [run, weight] of lean.sort(([x], [y]) => (x < y ? -1 : 1))) {
    const list = bySize.get(weight) ?? [];
    list.push(run);
    bySize.set(weight, list);
  }
  const rows = [...bySize].sort(([x], [y]) => x - y).map(([weight, runs]) => [String(weight), runs.join(' ')]);
  return { origin: 'counted in es.json and ca.json', runs: Object.fromEntries(rows) };
}
