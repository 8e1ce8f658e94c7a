import type { Text } from '../pack.ts';

export const text: Text = {
  functionWords:
    'the of and to in is was for that with on as by at from his he it be are this which had not were her they has she an have or been their but who all one will would there more when after what into than then them can could no',
  neverLast: 'al cf ca est viz messrs mme mlle',
  tagger: 'wink',
  synonyms: 'wordnet',
};
