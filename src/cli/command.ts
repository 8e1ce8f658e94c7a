import type { Command } from 'commander';
import type { CliIo } from './io.ts';

/** What a command's action gives back: 0 done; 1 done, but with records refused or a check failed. */
export type ExitCode = 0 | 1;

/** What every command is given. */
export interface CommandContext {
  readonly io: CliIo;
  /** Called once by the action with its exit code. */
  finish(code: ExitCode): void;
}

/** Adds one command to the program. Loads nothing heavy: the action imports what it needs. */
export type RegisterCommand = (program: Command, context: CommandContext) => void;
