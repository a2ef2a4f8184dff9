import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readDocument } from '@foothold/documents/read';
import type { Download, Locator, Page, Request, Route } from '@playwright/test';
import { expectAccessiblePage } from '../support/look.ts';
import { waitForLink } from '../support/outbox.ts';
import { createTestAccount, signUp } from '../support/people.ts';
import { plantedSecrets } from '../support/planted-secrets.ts';
import { createRegistrant, fillRegistration, submitRegistration } from '../support/registration.ts';
import { readBrowserStorage } from '../support/stored-by-browser.ts';
import { expect, open, test, waitForHydration } from '../support/test.ts';

// A trace would contain the typed password, which must not be stored anywhere.
test.use({ trace: 'off' });

const CALL = '**/api/registration';
const PDF = '**/api/registration/pdf';
const SECRET = plantedSecrets.registration;

const createEmail = () => `noor-${randomUUID()}@example.com`;
const findMain = (page: Page): Locator => page.getByRole('main');
const findSummary = (page: Page): Locator =>
  findMain(page).getByRole('alert').filter({ hasText: 'There is a problem' });
const submitButton = (page: Page): Locator => page.getByRole('button', { name: 'Submit Registration' });
const findToast = (page: Page, title: string): Locator =>
  page
    .getByRole('region', { name: /Notification/ })
    .getByRole('listitem')
    .filter({ hasText: title });

/** Responds to a call with a refusal. */
const refuseRequest = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify({ status, ...body }) });

/** The words of a PDF as our own reader finds them, without spaces. */
async function readPdfText(download: Download): Promise<string> {
  const document = await readDocument(await readFile(await download.path()), { name: 'registration.pdf' });
  const runs = 'pages' in document ? document.pages.flatMap((page) => page.runs) : [];
  return removeSpaces(runs.map(({ text }) => text).join(''));
}

const removeSpaces = (text: string): string => text.normalize('NFC').replaceAll(/\s/g, '');

test.describe('the registration', () => {
  test('is sent, and its copy is downloaded @phone', async ({ page }) => {
    await open(page, '/register');
    await expect(findMain(page).getByRole('heading', { level: 1 })).toHaveText('Join Foothold');
    await expect(findMain(page)).toContainText(
      'Create your professional profile and unlock AI-powered career opportunities',
    );
    await fillRegistration(page, createRegistrant(createEmail()));
    await submitButton(page).click();
    await expect(findToast(page, 'Registration Submitted')).toContainText(
      'Your registration has been submitted successfully. You can now download a PDF copy.',
    );
    const panel = page.getByRole('heading', { name: 'Registration submitted successfully!' });
    await expect(panel).toBeFocused();
    await expect(findMain(page)).toContainText('A person reviews it');

    for (const name of ['Download PDF Copy', 'Download PDF']) {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name, exact: true }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('Foothold-Noor-Haddad.pdf');
      const words = await readPdfText(download);
      expect(words).toContain('••••••••');
      expect(words).not.toContain(SECRET);
      expect(words).toContain(removeSpaces('Juniper Ridge Hospital'));
    }
    await expect(findToast(page, 'PDF Downloaded')).toContainText(
      'Your registration form has been downloaded as a PDF.',
    );
    await expectAccessiblePage(page);
  });

  for (const [name, file] of [
    ['Łukasz Żądło-Święch', 'Foothold-Łukasz-Żądło-Święch.pdf'],
    ['李 娜', 'Foothold-李-娜.pdf'],
    ['ليلى حداد', 'Foothold-ليلى-حداد.pdf'],
  ] as const) {
    test(`the copy of ${name} carries the name`, async ({ page }) => {
      await open(page, '/register');
      await fillRegistration(page, createRegistrant(createEmail(), name));
      await submitRegistration(page);
      await expect(findMain(page).getByText(name).first()).toBeVisible();
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download PDF Copy' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(file);
      expect(await readPdfText(download)).toContain(removeSpaces(name));
    });
  }

  test('shows the current step and what is left to do', async ({ page }) => {
    await open(page, '/register');
    const steps = findMain(page).getByRole('list', { name: 'Your registration' }).getByRole('listitem');
    await expect(steps).toHaveText([
      /^Personal.*2 left$/,
      /^Contact.*5 left$/,
      /^Experience.*8 left$/,
      /^Finish.*6 left$/,
    ]);
    await findMain(page).getByLabel('Preferred name').fill('Noor');
    await findMain(page).getByLabel('Date of birth').fill('1990-04-17');
    await findMain(page).getByLabel('Email', { exact: true }).click();
    await expect(steps.first()).toHaveText(/Personal \(done\)Complete/);
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  });

  test('looks right with every error, in both themes and on a phone', async ({ page }) => {
    await open(page, '/register');
    await page.getByText('About app passwords and how we protect yours').click();
    await expectAccessiblePage(page);
    await submitButton(page).click();
    await expect(findSummary(page)).toBeVisible();
    await expectAccessiblePage(page);
  });
});

