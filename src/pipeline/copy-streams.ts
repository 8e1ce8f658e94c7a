import { ownValue } from '../core/collections.ts';
import type { Streams } from '../core/augmenter.ts';
import type { Rng } from '../core/rng.ts';
import type { Document } from '../core/types.ts';

/** The random streams of one copy. A stream is forked when it is asked for: most augmenters draw from one of them only. */
export class CopyStreams {
  private readonly root: Rng;
  private readonly source: Document;
  private readonly unit: Document;
  private readonly copy: number;
  private readonly patientField: string;
  private unitStream: Rng | undefined;
  private sourceStream: Rng | undefined;
  private patientStream: Rng | undefined;
  private corpusStream: Rng | undefined;

  constructor(root: Rng, source: Document, unit: Document, copy: number, patientField: string) {
    this.root = root;
    this.source = source;
    this.unit = unit;
    this.copy = copy;
    this.patientField = patientField;
  }

  /** Draws one of so many alternatives for a step. */
  choose(step: number, alternatives: number): number {
    return this.ofUnit().fork('one-of', step).int(alternatives);
  }

  of(augmenter: string, step: number): Streams {
    return new StepStreams(this, augmenter, step);
  }

  ofUnit(): Rng {
    this.unitStream ??= this.root.fork('document', this.unit.id, this.copy);
    return this.unitStream;
  }

  ofSource(): Rng {
    this.sourceStream ??= this.root.fork('document', this.source.id, this.copy);
    return this.sourceStream;
  }

  ofPatient(): Rng {
    if (this.patientStream === undefined) {
      const patient = ownValue(this.source.meta, this.patientField);
      const isKnown = typeof patient === 'string' || typeof patient === 'number';
      this.patientStream = isKnown ? this.root.fork('patient', patient, this.copy) : this.ofSource();
    }
    return this.patientStream;
  }

  ofCorpus(): Rng {
    this.corpusStream ??= this.root.fork('corpus', this.copy);
    return this.corpusStream;
  }
}

/** A copy's streams for one step. The wider scopes are the same for every step of a name, so that a recipe may use an augmenter twice. */
class StepStreams implements Streams {
  private readonly copy: CopyStreams;
  private readonly augmenter: string;
  private readonly step: number;
  private own: Rng | undefined;

  constructor(copy: CopyStreams, augmenter: string, step: number) {
    this.copy = copy;
    this.augmenter = augmenter;
    this.step = step;
  }

  get document(): Rng {
    this.own ??= this.copy.ofUnit().fork(this.augmenter, this.step);
    return this.own;
  }

  get source(): Rng {
    return this.copy.ofSource().fork(this.augmenter);
  }

  get patient(): Rng {
    return this.copy.ofPatient().fork(this.augmenter);
  }

  get corpus(): Rng {
    return this.copy.ofCorpus().fork(this.augmenter);
  }
}
