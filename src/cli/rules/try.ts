import type { TryOptions } from './project-commands.ts';
import { readRuleSource } from '../../rules/networks/load.ts';
import { summarise } from '../../rules/project/scores.ts';
import { readSourceFiles } from '../../rules/project/stored-rules.ts';
import { tryProposal } from '../../rules/project/propose.ts';
import type { RuleProject } from '../../rules/project/project.ts';
import type { Change } from '../../rules/project/acceptance.ts';
import type { RuleError } from '../../rules/project/errors.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { formatTried } from './try-screen.ts';
import { changeProject, openProjectFolder } from './project.ts';

/** Tries a proposal, or the working rules as they were edited. @returns 1 where the tests do not accept it. */
export async function runTry(
  folder: string,
  proposal: string | undefined,
  options: TryOptions,
  io: CliIo,
): Promise<ExitCode> {
  const source = proposal === undefined ? undefined : readRuleSource(proposal);
  const given = source && { file: source.file, files: readSourceFiles(source) };
  const accept = options.accept === true;
  const attempt = async (project: RuleProject) => ({ project, tried: await tryProposal(project, given, { accept }) });
  const { project, tried } = accept ? await changeProject(folder, options, io, attempt) : await attempt(await openProjectFolder(folder)); // prettier-ignore
  const { proposed, judgement, entry } = tried;
  if (options.json === true) {
    const { labels } = project.state;
    const change = ({ before, after }: Change) => ({
      before: summarise(before, labels),
      after: summarise(after, labels),
    });
    const place = ({ kind, document, entity: { label, start, end } }: RuleError) => ({ kind, document: document.id, label, start, end }); // prettier-ignore
    const result = {
      verdict: judgement.verdict,
      failed: judgement.failed ?? null,
      accepted: entry !== undefined,
      networks: proposed.networks,
      gazetteers: proposed.gazetteers,
      training: change(judgement.training),
      validation: change(judgement.validation),
      unlabelled: judgement.unlabelled ?? null,
      covered: judgement.covered.map(place),
      caused: judgement.caused.map(place),
    };
    io.stdout.write(`${JSON.stringify(result)}\n`);
  } else if (options.quiet !== true) io.stderr.write(formatTried(folder, project, tried));
  return judgement.verdict === 'accept' ? 0 : 1;
}
