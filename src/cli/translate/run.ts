import { mapAhead } from '../../core/concurrent.ts';
import { commitTogether } from '../../formats/io/output.ts';
import { loadBilingualLexicon } from '../../resources/bilingual-lexicon.ts';
import { connectLlm } from '../../taggers/llm/connect.ts';
import { isLoopback } from '../../taggers/llm/settings.ts';
import { parseSettings } from '../../taggers/settings.ts';
import { createLlmTranslator, translation, type LlmTranslator } from '../../taggers/translation/llm-translator.ts'; // prettier-ignore
import { createTranslationCounts, translateDocument } from '../../taggers/translation/translate-document.ts';
import { createLexiconTranslator, type Translator } from '../../taggers/translation/translator.ts';
import { languageOf } from '../../languages/locale.ts';
import type { ExitCode } from '../command.ts';
import { openCorpusArgument } from '../corpus-argument.ts';
import { createDiagnosticLog } from '../diagnostics.ts';
import type { CliIo } from '../io.ts';
import { openMixed } from '../../text/code-mixing.ts';
import { llmLimits, type LlmOptions } from '../options.ts';
import { openOutputArgument, type OutputOptions } from '../output-argument.ts';
import { createProgressLine } from '../progress.ts';
import { formatTranslation, type TranslationResult } from './screen.ts';
import { gatherSettings, type SettingsOptions } from '../settings-argument.ts';

export interface TranslateCommandOptions extends OutputOptions, SettingsOptions, LlmOptions {
  readonly translator: 'llm' | 'lexicon';
  readonly lexicon: string;
  readonly mixed: readonly [string, string];
  readonly locale: string;
}

export async function runTranslate(
  input: string,
  output: string,
  options: TranslateCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  const quiet = options.quiet === true;
  const log = createDiagnosticLog(io, quiet);
  const progress = createProgressLine(io, quiet);
  const { translator, llm } = openTranslator(options, io);
  const tell = openMixed(options.mixed);
  const corpus = await openCorpusArgument(input, options, io, log.report);
  const counts = createTranslationCounts();
  let [seen, documents, entities] = [0, 0, 0];
  try {
    const writer = await openOutputArgument(output, options, io, log.report, corpus);
    try {
      const language = languageOf(options.locale);
      const translatedDocs = mapAhead(corpus, translator.concurrency ?? 1, (doc) => translateDocument(doc, translator, tell, language, counts)); // prettier-ignore
      for await (const translated of translatedDocs) {
        if (await writer.write(translated)) {
          documents++;
          entities += translated.entities.length;
        }
        progress.update('Translating', ++seen, undefined, 'documents');
      }
      await commitTogether([writer]);
    } catch (error) {
      await writer.abort();
      throw error;
    }
    progress.clear();
    const result: TranslationResult = {
      output,
      translator: translator.name,
      documents,
      entities,
      ...counts,
      // Documents end in any order; what is told of them does not.
      translated: sorted(counts.translated),
      failed: sorted(counts.failed),
      ...(llm && { llm: llm.account() }),
    };
    if (options.json === true) (output === '-' ? io.stderr : io.stdout).write(`${JSON.stringify(result)}\n`);
    else if (!quiet) io.stderr.write(formatTranslation(result));
  } finally {
    progress.clear();
    await corpus.dispose();
    log.close();
  }
  return log.errors() > 0 ? 1 : 0;
}

function openTranslator(
  options: TranslateCommandOptions,
  io: CliIo,
): { readonly translator: Translator; readonly llm?: LlmTranslator } {
  if (options.translator === 'lexicon') {
    if (options.quiet !== true)
      io.stderr.write('note: word by word, by a lexicon: a stand-in for tests, no translation\n');
    return { translator: createLexiconTranslator(loadBilingualLexicon(options.lexicon)) };
  }
  const settings = parseSettings(translation, gatherSettings(translation, options));
  if (!isLoopback(settings.url) && options.allowRemote === true && options.quiet !== true) {
    io.stderr.write(`note: the text is sent to ${new URL(settings.url).host}\n`);
  }
  const llm = createLlmTranslator(settings, connectLlm(settings, { llm: llmLimits(options, io) }));
  return { translator: llm, llm };
}

function sorted<T extends object>(counts: T): T {
  return Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1))) as T;
}
