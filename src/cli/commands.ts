import { agreement } from './agreement/command.ts';
import { audit } from './audit/command.ts';
import { augment } from './augment/command.ts';
import { completion } from './completion/command.ts';
import { conceal } from './conceal/command.ts';
import { convert } from './convert/command.ts';
import { demo } from './demo/command.ts';
import { doctor } from './doctor/command.ts';
import { eponyms } from './eponyms/command.ts';
import { evaluate } from './evaluate/command.ts';
import { experiment } from './experiment/command.ts';
import { explain } from './explain/command.ts';
import { exportModel } from './export/command.ts';
import { gazetteers } from './gazetteers/command.ts';
import { generate } from './generate/command.ts';
import { importTagged } from './import-tagged/command.ts';
import { placeholders } from './placeholders/command.ts';
import { pretrain } from './pretrain/command.ts';
import { rules } from './rules/command.ts';
import { split } from './split/command.ts';
import { stats } from './stats/command.ts';
import { tag } from './tag/command.ts';
import { templates } from './templates/command.ts';
import { train } from './train/command.ts';
import { translate } from './translate/command.ts';
import { tune } from './tune/command.ts';
import { view } from './view/command.ts';
import type { MakeCommand } from './command.ts';

/** The table of commands, in the order in which help lists them. */
export const commands: readonly MakeCommand[] = [
  demo,
  stats,
  augment,
  generate,
  templates,
  translate,
  conceal,
  eponyms,
  audit,
  view,
  convert,
  importTagged,
  split,
  pretrain,
  train,
  tune,
  tag,
  rules,
  placeholders,
  exportModel,
  evaluate,
  agreement,
  explain,
  experiment,
  gazetteers,
  doctor,
  completion,
];
