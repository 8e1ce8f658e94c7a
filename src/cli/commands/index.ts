import type { RegisterCommand } from '../command.ts';
import { registerAgreement } from './agreement.ts';
import { registerAudit } from './audit.ts';
import { registerAugment } from './augment.ts';
import { registerConceal } from './conceal.ts';
import { registerConvert } from './convert.ts';
import { registerDemo } from './demo.ts';
import { registerDoctor } from './doctor.ts';
import { registerEponyms } from './eponyms.ts';
import { registerEvaluate } from './evaluate.ts';
import { registerExperiment } from './experiment.ts';
import { registerExplain } from './explain.ts';
import { registerExport } from './export.ts';
import { registerGazetteers } from './gazetteers.ts';
import { registerGenerate } from './generate.ts';
import { registerImportTagged } from './import-tagged.ts';
import { registerPretrain } from './pretrain.ts';
import { registerPlaceholders } from './placeholders.ts';
import { registerRules } from './rules.ts';
import { registerSplit } from './split.ts';
import { registerStats } from './stats.ts';
import { registerTag } from './tag.ts';
import { registerTemplates } from './templates.ts';
import { registerTrain } from './train.ts';
import { registerTranslate } from './translate.ts';
import { registerTune } from './tune.ts';
import { registerView } from './view.ts';

/** The table of commands, in the order in which help lists them. */
export const commands: readonly RegisterCommand[] = [
  registerDemo,
  registerStats,
  registerAugment,
  registerGenerate,
  registerTemplates,
  registerTranslate,
  registerConceal,
  registerEponyms,
  registerAudit,
  registerView,
  registerConvert,
  registerImportTagged,
  registerSplit,
  registerPretrain,
  registerTrain,
  registerTune,
  registerTag,
  registerRules,
  registerPlaceholders,
  registerExport,
  registerEvaluate,
  registerAgreement,
  registerExplain,
  registerExperiment,
  registerGazetteers,
  registerDoctor,
];
