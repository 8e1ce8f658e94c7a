import type { Text } from '../pack.ts';

export const text: Text = {
  functionWords:
    'de van het een en in is dat op te zijn met voor niet aan er om hij als ook door maar bij of uit dan nog naar heeft hebben ze wordt deze kan werd over geen',
  neverLast: 'dhr mevr mw dr drs prof ir mr bijv nl blz ca resp enz jl tel pag art incl excl evt o.a i.v.m m.b.t st',
};
