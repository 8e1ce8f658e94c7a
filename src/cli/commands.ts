import { defineAdapt } from './adapt/command.ts';
import { defineAdvise } from './advise/command.ts';
import { defineAgreement } from './agreement/command.ts';
import { defineAudit } from './audit/command.ts';
import { defineAugment } from './augment/command.ts';
import { defineConceal } from './conceal/command.ts';
import { defineClusters } from './clusters/command.ts';
import { defineConventions } from './conventions/command.ts';
import { defineConvert } from './convert/command.ts';
import { defineDemo } from './demo/command.ts';
import { defineDoctor } from './doctor/command.ts';
import { defineEponyms } from './eponyms/command.ts';
import { defineEvaluate } from './evaluate/command.ts';
import { defineExpect } from './expect/command.ts';
import {
  defineExperimentInit,
  defineExperimentJoin,
  defineExperimentReport,
  defineExperimentRun,
} from './experiment/command.ts';
import { defineExplain } from './explain/command.ts';
import { defineExport } from './export/command.ts';
import { defineGazetteersImport, defineGazetteersList, defineGazetteersShow } from './gazetteers/command.ts';
import { defineGenerate } from './generate/command.ts';
import { defineImportTagged } from './import-tagged/command.ts';
import { defineLabel } from './label/command.ts';
import { defineLearn } from './learn/command.ts';
import {
  definePlaceholdersCheck,
  definePlaceholdersDetect,
  definePlaceholdersFill,
  definePlaceholdersLeftovers,
  definePlaceholdersParagraphs,
  definePlaceholdersRefill,
} from './placeholders/command.ts';
import { definePreview } from './preview/command.ts';
import { defineQuality } from './quality/command.ts';
import { definePretrain } from './pretrain/command.ts';
import {
  defineRulesCheck,
  defineRulesDraw,
  defineRulesExplain,
  defineRulesRun,
  defineRulesCollect,
  defineRulesErrors,
  defineRulesExport,
  defineRulesHistory,
  defineRulesInit,
  defineRulesRank,
  defineRulesRevert,
  defineRulesReview,
  defineRulesSuggest,
  defineRulesTry,
} from './rules/command.ts';
import { defineSplit } from './split/command.ts';
import { defineStats } from './stats/command.ts';
import { defineTag } from './tag/command.ts';
import { defineTemplatesCheck, defineTemplatesDerive } from './templates/command.ts';
import { defineTrain } from './train/command.ts';
import { defineTranslate } from './translate/command.ts';
import { defineTune } from './tune/command.ts';
import { defineView } from './view/command.ts';
import { completion } from './completion/command.ts';
import { Command, does, group, tellMissing, type MakeCommand } from './command.ts';

// What each command does is imported when it is to be done: help needs the definitions alone.

const stats: MakeCommand = (context) =>
  defineStats().action(async (inputs, options, command) => {
    if (options.placeholders !== true && (options.encoder !== undefined || options.pieces !== undefined))
      command.error('error: --encoder and --pieces require --placeholders');
    const { runStats } = await import('./stats/run.ts');
    context.finish(await runStats(inputs, options, context.io));
  });

const generate: MakeCommand = (context) =>
  defineGenerate().action(async (set, output, options, command) => {
    if (options.list !== true && (set === undefined || output === undefined)) {
      command.error('error: missing arguments <set> and <out>; generate --list lists the shipped sets');
    }
    const { runGenerate, runList } = await import('./generate/run.ts');
    if (options.list === true || set === undefined || output === undefined)
      context.finish(runList(options, context.io));
    else context.finish(await runGenerate(set, output, options, context.io));
  });

const templates = group(
  () =>
    new Command('templates')
      .summary('check template sets, or derive one from a labelled corpus')
      .description('Checks your own template sets for palimpsest generate, or derives one from a corpus.'),
  does(defineTemplatesCheck, async () => (await import('./templates/run.ts')).runCheck),
  does(defineTemplatesDerive, async () => (await import('./templates/run.ts')).runDerive),
);

const translate: MakeCommand = (context) =>
  defineTranslate().action(async (input, output, options, command) => {
    if (options.maxCost !== undefined && !options.prices) command.error('error: --max-cost requires --prices');
    const { runTranslate } = await import('./translate/run.ts');
    context.finish(await runTranslate(input, output, options, context.io));
  });

const view: MakeCommand = (context) =>
  defineView().action(async (source, derived, options, command) => {
    if (options.serve && options.out !== undefined) command.error('error: --serve writes no file; remove --out');
    if (options.port !== undefined && !options.serve) command.error('error: --port requires --serve');
    if (options.edits !== undefined && derived === undefined) {
      command.error('error: --edits needs a derived corpus: give it after the source');
    }
    const { runView } = await import('./view/run.ts');
    const isShown = options.out !== undefined || options.serve === true;
    context.finish(await runView(source, derived, isShown ? options : { ...options, open: true }, context.io));
  });

