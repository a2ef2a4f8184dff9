import { z } from 'zod';
import { defineSettings, SettingsError, webAddress } from '../settings.ts';
import { AI_PROVIDERS } from './provider.ts';

const tokensSchema = (most: number) => z.coerce.number().int().min(0).max(most);

export const modelSettings = defineSettings(
  {
    AI_PROVIDER: {
      schema: z.enum(AI_PROVIDERS).optional(),
      meaning:
        'A language model that improves the wording of the AI tools and the feed, and adds marked questions and code findings. Optional. Figures, scores, and ratings never come from it. openai-compatible (OpenAI, Mistral, Groq, Ollama, vLLM, and others, by AI_BASE_URL), anthropic, or google.',
      example: 'openai-compatible',
    },
    AI_MODEL: { schema: z.string().min(1).max(120).optional(), meaning: 'The model name that the provider uses.' },
    AI_API_KEY: {
      schema: z.string().min(1).optional(),
      meaning: 'The key of your account there. Optional for openai-compatible.',
      secret: true,
    },
    AI_BASE_URL: {
      schema: webAddress.optional(),
      meaning: 'The address of the service. Required for openai-compatible.',
      example: 'https://api.openai.com/v1',
    },
    AI_TIMEOUT_MS: {
      schema: z.coerce.number().int().min(500).max(60_000).default(8000),
      meaning: 'Maximum wait in milliseconds for both attempts together. After that, the built-in wording is used.',
    },
    AI_TOKENS_A_DAY: {
      schema: tokensSchema(100_000_000).default(100_000),
      meaning: 'Daily token limit (UTC) for each member.',
    },
    AI_VISITOR_TOKENS_A_DAY: {
      schema: tokensSchema(1_000_000_000).default(500_000),
      meaning: 'Daily token limit (UTC) for all visitors together.',
    },
  },
  {
    /**
     * A provider needs a model name. A compatible provider also needs a URL, and the others need a key. Other model settings require a
     * provider.
     */
    check({ AI_PROVIDER, AI_MODEL, AI_API_KEY, AI_BASE_URL }) {
      if (!AI_PROVIDER) {
        const unpairedSetting = Object.entries({ AI_MODEL, AI_API_KEY, AI_BASE_URL }).find(
          ([, value]) => value !== undefined,
        );
        if (unpairedSetting) throw new SettingsError(`Invalid setting ${unpairedSetting[0]}: it requires AI_PROVIDER.`);
        return;
      }
      if (!AI_MODEL) throw new SettingsError('Missing setting AI_MODEL: AI_PROVIDER needs a model name.');
      if (AI_PROVIDER === 'openai-compatible' && !AI_BASE_URL)
        throw new SettingsError('Missing setting AI_BASE_URL: openai-compatible needs the address of the service.');
      if (AI_PROVIDER !== 'openai-compatible' && !AI_API_KEY)
        throw new SettingsError(`Missing setting AI_API_KEY: ${AI_PROVIDER} requires one.`);
    },
  },
);
