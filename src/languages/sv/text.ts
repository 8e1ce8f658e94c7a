import type { Text } from '../pack.ts';

export const text: Text = {
  functionWords:
    'och du i att det som en på är av för med den till inte har de ett om han men var jag sig från vi så kan hon under eller efter vid också vara där när hade',
  neverLast: 'bl ca dr ev exkl fr hr inkl jfr kl max min resp tel tfn vol doc',
};