test.describe('the work experience entries', () => {
  test('are added up to three and removed down to one, each with its input @phone', async ({ page }) => {
    await open(page, '/register');
    const add = page.getByRole('button', { name: 'Add work experience' });
    const remove = page.getByRole('button', { name: /^Remove experience/ });
    const clients = findMain(page).getByLabel('Client name');
    await expect(clients).toHaveCount(1);
    await expect(remove).toHaveCount(0);
    await clients.fill('First');
    await add.click();
    await expect(clients.nth(1)).toBeFocused();
    await page.keyboard.type('Second');
    await add.click();
    await clients.nth(2).fill('Third');
    await expect(add).toHaveCount(0);

    await page.getByRole('button', { name: 'Remove experience 2' }).click();
    await expect(clients).toHaveCount(2);
    await expect(clients.first()).toHaveValue('First');
    await expect(clients.nth(1)).toHaveValue('Third');
    await expect(page.getByRole('heading', { name: 'Experience 2' })).toBeFocused();
    await add.click();
    await expect(clients.nth(2)).toHaveValue('');
    await page.getByRole('button', { name: 'Remove experience 3' }).click();
    await page.getByRole('button', { name: 'Remove experience 1' }).click();
    await expect(clients).toHaveValue('Third');
    await expect(remove).toHaveCount(0);
  });

  test('a current job needs no end date', async ({ page }) => {
    await page.route(CALL, refuseRequest(429, {}));
    await open(page, '/register');
    await fillRegistration(page, createRegistrant(createEmail()));
    await findMain(page).getByLabel('End date', { exact: true }).fill('');
    await findMain(page).getByLabel('I currently work here').check();
    await expect(findMain(page).getByLabel('End date', { exact: true })).toBeDisabled();
    const called = page.waitForRequest(CALL);
    await submitButton(page).click();
    expect((await called).postDataJSON()).toMatchObject({
      workExperience: [{ startDate: '2020-05-04', endDate: 'Present' }],
    });
  });
});

