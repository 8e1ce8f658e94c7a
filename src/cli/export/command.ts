import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addCommonOptions } from '../options.ts';

export const defineExport = () =>
  addExamples(
    addCommonOptions(
      new Command('export')
        .summary('export a trained model to ONNX and safetensors')
        .description(
          'Writes a folder with model.onnx (from ids to tags), the same weights as model.safetensors, config.json, ' +
            'vocabulary.json or tokenizer.json, and tag.py, which tags with them in Python. An encoder can also be loaded with ' +
            'AutoModelForTokenClassification.from_pretrained. Treat the folder as confidential, like the model.',
        )
        .argument('<model-dir>', 'folder written by palimpsest train')
        .argument('<outdir>', 'output folder')
        .option('--overwrite', 'replace an existing folder'),
    ),
    'export model/ exported/',
    'export model/ exported/ --overwrite',
  );
export type ExportOptions = OptionsOf<typeof defineExport>;
