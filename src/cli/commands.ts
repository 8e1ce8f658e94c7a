import type { RegisterCommand } from './command.ts';
import { registerAgreement } from './agreement/command.ts';
import { registerAudit } from './audit/command.ts';
import { registerAugment } from './augment/command.ts';
import { registerConceal } from './conceal/command.ts';
import { registerConvert } from './convert/command.ts';
import { registerDemo } from './demo/command.ts';
import { registerDoctor } from './doctor/command.ts';
import { registerEponyms } from './eponyms/command.ts';
import { registerEvaluate } from './evaluate/command.ts';
import { registerExperiment } from './experiment/command.ts';
import { registerExplain } from './explain/command.ts';
import { registerExport } from './export/command.ts';
import { registerGazetteers } from './gazetteers/command.ts';
import { registerGenerate } from './generate/command.ts';
import { registerImportTagged } from './import-tagged/command.ts';
import { registerPretrain } from './pretrain/command.ts';
import { registerPlaceholders } from './placeholders/command.ts';
import { registerRules } from './rules/command.ts';
import { registerSplit } from './split/command.ts';
import { registerStats } from './stats/command.ts';
import { registerTag } from './tag/command.ts';
import { registerTemplates } from './templates/command.ts';
import { registerTrain } from './train/command.ts';
import { registerTranslate } from './translate/command.ts';
import { registerTune } from './tune/command.ts';
import { registerView } from './view/command.ts';

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
