import { addExamples, Command } from '../command.ts';
import { addCommonOptions } from '../options.ts';

export const defineDoctor = () =>
  addExamples(
    addCommonOptions(
      new Command('doctor')
        .summary('check the installation')
        .description('Checks Node.js, the resources of the package and the machine, and says how to fix problems.'),
    ),
    'doctor',
    'doctor --json',
  );
