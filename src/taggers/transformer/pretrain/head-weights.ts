import type { Rng } from '../../../core/rng.ts';
import type { NamedTensor } from '../../neural/safetensors.ts';
import type { EncoderConfig } from '../config.ts';
import { normal } from '../tagging-model.ts';
import { encoderWeights, transpose, type EncoderWeights } from '../weights.ts';

/** A weight of the head that predicts hidden pieces. */
interface HeadSpec {
  readonly name: string;
  /** What `BertForMaskedLM` calls it. The matrix of its decoder is the table of words, which it shares. */
  readonly source: string;
  readonly shape: readonly number[];
}

function headSpecs({ hiddenSize, vocabularySize }: EncoderConfig): HeadSpec[] {
  const transform = 'cls.predictions.transform';
  return [
    { name: 'mlm.dense.kernel', source: `${transform}.dense.weight`, shape: [hiddenSize, hiddenSize] },
    { name: 'mlm.dense.bias', source: `${transform}.dense.bias`, shape: [hiddenSize] },
    { name: 'mlm.norm.gamma', source: `${transform}.LayerNorm.weight`, shape: [hiddenSize] },
    { name: 'mlm.norm.beta', source: `${transform}.LayerNorm.bias`, shape: [hiddenSize] },
    { name: 'mlm.bias', source: 'cls.predictions.bias', shape: [vocabularySize] },
  ];
}

/** Fresh weights as BERT has them: normally distributed tables and kernels, norms that change nothing, biases 0. */
function fresh(specs: readonly Pick<HeadSpec, 'name' | 'shape'>[], rng: Rng): EncoderWeights {
  return Object.fromEntries(
    specs.map(({ name, shape }) => {
      const size = shape.reduce((a, b) => a * b, 1);
      if (name.endsWith('.gamma')) return [name, { shape, values: new Float32Array(size).fill(1) }];
      const values = shape.length > 1 ? normal(size, rng.fork(name)) : new Float32Array(size);
      return [name, { shape, values }];
    }),
  );
}

export function freshEncoder(config: EncoderConfig, rng: Rng): EncoderWeights {
  return fresh(encoderWeights(config), rng);
}

export function freshHead(config: EncoderConfig, rng: Rng): EncoderWeights {
  return fresh(headSpecs(config), rng);
}

/** The head's weights as `BertForMaskedLM` has them. */
export function exportHead(weights: EncoderWeights, config: EncoderConfig): Record<string, NamedTensor> {
  return Object.fromEntries(
    headSpecs(config).map(({ name, source }) => [source, turned(weights[name] as NamedTensor)]),
  );
}

/** The weights of {@link exportHead}. */
export function importHead(tensors: Readonly<Record<string, NamedTensor>>, config: EncoderConfig): EncoderWeights {
  return Object.fromEntries(
    headSpecs(config).map(({ name, source }) => [name, turned(tensors[source] as NamedTensor)]),
  );
}

/** A kernel is kept `[in, out]`, where files have `[out, in]`. */
function turned({ shape, values }: NamedTensor): NamedTensor {
  const other = shape.toReversed();
  return shape.length === 2 ? { shape: other, values: transpose(values, other) } : { shape, values };
}
