import { expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import { parseInline } from '../../../src/formats/inline/reader.ts';
import { findLeftovers } from '../../../src/pipeline/concealment/leftovers.ts';

/** What is found in a note beside its label; others write the word as what it means besides. */
function leftovers(locale: string, inline: string, ordinary: string): readonly string[] {
  const doc = createDocument({ id: 'a', ...parseInline(inline) });
  const others = Array.from({ length: 20 }, (_, i) => createDocument({ id: `o${i}`, text: `${ordinary} (${i})`, entities: [] })); // prettier-ignore
  const found = findLeftovers([doc, ...others], { labelMap: undefined, locale, protectEponyms: false, isLeft: () => false }); // prettier-ignore
  return (found.get('a') ?? []).map(({ start, end }) => doc.text.slice(start, end));
}

it.each([
  ['en', 'Seen by [Adrian Young](DOCTOR). Later Dr Young saw him again.', ['Young']],
  ['en', 'Seen by [Adrian Young](DOCTOR). He then asked Young again.', ['Young']],
  ['en', 'Seen by [Adrian Young](DOCTOR). Signed A. Young', ['Young']],
  ['en', 'Seen with [Theresa May](PATIENT). Mrs May went home in May.', ['May']],
  ['en', 'Seen with [Will Brandvold](PATIENT). We asked Will again.', ['Will']],
  ['en', 'Seen with [Anna Bishop](PATIENT). Mrs Bishop slept.', ['Bishop']],
  ['en', 'Seen at [Copper Basin Medical Clinic](HOSPITAL). Copper Basin Medical Clinic wrote.', ['Copper Basin Medical Clinic']], // prettier-ignore
  ['en', 'Seen at [Quistmore Community Hospital](HOSPITAL). Sent by quistmore community hospital.', ['quistmore community hospital']], // prettier-ignore
  ['en', 'He lives at [517 Quistmore Trail](STREET). It is 517 quistmore trail still.', ['517 quistmore trail']],
  ['de', 'Geholt von [Taxi Brandvold](ORGANIZATION). Rechnung an TAXI BRANDVOLD.', ['TAXI BRANDVOLD']],
  ['de', 'Wohnt am [Quistweg 12](STREET). Besuch im Quistweg 12, Quistweg 4.', ['Quistweg 12']],
  ['de', 'Gesehen am [17.12.2019](DATE). Am 17.XII.2019 entlassen.', ['17.XII.2019']],
  ['es', 'Visto el [17/12/2019](DATE). Alta el 17-XII-2019 a casa.', ['17-XII-2019']],
  ['de', 'Gesehen von [Anna Lang](DOCTOR). Später kam Frau Lang dazu.', ['Lang']],
  ['de', 'Gesehen mit [Uwe Kurz](PATIENT). Hr. Kurz schlief.', ['Kurz']],
  ['de', 'Gesehen mit [Ole Brandvold](PATIENT). Ole schlief.', ['Ole']],
  ['fr', 'Vu avec [Luc Bon](PATIENT). Demain M. Bon revient.', ['Bon']],
  ['es', 'Visto con [Juan Rey](PATIENT). El Sr. Rey duerme.', ['Rey']],
  ['es', 'Visto con [Ana Gil](DOCTOR). Gil firma.', ['Gil']],
])('finds a name that is another word too, or short, where what is around it tells: %s, %s', (locale, text, found) => {
  expect(leftovers(locale, text, 'The night was calm.')).toEqual(found);
});

it.each([
  ['en', 'Seen by [Adrian Young](DOCTOR). Young man, slept; the young man ate.'],
  ['en', 'Seen with [Theresa May](PATIENT). In May she came; she may come again, as of May of that year.'],
  ['en', 'Seen with [Will Brandvold](PATIENT). Will he come again? The will is there.'],
  ['en', 'Seen with [Anna Bishop](PATIENT). The bishop of the town called.'],
  ['en', 'Seen at [Valley Medical Center](HOSPITAL). The valley medical center of old was nice.'],
  ['en', 'Sent to [Night Ward](DEPARTMENT). The night ward was calm.'],
  ['de', 'Gesehen am [17.12.2019](DATE). Nerv XII intakt, Stufe 17.'],
  ['de', 'Gesehen von [Anna Lang](DOCTOR). Lange schlief er, lang und gut.'],
  ['fr', 'Vu avec [Luc Bon](PATIENT). Bon sommeil, bon appétit.'],
])('leaves the word where it is one: %s, %s', (locale, text) => {
  expect(leftovers(locale, text, 'The night was calm.')).toEqual([]);
});
