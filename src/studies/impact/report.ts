export { createImpactFiles as report } from '../../report/impact/impact-files.ts';
