import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { PalimpsestError, type Report } from '../core/errors.ts';
import { describeFileError } from '../resources/files/file-error.ts';
import { parseYaml } from '../resources/yaml.ts';
import { checkFree } from '../core/open-tables.ts';
import { pluginStudies } from '../pipeline/plugins.ts';
import { kind as augmentation } from './augmentation/kind.ts';
import { kind as codeMixing } from './code-mixing/kind.ts';
import { parseResolved } from './common/resolver.ts';
import type { Variables } from './common/fields.ts';
import type { StudyPlan } from './engine/task.ts';
import { createExperimentStore } from './engine/store.ts';
import { kind as impact } from './impact/kind.ts';
import type { Gathered, StudyKind } from './kind.ts';
import { kind as rules } from './rules/kind.ts';
import { kind as search } from './search/kind.ts';
import { kind as sensitivity } from './sensitivity/kind.ts';

/** The kinds that ship; the first is that of specifications that name none. */
const shippedKinds: readonly StudyKind[] = [augmentation, impact, rules, codeMixing, sensitivity, search];

/**
 * All kinds: those that ship, those of plugins, and those that are given.
 *
 * @throws PalimpsestError `name-taken`
 */
function allKinds(given: readonly StudyKind[]): readonly StudyKind[] {
  const all = [...shippedKinds];
  for (const kind of [...(pluginStudies as readonly StudyKind[]), ...given]) {
    for (const name of kind.names) checkFree(name, all.flatMap(({ names }) => names)); // prettier-ignore
    all.push(kind);
  }
  return all;
}

export interface AnyPlan extends StudyPlan {
  readonly kind: StudyKind;
}

/**
 * Reads a specification and plans what it computes.
 *
 * @param variables what `${NAME}` stands for.
 * @param report receives what the readers of the corpora refuse.
 * @throws PalimpsestError `no-such-file`, and what {@link planStudy} throws.
 */
export async function planFile(file: string, variables: Variables, report?: Report): Promise<AnyPlan> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw describeFileError(error, file);
  });
  return planStudy(text, file, variables, report);
}

/**
 * Parses a specification of whatever kind, looks up what it names, and plans what it computes.
 *
 * @param file named in errors; paths are relative to its folder.
 * @param kinds further kinds, beside those that ship.
 * @throws PalimpsestError `bad-experiment` with the line and column of the first thing that is wrong, and the legal names; of the
 *   readers of corpora, and what planning that kind throws.
 */
export async function planStudy(
  text: string,
  file: string,
  variables: Variables,
  report?: Report,
  kinds: readonly StudyKind[] = [],
): Promise<AnyPlan> {
  const all = allKinds(kinds);
  const names = all.flatMap((kind) => kind.names);
  const named = z.looseObject({ kind: z.enum(names).default(names[0] as string) });
  const { kind: name } = parseYaml(text, file, named, 'bad-experiment');
  const kind = all.find((one) => one.names.includes(name)) as StudyKind;
  const { schema, resolve } = await kind.specification();
  const spec = await parseResolved(text, file, schema, variables, resolve);
  return { ...(await kind.plan(spec, report)), kind, text };
}

/**
 * Gathers what the folder of an experiment has: cells done, failed and missing. The corpora are not needed.
 *
 * @param kinds further kinds, beside those that ship.
 * @throws PalimpsestError `no-such-experiment` where the folder holds none; `unknown-kind`.
 */
export async function gatherStudy(
  folder: string,
  kinds: readonly StudyKind[] = [],
): Promise<Gathered<unknown> & { readonly kind: StudyKind }> {
  const store = createExperimentStore(folder);
  const manifest = await store.manifest();
  const name = manifest?.kind ?? shippedKinds[0]?.names[0];
  const kind = allKinds(kinds).find(({ names, folder: own = names[0] }) => own === name);
  if (manifest && kind) return { kind, ...(await kind.gather(store, manifest)) };
  if (manifest) {
    throw new PalimpsestError('unknown-kind', `the folder's study is of the kind ${JSON.stringify(name)}`, {
      place: { file: folder },
      hint: 'No such kind ships with the package: give the plugin that it came from with --plugin.',
    });
  }
  throw new PalimpsestError('no-such-experiment', 'the folder holds no experiment', {
    place: { file: folder },
    hint: 'Give the folder that "palimpsest experiment run" wrote; its manifest.json says what the study is.',
  });
}

/**
 * The report of what the folder of an experiment has.
 *
 * @throws PalimpsestError `no-such-experiment` where the folder holds none.
 */
export async function reportStudy(
  folder: string,
  kinds: readonly StudyKind[] = [],
): Promise<Pick<Gathered<unknown>, 'states'> & { readonly files: ReadonlyMap<string, string> }> {
  const { kind, ...gathered } = await gatherStudy(folder, kinds);
  return { files: await kind.report(gathered), states: gathered.states };
}

/**
 * One report of several studies of a kind that can be joined: figures are averaged over their corpora.
 *
 * @throws PalimpsestError `no-such-experiment`; `studies-differ` where they are of several kinds, or not made alike.
 */
export async function joinStudies(
  folders: readonly string[],
  kinds: readonly StudyKind[] = [],
): ReturnType<typeof reportStudy> {
  const gathered: Awaited<ReturnType<typeof gatherStudy>>[] = [];
  for (const folder of folders) gathered.push(await gatherStudy(folder, kinds));
  const kind = gathered[0]?.kind;
  if (kind?.join === undefined || gathered.length < 2 || gathered.some((one) => one.kind !== kind)) {
    throw new PalimpsestError(
      'studies-differ',
      'these studies have no mean: two or more are joined, all of the kind impact',
    );
  }
  const found = await kind.join(gathered.map((one) => one.found));
  const timings = Object.assign({}, ...gathered.map((one) => one.timings)) as Gathered<unknown>['timings'];
  const states = gathered.flatMap((one) => one.states);
  return { files: await kind.report({ found, timings, states }), states };
}
