import type { ZodType } from 'zod';
import type { Explainer } from '../core/explanation.ts';
import type { Store } from '../core/store.ts';
import type { Tagger, TrainingContext, TrainingEnd } from '../core/tagger.ts';
import type { TagScheme } from '../core/corpus-format.ts';
import type { Corpus, Document } from '../core/types.ts';
import type { LlmLimits } from './llm/budget.ts';
import type { ServerNews } from './llm/client.ts';
import type { NamedTensor } from './neural/safetensors.ts';
import type { Sequence } from './sequences.ts';

/** What whoever tags may ask for. */
export interface TagOptions {
  /**
   * Subtracted from the score (the logarithm of the unnormalised probability) of `O` at every token before decoding: above
   * 0, more mentions are found and more of them are wrong; below 0, the reverse. Default 0. It is the
   * `recall_inference_bias` of Hartman et al. (2020), BMC Medical Informatics and Decision Making 20:14.
   */
  readonly recallBias?: number;
}

/** A sentence with the best tags of its tokens and the probability of every tag. */
export interface RatedSequence extends Sequence {
  /** Ids of the tags that `tag` gives. */
  readonly best: ArrayLike<number>;
  /** Marginals: `tokens × tags`, token after token. Where the tagger is constrained, of legal taggings alone. */
  readonly probabilities: Float64Array;
}

/** A document with all that a tagger thinks of it. */
export interface RatedDocument {
  readonly doc: Document;
  readonly sequences: readonly RatedSequence[];
}

/** What a tagger knows besides the best tags: thresholds on probabilities (recall-bias/) need it. */
export interface MarginalSource {
  /** `O` and prefixed tags, in the order of probabilities. */
  readonly tags: readonly string[];
  readonly scheme: TagScheme;
  /** Language of sentence borders: BCP 47 code. */
  readonly language: string;
  rate(docs: Corpus): AsyncIterable<RatedDocument>;
}

/** A tagger that has learned and can be kept. */
export interface TrainedTagger extends Tagger {
  readonly family: string;
  /** How its training ended; absent of a tagger that was loaded, and of families that train in one go. */
  readonly trainingEnd?: TrainingEnd;
  tag(docs: Corpus, options?: TagOptions): AsyncIterable<Document>;
  /** Absent where the tagger knows no probabilities. */
  readonly marginalSource?: MarginalSource;
  /**
   * What `config.json` says besides what every model folder says (see model-folder.ts): the settings in full and all that
   * `load` needs but the weights. Plain JSON.
   */
  readonly config: Readonly<Record<string, unknown>>;
  /** Writes weights and vocabulary. `load` gives back a tagger that tags bit for bit alike. */
  save(store: Store): Promise<void>;
  /** The tagger for other programs; absent where there is no form that they read. */
  readonly exporter?: Exporter;
  /** What its predictions rest on; absent where only its probabilities tell (see explain/omission.ts). */
  readonly explainer?: Explainer;
  /**
   * A tagger between this one and another of its family, which has so much of a share; `undefined` where their tags differ. Absent of families whose weights do not mean the same from one
   * training to the next.
   */
  blend?(other: TrainedTagger, share: number): TrainedTagger | undefined;
  /** Gives back workers, tensors and other memory the collector does not see. */
  dispose?(): Promise<void>;
}

/** A tagger in forms that other programs read. */
export interface Exporter {
  /** The model as ONNX, from ids to tags. `producer` is named in it. */
  onnx(producer: PackageInfo): Promise<Uint8Array>;
  /** The shipped Python program (data/export/) that tags with the exported files. */
  readonly example: 'recurrent.py' | 'encoder.py';
  /** What a program needs besides the model to turn words into ids and tags into mentions. Plain JSON. */
  readonly config: Readonly<Record<string, unknown>>;
  /** What ids stand for: the contents of further JSON files by their names. */
  readonly tables: Readonly<Record<string, unknown>>;
  /** All weights by name. */
  weights(): Promise<Readonly<Record<string, NamedTensor>>>;
}

/** Name and version of the package that writes a file. */
export interface PackageInfo {
  readonly name: string;
  readonly version: string;
}

/** What a trainer may be given to go on after an interruption. */
export interface FamilyContext extends TrainingContext {
  /**
   * Where the trainer keeps checkpoints, if it is one that needs any. A training that finds a checkpoint of the same
   * settings, data and seed here continues from it and ends with the same weights as one never stopped.
   */
  readonly checkpoints?: Store;
}

/** What whoever loads a tagger may choose in place of what it was trained with. */
export interface LoadOptions {
  /** The family of the model, where it is one's own. */
  readonly family?: TaggerFamily;
  /** What computes a neural tagger: a name of `neural/backend.ts`. Tags may differ where scores are equal but for rounding. */
  readonly backend?: string;
  /** Of a language model on a server. */
  readonly llm?: {
    /** Whether the text may be sent to another machine. Default false. */
    readonly allowRemote?: boolean;
    readonly limits?: LlmLimits;
    /** How long the server may be silent before it is given up, in seconds. Default 60. */
    readonly giveUpAfter?: number;
    /** Is told when the server does not answer, and when it does again. */
    readonly onServer?: (news: ServerNews) => void;
  };
}

/** A kind of tagger: how it is trained, and how it is loaded. One table lists them all (index.ts). */
export interface TaggerFamily<Settings = unknown> {
  readonly name: string;
  /** One line for `train --help`. */
  readonly description: string;
  /** The settings with their defaults; unknown keys are refused. Parses `{}`. */
  readonly settings: ZodType<Settings>;
  /** Whether what it finds in a document depends on that document alone, bit for bit: then threads may tag a corpus in parts. */
  readonly tagsApart?: boolean;
  /** Whether one training takes all processors there are: then several at a time are no faster, and want as many times the memory. */
  readonly usesAllCores?: boolean;
  train(documents: readonly Document[], settings: Settings, context: FamilyContext): Promise<TrainedTagger>;
  /** @param config what {@link TrainedTagger.config} gave when it was saved. */
  load(store: Store, config: Readonly<Record<string, unknown>>, options?: LoadOptions): Promise<TrainedTagger>;
}
