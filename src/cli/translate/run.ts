import { translateCorpus, type TranslationSummary } from '../../pipeline/translate.ts';
import { writeCorpus } from '../../pipeline/write-corpus.ts';
import { loadBilingualLexicon } from '../../resources/bilingual-lexicon.ts';
import { connectLlm } from '../../taggers/llm/tagger.ts';
import { isLoopback } from '../../taggers/llm/settings.ts';
import { parseSettings } from '../../taggers/settings.ts';
import {
  createLlmTranslator,
  type LlmTranslator,
  translation,
  type TranslationAccount,
  createLexiconTranslator,
  type Translator,
} from '../../taggers/translation/translator.ts';
import type { ExitCode } from '../command.ts';
import type { CliIo } from '../io.ts';
import { llmLimits } from '../options.ts';
import { formatTable } from '../screen.ts';
import { inSession, type Session } from '../session.ts';
import { gatherSettings } from '../settings.ts';
import type { TranslateCommandOptions } from './command.ts';
import { formatCount, plural } from '../../report/pages/format.ts';

export function runTranslate(
  input: string,
  output: string,
  options: TranslateCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  return inSession(options, io, async (session) => {
    const { translator, llm } = openTranslator(options, session);
    const { mixed, locale } = options;
    const corpus = await session.open(input);
    const onProgress = (documents: number) => session.count('Translating', documents);
    const translated = await translateCorpus(corpus, translator, { mixed, locale, onProgress });
    await writeCorpus(translated, await session.output(output, corpus));
    const result: TranslationResult = {
      output,
      translator: translator.name,
      ...translated.summary(),
      ...(llm && { llm: llm.account() }),
    };
    session.tell(result, () => formatTranslation(result), output);
  });
}

function openTranslator(
  options: TranslateCommandOptions,
  { io, note }: Session,
): { readonly translator: Translator; readonly llm?: LlmTranslator } {
  if (options.translator === 'lexicon') {
    note('word by word, from a lexicon: for tests only, not a real translation');
    return { translator: createLexiconTranslator(loadBilingualLexicon(options.lexicon)) };
  }
  const settings = parseSettings(translation, gatherSettings(translation, options));
  if (!isLoopback(settings.url) && options.allowRemote === true)
    note(`the text is sent to ${new URL(settings.url).host}`);
  const llm = createLlmTranslator(settings, connectLlm(settings, { llm: llmLimits(options, io) }));
  return { translator: llm, llm };
}

/** What a translation did. */
export interface TranslationResult extends TranslationSummary {
  readonly output: string;
  readonly translator: string;
  readonly llm?: TranslationAccount;
}

export function formatTranslation(result: TranslationResult): string {
  const { sentences, mixed, translated, failed, changed, stillMixed, documents, entities, output, translator, llm } =
    result;
  const share = (part: number) => (mixed === 0 ? '–' : `${((100 * part) / mixed).toFixed(1)} %`);
  const row = (name: string, number: number) => [name, formatCount(number), share(number)];
  const rows = [
    ['sentences', formatCount(sentences), ''],
    row('mixed', mixed),
    ...Object.entries(translated).map(([language, number]) => row(`  translated to ${language}`, number)),
    row('    with changed text', changed),
    row('    still mixed', stillMixed),
    ...Object.entries(failed).map(([fault, number]) => row(`  left untranslated: ${fault}`, number ?? 0)),
  ];
  const asked = llm
    ? `${formatCount(llm.requests)} requests, ${formatCount(llm.cached)} answers of earlier runs, ${formatCount(llm.refusals)} refusals; ${formatCount(llm.promptTokens + llm.answerTokens)} tokens\n`
    : '';
  return `${formatTable([translator, '', 'of mixed'], rows)}\n${asked}${plural(documents, 'document')}, ${plural(entities, 'entity', 'entities')} → ${output}\n`;
}
