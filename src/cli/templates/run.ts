import type { CheckCommandOptions, DeriveCommandOptions } from './command.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { deriveTemplates, writeTemplateSet } from '../../pipeline/templates/derive-templates.ts';
import { lintTemplates } from '../../pipeline/templates/lint-templates.ts';
import { readTemplateSet } from '../../pipeline/templates/load-template-set.ts';
import { loadLabelMap } from '../../resources/label-map.ts';
import { inSession, tellProblem } from '../session.ts';
import type { CliIo } from '../io.ts';
import { parsePolicies, requirePolicies } from '../settings.ts';
import type { ExitCode } from '../command.ts';
import { plural } from '../../report/pages/format.ts';

/** What generated documents show; nothing where the shipped lists cannot fill the set's slots, which is no fault of the set. */
function lint({ set, files }: ReturnType<typeof readTemplateSet>, documents: number, io: CliIo) {
  if (set === undefined) return [];
  try {
    return lintTemplates(set, files, documents);
  } catch (error) {
    if (!(error instanceof PalimpsestError && error.code === 'unknown-locale')) throw error;
    io.stderr.write(`note: no documents were checked: ${error.message}\n`);
    return [];
  }
}

export function runCheck(name: string, options: CheckCommandOptions, io: CliIo): ExitCode {
  const parsed = readTemplateSet(name);
  const { set } = parsed;
  const problems = parsed.problems.length > 0 ? parsed.problems : lint(parsed, options.documents, io);
  if (options.json === true) {
    const rows = problems.map(({ code, message, place, hint }) => ({ code, message, place, hint: hint ?? null }));
    io.stdout.write(
      `${JSON.stringify({ set: set?.name ?? null, templates: set?.templates.length ?? 0, problems: rows })}\n`,
    );
    return problems.length > 0 ? 1 : 0;
  }
  for (const problem of problems) tellProblem('error', problem, io);
  if (problems.length > 0) io.stderr.write(`${plural(problems.length, 'problem')}.\n`);
  else if (options.quiet !== true) {
    io.stderr.write(
      `${set?.name}: ${plural(set?.templates.length ?? 0, 'template')}, ${plural(set?.lists.size ?? 0, 'list')}, no errors.\n`,
    );
  }
  return problems.length > 0 ? 1 : 0;
}

export function runDerive(input: string, folder: string, options: DeriveCommandOptions, io: CliIo): Promise<ExitCode> {
  return inSession(options, io, async (session) => {
    const corpus = await session.open(input);
    const { files, ...result } = await deriveTemplates(corpus, {
      name: options.name,
      policies: parsePolicies(options.policy ?? {}),
      report: session.report,
      ...(options.locale !== undefined && { locale: options.locale }),
      ...(options.labels !== undefined && { labelMap: loadLabelMap(options.labels) }),
      onProgress: (documents, total) => session.progress.update('Deriving', documents, total, 'documents'),
    });
    requirePolicies(options.policy, result.labels, result.labelMap);
    result.notes.forEach(session.note);
    await writeTemplateSet(files, folder, { overwrite: options.overwrite === true });
    const { templates, slots, references, refused, locale, labelMap } = result;
    session.tell(
      { folder, templates, slots, references, refused, locale, labelMap: labelMap?.name ?? null },
      () =>
        `${plural(templates, 'template')}, ${plural(slots, 'slot')} (${references} of them references) → ${folder}\n` +
        "warning: the text around the slots is the source's own. Treat these templates, and what is generated from them, " +
        'as confidential.\n',
    );
  });
}