test.describe('validation errors', () => {
  test('are listed at the top and shown at each field, and nothing is sent @phone', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.method()));
    await open(page, '/register');
    await submitButton(page).click();
    await expect(findSummary(page)).toBeFocused();
    await expect(findSummary(page).getByRole('link')).toHaveText([
      'Preferred name must be at least 2 characters',
      'Date of birth is required',
      'Please enter a valid email address',
      'Please enter a valid phone number',
      'Resume email password is required',
      'Please enter a valid phone number',
      'Please enter your full current address',
      'Client name is required',
      'Start date is required',
      'End date is required',
      'Role is required',
      'Client address is required',
      "Bachelor's university is required",
      "Bachelor's field of study is required",
      "Bachelor's graduation date is required",
      'Visa status is required',
      'Date of arrival in USA is required',
      'Preferred role is required',
      'Legal name is required',
      'You must confirm the accuracy of your information',
      'You must give permission to store your password',
    ]);
    expect(calls).not.toContain('POST');

    await findSummary(page).getByRole('link', { name: 'Client name is required' }).click();
    const client = findMain(page).getByLabel('Client name');
    await expect(client).toBeFocused();
    await expect(client).toHaveAccessibleDescription(/Client name is required/);
    await expect(client).toHaveAttribute('aria-invalid', 'true');
    // Fixed when the field loses focus, and wrong again when it is emptied. The summary lists only what is left.
    await client.fill('Juniper Ridge Hospital');
    await expect(client).toHaveAttribute('aria-invalid', 'true');
    await client.blur();
    await expect(client).not.toHaveAttribute('aria-invalid');
    await expect(findSummary(page).getByRole('link')).toHaveCount(20);
    await client.fill(' ');
    await client.blur();
    await expect(client).toHaveAccessibleDescription(/Client name is required/);
    // Checkboxes and radio buttons take effect immediately, including for dependent fields.
    await findMain(page).getByLabel('I was born in the US').check();
    await findMain(page).getByLabel('Use a forwarding address instead').check();
    await findMain(page)
      .getByLabel(/I confirm that the information/)
      .check();
    await findMain(page).getByLabel('Visa status').selectOption('US Citizen');
    await expect(findSummary(page).getByRole('link')).toHaveCount(16);
    await expect(findMain(page).getByLabel('Resume email password')).toBeHidden();
  });

  test("the server's own errors are shown at the same fields, and the form keeps its input", async ({ page }) => {
    await page.route(
      CALL,
      refuseRequest(400, {
        code: 'request.invalid',
        message: 'Some fields need your attention. Check the highlighted fields and try again.',
        fields: { 'workExperience.0.role': 'Role is required', email: 'Please enter a valid email address' },
      }),
    );
    await open(page, '/register');
    await fillRegistration(page, createRegistrant(createEmail()));
    await submitButton(page).click();
    await expect(findToast(page, 'Submission Failed')).toContainText(
      'There was an error submitting your registration. Please try again.',
    );
    await expect(findSummary(page).getByRole('link')).toHaveText([
      'Please enter a valid email address',
      'Role is required',
    ]);
    await expect(findMain(page).getByLabel('Role', { exact: true })).toHaveAccessibleDescription(/Role is required/);
    await expect(findMain(page).getByLabel('Resume email password')).toHaveValue(SECRET);
  });
});

test.describe('a failed registration', () => {
  test('says so, keeps the input, and succeeds the next time', async ({ page }) => {
    await page.route(CALL, refuseRequest(429, { message: 'We are busy.' }), { times: 1 });
    await open(page, '/register');
    await fillRegistration(page, createRegistrant(createEmail()));
    await submitButton(page).click();
    await expect(findToast(page, 'Submission Failed')).toContainText(
      'There was an error submitting your registration. Please try again.',
    );
    await expect(findMain(page).getByLabel('Preferred name')).toBeEditable();
    await expect(findMain(page).getByLabel('Preferred name')).toHaveValue('Noor Haddad');
    await submitRegistration(page);
  });

  test('does the same if there was no response', async ({ page }) => {
    await page.route(CALL, (route) => route.abort());
    await open(page, '/register');
    await fillRegistration(page, createRegistrant(createEmail()));
    await submitButton(page).click();
    await expect(findToast(page, 'Submission Failed')).toBeVisible();
    await expect(findMain(page).getByLabel('Legal name')).toHaveValue('Noor Haddad');
  });

  test('a copy that failed to download says so and can be requested again', async ({ page }) => {
    await open(page, '/register');
    await fillRegistration(page, createRegistrant(createEmail()));
    await submitRegistration(page);
    await page.route(PDF, refuseRequest(429, {}), { times: 1 });
    await page.getByRole('button', { name: 'Download PDF Copy' }).click();
    await expect(findToast(page, 'Download Failed')).toContainText('Failed to download PDF. Please try again.');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF Copy' }).click();
    await downloading;
  });

  test('it is sent once however often the button is clicked, and shows that it is sending', async ({ page }) => {
    const requests: Request[] = [];
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(CALL, async (route) => {
      requests.push(route.request());
      await released;
      await route.continue();
    });
    await open(page, '/register');
    await fillRegistration(page, createRegistrant(createEmail()));
    await submitButton(page).dblclick();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    release();
    await expect(page.getByRole('heading', { name: 'Registration submitted successfully!' })).toBeVisible();
    expect(requests).toHaveLength(1);
  });
});

