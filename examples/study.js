// A kind of study: how many mentions of a test corpus its training corpus has, by the share of it that is taken.
//   palimpsest experiment run seen.yaml seen/ --plugin examples/study.js
//   seen.yaml: { kind: seen-mentions, train: notes/, test: others/, shares: [0.5, 1] }
import { readCorpus } from 'palimpsest';
import { z } from 'palimpsest/plugins';
import { keyOf } from 'palimpsest/studies';

const path = z.string();
const shares = z.array(z.number().gt(0).max(1)).default([1]);
const percent = (share) => `${Math.round(100 * share)} %`;

async function mentionsByDocument(source) {
  const found = [];
  for await (const { text, entities } of await readCorpus(source))
    found.push(entities.map(({ start, end }) => text.slice(start, end)));
  return found;
}

/** Computes a task, in a process of its own. The result is kept: it has no text, and is the same in every run. */
async function run({ key, inputs, train, test }) {
  const seen = test.filter((mention) => train.includes(mention)).length;
  const costs = { trainSeconds: 0, tagSeconds: 0, peakMegabytes: 0, remarks: [] };
  return { result: { key, inputs, seen: seen / test.length }, costs };
}

/** @type {import('palimpsest/studies').StudyKind} */
export const kind = {
  names: ['seen-mentions'],
  module: import.meta.url, // exports it as `kind`: the process of a task imports it
  runners: { count: async () => ({ run }) },
  columns: [{ title: 'share', text: ({ share }) => percent(share) }],
  specification: async () => ({
    schema: z.strictObject({ kind: z.literal('seen-mentions'), train: path, test: path, shares }),
    resolve: (raw, { resolvePath }) => ({ ...raw, train: resolvePath(raw.train), test: resolvePath(raw.test) }),
  }),
  async plan(spec) {
    const whole = await mentionsByDocument(spec.train);
    const test = (await mentionsByDocument(spec.test)).flat();
    const tasks = spec.shares.map((share) => {
      const train = whole.slice(0, Math.ceil(share * whole.length)).flat();
      // All that decides the result, hashed: a task whose key the folder has is not computed again.
      const inputs = { kind: 'seen-mentions', share, text: keyOf({ train, test }) };
      const job = () => ({ train, test });
      return { key: keyOf(inputs), inputs, needs: [], work: train.length, name: percent(share), run: 'count', job };
    });
    const cells = tasks.map(({ key, inputs }) => ({ key, share: inputs.share }));
    return { tasks, cells, manifest: () => ({ kind: 'seen-mentions' }) };
  },
  async gather(store, { cells }) {
    const found = await Promise.all(cells.map(async (cell) => ({ ...cell, ...(await store.result(cell.key)) })));
    return { found, timings: {}, states: found.map(({ seen }) => (seen === undefined ? 'missing' : 'done')) };
  },
  report: async ({ found }) =>
    new Map([
      ['report.md', found.map(({ share, seen = NaN }) => `- of ${percent(share)}: ${percent(seen)}\n`).join('')],
    ]),
};

export default { studies: [kind] };
