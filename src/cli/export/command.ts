import { addExamples, Command, type OptionsOf } from '../command.ts';
import { addCommonOptions } from '../options.ts';

export const defineExport = () =>
  addExamples(
    addCommonOptions(
      new Command('export')
        .summary('write a trained model for other programs: ONNX, safetensors')
        .description(
          'Writes a folder with model.onnx (from ids to tags), the same weights as model.safetensors, config.json and ' +
            'vocabulary.json or tokenizer.json, and tag.py, which tags with them in Python. That of an encoder is also one for ' +
            'AutoModelForTokenClassification.from_pretrained. It is as confidential as the model.',
        )
        .argument('<model-dir>', 'folder that palimpsest train wrote')
        .argument('<outdir>', 'folder to write')
        .option('--overwrite', 'replace the folder if it is there'),
    ),
    'export model/ exported/',
    'export model/ exported/ --overwrite',
  );
export type ExportOptions = OptionsOf<typeof defineExport>;
