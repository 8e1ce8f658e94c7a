import { homedir } from 'node:os';
import path from 'node:path';
import { PalimpsestError } from '../../core/errors.ts';
import { createFolderStore } from '../folder-store.ts';
import type { LoadOptions } from '../types.ts';
import { createAnswerCache } from './client.ts';
import { isLoopback, type LlmSettings } from './settings.ts';
import type { LlmConnection } from './tagger.ts';

/**
 * The connection is made when the first question is asked: whoever only looks at what would be sent needs no leave.
 *
 * @throws PalimpsestError `remote-llm` where the server is another machine and that was not allowed.
 */
export function connectLlm(settings: LlmSettings, { llm: given = {} }: LoadOptions): () => LlmConnection {
  return () => {
    if (given.allowRemote !== true && !isLoopback(settings.url)) {
      throw new PalimpsestError('remote-llm', 'the server is not this machine: the text would leave it', {
        place: { file: settings.url },
        hint: 'Use a server on this machine, or allow it with --allow-remote. The text is sent as it is.',
      });
    }
    return {
      limits: given.limits ?? {},
      giveUpAfter: given.giveUpAfter,
      onServer: given.onServer,
      cache: createAnswerCache(createFolderStore(settings.cache ?? cacheFolder(process.env)), settings),
      key: process.env['PALIMPSEST_LLM_KEY'],
    };
  };
}

function cacheFolder({ XDG_CACHE_HOME }: NodeJS.ProcessEnv): string {
  return path.join(XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'palimpsest', 'llm');
}
