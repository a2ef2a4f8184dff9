import { useCallback, useEffect, useRef, useState } from 'react';
import { browser } from 'wxt/browser';
import type { PanelState } from '../messages.ts';
import { ask } from './ask.ts';
import { FormSection } from './form-section.tsx';
import { JobSection } from './job-section.tsx';
import { PairingSection } from './pairing-section.tsx';
import { RecruiterSection } from './recruiter-section.tsx';
import { SettingsSection } from './settings-section.tsx';
import { SubmittedSection } from './submitted-section.tsx';
import { useTab } from './use-tab.ts';

/** The panel beside the page. Everything that happens on a page starts with a click here, or with the key. */
export function Panel() {
  const tab = useTab();
  const [state, setState] = useState<PanelState | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [savedId, setSavedId] = useState<string | null>(null);
  const tabId = tab?.tabId;
  const heading = useRef<HTMLHeadingElement>(null);
  const isConnected = state && (state.account !== null || state.recruiter !== null);
  const wasConnected = useRef(isConnected);

  // What had the focus is gone once this browser is connected, or no longer is.
  useEffect(() => {
    if (wasConnected.current !== null && wasConnected.current !== isConnected) heading.current?.focus();
    wasConnected.current = isConnected;
  }, [isConnected]);

  const read = useCallback(
    async (isFresh: boolean) => {
      if (tabId === undefined) return;
      try {
        setState(await ask('getState', { tabId, isFresh }));
        setError(null);
      } catch (failure) {
        setError((failure as Error).message);
      }
    },
    [tabId],
  );
  const reload = useCallback(() => read(true), [read]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has nothing to do with what was saved
  useEffect(() => setSavedId(null), [tabId, tab?.changes]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again when the page in the tab changes
  useEffect(() => void read(true), [read, tab?.changes]);

  // The key fills in a form without the panel, and the page says when the form was sent.
  useEffect(() => {
    const onChanged = (changes: Record<string, unknown>) => {
      if (`tab-${tabId}` in changes) void read(false);
    };
    browser.storage.session.onChanged.addListener(onChanged);
    return () => browser.storage.session.onChanged.removeListener(onChanged);
  }, [tabId, read]);

  if (error !== null)
    return (
      <main>
        <p role="alert">{error}</p>
        <button type="button" onClick={() => void reload()}>
          Try again
        </button>
      </main>
    );
  if (state === null || tabId === undefined) return <p role="status">Loading…</p>;
  const { account, recruiter, refusal } = state;
  return (
    <main>
      <h1 ref={heading} tabIndex={-1}>
        {state.siteName}
      </h1>
      {recruiter !== null ? (
        <RecruiterSection
          tabId={tabId}
          recruiter={recruiter}
          refusal={refusal}
          portalUrl={state.portalUrl}
          onChange={reload}
        />
      ) : account === null ? (
        <PairingSection siteName={state.siteName} pending={state.pairing} onChange={reload} />
      ) : (
        <>
          {!account.included && (
            <p role="alert">
              {account.message}{' '}
              <a href={account.billingUrl} target="_blank" rel="noreferrer">
                See the plans
              </a>
            </p>
          )}
          {state.submitted && (
            <SubmittedSection
              key={state.submitted.submittedAt}
              tabId={tabId}
              submitted={state.submitted}
              onChange={reload}
              onSaved={setSavedId}
            />
          )}
          {savedId !== null && !state.submitted && (
            <p role="status">
              Saved. You see what you sent in{' '}
              <a href={`${state.portalUrl}/applications/${savedId}`} target="_blank" rel="noreferrer">
                your application
              </a>
              .
            </p>
          )}
          {refusal !== null ? (
            <p role="status">{refusal}</p>
          ) : (
            account.included &&
            !state.submitted && (
              <>
                <FormSection key={`form-${tabId}`} tabId={tabId} form={state.form} onChange={reload} />
                <JobSection key={`job-${tabId}-${tab?.changes}`} tabId={tabId} portalUrl={state.portalUrl} />
              </>
            )
          )}
          <SettingsSection account={account} portalUrl={state.portalUrl} onChange={reload} />
        </>
      )}
    </main>
  );
}
