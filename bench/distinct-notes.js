// Clinical notes of which no two share a name, a number or an address: what a stream meets that a sample repeated never does.

// Labels of the i2b2-2014 corpus.
const SENTENCES = [
  (m, word) =>
    `${m('PATIENT')} was seen on ${m('DATE')} with pain in the left ${word()} and a cough since ${m('DATE')}.`,
  (m, word) =>
    `The record of ${m('PATIENT')} has number ${m('MEDICALRECORD')}; call ${m('PHONE')} to ask about ${word()}.`,
  (m, word) => `Dr. ${m('DOCTOR')} spoke with ${m('PATIENT')} about the ${word()}, and the dose was kept at 20 mg.`,
  (m, word) => `${m('PATIENT')} lives at ${m('STREET')} and writes from ${m('EMAIL')} when the ${word()} hurts.`,
  (m, word) => `Seen by ${m('DOCTOR')} for chest pain; ${m('DOCTOR')} will see the patient again after the ${word()}.`,
];
const ONSETS = [
  'b',
  'br',
  'c',
  'ch',
  'd',
  'dr',
  'f',
  'g',
  'gr',
  'h',
  'j',
  'k',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  'st',
  't',
  'v',
  'w',
];
const RIMES = ['a', 'an', 'ar', 'e', 'el', 'en', 'i', 'in', 'is', 'o', 'on', 'or', 'u', 'ul'];
const NAMES_PER_NOTE = 30;

/** The number written in syllables: another number, another word. */
function word(number) {
  let text = '';
  for (let rest = number + 300; rest > 0;) {
    text += ONSETS[rest % ONSETS.length];
    rest = Math.floor(rest / ONSETS.length);
    text += RIMES[rest % RIMES.length];
    rest = Math.floor(rest / RIMES.length);
  }
  return text;
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** Labelled notes without end, each with thirty names, and with numbers, addresses and words that no other has. */
export function* distinctNotes() {
  let fresh = 0;
  const name = () => `${capital(word(fresh++))} ${capital(word(fresh++))}`;
  const mention = {
    PATIENT: name,
    DOCTOR: name,
    MEDICALRECORD: () => String(10_000_000 + fresh++),
    PHONE: () => `555-${String(fresh++).padStart(8, '0')}`,
    DATE: () => new Date(Date.UTC(1930, 0, 1 + (fresh++ % 33_000))).toISOString().slice(0, 10),
    STREET: () => `${1 + (fresh % 900)} ${capital(word(fresh++))} Street`,
    EMAIL: () => `${word(fresh++)}@example.org`,
  };
  for (let number = 0; ; number++) {
    let text = '';
    let names = 0;
    const entities = [];
    for (let i = 0; names < NAMES_PER_NOTE; i++) {
      let sentence = '';
      const pieces = [];
      // A mark where a mention stands: its place is known when the sentence is whole.
      const marked = SENTENCES[i % SENTENCES.length](
        (label) => `\u0000${pieces.push({ label, text: mention[label]() }) - 1}\u0000`,
        () => word(fresh++),
      );
      for (const [part, chunk] of marked.split('\u0000').entries()) {
        if (part % 2 === 0) {
          sentence += chunk;
          continue;
        }
        const piece = pieces[Number(chunk)];
        const start = text.length + sentence.length;
        sentence += piece.text;
        entities.push({ id: `T${entities.length + 1}`, start, end: start + piece.text.length, label: piece.label });
        if (piece.label === 'PATIENT' || piece.label === 'DOCTOR') names++;
      }
      text += `${sentence}${i % 4 === 3 ? '\n' : ' '}`;
    }
    yield { id: `note-${number}`, text, entities, meta: { patient: `patient-${number}` } };
  }
}
