import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadLabelMap } from '../../../src/resources/label-map.ts';
import { checkTemplate, defineLabels, renderPrompt, SHIPPED_PROMPT } from '../../../src/taggers/llm/prompt.ts';

it('defines a label by its words where nobody says more, whatever it is called', () => {
  expect(defineLabels(['Some_Label', '__proto__', 'constructor'], undefined)).toEqual(
    Object.fromEntries([
      ['Some_Label', 'some label'],
      ['__proto__', ' proto '],
      ['constructor', 'constructor'],
    ]),
  );
});

// What the paper's text shows of its types: a definition that loses such an example means another type.
it.each([
  ['Date', ['calendar date', 'year', 'month', '民國', 'mk', '上周五', '中秋節', '今年十一月']],
  ['Age', ['age of a person', 'no duration', '會計18y']],
  ['Patient', ['name of the patient', 'without a title']],
  ['Person', ['any other person', 'no word of kinship']],
  ['Doctor', ['physician', 'abbreviation (ptz)', 'without a title']],
  ['NamedLocation', ['name of its own', 'no other type']],
  ['Nationality', ['nationality of a person']],
  ['Region', ['larger than a city']],
  ['Country', ['name of a country']],
  ['City', ['台北', '恆春', '八里']],
  ['Hospital', ['ntuh', '台大', '署北', '804', '療養院', '小診所']],
  ['Department', ['department or clinic of a hospital']],
  ['Room', ['room, ward or bed']],
  ['Number', ['number in a queue']],
  ['School', ['正修', '中和高中']],
  ['GenericLocation', ['told by its kind', 'clothing factory', '菜園']],
  ['Market', ['market']],
  ['Profession', ['occupation', '英語補習班老師']],
  ['IdNumber', ['identifies a person']],
  ['MedicalRecord', ['medical record']],
] as const)('defines %s as Lee et al. (2024) use it', (label, parts) => {
  const all = defineLabels(Object.keys(loadLabelMap('zh-en-deid').labels), undefined);
  expect(Object.keys(all)).toHaveLength(20);
  expect(parts.filter((part) => all[label]?.includes(part) !== true)).toEqual([]);
});

it('asks in the four parts of Lee et al. (2024), in the words that the paper quotes', () => {
  const template = readFileSync(SHIPPED_PROMPT, 'utf8');
  checkTemplate(template, 'prompt.txt');
  const prompt = renderPrompt({ template, definitions: { Doctor: 'of a physician' }, lists: {} }, 'Seen by ptz.');
  const parts = [
    'Extracting Private Information',
    '<SENTENCE>\nSeen by ptz.\n</SENTENCE>',
    'Doctor: of a physician',
    'Extract PHI from the given text based on the above definitions',
    'Do not translate',
    'None of your responses will contain "I\'m sorry", "I apologize"',
    'PHIs:',
  ];
  expect(parts.map((part) => prompt.indexOf(part))).toEqual(parts.map((part) => prompt.indexOf(part)).toSorted((a, b) => a - b)); // prettier-ignore
  expect(parts.filter((part) => !prompt.includes(part))).toEqual([]);
  expect(prompt.startsWith(parts[0] as string)).toBe(true);
  expect(prompt.trimEnd().endsWith('PHIs:')).toBe(true);
});
