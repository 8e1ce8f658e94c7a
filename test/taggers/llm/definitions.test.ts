import { expect, it } from 'vitest';
import { defineLabels } from '../../../src/taggers/llm/prompt.ts';

it('defines a label by its words where nobody says more, whatever it is called', () => {
  expect(defineLabels(['Some_Label', '__proto__', 'constructor'], undefined)).toEqual(
    Object.fromEntries([
      ['Some_Label', 'some label'],
      ['__proto__', ' proto '],
      ['constructor', 'constructor'],
    ]),
  );
});
