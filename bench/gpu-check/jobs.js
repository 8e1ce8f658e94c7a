// What is done on a graphics processor besides the operations of test/taggers/neural/kernels/operations.ts. Each function is sent
// there as its text: it uses its arguments alone. Times are of the clock: it is the device that works.

/** Opens the backend. @returns what computes, and whether it is software. */
export async function inspect({ openBackend, isSoftware, tf }, backend) {
  const { why, supplied, replaced } = await openBackend(backend);
  if (backend !== 'webgpu')
    return { why, supplied, replaced, software: false, adapter: { description: tf.getBackend() } };
  const adapter = await navigator.gpu.requestAdapter({ powerPreference: 'high-performance' });
  const { vendor, architecture, device, description, isFallbackAdapter } = adapter.info;
  const { isFallbackAdapter: formerly } = adapter; // where the flag was before
  const software = isSoftware({ isFallbackAdapter: formerly, info: { isFallbackAdapter, architecture, device, description } }); // prettier-ignore
  return { why, supplied, replaced, software, adapter: { vendor, architecture, device, description } };
}

/** The step of a BiLSTM with a linear layer, softmax and Adam: what cuDNN is fastest at. @returns tokens a second. */
export async function trainRecurrent(modules, backend, { batch, length, input, hidden, labels, steps, warmUp }) {
  const { openBackend, tf, createRng, createRecurrentWeights, bidirectional, createDenseWeights, dense } = modules;
  const { tokenCrossEntropy, createAdam, valueAndGradients } = modules;
  await openBackend(backend);
  const rng = createRng(7);
  const direction = (name) =>
    createRecurrentWeights(rng.fork(name), { inputSize: input, hiddenSize: hidden, cell: 'lstm' });
  const recurrent = { forward: direction('forward'), backward: direction('backward') };
  const linear = createDenseWeights(rng.fork('linear'), 2 * hidden, labels);
  const weights = { ...linear };
  for (const [name, own] of Object.entries(recurrent)) {
    for (const [key, weight] of Object.entries(own)) weights[`${name}.${key}`] = weight;
  }
  const values = Float32Array.from({ length: batch * length * input }, () => rng.float() - 0.5);
  const x = tf.tensor3d(values, [batch, length, input]);
  const lengths = new Int32Array(batch).fill(length);
  const tags = Int32Array.from({ length: batch * length }, (_, i) => (i * 5) % labels);
  const adam = createAdam({ rate: 0.001 });
  const step = async () => {
    const loss = () =>
      tokenCrossEntropy(dense(bidirectional(x, lengths, recurrent, 'lstm').states, linear), tags, lengths);
    const { value, gradients } = valueAndGradients(loss, weights);
    const updates = Object.entries(weights).map(([name, weight]) => ({ name, weight, gradient: gradients[name] }));
    const found = await adam.step({ dense: updates, rows: [], loss: value });
    if (!Number.isFinite(found.loss)) throw new Error('the loss is not a number');
    tf.dispose([value, gradients]);
  };
  for (let i = 0; i < warmUp; i++) await step();
  const start = performance.now();
  for (let i = 0; i < steps; i++) await step();
  const seconds = (performance.now() - start) / 1000;
  adam.dispose();
  tf.dispose([x, weights]);
  return (steps * batch * length) / seconds;
}

/** Trains a family end to end. @returns tokens a second of the epochs after the first, in which programs are compiled. */
export async function trainFamily(modules, backend, { family, documents, epochs, batchTokens }) {
  const chosen = modules[family];
  // Without the lists of the language: the networks in PyTorch have none, and a page cannot read them.
  const settings = chosen.settings.parse({ backend, epochs, patience: epochs, batchTokens, gazetteers: false });
  const speeds = [];
  const dev = documents.slice(0, 1);
  const onStep = ({ figures }) => speeds.push(figures.tokensPerSecond);
  const tagger = await chosen.train(documents, settings, { seed: 1, language: 'en', dev, onStep });
  await tagger.dispose();
  const later = speeds.slice(1).sort((a, b) => a - b);
  return later[Math.floor(later.length / 2)];
}

/** A step of fine-tuning an encoder with random weights, AdamW and clipping. @returns pieces a second. */
export async function trainEncoder(modules, backend, { config, batch, length, labels, steps, warmUp }) {
  const { openBackend, createRng, encoderWeights, createEncoder, createTaggingModel, parametersOf, assignParameters, createAdamW } = modules; // prettier-ignore
  await openBackend(backend);
  const rng = createRng(7);
  const draw = (name, count) => {
    const own = rng.fork(name);
    return Float32Array.from({ length: count }, () => (name.endsWith('gamma') ? 1 : 0.04 * (own.float() - 0.5)));
  };
  const weights = Object.fromEntries(
    encoderWeights(config).map(({ name, shape }) => [name, { shape, values: draw(name, shape.reduce((a, b) => a * b, 1)) }]), // prettier-ignore
  );
  const model = createTaggingModel(createEncoder(config, weights), labels, false, rng.fork('head'));
  const parameters = await parametersOf(model, false, 1);
  const total = warmUp + steps;
  const adamw = createAdamW(parameters, { rate: 5e-5, weightDecay: 0.01, clip: 1, warmupSteps: 1, totalSteps: total });
  const windows = Array.from({ length: batch }, (_, sequence) => ({
    sequence,
    from: 0,
    ids: Int32Array.from({ length }, (_unused, i) => (i * 37 + sequence * 101) % config.vocabularySize),
    places: Int32Array.from({ length: length - 2 }, (_unused, i) => i + 1),
  }));
  const tags = windows.map(({ places }) => places.map((place) => (place * 5) % labels));
  let start = 0;
  for (let i = 0; i < total; i++) {
    if (i === warmUp) start = performance.now();
    adamw.add(await model.differentiate(windows, tags, { rate: 0.1, rng: rng.fork('dropout', i) }), 1);
    const { losses, norm } = await adamw.step();
    if (!Number.isFinite(losses[0] + norm)) throw new Error('loss or gradients are not numbers');
    assignParameters(model, parameters);
  }
  const seconds = (performance.now() - start) / 1000;
  adamw.dispose();
  model.dispose();
  return (steps * batch * length) / seconds;
}

/** The trainings by name. */
export const trainings = { trainRecurrent, trainFamily, trainEncoder };

/** The compiled files that these functions take their modules from, besides those of the operations. */
export const FILES = ['taggers/neural/backend/engines', 'taggers/neural/layers/dense', 'taggers/neural/families'];
