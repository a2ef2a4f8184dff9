import { afterAll, beforeAll, expect, it } from 'vitest';
import { startModel } from './doubles/model-server.ts';
import { signUp } from './factories.ts';
import { useTestApp } from './harness.ts';

const settings: Record<string, string> = {
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'double-1',
  AI_API_KEY: 'key-of-the-operator',
};
let service: Awaited<ReturnType<typeof startModel>>;
// The URL must be known before the app starts.
beforeAll(async () => {
  service = await startModel();
  settings.AI_BASE_URL = service.url;
});
const test = useTestApp(settings);
afterAll(() => service.stop());

const RESUME = `Ada Example
ada@example.com

Experience
Data Analyst, Larkholt Hospital, Jan 2021 – Present
- Built 14 dashboards in Tableau and wrote reports for 60 managers`;
const TEXT = `Dear Hiring Manager,

At Larkholt Hospital, I built 14 dashboards in Tableau and wrote reports for 60 managers.

I look forward to hearing from you and to meeting the team that I would work with.`;
const kind = 'cover-letter';

async function upload() {
  const person = await signUp(test);
  const file = new File([RESUME], 'ada.txt');
  const { id } = (await person.api.resumes.upload({ file })).resume;
  return { api: person.api.resumes, id };
}

it('rewords paragraphs with a language model, and says so', async () => {
  const { api, id } = await upload();
  service.behave({ kind: 'words', change: (_field, text) => text.replace('look forward to', 'am looking forward to') });
  expect((await api.letter({ id, kind })).canReword).toBe(true);
  const { text, model } = await api.rewordLetter({ id, kind, text: TEXT });
  expect(text).toBe(TEXT.replace('look forward to', 'am looking forward to'));
  expect(model).toBe('double-1');
});

it.each([
  ['adds a claim', (text: string) => `${text} I also managed 40 people.`],
  ['changes a figure', (text: string) => text.replace('14', '40')],
  ['praises', (text: string) => text.replace('built', 'expertly built outstanding')],
])('leaves the text alone if the model %s', async (_, change) => {
  const { api, id } = await upload();
  service.behave({ kind: 'words', change: (_field, text) => (text.includes('Larkholt') ? change(text) : text) });
  expect(await api.rewordLetter({ id, kind, text: TEXT })).toEqual({ text: TEXT, model: null });
});

it('leaves the text alone if the model fails', async () => {
  const { api, id } = await upload();
  service.behave({ kind: 'status', status: 500 });
  expect(await api.rewordLetter({ id, kind, text: TEXT })).toEqual({ text: TEXT, model: null });
});
