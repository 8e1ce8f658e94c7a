import { PACKS } from '../../languages/index.ts';
import { availableParallelism, totalmem } from 'node:os';
import { formats } from '../../formats/index.ts';
import { shippedRecipes } from '../../pipeline/load-named.ts';
import { packageVersion } from '../../pipeline/package-version.ts';
import { loadGazetteers } from '../../resources/gazetteers.ts';
import { shippedLabelMaps } from '../../resources/label-map.ts';
import { createAnalyser } from '../../text/analyse.ts';
import { supportsLanguage } from '../../augment/wording/synonym-replacement.ts';
import { supportsWording } from '../../augment/wording/wording.ts';
import { taggerFamilies } from '../../taggers/index.ts';
import type { CliIo } from '../io.ts';
import type { CommonOptions } from '../options.ts';
import type { ExitCode } from '../command.ts';

interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
}

const FLOOR = [20, 19] as const;

/** Checks Node, the shipped resources and the machine. */
export async function runDoctor(options: CommonOptions, io: CliIo): Promise<ExitCode> {
  const checks: Check[] = [checkNode()];
  const add = async (name: string, test: () => string | Promise<string>) => {
    try {
      checks.push({ name, ok: true, detail: await test() });
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      checks.push({ name, ok: false, detail: `${detail}; reinstall the package` });
    }
  };
  await add('palimpsest', () => packageVersion);
  await add('formats', () => formats.map((format) => format.name).join(', '));
  await add('label maps', () =>
    shippedLabelMaps()
      .map((map) => map.name)
      .join(', '),
  );
  await add('recipes', async () => (await shippedRecipes()).map((recipe) => recipe.name).join(', '));
  await add('gazetteers', () => {
    const gazetteers = loadGazetteers();
    return gazetteers.locales.map((locale) => `${locale} (${gazetteers.names(locale).length} lists)`).join(', ');
  });
  await add('language tools', () => {
    const { tags } = createAnalyser('en')({ id: 'doctor', text: 'The nurse walked home slowly.', entities: [] });
    if (tags[2] !== 'VERB') throw new Error('the part-of-speech tagger does not find a verb');
    const codes = PACKS.map(({ code }) => code);
    return `wording for ${codes.filter(supportsWording).join(', ')}; synonyms and insertion for ${codes.filter(supportsLanguage).join(', ')}; surrogates for every locale above`;
  });
  await add('taggers', () => taggerFamilies.map(({ name }) => name).join(', '));
  await add('backends', async () => {
    const { describeBackends } = await import('../../taggers/neural/backend.ts');
    const backends = await describeBackends();
    const usable = backends.filter(({ available }) => available).map(({ name, why }) => `${name} (${why})`);
    if (usable.length === 0) throw new Error('no backend for neural taggers works');
    const others = backends.filter(({ available }) => !available).map(({ name, why }) => `${name}: ${why}`);
    return [usable.join(', '), ...others].join('; ');
  });
  checks.push({
    name: 'machine',
    ok: true,
    detail: `${availableParallelism()} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GiB memory; augmentation needs no GPU`,
  });
  const healthy = checks.every((check) => check.ok);
  if (options.json === true) io.stdout.write(`${JSON.stringify({ healthy, checks })}\n`);
  else {
    const width = Math.max(...checks.map((check) => check.name.length));
    for (const { name, ok, detail } of checks) io.stdout.write(`${ok ? '✓' : '✗'} ${name.padEnd(width)}  ${detail}\n`);
    io.stdout.write(healthy ? 'Everything is in order.\n' : 'There are problems: see the lines marked ✗.\n');
  }
  return healthy ? 0 : 1;
}

function checkNode(): Check {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const ok = major > FLOOR[0] || (major === FLOOR[0] && minor >= FLOOR[1]);
  const advice = ok ? '' : `; install Node ${FLOOR.join('.')} or later`;
  const icu = process.versions['icu'] ?? 'none';
  return {
    name: 'node',
    ok,
    detail: `${process.versions.node} (ICU ${icu}, Unicode ${process.versions['unicode'] ?? '?'})${advice}`,
  };
}
