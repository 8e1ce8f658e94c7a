import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A question as it reaches the server. */
export interface Asked {
  readonly prompt: string;
  readonly seed: number;
  readonly authorization: string | undefined;
}

export type Behaviour = (asked: Asked, response: ServerResponse, number: number) => void;

/** A server on this machine that behaves as a test says. */
export async function startServer(behave: Behaviour) {
  const asked: Asked[] = [];
  let [running, most] = [0, 0];
  const server = createServer((request, response) => {
    most = Math.max(most, ++running);
    response.on('close', () => running--);
    void readBody(request).then((body) => {
      const { messages, seed } = JSON.parse(body) as { messages: readonly { content: string }[]; seed: number };
      const one = { prompt: messages[0]?.content ?? '', seed, authorization: request.headers.authorization };
      asked.push(one);
      behave(one, response, asked.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    mostAtATime: () => most,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Answers as a chat completion. */
export function answer(response: ServerResponse, content: string, usage = { prompt_tokens: 10, completion_tokens: 5 }) {
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({ choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }], usage }),
  );
}
