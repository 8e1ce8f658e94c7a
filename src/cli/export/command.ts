import type { Command } from 'commander';
import type { ExportOptions } from './run.ts';
import type { CommandContext } from '../command.ts';
import { addCommonOptions, addExamples } from '../options.ts';

export function registerExport(program: Command, context: CommandContext): void {
  const command = program
    .command('export')
    .summary('write a trained model for other programs: ONNX, safetensors')
    .description(
      'Writes a folder with model.onnx (from ids to tags), the same weights as model.safetensors, config.json and ' +
        'vocabulary.json or tokenizer.json, and tag.py, which tags with them in Python. That of an encoder is also one for ' +
        'AutoModelForTokenClassification.from_pretrained. It is as confidential as the model.',
    )
    .argument('<model-dir>', 'folder that palimpsest train wrote')
    .argument('<outdir>', 'folder to write')
    .option('--overwrite', 'replace the folder if it is there');
  addCommonOptions(command);
  addExamples(command, 'export model/ exported/', 'export model/ exported/ --overwrite');
  command.action(async (folder: string, output: string, options: ExportOptions) => {
    const { runExport } = await import('./run.ts');
    context.finish(await runExport(folder, output, options, context.io));
  });
}
