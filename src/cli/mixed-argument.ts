export { openMixed } from '../text/mixed-languages.ts';
