import { defineConfig } from 'vitest/config';

const LONG = 'test/**/*.long.test.ts';
/** What CI leaves out of its run on another version of Node: `--exclude` does not reach projects. */
const left = process.env['PALIMPSEST_TESTS_WITHOUT']?.split(' ') ?? [];

export default defineConfig({
  test: {
    globalSetup: ['./test/helpers/temporary-folders.ts', './scripts/bundle-clients.js'],
    setupFiles: ['./test/helpers/fast-check-setup.ts'],
    // One less by default, which leaves half of a machine with two processors idle.
    maxWorkers: '100%',
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // What is waited for comes when the machine gets to it: one second, the default, is too short for a busy one.
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default', './test/helpers/count-reporter.ts'],
    projects: [
      // Files of a worker share its modules: loading them anew for each takes as long as all these tests.
      {
        extends: true,
        test: { name: 'short', include: ['test/**/*.test.ts'], exclude: [LONG, ...left], isolate: false },
      },
      { extends: true, test: { name: 'long', include: [LONG] } },
    ],
  },
});
