import type { FieldDecision, FieldDescription, FillPerson } from '@foothold/core/form-fill';
import type { CDPSession, Page } from '@playwright/test';

/** One control as a person sees it. The same as in the bundled script. */
export interface SeenControl {
  keys: string[];
  kind: string;
  value: string;
  options: string[];
  isShown: boolean;
}

export interface FilledPage {
  fields: readonly FieldDescription[];
  decisions: readonly FieldDecision[];
  results: readonly (
    | { fieldId: string; outcome: 'filled'; shown: string }
    | { fieldId: string; outcome: 'left'; reason: string }
  )[];
  milliseconds: { read: number; plan: number; write: number };
}

/** The page’s part of the extension in a page: in a world of its own, as a content script is, apart from the page’s scripts. */
export class FormPage {
  private readonly session: CDPSession;
  private readonly world: number;
  private constructor(session: CDPSession, world: number) {
    this.session = session;
    this.world = world;
  }

  static async open(page: Page, script: string): Promise<FormPage> {
    const session = await page.context().newCDPSession(page);
    const { frameTree } = await session.send('Page.getFrameTree');
    const { executionContextId } = await session.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName: 'foothold',
    });
    const opened = new FormPage(session, executionContextId);
    await opened.evaluate(`${script}; globalThis.footholdForms = footholdForms; 0`);
    return opened;
  }

  private async evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.session.send('Runtime.evaluate', {
      expression,
      contextId: this.world,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as T;
  }

  /** Calls a function of the bundled script. */
  private call<T>(name: string, ...values: readonly unknown[]): Promise<T> {
    return this.evaluate(`footholdForms.${name}(${values.map((value) => JSON.stringify(value)).join(', ')})`);
  }

  fill = (person: FillPerson): Promise<FilledPage> => this.call('fillPage', person);
  hold = (person: FillPerson): Promise<number> => this.call('holdPage', person);
  writeHeld = (person: FillPerson): Promise<FilledPage['results']> => this.call('writeHeld', person);
  undo = (): Promise<string[]> => this.call('undoPage');
  see = (): Promise<SeenControl[]> => this.call('seeControls');
}

/** Prints what was read, decided, and written. */
export function explainFilling({ fields, decisions, results }: FilledPage): void {
  for (const field of fields) {
    const decision = decisions.find(({ fieldId }) => fieldId === field.id);
    const result = results.find(({ fieldId }) => fieldId === field.id);
    console.log(
      `    ${field.kind} “${field.label}” [${field.names}] ${field.sections.join(' > ')} ${field.block ?? ''}`,
    );
    console.log(`      ${JSON.stringify(decision)}\n      ${JSON.stringify(result)}`);
  }
}
