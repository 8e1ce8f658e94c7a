import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['./scripts/bundle-clients.js'],
    setupFiles: ['./test/helpers/fast-check-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes when the machine gets to it: one second, the default, is too short for a busy one.
    expect: { poll: { timeout: 60_000 } },
    reporters: process.env['CI'] ? ['default', './test/helpers/count-reporter.ts'] : ['default'],
  },
});
