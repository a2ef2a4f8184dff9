import type { Resume } from '@foothold/core/resume';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Autosave, PAUSE_MS } from '../../../shared/autosave/autosave.ts';
import { browserTimer } from '../../../shared/autosave/use-autosave.ts';
import { fromDraft, toDraft } from '../model/draft.ts';
import type { DraftEdit } from '../model/draft-edits.ts';
import { listUnplaced } from '../model/placing.ts';
import { listSectionOrder, moveSection } from '../model/section-order.ts';
import { sampleResume } from '../model/testing/resume.ts';
import { applyEdit, type Edit, undoEdit } from './edits.ts';
import { createEditsSaver } from './save-edits.ts';
import type { Correction, SavedVersion } from './saved-version.ts';

interface SaveRequest extends Correction {
  baseVersion: number;
  continues: boolean;
  order?: SavedVersion['order'] | null;
}

const LINE = { id: 'x1', text: 'last spring', spans: [] };

/** A server with one résumé, as the windows know it. */
function startServer(resume: Resume = sampleResume()) {
  const server = {
    stored: { resume, provenance: {}, unplaced: [LINE], currentVersion: 1, exportOptions: {} },
    requests: [] as SaveRequest[],
    /** Whether requests are handled, but their responses are lost. */
    losesResponses: false,
    /** Resolves before a response is sent. */
    wait: Promise.resolve(),
  };
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    if (typeof body !== 'string') return Response.json(server.stored);
    const request = JSON.parse(body) as SaveRequest;
    server.requests.push(request);
    if (request.baseVersion !== server.stored.currentVersion) {
      const problem = { code: 'resource.changed', status: 409, message: 'Changed.' };
      return Response.json(problem, { status: 409 });
    }
    const { stored } = server;
    server.stored = {
      ...stored,
      // The database has an order of keys of its own.
      resume: JSON.parse(JSON.stringify(request.resume), (_, value: unknown) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).toReversed())
          : value,
      ) as Resume,
      currentVersion: stored.currentVersion + 1,
      ...(request.order && { exportOptions: { order: request.order } }),
    };
    const response = Response.json(server.stored);
    await server.wait;
    if (server.losesResponses) throw new TypeError('Failed to fetch');
    return response;
  });
  return server;
}

/** Opens the editor in another window. */
function openWindow(server: ReturnType<typeof startServer>) {
  const saver = createEditsSaver('r1');
  const autosave = new Autosave({ ...saver.createSetup(server.stored), later: browserTimer });
  let clock = 0;
  return {
    saver,
    autosave,
    edit(...edits: Edit[]) {
      for (const edit of edits) {
        clock += 10_000;
        autosave.change(applyEdit(autosave.view().value, edit, clock));
      }
    },
    undo: () => autosave.change(undoEdit(autosave.view().value)),
    getResume: () => fromDraft(autosave.view().value.draft, server.stored.resume),
  };
}

const addSkill = (text: string, id = 'n-1'): DraftEdit => ({
  do: 'add-line',
  section: 'skills',
  entry: 's1',
  line: { id, text },
  at: 3,
});
const removeSkill = (line: string): DraftEdit => ({ do: 'remove-line', section: 'skills', entry: 's1', line });
const setEmployer = (text: string): DraftEdit => ({
  do: 'set-text',
  section: 'work',
  entry: 'w1',
  key: 'employer',
  text,
});
const setStart = (text: string): DraftEdit => ({ ...setEmployer(text), key: 'start' }) as DraftEdit;
const setPhone = (text: string): DraftEdit => ({ do: 'set-top', path: 'contact/phone', text });
const listSkills = ({ skills }: Resume) => skills[0]?.keywords;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('another window', () => {
  test('can delete and rename a skill that was added here', async () => {
    const server = startServer();
    const a = openWindow(server);
    a.edit(addSkill('SQL'), addSkill('Excel', 'n-2'));
    await a.autosave.flush();
    const b = openWindow(server);
    b.edit(removeSkill('SQL'), {
      do: 'set-line',
      section: 'skills',
      entry: 's1',
      line: 'Excel',
      text: 'Spreadsheets',
    });
    await b.autosave.flush();
    a.edit(setPhone('208 555 0117'));
    await a.autosave.flush();
    expect(listSkills(server.stored.resume)).toEqual(['Conduit', 'CI/CD', 'Conduit', 'Spreadsheets']);
    expect(a.getResume()).toEqual(server.stored.resume);
    expect(a.autosave.view().value.merged).toEqual({ conflicts: [] });
  });

  test('can undo a deletion that was saved here, and not bring it back otherwise', async () => {
    const server = startServer();
    const a = openWindow(server);
    a.edit(addSkill('SQL'));
    await a.autosave.flush();
    const b = openWindow(server);
    a.edit(removeSkill('n-1'));
    await a.autosave.flush();
    b.edit(setPhone('208 555 0117'));
    await b.autosave.flush();
    expect(listSkills(server.stored.resume)).toEqual(['Conduit', 'CI/CD', 'Conduit']);
  });

  test('changes a text that was only tidied here', async () => {
    const server = startServer();
    const a = openWindow(server);
    a.edit(setEmployer('Brightline '), setStart('May 2019'));
    await a.autosave.flush();
    const b = openWindow(server);
    b.edit(setEmployer('Brightline Inc'), setStart('2019-06'));
    await b.autosave.flush();
    a.edit(setPhone('208 555 0117'));
    await a.autosave.flush();
    expect(server.stored.resume.work[0]).toMatchObject({ employer: 'Brightline Inc', start: '2019-06' });
    expect(a.autosave.view().value.merged).toEqual({ conflicts: [] });
  });

  test('leaves what was typed here and what can be undone', async () => {
    const server = startServer();
    const a = openWindow(server);
    a.edit(setPhone('208 555 0117'), setStart('last spring'));
    await a.autosave.flush();
    const b = openWindow(server);
    b.edit(setEmployer('Brightline Inc'));
    await b.autosave.flush();
    a.autosave.refresh(await a.saver.load(a.autosave.view().value, a.autosave.view().base));
    expect(a.autosave.view().value.draft.lists.work[0]?.texts).toMatchObject({
      employer: 'Brightline Inc',
      start: 'last spring',
    });
    expect(a.autosave.view().value.merged).toBeNull();
    a.undo();
    a.undo();
    await a.autosave.flush();
    expect(server.stored.resume.contact.phone).toBeUndefined();
    expect(server.stored.resume.work[0]).toMatchObject({ employer: 'Brightline Inc', start: '2019-04' });
  });
});