test.describe('the draft on this device', () => {
  test('restores the input, except the password and the declarations @phone', async ({ page }) => {
    await open(page, '/register');
    await fillRegistration(page, createRegistrant(createEmail(), 'ليلى حداد'));
    await page.getByRole('button', { name: 'Add work experience' }).click();
    await findMain(page).getByLabel('Client name').nth(1).fill('Sawtooth Clinic');
    await findMain(page).getByLabel('I currently work here').nth(1).check();
    await findMain(page).getByLabel('I was born in the US').check();
    await expect(findMain(page)).toContainText('Your draft is saved on this device until you submit it');
    await page.reload();
    await expect(findMain(page)).toContainText('We restored your draft');
    await expect(findMain(page).getByLabel('Preferred name')).toHaveValue('ليلى حداد');
    await expect(findMain(page).getByLabel('Visa status')).toHaveValue('H1B Visa');
    await expect(findMain(page).getByLabel('Client name').nth(1)).toHaveValue('Sawtooth Clinic');
    await expect(findMain(page).getByLabel('End date', { exact: true }).nth(1)).toBeDisabled();
    await expect(findMain(page).getByLabel('Date of arrival in USA')).toBeDisabled();
    await expect(findMain(page).getByLabel('Resume email password')).toHaveValue('');
    await expect(findMain(page).getByLabel(/I confirm that the information/)).not.toBeChecked();
    await expect(findMain(page).getByLabel('Signature date')).not.toHaveValue('');

    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(findMain(page).getByLabel('Preferred name')).toHaveValue('ليلى حداد');
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
    await expect(findMain(page).getByLabel('Preferred name')).toHaveValue('');
    await expect(findMain(page).getByLabel('Preferred name')).toBeFocused();
    await expect(findMain(page).getByLabel('Client name')).toHaveCount(1);
    await page.reload();
    await expect(findMain(page).getByLabel('Preferred name')).toHaveValue('');
    await expect(findMain(page)).not.toContainText('We restored your draft');
  });

  test('survives reloads without input', async ({ page }) => {
    await open(page, '/register');
    await findMain(page).getByLabel('Preferred role').fill('Charge nurse');
    for (const _ of [1, 2, 3]) {
      await page.reload();
      await waitForHydration(page);
      await expect(findMain(page).getByLabel('Preferred role')).toHaveValue('Charge nurse');
    }
  });

  test('is deleted once the registration was sent', async ({ page }) => {
    await open(page, '/register');
    await fillRegistration(page, createRegistrant(createEmail()));
    expect(await readBrowserStorage(page)).toContain('Noor Haddad');
    await submitRegistration(page);
    expect(await readBrowserStorage(page)).not.toContain('Noor Haddad');
    await open(page, '/register');
    await expect(findMain(page).getByLabel('Preferred name')).toHaveValue('');
  });
});

