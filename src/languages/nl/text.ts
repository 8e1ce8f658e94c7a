import type { Text } from '../pack.ts';

export const text: Text = {
  functionWords:
    'de van het een en in is dat op te zijn met voor niet aan er om hij als ook door maar bij of uit dan nog naar heeft hebben ze wordt deze kan werd over geen',
};
