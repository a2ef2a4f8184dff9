import type { LanguageModel as SdkModel } from 'ai';

export const AI_PROVIDERS = ['openai-compatible', 'anthropic', 'google'] as const;
export type AiProvider = (typeof AI_PROVIDERS)[number];

export interface ProviderSettings {
  provider: AiProvider;
  model: string;
  apiKey: string | undefined;
  /** Required for `openai-compatible`; otherwise the provider's own. */
  baseUrl: string | undefined;
}

/** The model behind the SDK's interface. A provider's package is loaded only if it is used. */
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
