import type { LanguageModel as SdkModel } from 'ai';

export const AI_PROVIDERS = ['openai-compatible', 'anthropic', 'google'] as const;
export type AiProvider = (typeof AI_PROVIDERS)[number];

export interface ProviderSettings {
  provider: AiProvider;
  model: string;
  apiKey: string | undefined;
  /** Required for `openai-compatible`. The other providers have a default. */
  baseUrl: string | undefined;
}

/** Loads the model through the AI SDK. Only the package of the chosen provider is loaded. */
export async function openProvider({ provider, model, apiKey, baseUrl }: ProviderSettings): Promise<SdkModel> {
  const common = { ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }) };
  if (provider === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(common)(model);
  if (provider === 'google') return (await import('@ai-sdk/google')).createGoogleGenerativeAI(common)(model);
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    ...common,
    baseURL: baseUrl ?? '',
    name: 'openai-compatible',
    supportsStructuredOutputs: true,
  })(model);
}
