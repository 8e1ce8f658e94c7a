import type { TranslateCommandOptions } from './command.ts';
import { mapAhead } from '../../core/concurrent.ts';
import { commitTogether } from '../../formats/io/output.ts';
import { loadBilingualLexicon } from '../../resources/bilingual-lexicon.ts';
import { connectLlm } from '../../taggers/llm/tagger.ts';
import { isLoopback } from '../../taggers/llm/settings.ts';
import { parseSettings } from '../../taggers/settings.ts';
import { createLlmTranslator, translation, type LlmTranslator } from '../../taggers/translation/llm-translator.ts'; // prettier-ignore
import { createTranslationCounts, translateDocument } from '../../taggers/translation/translate-document.ts';
import { createLexiconTranslator, type Translator } from '../../taggers/translation/translator.ts';
import { languageOf } from '../../languages/locale.ts';
import type { ExitCode } from '../command.ts';
import { llmLimits } from '../llm.ts';
import { inSession, type Session } from '../session.ts';
import type { CliIo } from '../io.ts';
import { openMixed } from '../../text/code-mixing.ts';
import { formatTranslation, type TranslationResult } from './screen.ts';
import { gatherSettings } from '../settings.ts';

export function runTranslate(
  input: string,
  output: string,
  options: TranslateCommandOptions,
  io: CliIo,
): Promise<ExitCode> {
  return inSession(options, io, async (session) => {
    const { translator, llm } = openTranslator(options, session);
    const tell = openMixed(options.mixed);
    const corpus = await session.open(input);
    const counts = createTranslationCounts();
    let [seen, documents, entities] = [0, 0, 0];
    const writer = await session.output(output, corpus);
    try {
      const language = languageOf(options.locale);
      const translatedDocs = mapAhead(corpus, translator.concurrency ?? 1, (doc) => translateDocument(doc, translator, tell, language, counts)); // prettier-ignore
      for await (const translated of translatedDocs) {
        if (await writer.write(translated)) {
          documents++;
          entities += translated.entities.length;
        }
        session.count('Translating', ++seen);
      }
      await commitTogether([writer]);
    } catch (error) {
      await writer.abort();
      throw error;
    }
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
    session.tell(result, () => formatTranslation(result), output);
  });
}

function openTranslator(
  options: TranslateCommandOptions,
  { io, note }: Session,
): { readonly translator: Translator; readonly llm?: LlmTranslator } {
  if (options.translator === 'lexicon') {
    note('word by word, by a lexicon: a stand-in for tests, no translation');
    return { translator: createLexiconTranslator(loadBilingualLexicon(options.lexicon)) };
  }
  const settings = parseSettings(translation, gatherSettings(translation, options));
  if (!isLoopback(settings.url) && options.allowRemote === true)
    note(`the text is sent to ${new URL(settings.url).host}`);
  const llm = createLlmTranslator(settings, connectLlm(settings, { llm: llmLimits(options, io) }));
  return { translator: llm, llm };
}

function sorted<T extends object>(counts: T): T {
  return Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1))) as T;
}
