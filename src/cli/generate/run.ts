import type { GenerateCommandOptions } from './command.ts';
import { DEFAULT_LAYER } from '../../core/document.ts';
import { generate, type GenerateSummary } from '../../pipeline/templates/generate.ts';
import { loadShipped, loadTemplateSet, shippedTemplateSets } from '../../pipeline/templates/load-template-set.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import type { TemplateSet } from '../../templates/plan.ts';
import { formatByName, inSession } from '../session.ts';
import { WORTH_A_THREAD } from '../threads.ts';
import type { CommonOptions } from '../options.ts';
import type { CliIo } from '../io.ts';
import { formatRoughly } from '../screen.ts';
import type { ExitCode } from '../command.ts';
import { formatTable } from '../screen.ts';
import { plural } from '../../report/pages/format.ts';

const CLINICAL = 'clinical';

export function runGenerate(
  name: string,
  output: string,
  options: GenerateCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  return inSession(options, io, async (session) => {
    const set = loadTemplateSet(name);
    const layers = chooseLayers(set, options);
    const { count, seed, partition, locale, style, genre, noise } = options;
    const { run } = await session.parts(options, count / WORTH_A_THREAD.documents);
    const corpus = generate((run.workers ?? 1) > 1 ? name : set, {
      count,
      seed,
      partition,
      gazetteerFolders: options.gazetteers ?? [],
      ...(locale !== undefined && { locale }),
      ...(style !== undefined && { style }),
      ...(genre !== undefined && { genre }),
      ...(layers !== undefined && { layers }),
      ...(noise !== undefined && { noise }),
      ...run,
      onProgress: (documents, total) => session.progress.update('Generating', documents, total, 'documents'),
    });
    const writer = await session.output(output, undefined, formatByName(output));
    await writeCorpus(corpus, writer);
    const summary = corpus.summary();
    session.tell(
      { output, job: corpus.job, summary },
      () => describe(summary, set, output, writer.format.name, session.seconds()),
      output,
    );
  });
}

/** The layers to label; `undefined` for all. */
function chooseLayers(set: TemplateSet, options: GenerateCommandOptions): readonly string[] | undefined {
  if (options.clinical) return options.layer;
  const chosen = options.layer ?? [...new Set([DEFAULT_LAYER, ...set.labels.values()])];
  return chosen.filter((layer) => layer !== CLINICAL);
}

function describe(summary: GenerateSummary, set: TemplateSet, output: string, format: string, seconds: number): string {
  const rows = Object.entries(summary.byLabel).map(([label, row]) => [label, row.layer, String(row.entities)]);
  const { documents, entities, characters } = summary;
  const templates = Object.keys(summary.byTemplate).length;
  return (
    formatTable(['label', 'layer', 'entities'], rows, ['left', 'left', 'right']) +
    `\n${plural(documents, 'document')}, ${formatRoughly(characters)} characters, ${plural(entities, 'entity', 'entities')} ` +
    `from ${templates} of the ${set.templates.length} templates of ${set.name} → ${output} (${format}), ${seconds.toFixed(1)} s\n`
  );
}

export function runList(options: CommonOptions, io: CliIo): ExitCode {
  const sets = shippedTemplateSets().map((name) => describeSet(loadShipped(name)));
  if (options.json === true) {
    io.stdout.write(`${JSON.stringify(sets)}\n`);
    return 0;
  }
  const rows = sets.map((set) => [
    set.name,
    set.locale,
    String(set.templates),
    set.styles.join(', '),
    set.layers.join(', '),
    set.description,
  ]);
  io.stdout.write(
    formatTable(['set', 'locale', 'templates', 'styles', 'layers', ''], rows, [
      'left',
      'left',
      'right',
      'left',
      'left',
      'left',
    ]),
  );
  return 0;
}

function describeSet({ name, locale, genre, description, templates, labels }: TemplateSet) {
  return {
    name,
    locale,
    genre,
    description,
    templates: templates.length,
    styles: [...new Set(templates.map(({ style }) => style))].sort(),
    genres: [...new Set(templates.map((template) => template.genre))].sort(),
    layers: [...new Set(labels.values())].sort(),
    labels: [...labels.keys()].sort(),
  };
}
