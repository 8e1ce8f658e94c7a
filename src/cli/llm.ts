import type { ServerNews } from '../taggers/llm/outage.ts';
import type { CliIo } from './io.ts';
import type { CommonOptions, LlmOptions } from './options.ts';

/** What of the options a connection is made with; what becomes of the server is told on standard error. */
export function llmLimits(options: CommonOptions & LlmOptions, { stderr }: Pick<CliIo, 'stderr'>) {
  const { allowRemote, maxRequests, maxTokens, maxCost, prices, giveUpAfter, quiet } = options;
  return {
    ...(giveUpAfter !== undefined && { giveUpAfter }),
    ...(quiet !== true && { onServer: (news: ServerNews) => void stderr.write(`note: ${describeServer(news)}\n`) }),
    allowRemote: allowRemote === true,
    limits: {
      ...(maxRequests !== undefined && { requests: maxRequests }),
      ...(maxTokens !== undefined && { tokens: maxTokens }),
      ...(maxCost !== undefined && { cost: maxCost }),
      ...(prices && { prices }),
    },
  };
}

function describeServer(news: ServerNews): string {
  const seconds = (value: number) => `${Math.max(0, Math.round(value))} s`;
  switch (news.kind) {
    case 'silent':
      return `${news.url} does not answer: ${news.reason}. Is the server running, and is this its address? It is tried again, for at most ${seconds(news.seconds)} (--give-up-after); answers so far are kept`;
    case 'waiting':
      return `${news.url} has not answered for ${seconds(news.since)}; given up in ${seconds(news.left)}`;
    case 'slow':
      return `${news.url} took a question ${seconds(news.since)} ago and has not answered yet; it may take ${seconds(news.left)} more`;
    case 'back':
      return `${news.url} answers again`;
  }
}
