import { formatPlace } from '../../core/errors.ts';
import { deriveTemplates, writeTemplateSet } from '../../pipeline/derive-templates.ts';
import { readTemplateSet } from '../../pipeline/load-template-set.ts';
import { loadLabelMap } from '../../resources/label-map.ts';
import { openCorpusArgument } from '../corpus-argument.ts';
import { createDiagnosticLog, createNotes } from '../diagnostics.ts';
import type { CliIo } from '../io.ts';
import type { CommonOptions, ReadOptions } from '../options.ts';
import { parsePolicies, requirePolicies } from '../policies.ts';
import { createProgressLine } from '../progress.ts';
import type { ExitCode } from '../command.ts';

export type CheckOptions = CommonOptions;

export interface DeriveCommandOptions extends ReadOptions {
  readonly labels?: string;
  readonly policy?: Record<string, string>;
  readonly name: string;
  readonly locale?: string;
  readonly overwrite?: boolean;
}

export function runCheck(name: string, options: CheckOptions, io: CliIo): ExitCode {
  const { set, problems } = readTemplateSet(name);
  if (options.json === true) {
    const rows = problems.map(({ code, message, place, hint }) => ({ code, message, place, hint: hint ?? null }));
    io.stdout.write(
      `${JSON.stringify({ set: set?.name ?? null, templates: set?.templates.length ?? 0, problems: rows })}\n`,
    );
    return problems.length > 0 ? 1 : 0;
  }
  for (const { message, hint, place } of problems) {
    const where = formatPlace(place);
    io.stderr.write(`error: ${message.startsWith(where) ? message : `${where}: ${message}`}\n`);
    if (hint !== undefined) io.stderr.write(`       ${hint}\n`);
  }
  if (problems.length > 0) io.stderr.write(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.\n`);
  else if (options.quiet !== true) {
    io.stderr.write(`${set?.name}: ${set?.templates.length} templates, ${set?.lists.size} lists, nothing wrong.\n`);
  }
  return problems.length > 0 ? 1 : 0;
}

export async function runDerive(
  input: string,
  folder: string,
  options: DeriveCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const quiet = options.quiet === true;
  const log = createDiagnosticLog(io, quiet);
  const progress = createProgressLine(io, quiet);
  const corpus = await openCorpusArgument(input, options, io, log.report);
  try {
    const { files, ...result } = await deriveTemplates(corpus, {
      name: options.name,
      policies: parsePolicies(options.policy ?? {}),
      report: log.report,
      ...(options.locale !== undefined && { locale: options.locale }),
      ...(options.labels !== undefined && { labelMap: loadLabelMap(options.labels) }),
      onProgress: (documents, total) => progress.update('Deriving', documents, total, 'documents'),
    });
    requirePolicies(options.policy, result.labels, result.labelMap);
    result.notes.forEach(createNotes(io, quiet));
    await writeTemplateSet(files, folder, { overwrite: options.overwrite === true });
    progress.clear();
    const { templates, slots, references, refused, locale, labelMap } = result;
    if (options.json === true) {
      const row = { folder, templates, slots, references, refused, locale, labelMap: labelMap?.name ?? null };
      io.stdout.write(`${JSON.stringify(row)}\n`);
    } else if (!quiet) {
      io.stderr.write(
        `${templates} templates, ${slots} slots (${references} of them references) → ${folder}\n` +
          "warning: the text around the slots is the source's own. Share these templates, and what is generated from them, " +
          'with nobody who may not see it.\n',
      );
    }
  } finally {
    progress.clear();
    await corpus.dispose();
    log.close();
  }
  return log.errors() > 0 ? 1 : 0;
}