test('the password leaves the browser once, and is not stored in it', async ({ page }) => {
  const sentBodies: string[] = [];
  page.on('request', (request) => {
    const said = [request.url(), request.postData() ?? '', JSON.stringify(request.headers())].join('\n');
    if (said.includes(SECRET)) sentBodies.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await open(page, '/register');
  await expect(findMain(page).getByLabel('Resume email password')).toHaveAttribute('autocomplete', 'new-password');
  await fillRegistration(page, createRegistrant(createEmail()));
  expect(await readBrowserStorage(page)).not.toContain(SECRET);
  await submitRegistration(page);
  expect(await readBrowserStorage(page)).not.toContain(SECRET);
  expect(await page.content()).not.toContain(SECRET);
  const pdfRequest = page.waitForRequest(PDF);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF Copy' }).click();
  expect((await pdfRequest).postDataJSON()).toMatchObject({ resumeEmailPassword: '••••••••' });
  await downloading;
  await page.goto('/pricing');
  expect(await readBrowserStorage(page)).not.toContain(SECRET);
  expect(sentBodies).toEqual(['POST /api/registration']);
});

test('a forwarding address needs no password and no permission to store one', async ({ page }) => {
  await open(page, '/register');
  await fillRegistration(page, { ...createRegistrant(createEmail()), password: null });
  const called = page.waitForRequest(CALL);
  await submitRegistration(page);
  expect((await called).postDataJSON()).toMatchObject({ forwarding: true, resumeEmailPassword: '' });
  await expect(findMain(page)).toContainText('Forwarding address (no password)');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent to its page, and errors come back with everything except the password, as does the copy', async ({
    page,
  }) => {
    await page.goto('/register');
    const email = createEmail();
    // All three entries are shown, because none could be added. Blank ones are ignored.
    await expect(findMain(page).getByLabel('Client name')).toHaveCount(3);
    await findMain(page).getByLabel('Preferred name').fill('李 娜');
    await findMain(page).getByLabel('Client name').nth(2).fill('Third only');
    await findMain(page).getByLabel('Resume email password').fill(SECRET);
    await submitButton(page).click();
    expect(new URL(page.url()).pathname).toBe('/register');
    await expect(findSummary(page)).toContainText('Date of birth is required');
    await expect(findMain(page).getByLabel('Preferred name')).toHaveValue('李 娜');
    await expect(findMain(page).getByLabel('Client name').first()).toHaveValue('Third only');
    await expect(findMain(page).getByLabel('Resume email password')).toHaveValue('');
    expect(await page.content()).not.toContain(SECRET);

    await findMain(page).getByLabel('Email', { exact: true }).fill(email);
    for (const [label, value] of FIRST_FIELDS)
      await findMain(page).getByLabel(label, { exact: true }).first().fill(value);
    await findMain(page).getByLabel('Visa status').selectOption('H1B Visa');
    await findMain(page).getByLabel('Resume email password').fill(SECRET);
    await findMain(page)
      .getByLabel(/I confirm that the information/)
      .check();
    await findMain(page)
      .getByLabel(/I give permission to store the password/)
      .check();
    await submitButton(page).click();
    await expect(page.getByRole('heading', { name: 'Registration submitted successfully!' })).toBeVisible();
    expect(await page.content()).not.toContain(SECRET);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF Copy' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Foothold-李-娜.pdf');
    expect(await readPdfText(download)).toContain('李娜');
  });
});

const FIRST_FIELDS = [
  ['Date of birth', '1990-04-17'],
  ['Résumé phone number', '(555) 010-0199'],
  ['Personal phone number', '(555) 010-0142'],
  ['Current address', '4 Payette Street, Boise'],
  ['Start date', '2020-05-04'],
  ['End date', '2023-02-28'],
  ['Role', 'Registered nurse'],
  ['Client address', 'Boise, ID'],
  ['Bachelor’s university', 'Clearwater State University'],
  ['Bachelor’s field of study', 'Nursing'],
  ['Bachelor’s graduation date', '2013-06-14'],
  ['Date of arrival in USA', '2015-08-20'],
  ['Preferred role', 'Charge nurse'],
  ['Legal name', 'Li Na'],
] as const;

