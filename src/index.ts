// The public API: named exports only.
export { planLabels, type LabelPlan, type LabelPlans, type LabelSetting, type Policy } from './augment/label-plan.ts';
export { parseRecipe, type Recipe, type RecipeStep } from './augment/recipe.ts';
export type { Unit } from './augment/units.ts';
export type { ConcealedLabel, ConcealSummary, GoldLabel, MentionOutcome, OtherLabel } from './conceal/account.ts';
export { CLASS_NAMES } from './conceal/class-names.ts';
export { createEponymCorpus, type EponymCorpusOptions } from './conceal/eponym-corpus.ts';
export { createEponymGuard, findEponyms, type EponymGuard } from './conceal/eponym-guard.ts';
export type { ConcealmentPlan, LabelConcealment } from './conceal/label-plan.ts';
export { OTHER_OUTCOMES, type OtherOutcome } from './conceal/other-entities.ts';
export { parseStrategies, type Strategies } from './conceal/strategies.ts';
export { STRATEGIES, type PseudoMode, type Strategy } from './conceal/strategy.ts';
export { applyEdits, type ApplyEditsOptions } from './core/apply-edits.ts';
export type { Augmenter, Kept, Learner, Proposed, Streams } from './core/augmenter.ts';
export type { CorpusFormat, CorpusWriter, FormatOptions, TagScheme } from './core/corpus-format.ts';
export { createDocument, findFaults, type Fault } from './core/document.ts';
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
export { mergeEdits, type MergedEdits, type Proposal } from './core/merge-edits.ts';
export { createOffsetMap, type OffsetMap } from './core/offset-map.ts';
export { removeText } from './core/remove-text.ts';
export { createRng, type Rng } from './core/rng.ts';
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
export { cohenKappa, createAgreement, type Agreement, type Kappa } from './evaluate/agreement.ts';
export { createAmbiguityAnalysis, type Ambiguity } from './evaluate/ambiguity.ts';
export { createAudit, type AuditResult, type AuditRow, type Finding } from './evaluate/audit.ts';
export { LEAK_KINDS, type LeakKind } from './evaluate/audit/leak-index.ts';
export {
  microRatios,
  mergeCounts,
  ratiosOf,
  totalCounts,
  type LabelCounts,
  type Ratios,
  type ScoreCounts,
} from './evaluate/counts.ts';
export {
  evaluateCorpora,
  type EvaluateOptions,
  type Evaluation,
  type IdSample,
  type LabelScore,
  type Measurement,
} from './evaluate/evaluate.ts';
export { fBeta } from './evaluate/f-beta.ts';
export { createLinker, type Link } from './evaluate/link-copies.ts';
export {
  createTrainingVocabulary,
  createVocabularyAnalysis,
  type VocabularyRow,
} from './evaluate/out-of-vocabulary.ts';
export type { Scorer } from './evaluate/scorer.ts';
export { findScorer, scorers } from './evaluate/scorers.ts';
export {
  bootstrapDifference,
  bootstrapInterval,
  testRandomisation,
  type Interval,
  type RandomisationResult,
  type SignificanceOptions,
  type Statistic,
} from './evaluate/significance.ts';
export { createStatistics, type CorpusStatistics, type LabelStatistics } from './evaluate/statistics.ts';
export { embedInPlane, type PlanePoint, type TsneOptions } from './evaluate/t-sne.ts';
export { formats } from './formats/index.ts';
export { readCorpus, type OpenCorpus, type ReadCorpusOptions } from './formats/read-corpus.ts';
export { writeCorpus, type WriteCorpusOptions } from './pipeline/write-corpus.ts';
export { createCardInput, type CardSource } from './pipeline/audit/card-input.ts';
export type { GateResult } from './pipeline/audit/gates.ts';
export type { TraceFinding, Traces } from './pipeline/audit/traces/collect.ts';
export { judgeInWords } from './pipeline/audit/judgement.ts';
export {
  checkRelease,
  type LeakFinding,
  type ReleaseCheck,
  type ReleaseCheckOptions,
} from './pipeline/audit/release-check.ts';
export { readManifest, type CorpusManifest } from './pipeline/audit/source-manifest.ts';
export { augment, type AugmentedCorpus, type AugmentOptions, type AugmentProgress } from './pipeline/augment.ts';
export {
  conceal,
  type ConcealedCorpus,
  type ConcealJob,
  type ConcealOptions,
  type ConcealProgress,
} from './pipeline/conceal.ts';
export {
  deriveTemplates,
  writeTemplateSet,
  type DerivedTemplates,
  type DeriveOptions,
} from './pipeline/derive-templates.ts';
export { type CodeMixingPlan, planCodeMixing } from './pipeline/experiment/code-mixing/plan.ts';
export { parseCodeMixingSpec } from './pipeline/experiment/code-mixing/spec.ts';
export { codeMixingFromFolder } from './pipeline/experiment/code-mixing/study.ts';
export { type ImpactPlan, planImpact } from './pipeline/experiment/impact/plan.ts';
export { parseImpactSpec } from './pipeline/experiment/impact/spec.ts';
export { type ImpactFromFolder, impactFromFolder } from './pipeline/experiment/impact/study.ts';
export { type AnyPlan, planFile } from './pipeline/experiment/load.ts';
export { planExperiment, type Plan, type PlannedCell } from './pipeline/experiment/plan.ts';
export { runExperiment } from './pipeline/experiment/run.ts';
export { loadSpec } from './pipeline/experiment/spec.ts';
export { studyFromFolder } from './pipeline/experiment/study.ts';
export {
  generate,
  type GeneratedCorpus,
  type GenerateJob,
  type GenerateOptions,
  type GenerateSummary,
} from './pipeline/generate.ts';
export { importTagged, type ImportTaggedOptions, type TaggedCorpus } from './pipeline/import-tagged.ts';
export type { AugmentJob } from './pipeline/job.ts';
export { loadTemplateSet, readTemplateSet, shippedTemplateSets } from './pipeline/load-template-set.ts';
export { createManifest, type AccountedCorpus } from './pipeline/manifest.ts';
export { splitCorpus, type SplitCorpus, type SplitName, type SplitOptions } from './pipeline/split.ts';
export type { AugmentSummary, LabelSummary } from './pipeline/summary.ts';
export { THRESHOLD_GRIDS, tuneRecallBias, type TuneOptions } from './pipeline/recall-bias.ts';
export {
  bestSettings,
  SEARCH_SPACES,
  searchSettings,
  type SearchOptions,
  type SearchSpace,
  type SettingsSearch,
  type Trial,
} from './pipeline/search-settings.ts';
export { train, type TrainedModel, type TrainOptions } from './pipeline/train.ts';
export { findSuspects, type Suspect } from './placeholders/checks.ts';
export { createPlaceholderFiller, type Filled, type PlaceholderFiller } from './placeholders/fill.ts';
export { extractParagraphs, sourceMap, type Paragraph } from './placeholders/paragraphs.ts';
export { type RunningText, type RunningTextOptions, toRunningText } from './placeholders/running-text.ts';
export { packPieces, splitParagraph, type SplitOptions as SplitParagraphOptions } from './placeholders/split.ts';
export { createPlaceholderTagger, type PlaceholderTagger } from './placeholders/tagger.ts';
export { createDataCard, type DataCardInput } from './report/data-card.ts';
export { createExplanationPage, type ExplanationPage } from './report/explanation/explanation-page.ts';
export { createCodeMixingFiles } from './report/code-mixing/code-mixing-files.ts';
export { createStudyMarkdown } from './report/study/study-markdown.ts';
export { createImpactFiles } from './report/impact/impact-files.ts';
export { createStudyPage } from './report/study/study-page.ts';
export { createStudyTables } from './report/study/study-tables.ts';
export type { Study, StudyCell, StudyTest, StudyTimings } from './report/study-data.ts';
export { createViewPage, type ViewPageOptions, type ViewRow } from './report/view-page.ts';
export { loadBilingualLexicon, parseBilingualLexicon, type BilingualLexicon } from './resources/bilingual-lexicon.ts';
export type { Gazetteers, Partition } from './resources/gazetteer.ts';
export { loadGazetteers } from './resources/gazetteers.ts';
export { applyLabelMap, loadLabelMap, parseLabelMap, shippedLabelMaps, type LabelMap } from './resources/label-map.ts';
export type { AnalysedToken, RuleAnalyser } from './rules/analysis.ts';
export type { RuleSet } from './rules/compile.ts';
export { drawRules } from './rules/draw.ts';
export {
  explainRules,
  type ExplainedFailure,
  type ExplainedMatch,
  type ExplainedStep,
  type Explanation,
} from './rules/explain.ts';
export {
  loadRules,
  openRules,
  readRuleSource,
  shippedRuleSets,
  type OpenRulesOptions,
  type ReadRules,
  type RuleSource,
} from './rules/load.ts';
export {
  tryRules,
  type AcceptanceTest,
  type Judgement,
  type TrialCorpora,
  type Verdict,
} from './rules/loop/acceptance.ts';
export { collectReviewed, type Collected } from './rules/loop/collect.ts';
export { collectBatch } from './rules/loop/collect-review.ts';
export { groupErrors, type ErrorGroup } from './rules/loop/error-groups.ts';
export { findOutcomes, type Outcomes, type RuleError } from './rules/loop/errors.ts';
export { isAtTarget, readHistory, type HistoryEntry } from './rules/loop/history.ts';
export { createHistoryPage } from './rules/loop/history-page.ts';
export { runProject, type ProjectRun, type RunProjectOptions } from './rules/loop/iterate.ts';
export type { ProposedRules, RuleProposal } from './rules/loop/merge-rules.ts';
export { openProject, type CorpusName, type RuleProject } from './rules/loop/project.ts';
export { tryProposal, type Tried } from './rules/loop/propose.ts';
export { rankProject, RANKINGS, type ProjectRanking, type RankingName } from './rules/loop/rank-project.ts';
export { type Reverted, revertRules } from './rules/loop/revert.ts';
export { scoreRules, tagGold, type Scores, type TaggedGold } from './rules/loop/scores.ts';
export { drawFirst, startProject, type FirstDraw, type ProjectSettings } from './rules/loop/start.ts';
export { type LearningCorpus, learningCorpus } from './rules/loop/unlabelled.ts';
export { readSourceFiles, type RuleFiles } from './rules/loop/stored-rules.ts';
export { createRuleTagger, type RuleTagger, type RuleTaggerOptions } from './rules/tagger.ts';
export { SURROGATE_TYPES, type SurrogateType } from './surrogates/types.ts';
export { explainerOf } from './taggers/explain/explainer-of.ts';
export { exportModel, type ExportedModel } from './taggers/export-model.ts';
export { createFolderStore } from './taggers/folder-store.ts';
export { findFamily, taggerFamilies } from './taggers/index.ts';
export {
  loadModel,
  saveModel,
  type ModelInfo,
  type SaveModelOptions,
  type TrainingFigures,
} from './taggers/model-folder.ts';
export { addModelFiles, openSavedModel, type SavedModel } from './taggers/model-extras.ts';
export {
  type BiasRequest,
  chooseBias,
  PAPER_TUNED,
  readRecallBias,
  type RecallBiasModel,
  type TuningFigures,
  writeRecallBias,
} from './taggers/recall-bias/model.ts';
export {
  createTranslationCounts,
  translateDocument,
  type TranslationCounts,
} from './taggers/translation/translate-document.ts';
export { createLexiconTranslator, type Translator } from './taggers/translation/translator.ts';
export { createBiasedTagger, type BiasedTagger } from './taggers/recall-bias/tagger.ts';
export type { RecallBias, Thresholds } from './taggers/recall-bias/thresholds.ts';
export {
  compareElements,
  evaluateHeldOut,
  evaluateNamedCandidates,
  evaluateRandomCandidates,
  evaluateWithoutCandidates,
  type RandomCandidateCounts,
} from './taggers/sensitivity/evaluation.ts';
export { approximatePrecision, type ElementCounts } from './taggers/sensitivity/measures.ts';
export { sensitivitySettings, type SensitivitySettings } from './taggers/sensitivity/settings.ts';
export { createSensitivityTagger, type SensitivityTagger } from './taggers/sensitivity/tagger.ts';
export { averagePrecision } from './taggers/sensitivity/threshold.ts';
export {
  type SensitivityParts,
  type Trained as TrainedSensitivity,
  trainSensitivity,
} from './taggers/sensitivity/train.ts';
export { type PretrainedEncoder, type PretrainingFigures, saveEncoder } from './taggers/transformer/pretrain/folder.ts';
export { type PretrainContext, pretrainEncoder } from './taggers/transformer/pretrain/pretrain.ts';
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
export { tokeniseNotes } from './text/tokenise-notes.ts';
export { parseTaggedText, type TaggedText, type TaggedTextOptions, type TagFault } from './templates/tagged-text.ts';
export type { Noise, Template, TemplateSet } from './templates/plan.ts';
export { parseTemplateSet, requireSound, type ParsedSet } from './templates/template-set.ts';
export { createAnalyser } from './text/analyse.ts';
export { languageByLists, languageByScript, languageByWords, type LanguageOfToken } from './text/code-mixing.ts';
