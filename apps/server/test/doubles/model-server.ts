import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The response to the next call. The last entry repeats. */
export type Behavior =
  /**
   * The function changes each text. `added` is appended to the list that accepts more texts, and `found` is what it answers when it is
   * asked for findings.
   */
  | {
      kind: 'words';
      change: (field: string, text: string, at: number, prompt: string) => string;
      added?: readonly string[];
      found?: (prompt: string) => readonly object[];
    }
  | { kind: 'content'; content: string }
  | { kind: 'status'; status: number }
  | { kind: 'hang' }
  | { kind: 'half' };

export interface ModelRequest {
  path: string;
  authorization: string | undefined;
  body: Record<string, unknown>;
  /** Everything sent to the model, as one text. */
  prompt: string;
}

export type ModelProtocol = 'openai' | 'anthropic' | 'google';

/**
 * A local language model service with the parts we use of OpenAI's chat completions, Anthropic's messages, or Google's generateContent. The
 * real SDK calls it.
 */
export async function startModel(protocol: ModelProtocol = 'openai') {
  const asked: ModelRequest[] = [];
  let behaviors: Behavior[] = [{ kind: 'words', change: (_field, text) => text }];

  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString('utf8');
    const body = JSON.parse(text) as Record<string, unknown>;
    asked.push({
      path: request.url ?? '',
      authorization: request.headers.authorization ?? String(request.headers['x-api-key'] ?? ''),
      body,
      prompt: collectTexts(body).join('\n'),
    });
    const behavior = behaviors.length > 1 ? behaviors.shift() : behaviors[0];
    if (behavior) answer(response, behavior, body);
  });

  function answer(response: ServerResponse, behavior: Behavior, body: Record<string, unknown>): void {
    if (behavior.kind === 'hang') return;
    if (behavior.kind === 'status') {
      response.writeHead(behavior.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'Trouble that a test asked for.', type: 'trouble' } }));
      return;
    }
    const content =
      behavior.kind === 'content'
        ? behavior.content
        : behavior.kind === 'words'
          ? createAnswer(body, behavior)
          : '{"advice": "';
    const whole = JSON.stringify(ENVELOPES[protocol](content));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(whole) });
    if (behavior.kind === 'half') {
      response.write(whole.slice(0, whole.length / 2), () => response.destroy());
      return;
    }
    response.end(whole);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    /** One per upcoming call. The last entry repeats. */
    behave: (...next: readonly Behavior[]) => {
      behaviors = [...next];
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const ENVELOPES: Record<ModelProtocol, (content: string) => object> = {
  openai: (content) => ({
    id: 'chatcmpl-double',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: 'double',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 300, completion_tokens: 100, total_tokens: 400 },
  }),
  anthropic: (content) => ({
    id: 'msg_double',
    type: 'message',
    role: 'assistant',
    model: 'double',
    content: [{ type: 'text', text: content }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 300, output_tokens: 100 },
  }),
  google: (content) => ({
    candidates: [{ content: { role: 'model', parts: [{ text: content }] }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 300, candidatesTokenCount: 100, totalTokenCount: 400 },
  }),
};

type Words = Extract<Behavior, { kind: 'words' }>;

/** A rewording of the prompt's statements, or findings if it has none. */
function createAnswer(body: object, words: Words): string {
  const prompt = collectTexts(body).join('\n');
  if (/^Statements:$/m.test(prompt)) return createRewording(body, prompt, words);
  return JSON.stringify({ findings: words.found?.(prompt) ?? [] });
}

/** The statements of the prompt, each changed by the test, in the requested shape. */
function createRewording(body: object, prompt: string, { change, added = [] }: Words): string {
  const statements = collectTexts(body)
    .map((text) => /^Statements:\n(\{.*\})$/m.exec(text)?.[1])
    .find((json) => json !== undefined);
  const words = JSON.parse(statements ?? '{}') as Record<string, string | string[]>;
  const entries = Object.entries(words).map(([field, value]) => [
    field,
    typeof value === 'string'
      ? change(field, value, 0, prompt)
      : value.map((text, at) => change(field, text, at, prompt)),
  ]);
  const open = /at the end of "(\w+)"/.exec(prompt)?.[1];
  const list = entries.find(([field]) => field === open)?.[1];
  if (Array.isArray(list)) list.push(...added);
  return JSON.stringify(Object.fromEntries(entries));
}

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(collectTexts);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(collectTexts) : [];
}