describe('a response that was lost', () => {
  test('doesn’t count as another window, and adds nothing twice', async () => {
    const server = startServer();
    const a = openWindow(server);
    server.losesResponses = true;
    a.edit(addSkill('SQL'), { do: 'set-line', section: 'skills', entry: 's1', line: 'CI/CD', text: 'Lighting' });
    await a.autosave.flush();
    expect(a.autosave.view().state).toBe('retrying');
    server.losesResponses = false;
    a.edit(setPhone('208 555 0117'));
    await a.autosave.flush();
    expect(a.autosave.view()).toMatchObject({ state: 'saved', value: { merged: null } });
    expect(listSkills(server.stored.resume)).toEqual(['Conduit', 'Lighting', 'Conduit', 'SQL']);
    expect(server.stored.resume.contact.phone).toBe('208 555 0117');
  });

  test('adds nothing twice if another window saved afterward', async () => {
    const server = startServer();
    const a = openWindow(server);
    server.losesResponses = true;
    a.edit(addSkill('SQL'));
    await a.autosave.flush();
    server.losesResponses = false;
    const b = openWindow(server);
    b.edit(setPhone('208 555 0117'));
    await b.autosave.flush();
    await a.autosave.save();
    await a.autosave.flush();
    expect(a.autosave.view().state).toBe('saved');
    expect(listSkills(server.stored.resume)).toEqual(['Conduit', 'CI/CD', 'Conduit', 'SQL']);
    expect(server.stored.resume.contact.phone).toBe('208 555 0117');
  });

  test('is noticed before the next try, if the server reports the change', async () => {
    const server = startServer();
    const a = openWindow(server);
    server.losesResponses = true;
    a.edit(setPhone('208'));
    await a.autosave.flush();
    server.losesResponses = false;
    a.edit(setPhone('208 555'));
    a.autosave.refresh(await a.saver.load(a.autosave.view().value, a.autosave.view().base));
    expect(a.autosave.view().value.merged).toBeNull();
    await a.autosave.flush();
    expect(server.stored.resume.contact.phone).toBe('208 555');
  });
});

test('what is typed during a save is saved afterward, continuing it', async () => {
  const server = startServer();
  const a = openWindow(server);
  let respond = () => {};
  server.wait = new Promise((resolve) => {
    respond = resolve;
  });
  a.edit(setEmployer('Bright '));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  a.edit(setEmployer('Bright Line'));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(server.requests).toHaveLength(1);
  respond();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(a.autosave.view()).toMatchObject({ state: 'saved', value: { merged: null } });
  expect(server.stored.resume.work[0]?.employer).toBe('Bright Line');
  expect(server.requests.map(({ continues }) => continues)).toEqual([false, true]);
});

