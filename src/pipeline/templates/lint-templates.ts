import { PalimpsestError, formatPlace, type Place } from '../../core/errors.ts';
import type { CharSpan, Document } from '../../core/types.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { createGenerator } from '../../templates/generator.ts';
import { lintDocument } from '../../templates/lint.ts';
import type { Template, TemplateSet } from '../../templates/plan.ts';

const QUIET = { typo: 0, 'run-on': 0, upper: 0, lower: 0, accent: 0 };
const SEED = 11;
/** Characters around a fault by which its place in a template is found, most first; of less than the least, anything has some. */
const AROUND = [24, 12, 6];
const LEAST = 4;

/**
 * Looks at the first documents of a set, as they are before noise, for what no text should say, and tells one of each kind and template.
 *
 * @param files the set's texts by the names that errors show.
 * @returns problems like those of the set's parser, with the code `lint-<kind>`; the line is that of the template, fragment or list which has the words
 *   around the fault, or the template's first.
 * @throws PalimpsestError `unknown-locale` where the gazetteers have nothing for a slot.
 */
export function lintTemplates(
  set: TemplateSet,
  files: ReadonlyMap<string, string>,
  documents: number,
): readonly PalimpsestError[] {
  const generator = createGenerator(set, { gazetteers: loadGazetteers(), seed: SEED, noise: QUIET });
  const templates = new Map(set.templates.map((template) => [template.id, template]));
  const isClinical = !/^(?:court|general)/u.test(set.genre);
  const found = new Map<string, PalimpsestError>();
  for (let i = 0; i < documents; i++) {
    const doc = generator.document(i);
    const template = templates.get(doc.meta?.['template'] as string) as Template;
    for (const fault of lintDocument(doc, template.locale, isClinical)) {
      const key = `${template.id} ${fault.kind} ${fault.what.replaceAll(/\d+/gu, '#')}`;
      if (found.has(key)) continue;
      const place = placeOf(fault, doc, template.file, files);
      found.set(
        key,
        new PalimpsestError(
          `lint-${fault.kind}`,
          `${fault.what} (in document ${i + 1} of the template ${template.id})`,
          {
            place,
            hint: HINTS[fault.kind],
          },
        ),
      );
    }
  }
  return [...found.values()].toSorted((a, b) => (formatPlace(a.place) < formatPlace(b.place) ? -1 : 1));
}

const HINTS: Readonly<Record<ReturnType<typeof lintDocument>[number]['kind'], string>> = {
  number: 'Write singular and plural as two alternatives, each with its own range of numbers.',
  sound: 'Write both forms in braces, such as {{a/an}}: the one that the next sound asks for is written.',
  wording: 'One of what meets here must go: look at the alternatives and lists on either side.',
  date: 'Give the later date its distance from the earlier one: {{date after=adm days=2..9}}.',
  age: 'Give the age the range of the role, or the role alternatives by age.',
  dose: 'Draw the drug together with doses that it has.',
  measure: 'Narrow the range of the number.',
};

/** Where the words around a fault stand in the set's files: the template's own first. */
function placeOf({ start, end }: CharSpan, { text }: Document, own: string, files: ReadonlyMap<string, string>): Place {
  const lineOf = (file: string, at: number) => ({
    file,
    line: (files.get(file) ?? '').slice(0, at).split('\n').length,
  });
  const order = [own, ...[...files.keys()].filter((file) => file !== own)];
  for (const around of AROUND) {
    const after = text.slice(end, end + around);
    const before = text.slice(Math.max(0, start - around), start);
    for (const words of [before + text.slice(start, end) + after, before, after, text.slice(start, end)]) {
      const wanted = words.split('\n').toSorted((a, b) => b.length - a.length)[0] ?? '';
      if (wanted.trim().length < LEAST) continue;
      for (const file of order) {
        const at = files.get(file)?.indexOf(wanted) ?? -1;
        if (at >= 0) return lineOf(file, at);
      }
    }
  }
  return { file: own, line: 1 };
}
