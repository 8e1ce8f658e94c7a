import { readFileSync } from 'node:fs';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { parseInline } from '../../src/formats/inline/markup.ts';

export interface Disguise {
  readonly kind: string;
  /** Which of the values it is. */
  readonly of: string;
  readonly text: string;
}

interface DisguiseFile {
  readonly values: Readonly<Record<string, string>>;
  readonly disguises: readonly Disguise[];
}

const file = new URL('../fixtures/audit/disguises.json', import.meta.url);

/** Invented values, and some three hundred ways in which they may stand in a text. */
export const { values, disguises } = JSON.parse(readFileSync(file, 'utf8')) as DisguiseFile;

/** A note that has all the values, labelled. */
export function noteWithValues(id: string): Document {
  const v = (name: string, label: string) => `[${values[name]}](${label})`;
  const inline = [
    `Admitted to ${v('hospital', 'HOSPITAL')} on ${v('visit', 'DATE')}: ${v('name', 'PATIENT')}, born ${v('dob', 'DATE')}, a woman with`,
    `worsening cough and mild fever. Record number ${v('mrn', 'MEDICALRECORD')}, social security ${v('ssn', 'SSN')}, phone ${v('phone', 'PHONE')},`,
    `card ${v('card', 'ACCOUNT')}, account ${v('iban', 'ACCOUNT')}, address ${v('street', 'STREET')}, ${v('city', 'CITY')} ${v('zip', 'ZIP')}.`,
    `She works for ${v('org', 'ORGANIZATION')} and drives ${v('plate', 'VEHICLE')}. The pump is ${v('id', 'DEVICE')}. Write to ${v('email', 'EMAIL')} or`,
    `see ${v('url', 'URL')}; she logs in as ${v('user', 'USERNAME')} from ${v('ip', 'IPADDR')}. Seen by Dr. ${v('short', 'DOCTOR')} together with`,
    `Dr. ${v('umlaut', 'DOCTOR')}. The chest was clear, the heart regular, no murmurs; blood cultures were taken and the patient slept well.`,
  ].join('\n');
  return createDocument({ id, ...parseInline(inline) });
}

/** The document with a line at its end. */
export function plant(doc: Document, text: string): Document {
  return createDocument({ ...doc, text: `${doc.text}\n${text}\n` });
}