const pretrain: MakeCommand = (context) =>
  definePretrain().action(async (corpus, folder, options, command) => {
    if (options.listSettings === true) {
      const { listPretrainSettings } = await import('./pretrain/run.ts');
      context.finish(listPretrainSettings(options, context.io));
      return;
    }
    if (corpus === undefined || folder === undefined) return tellMissing(command, true);
    const { runPretrain } = await import('./pretrain/run.ts');
    context.finish(await runPretrain(corpus, folder, options, context.io));
  });

const train: MakeCommand = (context) =>
  defineTrain().action(async (corpus, folder, options, command) => {
    if (options.listSettings === true) {
      const { listSettings } = await import('./settings.ts');
      context.finish(await listSettings(options, context.io));
      return;
    }
    if (corpus === undefined || folder === undefined) return tellMissing(command, true);
    const { runTrain } = await import('./train/run.ts');
    context.finish(await runTrain(corpus, folder, options, context.io));
  });

const tag: MakeCommand = (context) =>
  defineTag().action(async (folder, input, output, options, command) => {
    if (options.serve === true) {
      if (input !== undefined) command.error('error: --serve reads no corpus; remove <in> and <out>');
      const { serveTagging } = await import('./tag/run.ts');
      context.finish(await serveTagging(folder, options, context.io));
      return;
    }
    if (options.port !== undefined) command.error('error: --port requires --serve');
    const isPiped = input === undefined && context.io.stdin.isTTY !== true;
    if (!isPiped && output === undefined) {
      return command.error('error: missing arguments <in> and <out> (- for standard input and output), or use --serve');
    }
    if (options.maxCost !== undefined && !options.prices) command.error('error: --max-cost requires --prices');
    const { runTag } = await import('./tag/run.ts');
    context.finish(await runTag(folder, input ?? '-', output ?? '-', options, context.io));
  });

const review: MakeCommand = (context) =>
  defineRulesReview().action(async (corpus, options, command) => {
    if (options.export && options.out === undefined) command.error('error: --export requires --out <file>');
    if (options.out === undefined && (options.all || options.to !== undefined || options.overwrite)) {
      command.error('error: --all, --to and --overwrite require --out');
    }
    if (options.export && (options.open || options.port !== undefined)) {
      command.error('error: --export serves no page; remove --open and --port');
    }
    const { runReview } = await import('./rules/review.ts');
    context.finish(await runReview(corpus, options, context.io));
  });

const runRules: MakeCommand = (context) =>
  defineRulesRun().action(async (rules, input, output, options, command) => {
    if (input === undefined) {
      const { runProjectCommand } = await import('./rules/project.ts');
      context.finish(await runProjectCommand(rules, options, context.io));
      return;
    }
    if (output === undefined) return tellMissing(command, true);
    const { runRules } = await import('./rules/run.ts');
    context.finish(await runRules(rules, input, output, options, context.io));
  });

const rules = group(
  () =>
    new Command('rules')
      .summary('find entities with hand-written rules')
      .description(
        'Rules are augmented transition networks over the tokens of a text. See docs/rules.md for the file format.',
      ),
  does(defineRulesCheck, async () => (await import('./rules/run.ts')).runRulesCheck),
  runRules,
  does(defineRulesInit, async () => (await import('./rules/project.ts')).runInit),
  does(defineRulesCollect, async () => (await import('./rules/project.ts')).runCollect),
  does(defineRulesExport, async () => (await import('./rules/project.ts')).runExportProject),
  does(defineRulesErrors, async () => (await import('./rules/errors.ts')).runErrors),
  does(defineRulesTry, async () => (await import('./rules/try.ts')).runTry),
  does(defineRulesHistory, async () => (await import('./rules/history.ts')).runHistory),
  does(defineRulesRevert, async () => (await import('./rules/history.ts')).runRevert),
  does(defineRulesExplain, async () => (await import('./rules/run.ts')).runExplain),
  does(defineRulesDraw, async () => (await import('./rules/run.ts')).runDraw),
  does(defineRulesRank, async () => (await import('./rules/rank.ts')).runRank),
  does(defineRulesSuggest, async () => (await import('./rules/suggest.ts')).runSuggest),
  review,
);

const fill: MakeCommand = (context) =>
  definePlaceholdersFill().action(async (input, output, options, command) => {
    const isByHand = options.ask === true || options.serve === true;
    if (options.ask && options.serve) command.error('error: --ask and --serve cannot be combined');
    if (input === '-' && (isByHand || options.journal !== undefined))
      command.error('error: manual decisions are saved next to the corpus, so it cannot be standard input');
    if (!options.serve && (options.open || options.port !== undefined))
      command.error('error: --open and --port require --serve');
    const { runFill } = await import('./placeholders/fill.ts');
    context.finish(await runFill(input, output, options, context.io));
  });

