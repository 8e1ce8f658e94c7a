// The public API: named exports only. Functions that take arguments come from api/, where these are checked.
export {
  applyEdits,
  createDocument,
  createOffsetMap,
  createRng,
  findFaults,
  mergeEdits,
  removeText,
} from './api/documents.ts';
export {
  augment,
  bestSettings,
  checkRelease,
  codeMixingFromFolder,
  conceal,
  createCardInput,
  createManifest,
  deriveTemplates,
  generate,
  impactFromFolder,
  importTagged,
  judgeInWords,
  loadSpec,
  loadTemplateSet,
  parseCodeMixingSpec,
  parseImpactSpec,
  planCodeMixing,
  planExperiment,
  planFile,
  planImpact,
  readManifest,
  readTemplateSet,
  runExperiment,
  searchSettings,
  splitCorpus,
  studyFromFolder,
  train,
  tuneRecallBias,
  writeCorpus,
  writeTemplateSet,
} from './api/jobs.ts';
export {
  bootstrapDifference,
  bootstrapInterval,
  cohenKappa,
  createAmbiguityAnalysis,
  createAudit,
  createLinker,
  createVocabularyAnalysis,
  embedInPlane,
  evaluateCorpora,
  fBeta,
  findScorer,
  mergeCounts,
  microRatios,
  ratiosOf,
  testRandomisation,
  totalCounts,
} from './api/measures.ts';
export {
  createCodeMixingFiles,
  createDataCard,
  createExplanationPage,
  createImpactFiles,
  createStudyMarkdown,
  createStudyPage,
  createStudyTables,
  createViewPage,
} from './api/reports.ts';
export {
  collectBatch,
  collectReviewed,
  createHistoryPage,
  createRuleTagger,
  drawFirst,
  drawRules,
  explainRules,
  findOutcomes,
  groupErrors,
  isAtTarget,
  learningCorpus,
  loadRules,
  openProject,
  openRules,
  rankProject,
  readHistory,
  readRuleSource,
  readSourceFiles,
  revertRules,
  runProject,
  scoreRules,
  startProject,
  tagGold,
  tryProposal,
  tryRules,
} from './api/rules.ts';
export {
  addModelFiles,
  approximatePrecision,
  averagePrecision,
  chooseBias,
  compareElements,
  createBiasedTagger,
  createFolderStore,
  createLexiconTranslator,
  createSensitivityTagger,
  evaluateHeldOut,
  evaluateNamedCandidates,
  evaluateRandomCandidates,
  evaluateWithoutCandidates,
  explainerOf,
  exportModel,
  findFamily,
  loadModel,
  openSavedModel,
  pretrainEncoder,
  readRecallBias,
  saveEncoder,
  saveModel,
  trainSensitivity,
  translateDocument,
  writeRecallBias,
} from './api/taggers.ts';
export {
  applyLabelMap,
  createAnalyser,
  createEponymCorpus,
  createEponymGuard,
  createPlaceholderFiller,
  createPlaceholderTagger,
  extractParagraphs,
  findEponyms,
  findSuspects,
  languageByLists,
  languageByScript,
  loadBilingualLexicon,
  loadGazetteers,
  loadLabelMap,
  packPieces,
  parseBilingualLexicon,
  parseLabelMap,
  parseRecipe,
  parseStrategies,
  parseTaggedText,
  parseTemplateSet,
  planLabels,
  readCorpus,
  requireSound,
  sourceMap,
  splitParagraph,
  toRunningText,
  tokeniseNotes,
} from './api/text.ts';
export type { LabelPlan, LabelPlans, LabelSetting, Policy } from './augment/label-plan.ts';
export type { Recipe, RecipeStep } from './augment/recipe.ts';
export type { Unit } from './augment/units.ts';
export type { ConcealedLabel, ConcealSummary, GoldLabel, MentionOutcome, OtherLabel } from './conceal/account.ts';
export { CLASS_NAMES } from './conceal/class-names.ts';
export type { EponymCorpusOptions } from './conceal/eponym-corpus.ts';
export type { EponymGuard } from './conceal/eponym-guard.ts';
export type { ConcealmentPlan, LabelConcealment } from './conceal/label-plan.ts';
export { OTHER_OUTCOMES, type OtherOutcome } from './conceal/other-entities.ts';
export type { Strategies } from './conceal/strategies.ts';
export { STRATEGIES, type PseudoMode, type Strategy } from './conceal/strategy.ts';
export type { ApplyEditsOptions } from './core/apply-edits.ts';
export type { Augmenter, Kept, Learner, Proposed, Streams } from './core/augmenter.ts';
export type { CorpusFormat, CorpusWriter, FormatOptions, TagScheme } from './core/corpus-format.ts';
export type { Fault } from './core/document.ts';
export { PalimpsestError, type Diagnostic, type Place, type Report } from './core/errors.ts';
export type {
  ExplainedMention,
  Explainer,
  ExplainOptions,
  Explanation as ExplainedSentence,
  Reduction,
  RepresentedToken,
  UnknownProbe,
} from './core/explanation.ts';
export type { MergedEdits, Proposal } from './core/merge-edits.ts';
export type { OffsetMap } from './core/offset-map.ts';
export type { Rng } from './core/rng.ts';
export type { Store } from './core/store.ts';
export type { Tagger, TrainingContext, TrainingStep } from './core/tagger.ts';
export type {
  Analysis,
  CharSpan,
  Corpus,
  Document,
  Edit,
  Entity,
  Envelope,
  Json,
  PosTag,
  Provenance,
  Token,
} from './core/types.ts';
export { createAgreement, type Agreement, type Kappa } from './evaluate/agreement.ts';
export type { Ambiguity } from './evaluate/ambiguity.ts';
export type { AuditResult, AuditRow, Finding } from './evaluate/audit.ts';
export { LEAK_KINDS, type LeakKind } from './evaluate/audit/leak-index.ts';
export type { LabelCounts, Ratios, ScoreCounts } from './evaluate/counts.ts';
export type { EvaluateOptions, Evaluation, IdSample, LabelScore, Measurement } from './evaluate/evaluate.ts';
export type { Link } from './evaluate/link-copies.ts';
export { createTrainingVocabulary, type VocabularyRow } from './evaluate/out-of-vocabulary.ts';
export type { Scorer } from './evaluate/scorer.ts';
export { scorers } from './evaluate/scorers.ts';
export type { Interval, RandomisationResult, SignificanceOptions, Statistic } from './evaluate/significance.ts';
export { createStatistics, type CorpusStatistics, type LabelStatistics } from './evaluate/statistics.ts';
export type { PlanePoint, TsneOptions } from './evaluate/t-sne.ts';
export { formats } from './formats/index.ts';
export type { OpenCorpus, ReadCorpusOptions } from './formats/read-corpus.ts';
export type { WriteCorpusOptions } from './pipeline/write-corpus.ts';
export type { CardSource } from './pipeline/audit/card-input.ts';
export type { GateResult } from './pipeline/audit/gates.ts';
export type { TraceFinding, Traces } from './pipeline/audit/traces/collect.ts';
export type { LeakFinding, ReleaseCheck, ReleaseCheckOptions } from './pipeline/audit/release-check.ts';
export type { CorpusManifest } from './pipeline/audit/source-manifest.ts';
export type { AugmentedCorpus, AugmentOptions, AugmentProgress } from './pipeline/augment.ts';
export type { ConcealedCorpus, ConcealJob, ConcealOptions, ConcealProgress } from './pipeline/conceal.ts';
export type { DerivedTemplates, DeriveOptions } from './pipeline/derive-templates.ts';
export type { CodeMixingPlan } from './studies/code-mixing/plan.ts';
export type { ImpactPlan } from './studies/impact/plan.ts';
export type { ImpactFromFolder } from './studies/impact/gather.ts';
export type { AnyPlan } from './studies/kinds.ts';
export type { Plan, PlannedCell } from './studies/augmentation/plan.ts';
export type { GeneratedCorpus, GenerateJob, GenerateOptions, GenerateSummary } from './pipeline/generate.ts';
export type { ImportTaggedOptions, TaggedCorpus } from './pipeline/import-tagged.ts';
export type { AugmentJob } from './pipeline/job.ts';
export { shippedTemplateSets } from './pipeline/load-template-set.ts';
export type { AccountedCorpus } from './pipeline/manifest.ts';
export type { SplitCorpus, SplitName, SplitOptions } from './pipeline/split.ts';
export type { AugmentSummary, LabelSummary } from './pipeline/summary.ts';
export { THRESHOLD_GRIDS, type TuneOptions } from './pipeline/recall-bias.ts';
export {
  SEARCH_SPACES,
  type SearchOptions,
  type SearchSpace,
  type SettingsSearch,
  type Trial,
} from './pipeline/search-settings.ts';
export type { TrainedModel, TrainOptions } from './pipeline/train.ts';
export type { Suspect } from './placeholders/checks.ts';
export type { Filled, PlaceholderFiller } from './placeholders/fill.ts';
export type { Paragraph } from './placeholders/paragraphs.ts';
export type { RunningText, RunningTextOptions } from './placeholders/running-text.ts';
export type { SplitOptions as SplitParagraphOptions } from './placeholders/split.ts';
export type { PlaceholderTagger } from './placeholders/tagger.ts';
export type { DataCardInput } from './report/data-card.ts';
export type { ExplanationPage } from './report/explanation/explanation-page.ts';
export type { Study, StudyCell, StudyTest, StudyTimings } from './report/study-data.ts';
export type { ViewPageOptions, ViewRow } from './report/view-page.ts';
export type { BilingualLexicon } from './resources/bilingual-lexicon.ts';
export type { Gazetteers, Partition } from './resources/gazetteer.ts';
export { shippedLabelMaps, type LabelMap } from './resources/label-map.ts';
export type { AnalysedToken, RuleAnalyser } from './rules/analysis.ts';
export type { RuleSet } from './rules/compile.ts';
export type { ExplainedFailure, ExplainedMatch, ExplainedStep, Explanation } from './rules/explain.ts';
export { shippedRuleSets, type OpenRulesOptions, type ReadRules, type RuleSource } from './rules/load.ts';
export type { AcceptanceTest, Judgement, TrialCorpora, Verdict } from './rules/loop/acceptance.ts';
export type { Collected } from './rules/loop/collect.ts';
export type { ErrorGroup } from './rules/loop/error-groups.ts';
export type { Outcomes, RuleError } from './rules/loop/errors.ts';
export type { HistoryEntry } from './rules/loop/history.ts';
export type { ProjectRun, RunProjectOptions } from './rules/loop/iterate.ts';
export type { ProposedRules, RuleProposal } from './rules/loop/merge-rules.ts';
export type { CorpusName, RuleProject } from './rules/loop/project.ts';
export type { Tried } from './rules/loop/propose.ts';
export { RANKINGS, type ProjectRanking, type RankingName } from './rules/loop/rank-project.ts';
export type { Reverted } from './rules/loop/revert.ts';
export type { Scores, TaggedGold } from './rules/loop/scores.ts';
export type { FirstDraw, ProjectSettings } from './rules/loop/start.ts';
export type { LearningCorpus } from './rules/loop/unlabelled.ts';
export type { RuleFiles } from './rules/loop/stored-rules.ts';
export type { RuleTagger, RuleTaggerOptions } from './rules/tagger.ts';
export { SURROGATE_TYPES, type SurrogateType } from './surrogates/types.ts';
export type { ExportedModel } from './taggers/export-model.ts';
export { taggerFamilies } from './taggers/index.ts';
export type { ModelInfo, SaveModelOptions, TrainingFigures } from './taggers/model-folder.ts';
export type { SavedModel } from './taggers/model-extras.ts';
export {
  type BiasRequest,
  PAPER_TUNED,
  type RecallBiasModel,
  type TuningFigures,
} from './taggers/recall-bias/model.ts';
export { createTranslationCounts, type TranslationCounts } from './taggers/translation/translate-document.ts';
export type { Translator } from './taggers/translation/translator.ts';
export type { BiasedTagger } from './taggers/recall-bias/tagger.ts';
export type { RecallBias, Thresholds } from './taggers/recall-bias/thresholds.ts';
export type { RandomCandidateCounts } from './taggers/sensitivity/evaluation.ts';
export type { ElementCounts } from './taggers/sensitivity/measures.ts';
export { sensitivitySettings, type SensitivitySettings } from './taggers/sensitivity/settings.ts';
export type { SensitivityTagger } from './taggers/sensitivity/tagger.ts';
export type { SensitivityParts, Trained as TrainedSensitivity } from './taggers/sensitivity/train.ts';
export type { PretrainedEncoder, PretrainingFigures } from './taggers/transformer/pretrain/folder.ts';
export type { PretrainContext } from './taggers/transformer/pretrain/pretrain.ts';
export { pretrainSettings, type PretrainSettings } from './taggers/transformer/pretrain/settings.ts';
export type {
  FamilyContext,
  MarginalSource,
  RatedDocument,
  RatedSequence,
  TaggerFamily,
  TagOptions,
  TrainedTagger,
} from './taggers/types.ts';
export type { TaggedText, TaggedTextOptions, TagFault } from './templates/tagged-text.ts';
export type { Noise, Template, TemplateSet } from './templates/plan.ts';
export type { ParsedSet } from './templates/template-set.ts';
export { languageByWords, type LanguageOfToken } from './text/code-mixing.ts';
