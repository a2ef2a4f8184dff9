import { DOCUMENT_ERRORS } from '@foothold/core/resume';
import { readResumeFile, renderPage } from '@foothold/documents/read';
import { describe, expect, it } from 'vitest';
import { HOSTILE_FILES } from '../hostile/index.ts';
import { readOutcome } from './outcome.ts';

describe.each(Object.entries(HOSTILE_FILES))('%s', (_, files) => {
  it.each(files.map((file) => [file.name.slice(0, 60), file] as const))('%j', async (_name, { name, make, ends }) => {
    expect(await readOutcome(new Uint8Array(await make()), { name })).toBe(ends);
  });
});

describe('after the worst files', () => {
  const createGoodFile = () => new TextEncoder().encode('Robin Fairweather\nrobin@example.com\n');
  const createFile = async (name: string) => {
    const file = Object.values(HOSTILE_FILES)
      .flat()
      .find((each) => each.name === name);
    if (!file) throw new Error(`${name} is not among the files`);
    return new Uint8Array(await file.make());
  };

  it('reads the next file normally', async () => {
    const pdf = await createFile('xref-prev-is-itself.pdf');
    const before = await readResumeFile(pdf);
    for (const name of ['stream-of-1-gb.pdf', 'forms-draw-each-other-in-tens.pdf', 'locked.pdf']) {
      await expect(readResumeFile(await createFile(name))).rejects.toThrow();
    }
    expect(await readResumeFile(pdf)).toEqual(before);
    expect((await readResumeFile(createGoodFile())).resume.contact.email).toBe('robin@example.com');
  });

  it('leaves nothing on the global object and no prototype changed', async () => {
    const names = Object.getOwnPropertyNames(globalThis);
    await readResumeFile(await createFile('prototype.json'));
    await readOutcome(await createFile('stream-of-1-gb.pdf'));
    await readOutcome(await createFile('runs-a-program.pdf'));
    expect(Object.getOwnPropertyNames(globalThis).filter((name) => !names.includes(name))).toEqual([]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it("doesn't read anything outside the file", async () => {
    const { text } = await readResumeFile(await createFile('holds-a-zip-bomb.docx'));
    expect(text.pages.flatMap((page) => page.lines.map((line) => line.text))).toEqual([
      'Robin Fairweather, robin@example.com',
    ]);
  });

  it.each([
    ['picture-of-60000-by-60000.pdf', 1],
    ['page-as-wide-as-the-earth.pdf', 1],
    ['glyph-draws-itself.pdf', 1],
    ['half-a-million-lines.pdf', 1],
  ])('renders %s, or returns an error', async (name, page) => {
    const drawn = await renderPage(await createFile(name), page, 2).catch((error: unknown) => error);
    if (drawn instanceof Uint8Array) expect(Buffer.from(drawn.subarray(1, 4)).toString()).toBe('PNG');
    else expect(drawn).toMatchObject({ code: expect.stringMatching(/^document\.(?:damaged|too-complex)$/) });
  });

  it('has a message and advice for every error code', () => {
    const codes = new Set(Object.values(HOSTILE_FILES).flatMap((files) => files.map((file) => file.ends)));
    for (const code of codes) {
      if (code === 'read') continue;
      expect(DOCUMENT_ERRORS[code]).toMatchObject({
        message: expect.stringMatching(/^[A-Z].+\.$/),
        hint: expect.stringMatching(/^[A-Z].+\.$/),
      });
    }
    const untried = Object.keys(DOCUMENT_ERRORS).filter((code) => !codes.has(code as never));
    expect(untried, 'a process that reads too long is ended from outside').toEqual(['document.timeout']);
  });
});
