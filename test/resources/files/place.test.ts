import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkReplaceable } from '../../../src/resources/files/place.ts';

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'palimpsest-place-')));
  mkdirSync(path.join(folder, 'work'));
  writeFileSync(path.join(folder, 'work', 'thesis.txt'), 'kept');
  vi.spyOn(process, 'cwd').mockReturnValue(path.join(folder, 'work'));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe('an output folder that would be replaced', () => {
  it.each(['', '.', '..', '../work/'])('is never the working folder, nor one around it: %j', (target) => {
    expect(() => checkReplaceable(target, 'folder', true)).toThrow(/working folder/u);
  });

  it('may be a folder in it', () => {
    mkdirSync(path.join(folder, 'work', 'out'));
    expect(() => checkReplaceable('out', 'folder', true)).not.toThrow();
  });
});
