import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { type LoopbackOptions, startLoopbackServer } from '../web/loopback-server.ts';
import type { CliIo } from './io.ts';
import type { CommonOptions } from './options.ts';
import { createNotes } from './session.ts';

/** Whether the browser was started; else why not, as a clause. */
type BrowserOutcome = { readonly opened: true } | { readonly opened: false; readonly reason: string };

/** What opens a page on each system, in order of preference. The address is one argument: no shell sees it. */
const OPENERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  darwin: [['open']],
  win32: [['rundll32.exe', 'url.dll,FileProtocolHandler']],
};
const OTHER_OPENERS: readonly (readonly string[])[] = [['xdg-open'], ['wslview'], ['gio', 'open']];

/** An opener that fails does so at once; one that goes on for this long has found its browser. */
const PATIENCE_MS = 3000;

/**
 * Opens a page in the user's browser.
 *
 * @param address of a file or of our own server.
 */
export async function openInBrowser(
  address: string,
  env: CliIo['env'],
  platform: string = process.platform,
): Promise<BrowserOutcome> {
  const openers = OPENERS[platform] ?? OTHER_OPENERS;
  const isWindowed = platform === 'darwin' || platform === 'win32' || isSet(env, 'WSL_DISTRO_NAME');
  if (!isWindowed && !isSet(env, 'DISPLAY') && !isSet(env, 'WAYLAND_DISPLAY')) {
    return { opened: false, reason: 'there is no display here' };
  }
  let reason = `none of ${openers.map(([name]) => name).join(', ')} is installed`;
  for (const [name = '', ...before] of openers) {
    const program = platform === 'win32' ? name : findProgram(name, env);
    if (program === undefined) continue;
    if (await starts(program, [...before, address], env)) return { opened: true };
    reason = `${name} could not open it`;
  }
  return { opened: false, reason };
}

const isSet = (env: CliIo['env'], name: string) => env[name] !== undefined && env[name] !== '';

function findProgram(name: string, env: CliIo['env']): string | undefined {
  // Relative entries of PATH would run what lies in the folder that one happens to be in.
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return folders
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

function starts(program: string, args: readonly string[], env: CliIo['env']): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'ignore', detached: true, shell: false, env: { ...env } });
    const timer = setTimeout(() => resolve(true), PATIENCE_MS);
    const settle = (outcome: boolean) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    child.once('error', () => settle(false));
    child.once('exit', (code) => settle(code === 0));
    child.unref();
  });
}

export interface ServerNotice {
  /** For `--json`, beside the address. */
  readonly result: object;
  readonly notes?: readonly string[];
  /** What is where: the line that is told with `--quiet` too. */
  readonly where: (url: string) => string;
  /** Lines before and after that it is for this machine alone. */
  readonly before?: string;
  readonly after?: (url: string) => string;
}

/** Serves on this machine until Ctrl-C. The address that is told is on no command line. */
export async function serve(
  { port, ...server }: Omit<LoopbackOptions, 'port'> & { readonly port?: number | undefined },
  { result, notes = [], where, before = '', after = () => '' }: ServerNotice,
  options: CommonOptions & { readonly open?: true | undefined },
  io: CliIo,
): Promise<void> {
  const loopback = await startLoopbackServer({ ...server, ...(port !== undefined && { port }) });
  const { url } = loopback;
  if (options.json === true) io.stdout.write(`${JSON.stringify({ url, ...result })}\n`);
  else {
    notes.forEach(createNotes(io, options.quiet === true));
    io.stderr.write(`${where(url)}\n`);
    const advice = `${before}On this machine only, for whoever has the address. Ctrl-C ends it.${after(url)}\n`;
    if (options.quiet !== true) io.stderr.write(advice);
  }
  if (options.open === true) {
    const outcome = await openInBrowser(loopback.once(), io.env);
    if (!outcome.opened) io.stderr.write(`No browser was opened: ${outcome.reason}. Open the address yourself.\n`);
  }
  await untilInterrupted();
  await loopback.close();
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Waits for Ctrl-C, which is how one ends a server. A second Ctrl-C meets the handlers there were before, and ends the
 * process at once.
 */
function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    const before = SIGNALS.map((signal) => [signal, process.listeners(signal)] as const);
    const onSignal = () => {
      for (const [signal, listeners] of before) {
        process.removeListener(signal, onSignal);
        for (const listener of listeners) process.once(signal, listener);
      }
      resolve();
    };
    for (const [signal, listeners] of before) {
      for (const listener of listeners) process.removeListener(signal, listener);
      process.on(signal, onSignal);
    }
  });
}