const placeholders = group(
  () =>
    new Command('placeholders')
      .summary('fill already-anonymised text with surrogates: German decisions, marked notes')
      .description(
        'For text that is already anonymised: "K.", "B ... GmbH", "A-Straße", "xxxx" in German decisions; marks such as [**Hospital1 18**], ___ and <NAME> with refill.',
      ),
  does(definePlaceholdersDetect, async () => (await import('./placeholders/run.ts')).runDetect),
  does(definePlaceholdersParagraphs, async () => (await import('./placeholders/run.ts')).runParagraphs),
  fill,
  does(definePlaceholdersRefill, async () => (await import('./placeholders/run.ts')).runRefill),
  does(definePlaceholdersLeftovers, async () => (await import('./placeholders/leftovers.ts')).runLeftovers),
  does(definePlaceholdersCheck, async () => (await import('./placeholders/run.ts')).runCheck),
);

const evaluate: MakeCommand = (context) =>
  defineEvaluate().action(async (gold, predicted, options, command) => {
    const { listMeasures, runEvaluate } = await import('./evaluate/run.ts');
    if (options.listMeasures === true) {
      context.finish(listMeasures(options, context.io));
      return;
    }
    if (gold === undefined || predicted === undefined) return tellMissing(command, true);
    context.finish(await runEvaluate(gold, predicted, options, context.io));
  });

const explain: MakeCommand = (context) =>
  defineExplain().action(async (folder, sentence, options, command) => {
    if (sentence === undefined && options.corpus === undefined) {
      command.error('error: give a sentence, a labelled corpus with --corpus, or both');
    }
    const belongs = (['training', 'before', 'withText'] as const).find((key) => options[key] !== undefined);
    if (belongs !== undefined && options.corpus === undefined) {
      command.error(`error: --${belongs === 'withText' ? 'with-text' : belongs} requires --corpus`);
    }
    if (options.open === true && options.out === undefined) command.error('error: --open requires --out <page.html>');
    const { runExplain } = await import('./explain/run.ts');
    context.finish(await runExplain(folder, sentence, options, context.io));
  });

const experiment = group(
  () =>
    new Command('experiment')
      .summary('run a study: train and compare with and without augmentation, or on concealed text')
      .description(
        'Runs a study described in a YAML file: corpora, models, training fractions, augmentation arms, seeds; or, with kind: ' +
          'impact, what concealing PHI costs a tagger of clinical entities: PHI models, strategies, folds. Every finished cell ' +
          'is saved, so a run can be stopped and restarted at any time.',
      ),
  does(defineExperimentInit, async () => (await import('./experiment/init.ts')).initExperiment),
  does(defineExperimentRun, async () => (await import('./experiment/run.ts')).runExperimentCommand),
  does(defineExperimentReport, async () => (await import('./experiment/run.ts')).reportExperiment),
  does(defineExperimentJoin, async () => (await import('./experiment/run.ts')).joinExperiments),
);

const gazetteers = group(
  () =>
    new Command('gazetteers')
      .summary('list, show and import gazetteers')
      .description('Gazetteers and shape grammars that surrogates are drawn from: the shipped ones and your own.'),
  does(defineGazetteersList, async () => (await import('./gazetteers/run.ts')).runList),
  does(defineGazetteersShow, async () => (await import('./gazetteers/run.ts')).runShow),
  does(defineGazetteersImport, async () => (await import('./gazetteers/run.ts')).runImport),
);

/** The table of commands, in the order in which help lists them. */
export const commands: readonly MakeCommand[] = [
  does(defineDemo, async () => (await import('./demo/run.ts')).runDemo),
  stats,
  does(defineAdvise, async () => (await import('./advise/run.ts')).runAdvise),
  does(defineAugment, async () => (await import('./augment/run.ts')).runAugment),
  does(definePreview, async () => (await import('./preview/run.ts')).runPreview),
  does(defineLearn, async () => (await import('./learn/run.ts')).runLearn),
  generate,
  templates,
  translate,
  does(defineConceal, async () => (await import('./conceal/run.ts')).runConceal),
  does(defineEponyms, async () => (await import('./eponyms/run.ts')).runEponyms),
  does(defineAudit, async () => (await import('./audit/run.ts')).runAudit),
  does(defineQuality, async () => (await import('./quality/run.ts')).runQuality),
  view,
  does(defineConventions, async () => (await import('./conventions/run.ts')).runConventions),
  does(defineConvert, async () => (await import('./convert/run.ts')).runConvert),
  does(defineImportTagged, async () => (await import('./import-tagged/run.ts')).runImportTagged),
  does(defineSplit, async () => (await import('./split/run.ts')).runSplit),
  does(defineClusters, async () => (await import('./clusters/run.ts')).runClusters),
  pretrain,
  train,
  does(defineTune, async () => (await import('./tune/run.ts')).runTune),
  tag,
  does(defineExpect, async () => (await import('./expect/run.ts')).runExpect),
  does(defineAdapt, async () => (await import('./adapt/run.ts')).runAdapt),
  does(defineLabel, async () => (await import('./label/run.ts')).runLabel),
  rules,
  placeholders,
  does(defineExport, async () => (await import('./export/run.ts')).runExport),
  evaluate,
  does(defineAgreement, async () => (await import('./agreement/run.ts')).runAgreement),
  explain,
  experiment,
  gazetteers,
  does(defineDoctor, async () => (await import('./doctor/run.ts')).runDoctor),
  completion,
];
