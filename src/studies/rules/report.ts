export { createEvaluationFiles as report } from '../../report/evaluation/evaluation-files.ts';
