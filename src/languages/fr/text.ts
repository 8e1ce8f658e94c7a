import type { Text } from '../pack.ts';

export const text: Text = {
  functionWords:
    'de à la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec son aux ou été mais elle cette ont ses comme leur nous était être sans même après',
  neverLast: 'm mm mr dr pr me art arts al av bd env ex chap cf éd adm tél',
};
