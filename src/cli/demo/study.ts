import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { microRatios } from '../../evaluate/counts.ts';
import { runStudy } from '../../studies/engine/run.ts';
import { gatherStudy, planFile } from '../../studies/kinds.ts';
import { summarise } from '../../report/pages/parts.ts';
import type { Study, StudyCell } from '../../studies/augmentation/study.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { CliIo } from '../io.ts';
import { createExperimentProgress } from '../experiment/run.ts';
import { formatTable } from '../screen.ts';
import { writeWhole } from '../session.ts';

const SPEC = fileURLToPath(new URL('../../../data/experiments/demo.yaml', import.meta.url));

export interface DemoStudy {
  readonly study: Study;
  readonly page: string;
  /** Trainings, and those of them that this run did: the others were in the folder. */
  readonly trainings: number;
  readonly computed: number;
}

/** The study that ships as an example: two invented hospitals, a CRF with and without augmentation. */
export async function runDemoStudy(folder: string, io: CliIo, quiet: boolean): Promise<DemoStudy> {
  const plan = await planFile(SPEC, {});
  const progress = createExperimentProgress(plan, io, quiet || io.stderr.isTTY !== true);
  let computed = 0;
  try {
    const { failed } = await runStudy(plan, folder, {
      workers: 2,
      onEvent: (event) => {
        if (event.kind === 'done') computed++;
        progress.show(event);
      },
    });
    if (failed > 0) {
      throw new PalimpsestError('demo-failed', `${failed} trainings of the demo failed`, {
        hint: `The reasons are in ${path.join(folder, 'failed')}.`,
      });
    }
  } finally {
    progress.clear();
  }
  const { kind, ...gathered } = await gatherStudy(folder);
  const study = gathered.found as Study;
  const page = path.join(folder, 'report.html');
  writeWhole(page, (await kind.report(gathered)).get('report.html') ?? '', true);
  return { study, page, trainings: study.cells.length, computed };
}

/** F1 on the other corpus by direction and arm, a column for each training fraction. */
export function formatDemoStudy(study: Study): string {
  const rows = study.directions.flatMap(({ name }) =>
    study.arms.map((arm) => [
      name,
      arm,
      ...study.fractions.map((fraction) => {
        const cells = study.cells.filter(
          (cell) => cell.direction === name && cell.arm === arm && cell.fraction === fraction,
        );
        return formatMean(cells.flatMap((cell) => crossF1(cell, study.metric.name) ?? []));
      }),
    ]),
  );
  const header = ['trained → tested', 'augmentation', ...study.fractions.map((share) => `${100 * share} % of train`)];
  return formatTable(header, rows, ['left', 'left']);
}

function crossF1(cell: StudyCell, metric: string): number | undefined {
  const counts = cell.tests?.['cross']?.counts[metric];
  return counts && microRatios(counts).f1;
}

function formatMean(values: readonly number[]): string {
  const summary = summarise(values.map((value) => 100 * value));
  return summary ? summary.mean.toFixed(1) : '';
}