test.describe("a member's own registration", () => {
  test('has name and address prefilled, and is read and changed in the portal @phone', async ({ page }) => {
    const account = await signUp(page, createTestAccount('Robin Example'));
    await open(page, '/register');
    await expect(findMain(page).getByLabel('Preferred name')).toHaveValue('Robin Example');
    await expect(findMain(page).getByLabel('Email', { exact: true })).toHaveValue(account.email);
    await fillRegistration(page, createRegistrant(account.email, 'Robin Example'));
    await submitRegistration(page);

    await open(page, '/portal/profile');
    await expect(findMain(page).getByRole('listitem').filter({ hasText: 'Sent' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(findMain(page)).toContainText('Charge nurse');
    await expect(findMain(page)).not.toContainText(SECRET);
    await expectAccessiblePage(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect((await downloading).suggestedFilename()).toBe('Foothold-Robin-Example.pdf');

    await page.getByRole('link', { name: 'Edit registration' }).click();
    await expect(page.getByRole('heading', { name: 'Edit registration' })).toBeVisible();
    await expect(findMain(page).getByLabel('Resume email password')).toHaveCount(0);
    await findMain(page).getByLabel('Preferred role').fill('');
    await page.getByRole('button', { name: 'Save and submit for review' }).click();
    await expect(findSummary(page).getByRole('link')).toHaveText([
      'Preferred role is required',
      'You must confirm the accuracy of your information',
    ]);
    await expectAccessiblePage(page);
    await findMain(page).getByLabel('Preferred role').fill('Nurse educator');
    await findMain(page)
      .getByLabel(/I confirm that the information/)
      .check();
    await page.getByRole('button', { name: 'Save and submit for review' }).click();
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
    await expect(findMain(page)).toContainText('Nurse educator');
  });

  test("people who haven't registered are shown how to", async ({ page }) => {
    await signUp(page);
    await open(page, '/portal/profile');
    await page.getByRole('link', { name: 'Register', exact: true }).click();
    await expect(findMain(page).getByRole('heading', { level: 1 })).toHaveText('Join Foothold');
  });

  test("it creates a visitor's account: the email sets the password, and the registration is in the portal", async ({
    page,
  }) => {
    const email = createEmail();
    await open(page, '/register');
    await fillRegistration(page, createRegistrant(email));
    await submitRegistration(page);
    await page.goto(await waitForLink(email, 'Set a password for your Foothold account'));
    await waitForHydration(page);
    await page.getByLabel('Password', { exact: true }).fill('four plain words here');
    await page.getByRole('button', { name: 'Set password' }).click();
    // The first password also signs in.
    await expect(page.getByRole('heading', { name: 'Your progress' })).toBeVisible();
    await open(page, '/portal/profile');
    await expect(findMain(page)).toContainText('Noor Haddad');
    await expect(findMain(page)).toContainText('Charge nurse');
  });

  test("one sent with a member's address waits for that member, who accepts or discards it", async ({
    page,
    another,
  }) => {
    const member = await another();
    const { email } = await signUp(member);
    for (const [answer, done] of [
      ['Discard registration', 'Registration deleted'],
      ['Add to my profile', 'Registration added to your profile'],
    ] as const) {
      await open(page, '/register');
      await fillRegistration(page, createRegistrant(email));
      await submitRegistration(page);
      await open(member, '/portal/profile');
      await expect(findMain(member)).toContainText('We found your registration');
      await expectAccessiblePage(member);
      await member.getByRole('button', { name: answer }).click();
      if (answer === 'Discard registration') await member.getByRole('button', { name: 'Discard', exact: true }).click();
      await expect(findMain(member)).toContainText(done);
      await expect(findMain(member)).not.toContainText('We found your registration');
    }
    await expect(findMain(member)).toContainText('Charge nurse');
  });
});
