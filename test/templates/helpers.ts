import { createGenerator, type GeneratorOptions, type Generator } from '../../src/templates/generator.ts';
import { parseTemplateSet, requireSound } from '../../src/templates/template-set.ts';
import type { TemplateSet } from '../../src/templates/plan.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import type { Document } from '../../src/core/types.ts';

const LABELS = [
  'patient: NAME', 'doctor: NAME', 'given-name: NAME', 'date: DATE', 'time: TIME', 'age: AGE', 'phone: CONTACT',
  'email: CONTACT', 'username: USER', 'medical-record: ID', 'hospital: ORG', 'city: false', 'zip: false', 'region: false', 'person: false',
  'symptom: { label: Symptom, layer: clinical }',
]; // prettier-ignore

/** A set of the templates given, by file name without its ending. */
export function filesOf(
  templates: Readonly<Record<string, string>>,
  settings = '',
  others: Readonly<Record<string, string>> = {},
): ReadonlyMap<string, string> {
  const set =
    `name: t\nlocale: en\ngenre: test\nlabels:\n${LABELS.map((line) => `  ${line}\n`).join('')}` +
    `lists:\n  symptom: [fever, cough, nausea, rash]\n  course: [stable, improving]\n${settings}`;
  return new Map([
    ['set.yaml', set],
    ...Object.entries(templates).map(([name, text]) => [`${name}.tmpl`, text] as const),
    ...Object.entries(others),
  ]);
}

export function setOf(template: string, settings = '', others: Readonly<Record<string, string>> = {}): TemplateSet {
  return requireSound(parseTemplateSet(filesOf({ one: template }, settings, others)));
}

export function generatorOf(template: string, options: Partial<GeneratorOptions> = {}, settings = ''): Generator {
  return createGenerator(setOf(template, settings), { gazetteers: loadGazetteers(), seed: 1, ...options });
}

/** The first documents of a template. */
export function render(template: string, count = 50, options: Partial<GeneratorOptions> = {}): readonly Document[] {
  const generator = generatorOf(template, options);
  return Array.from({ length: count }, (_, i) => generator.document(i));
}

/** What the set's author hears: line:column and message. */
export function problemsOf(template: string, settings = '', others: Readonly<Record<string, string>> = {}): string[] {
  const { problems } = parseTemplateSet(filesOf({ one: template }, settings, others));
  return problems.map(({ message, place }) => {
    const at = `${place.file}:${place.line}:${place.column}: `;
    return `${place.line}:${place.column} ${message.slice(at.length)}`;
  });
}

export function surfaces(doc: Document, label: string): readonly string[] {
  return doc.entities.filter((entity) => entity.label === label).map(({ start, end }) => doc.text.slice(start, end));
}