describe('a reload', () => {
  /** What the tab stores, and what the page has after the reload. */
  async function reload(server: ReturnType<typeof startServer>, { saver, autosave }: ReturnType<typeof openWindow>) {
    const { value, base } = autosave.view();
    const stored = JSON.parse(JSON.stringify(saver.toUnsaved(value, base))) as ReturnType<typeof saver.toUnsaved>;
    autosave.stop();
    const after = openWindow(server);
    const restored = after.saver.restore(stored, server.stored);
    after.autosave.replace(restored.value, restored.base);
    return after;
  }

  test('keeps what was typed, and can undo it', async () => {
    const server = startServer();
    const a = openWindow(server);
    a.edit(addSkill('SQL'), setStart('last spring'));
    const after = await reload(server, a);
    await after.autosave.flush();
    expect(after.autosave.view()).toMatchObject({ state: 'saved', value: { merged: null } });
    expect(after.autosave.view().value.draft.lists.work[0]?.texts.start).toBe('last spring');
    expect(listSkills(server.stored.resume)).toContain('SQL');
    after.undo();
    await after.autosave.flush();
    expect(server.stored.resume).toEqual(sampleResume());
  });

  test.each(['before', 'after'])('keeps what is typed during a save that ends %s the page is loaded', async (when) => {
    const server = startServer();
    const a = openWindow(server);
    let save = () => {};
    const loaded = server.stored;
    server.wait = new Promise((resolve) => {
      save = resolve;
    });
    a.edit(addSkill('SQL'), setPhone('208'));
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    a.edit(setPhone('208 555'));
    const saved = server.stored;
    if (when === 'after') server.stored = loaded;
    const after = await reload(server, a);
    server.stored = saved;
    save();
    await after.autosave.flush();
    expect(after.autosave.view()).toMatchObject({ state: 'saved', value: { merged: null } });
    expect(server.stored.resume.contact.phone).toBe('208 555');
    expect(listSkills(server.stored.resume)).toEqual(['Conduit', 'CI/CD', 'Conduit', 'SQL']);
  });

  test('puts another window’s changes under what was typed', async () => {
    const server = startServer();
    const a = openWindow(server);
    a.edit(setPhone('208'));
    const b = openWindow(server);
    b.edit(setPhone('512'), setEmployer('Brightline'));
    await b.autosave.flush();
    const after = await reload(server, a);
    expect(after.autosave.view().value.merged?.conflicts).toHaveLength(1);
    await after.autosave.flush();
    expect(server.stored.resume).toMatchObject({ contact: { phone: '208' }, work: [{ employer: 'Brightline' }, {}] });
  });
});

test('a new order of sections is saved in the same request as the text', async () => {
  const server = startServer();
  const a = openWindow(server);
  const order = moveSection(listSectionOrder({}), ['summary', 'work', 'skills'], 'skills', 0);
  a.edit({ do: 'order-sections', order }, setPhone('208 555 0117'));
  await a.autosave.flush();
  expect(server.requests).toMatchObject([{ order, resume: { contact: { phone: '208 555 0117' } } }]);
  a.edit(setPhone('1'));
  await a.autosave.flush();
  expect(server.requests[1]).not.toHaveProperty('order');
});

test('undo after a save goes back to a text of the file that couldn’t be entered', async () => {
  const resume = sampleResume();
  const [first, ...others] = resume.work;
  if (!first) throw new Error('There is no role.');
  const server = startServer({ ...resume, work: [{ ...first, start: 'Spring of 2019' }, ...others] });
  const a = openWindow(server);
  a.edit(setStart('2019-04'));
  await a.autosave.flush();
  a.undo();
  await a.autosave.flush();
  expect(server.stored.resume.work[0]?.start).toBe('Spring of 2019');
});

describe('a line of the file', () => {
  const placeAs = (text: string, field: string, edit: DraftEdit): DraftEdit => ({
    do: 'place',
    line: LINE.id,
    fields: [field],
    edits: [{ ...edit, text } as DraftEdit],
  });

  test('stays unplaced while its field can’t be saved', async () => {
    const server = startServer();
    const a = openWindow(server);
    a.edit(setStart('2018'));
    await a.autosave.flush();
    a.edit(placeAs('last spring', 'work/w1/start', setStart('')), setPhone('208 555 0117'));
    await a.autosave.flush();
    expect(server.requests.at(-1)).toMatchObject({ placed: [], unplaced: [LINE.id] });
  });

  test('is unplaced again after its placement is undone, also if that was saved', async () => {
    const server = startServer();
    const a = openWindow(server);
    a.edit(placeAs('last spring', 'summary', { do: 'set-top', path: 'summary', text: '' }));
    await a.autosave.flush();
    expect(server.requests.at(-1)).toMatchObject({ placed: [{ line: LINE.id, field: 'summary' }], unplaced: [] });
    const b = openWindow(server);
    b.edit(setPhone('208 555 0117'));
    server.stored = { ...server.stored, unplaced: [] };
    await b.autosave.flush();
    a.edit(setEmployer('Brightline'));
    await a.autosave.flush();
    a.undo();
    a.undo();
    await a.autosave.flush();
    expect(server.requests.at(-1)).toMatchObject({ placed: [], unplaced: [LINE.id] });
    const { value, base } = a.autosave.view();
    expect(listUnplaced(value.draft, base.start.lines ?? [])).toEqual([LINE]);
  });
});

test('a résumé and its draft with known ids are the same', () => {
  const known = toDraft({ ...sampleResume(), skills: [{ id: 's1', name: 'Trade', keywords: ['Conduit', 'Conduit'] }] });
  const draft = toDraft(sampleResume(), known);
  expect(draft.lists.skills[0]?.lines.map(({ id }) => id)).toEqual(['Conduit', 'CI/CD', 'Conduit#1']);
  expect(fromDraft(draft, sampleResume())).toEqual(sampleResume());
});
