export { createCodeMixingFiles as report } from '../../report/code-mixing/code-mixing-files.ts';
