import type { Store } from '../../../src/core/store.ts';
import { createDocument } from '../../../src/core/document.ts';
import type { Corpus, Document } from '../../../src/core/types.ts';
import { RULE_FILE } from '../../../src/rules/networks/load.ts';
import type { RuleFiles } from '../../../src/rules/project/stored-rules.ts';

/** A store in memory that can be told to fail at a certain write, as if the process had been killed before it. */
export interface TestStore extends Store {
  readonly blobs: Map<string, string>;
  failAt: number;
}

export class Killed extends Error {}

export function testStore(): TestStore {
  const blobs = new Map<string, string>();
  let writes = 0;
  const store: TestStore = {
    blobs,
    failAt: Infinity,
    async read(name) {
      const text = blobs.get(name);
      return text === undefined ? undefined : new TextEncoder().encode(text);
    },
    async write(name, bytes) {
      if (++writes === store.failAt) throw new Killed(name);
      blobs.set(name, new TextDecoder().decode(bytes));
    },
    async remove(name) {
      blobs.delete(name);
    },
  };
  return store;
}

/** Networks that find the words `names` after a cue: `cue name`. */
export function network(cues: readonly string[], label = 'PERSON'): string {
  return `{ label: ${label}, states: { start: [{ form: [${cues.join(', ')}], to: cue }], cue: [{ case: title, mention: true, to: end }], end: final } }`;
}

export function ruleFiles(networks: Readonly<Record<string, string>>): RuleFiles {
  const lines = Object.entries(networks).map(([name, text]) => `  ${name}: ${text}\n`);
  return new Map([[RULE_FILE, `name: test\nlanguages: [es]\nnetworks:\n${lines.join('')}`]]);
}

/** A document from a text in which mentions stand as `[LABEL:text]`. */
export function marked(id: string, text: string): Document {
  const entities: Document['entities'][number][] = [];
  let plain = '';
  let from = 0;
  for (const match of text.matchAll(/\[([A-Z]+):([^\]]*)\]/g)) {
    plain += text.slice(from, match.index);
    const [all, label, mention] = match as unknown as [string, string, string];
    entities.push({ id: `T${entities.length + 1}`, start: plain.length, end: plain.length + mention.length, label });
    plain += mention;
    from = match.index + all.length;
  }
  return createDocument({ id, text: plain + text.slice(from), entities });
}

export function corpusOf(documents: readonly Document[]): Corpus {
  return {
    async *[Symbol.asyncIterator]() {
      yield* documents;
    },
  };
}

/** Notes: a person after several cues, or a place and a person, or neither. */
export function gold(count = 120): readonly Document[] {
  const cues = ['con', 'doctora', 'familiar', 'firmado', 'con', 'visto por']; // rules of the tests do not know the third
  const names = ['Anna', 'Oliach', 'Teresa', 'Pere', 'Marta'];
  return Array.from({ length: count }, (_, i) => {
    const name = names[i % 5] as string;
    const id = `n${String(i).padStart(3, '0')}`;
    if (i % 3 === 0) return marked(id, `Refiere dolor ${i}. Mejora con Paracetamol.`);
    if (i % 3 === 1)
      return marked(id, `Control. Hablo ${cues[(i >> 1) % 6] as string} [PERSON:${name}] de la pauta ${i}.`);
    return marked(
      id,
      `Vive en [LOCATION:${i % 2 ? 'Reus' : 'Vic'}], lo dice ${cues[(i >> 1) % 6] as string} [PERSON:${name}].`,
    );
  });
}
