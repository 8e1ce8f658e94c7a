import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PalimpsestError } from '../../core/errors.ts';
import type { Store } from '../../core/store.ts';
import type { TrainingStep } from '../../core/tagger.ts';
import { describeFileError } from '../../resources/files/file-error.ts';
import { discard, removeAtExit } from '../../resources/files/made-folders.ts';
import { writeAll } from '../../resources/files/write-all.ts';
import { writeFileWhole } from '../../resources/files/write-file.ts';
import { createFolderStore } from '../../taggers/folder-store.ts';

/** What a training keeps while it runs, in `<model-dir>.training`: its log and its checkpoints. */
export interface TrainingFolder {
  readonly checkpoints: Store;
  /** The steps of the training that goes on; empty where it starts anew. */
  readonly earlier: readonly TrainingStep[];
  /** Adds a line to the log. Steps that are trained again take the place of the earlier ones. */
  log(step: TrainingStep): void;
  /** The log, as JSONL. */
  text(): string;
  /** Leaves what a training that failed needs to go on; else nothing. @returns whether there is something. */
  abandon(): boolean;
  remove(): void;
}

interface LogLine {
  readonly step: number;
  readonly text: string;
}

const LOG = 'training.jsonl';
const NOTICE = 'Checkpoints of a training that is not finished. CONFIDENTIAL: they hold words of the training text.\n';

/**
 * @param resume go on from the checkpoints that are there, if any.
 * @param anew remove them instead.
 * @throws PalimpsestError `unfinished-training` where there are some and neither was asked for.
 */
export function openTrainingFolder(modelFolder: string, resume: boolean, anew: boolean): TrainingFolder {
  const folder = `${path.resolve(modelFolder)}.training`;
  const checkpointFolder = path.join(folder, 'checkpoints');
  const logFile = path.join(folder, LOG);
  const hasCheckpoints = () => existsSync(checkpointFolder) && readdirSync(checkpointFolder).length > 0;
  if (hasCheckpoints() && !resume && !anew) {
    throw new PalimpsestError('unfinished-training', 'a training that did not finish left its checkpoints here', {
      place: { file: folder },
      hint: 'Pass --resume to go on with it, or --overwrite to start anew.',
    });
  }
  let lines: LogLine[] = [];
  if (hasCheckpoints() && resume) lines = readLog(logFile);
  else rmSync(folder, { recursive: true, force: true });
  const text = () => lines.map((line) => `${line.text}\n`).join('');
  const earlier = lines.map(({ text }) => JSON.parse(text) as TrainingStep);
  try {
    writeFileWhole(path.join(folder, 'NOTICE.txt'), NOTICE, { overwrite: true });
    writeFileWhole(logFile, text(), { overwrite: true }); // without a line cut short
  } catch (error) {
    if (!hasCheckpoints()) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const started = performance.now();
  const remove = () => discard(folder);
  const opened: TrainingFolder = {
    checkpoints: createFolderStore(checkpointFolder),
    earlier,
    log(step) {
      const known = lines.findIndex((line) => line.step >= step.step);
      if (known >= 0) {
        // Some trainers tell the steps before the checkpoint again.
        if (sameStep((lines[known] as LogLine).text, step)) return;
        lines = lines.slice(0, known);
      }
      const seconds = Math.round((performance.now() - started) / 10) / 100;
      const line = { step: step.step, text: JSON.stringify({ ...step, seconds }) };
      lines.push(line);
      if (known >= 0) writeFileWhole(logFile, text(), { overwrite: true });
      else appendLine(logFile, line.text);
    },
    text,
    abandon: () => {
      const goesOn = hasCheckpoints();
      if (!goesOn) remove();
      return goesOn;
    },
    remove,
  };
  // Ctrl-C leaves what it needs to go on, or nothing.
  removeAtExit(folder, checkpointFolder);
  return opened;
}

/** Not flushed to the disk at each step: a power cut may take the last lines, which are then computed again. */
function appendLine(file: string, text: string): void {
  try {
    const handle = openSync(file, 'a');
    try {
      writeAll(handle, Buffer.from(`${text}\n`));
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    throw describeFileError(error, file);
  }
}

function sameStep(text: string, step: TrainingStep): boolean {
  const { seconds: _, ...logged } = JSON.parse(text) as TrainingStep & { readonly seconds: number };
  return JSON.stringify(logged) === JSON.stringify(step);
}

/** The last line may be cut short where the process was killed. */
function readLog(file: string): LogLine[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text) => {
      try {
        return [{ step: (JSON.parse(text) as TrainingStep).step, text }];
      } catch {
        return [];
      }
    });
}
