import { beforeAll, describe, expect, it } from 'vitest';
import { createNurseListing, signUp } from './factories.ts';
import { useTestApp } from './harness.ts';
import { connect, createKey } from './mcp-clients.ts';

const test = useTestApp();

beforeAll(async () => {
  await test.app.listings.ingest({ id: 'feed', name: 'A feed', kind: 'feed' }, [createNurseListing('one')]);
});

describe('an MCP client with an API key', () => {
  it('lists the tools that its scopes allow, and calls them', async () => {
    const person = await signUp(test);
    const { key } = await createKey(person, ['listings:read']);
    const client = await connect(test, key);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search_jobs', 'get_job', 'match_jobs', 'compare_jobs']);
    const found = await client.callTool({ name: 'search_jobs', arguments: { words: 'nurse' } });
    expect(found).toMatchObject({
      structuredContent: { total: 1, items: [{ untrusted: { title: 'Registered Nurse' } }] },
    });
    await client.close();
  });
});
