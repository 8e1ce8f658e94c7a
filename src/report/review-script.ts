import { joinModules } from './join-modules.ts';

/** In the order of their imports. */
const MODULES = [
  'view-client/dom',
  'view-client/list',
  'review-client/words',
  'review-client/describe',
  'review-client/server',
  'review-client/text',
  'review-client/menu',
  'review-client/notes',
  'review-client/pointer',
  'review-client/keyboard',
  'review-client/review',
  'review-client/main',
];

/** The script of a review's page. */
export const reviewScript = (): string => joinModules(MODULES);
