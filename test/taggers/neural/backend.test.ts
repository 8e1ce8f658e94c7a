import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeBackends, openBackend, tf, type BackendPreference } from '../../../src/taggers/neural/backend.ts';
import { engines, isSoftware, findMissingKernels } from '../../../src/taggers/neural/backend/engines.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('openBackend', () => {
  it('opens cpu and wasm when asked, says why, and computes', async () => {
    for (const name of ['cpu', 'wasm'] as const) {
      const backend = await openBackend(name);
      expect(backend).toMatchObject({ name, passedOver: [], readsSynchronously: true });
      expect(backend.why).toMatch(new RegExp(`^${name}: .*as asked for$`));
      expect(tf.getBackend()).toBe(name);
      expect(tf.matMul(tf.ones([1, 3]), tf.ones([3, 1])).dataSync()[0]).toBe(3);
    }
  });

  it('names the kernels that were lacking and those replaced, also when opened again', async () => {
    for (let time = 0; time < 2; time++) {
      const backend = await openBackend('wasm');
      expect(backend.supplied).toEqual(['UnsortedSegmentSum', 'Conv2DBackpropFilter']);
      expect(backend.replaced).toEqual(['Slice', 'Unpack', 'SplitV', 'BatchMatMul', 'GatherV2', 'Identity', 'Sum']);
    }
  });

  it('chooses on its own a backend that runs, and says why not a better one', async () => {
    const backend = await openBackend('auto');
    const order = ['webgpu', 'tensorflow', 'wasm', 'cpu'];
    const better = order.slice(0, order.indexOf(backend.name));
    expect(backend.passedOver.map(({ name }) => name)).toEqual(better);
    for (const { name, why } of backend.passedOver) expect(backend.why).toContain(`not ${name}: ${why}`);
    expect(tf.getBackend()).toBe(backend.name);
  });

  it('takes the processor before a graphics card for recurrent layers, says why, and what takes the card', async () => {
    vi.spyOn(engines.webgpu, 'missing').mockReturnValue(undefined);
    const backend = await openBackend('auto', 'recurrent');
    expect(backend.name).not.toBe('webgpu');
    expect(backend.why).toContain(
      'not webgpu: recurrent layers of this size are faster on the processor; --set backend=webgpu takes it',
    );
    expect((await openBackend('wasm', 'recurrent')).passedOver).toEqual([]);
  });

  it('does not say that a graphics card is slower where what it needs is not installed', async () => {
    vi.spyOn(engines.webgpu, 'missing').mockReturnValue('the package webgpu is not installed');
    expect((await openBackend('auto', 'recurrent')).why).toContain('not webgpu: the package webgpu is not installed');
  });

  it('does not take another backend for the one asked for', async () => {
    vi.spyOn(tf.engine(), 'setBackend').mockResolvedValue(false);
    await expect(openBackend('wasm')).rejects.toMatchObject({ code: 'backend-unavailable' });
  });

  it('says of one that cannot be had what to install', async () => {
    const tensorflow = (await describeBackends()).find(({ name }) => name === 'tensorflow');
    if (tensorflow?.available) return;
    await expect(openBackend('tensorflow')).rejects.toThrow(/tfjs-node/);
  });

  it('refuses an unknown name with a list of those there are', async () => {
    await expect(openBackend('gpu' as BackendPreference)).rejects.toThrow(/auto, webgpu, tensorflow, wasm, cpu/);
  });

  it('prints nothing', async () => {
    const spies = (['log', 'warn', 'info', 'error'] as const).map((method) => vi.spyOn(console, method));
    await openBackend('cpu');
    tf.tidy(() => tf.add(1, 2).dataSync());
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });
});

describe('isSoftware', () => {
  it('tells a graphics processor from one in software, however it says so', () => {
    expect(isSoftware({ info: { architecture: 'hopper', device: '', description: 'NVIDIA H100' } })).toBe(false);
    expect(isSoftware({})).toBe(false);
    for (const adapter of [
      { isFallbackAdapter: true },
      { info: { isFallbackAdapter: true } },
      { info: { architecture: 'swiftshader' } },
      { info: { description: 'llvmpipe (LLVM 15, 256 bits)' } },
      { info: { device: 'Microsoft Basic Render Driver' } },
    ]) {
      expect(isSoftware(adapter)).toBe(true);
    }
  });
});

describe('findMissingKernels', () => {
  it('names a kernel that the backend lacks', async () => {
    await openBackend('wasm');
    expect(findMissingKernels()).toEqual([]);
    const tanh = tf.getKernel('Tanh', 'wasm');
    tf.unregisterKernel('Tanh', 'wasm');
    const missing = findMissingKernels();
    tf.registerKernel(tanh);
    expect(missing).toEqual(['Tanh']);
  });
});

describe('describeBackends', () => {
  it('lists all four with a reason, and leaves the current one as it was', async () => {
    await openBackend('cpu');
    const described = await describeBackends();
    expect(described.map(({ name }) => name)).toEqual(['webgpu', 'tensorflow', 'wasm', 'cpu']);
    expect(described.filter(({ name }) => name === 'wasm' || name === 'cpu').every(({ available }) => available)).toBe(
      true,
    );
    expect(described.every(({ why }) => why.length > 0)).toBe(true);
    expect(tf.getBackend()).toBe('cpu');
  });
});
