import type { Text } from '../pack.ts';

export const text: Text = {
  functionWords:
    'og du i at det er en til på af for med den som de ikke har et der var han men om fra sig hun ved også efter kan eller blev vi skal være når mange',
};
