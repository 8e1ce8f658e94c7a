import type { RegisterCommand } from '../run.ts';
import { registerAugment } from './augment.ts';

/** The table of commands, in the order in which help lists them. */
export const commands: readonly RegisterCommand[] = [registerAugment];
