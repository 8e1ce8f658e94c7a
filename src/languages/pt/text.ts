import type { Text } from '../pack.ts';

export const text: Text = {
  functionWords:
    'de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está também só pelo pela até isso ela entre era depois sem mesmo aos',
  neverLast: 'dr dra sr sra prof eng arq enf av r nº pág págs tel telm ex cf art lda ca aprox',
};
