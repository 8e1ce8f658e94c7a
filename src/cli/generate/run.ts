import { DEFAULT_LAYER } from '../../core/document.ts';
import type { Partition } from '../../resources/gazetteer.ts';
import { generate, type GenerateSummary } from '../../pipeline/generate.ts';
import { loadTemplateSet, shippedTemplateSets } from '../../pipeline/load-template-set.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import type { TemplateSet } from '../../templates/plan.ts';
import { createDiagnosticLog } from '../diagnostics.ts';
import type { CliIo } from '../io.ts';
import type { CommonOptions } from '../options.ts';
import { openOutputArgument } from '../output-argument.ts';
import { createProgressLine, formatCount } from '../progress.ts';
import type { ExitCode } from '../command.ts';
import { formatTable } from '../table.ts';

export interface GenerateCommandOptions extends CommonOptions {
  readonly list?: boolean;
  readonly count: number;
  readonly locale?: string;
  readonly partition: Partition;
  readonly style?: string;
  readonly genre?: string;
  readonly layer?: readonly string[];
  readonly clinical: boolean;
  readonly noise?: Record<string, number>;
  readonly gazetteers?: string[];
  readonly seed: number;
  readonly to?: string;
  readonly overwrite?: boolean;
}

const CLINICAL = 'clinical';

export async function runGenerate(
  name: string,
  output: string,
  options: GenerateCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const quiet = options.quiet === true;
  const log = createDiagnosticLog(io, quiet);
  const progress = createProgressLine(io, quiet);
  const started = performance.now();
  const set = loadTemplateSet(name);
  const layers = chooseLayers(set, options);
  const { locale, style, genre, noise } = options;
  const corpus = generate(set, {
    count: options.count,
    seed: options.seed,
    partition: options.partition,
    gazetteerFolders: options.gazetteers ?? [],
    ...(locale !== undefined && { locale }),
    ...(style !== undefined && { style }),
    ...(genre !== undefined && { genre }),
    ...(layers !== undefined && { layers }),
    ...(noise !== undefined && { noise }),
    onProgress: (documents, total) => progress.update('Generating', documents, total, 'documents'),
  });
  try {
    const to = options.to ?? (output === '-' || /\.[A-Za-z0-9]+$/.test(output) ? undefined : 'jsonl');
    const writer = await openOutputArgument(output, { ...options, ...(to !== undefined && { to }) }, io, log.report);
    await writeCorpus(corpus, writer);
    progress.clear();
    const summary = corpus.summary();
    if (options.json === true) {
      const stream = output === '-' ? io.stderr : io.stdout; // stdout holds the corpus
      stream.write(`${JSON.stringify({ output, job: corpus.job, summary })}\n`);
    } else if (!quiet) {
      io.stderr.write(describe(summary, set, output, writer.format.name, (performance.now() - started) / 1000));
    }
  } finally {
    progress.clear();
    log.close();
  }
  return log.errors() > 0 ? 1 : 0;
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
    `\n${documents} ${documents === 1 ? 'document' : 'documents'}, ${formatCount(characters)} characters, ${entities} entities ` +
    `from ${templates} of the ${set.templates.length} templates of ${set.name} → ${output} (${format}), ${seconds.toFixed(1)} s\n`
  );
}

export function runList(options: CommonOptions, io: CliIo): ExitCode {
  const sets = shippedTemplateSets().map((name) => describeSet(loadTemplateSet(name)));
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
