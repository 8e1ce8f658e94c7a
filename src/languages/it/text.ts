import type { Text } from '../pack.ts';

export const text: Text = {
  functionWords:
    'di e il la che in un a per è una sono del non con i si da le dei nel alla della come più lo gli anche al ha dal ma delle nella sul suo questo essere o se stato dalla',
  neverLast: 'dott sig prof avv ing arch geom rag art artt pag pagg cap es tel cell cfr n nr lett sez vol ca sigg',
};
