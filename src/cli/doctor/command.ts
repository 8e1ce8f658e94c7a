import { addExamples, Command } from '../command.ts';
import { addCommonOptions } from '../options.ts';

export const defineDoctor = () =>
  addExamples(
    addCommonOptions(
      new Command('doctor')
        .summary('check that everything the tool needs is there')
        .description(
          'Checks Node, the resources that ship with the package and the machine, and says what to do where something is amiss.',
        ),
    ),
    'doctor',
    'doctor --json',
  );
