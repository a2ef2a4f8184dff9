import type { ApiClient } from '@foothold/client';
import type { Scope } from '@foothold/contracts/endpoint';
import type { z } from 'zod';

/** A file that a result comes with. */
export interface AttachedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** What a tool works with: the caller’s access to the API, and nothing else. */
export interface ToolContext {
  api: ApiClient;
  /** Sends a file beside the result. */
  attach(file: AttachedFile): void;
}

/** What a tool does to the member’s data, for clients that ask people before a call. */
interface ToolEffect {
  /** Changes nothing. */
  reads: boolean;
  /** Replaces or removes what was there. */
  destroys: boolean;
  /** Calling it again with the same input changes nothing more. */
  repeatable: boolean;
  /** Its results contain text of strangers, such as employers. */
  open: boolean;
}

export interface Tool<C extends ToolContext = ToolContext> {
  /** Clients call it by this name, so it never changes. */
  name: string;
  title: string;
  description: string;
  /** The scopes that the token needs, all of them. */
  scopes: readonly Scope[];
  effect: ToolEffect;
  input: z.ZodObject;
  output: z.ZodObject;
  run(context: C, input: never): Promise<object>;
}

/** Declares tools that work with this context, with the types of their input and output. */
export const toolsFor =
  <C extends ToolContext>() =>
  <I extends z.ZodObject, O extends z.ZodObject>(
    tool: Omit<Tool<C>, 'input' | 'output' | 'run'> & {
      input: I;
      output: O;
      run(context: C, input: z.output<I>): Promise<z.input<O>>;
    },
  ): Tool<C> =>
    tool as unknown as Tool<C>;

/** Declares a tool that needs only the API. */
export const defineTool = toolsFor<ToolContext>();

/** Reads the member’s own data. */
export const READS: ToolEffect = { reads: true, destroys: false, repeatable: true, open: false };
/** Reads what others wrote too. */
export const READS_OTHERS: ToolEffect = { ...READS, open: true };
/** Adds something, and again with each call. */
export const ADDS: ToolEffect = { reads: false, destroys: false, repeatable: false, open: false };
/** Changes something to what the input says, so that a second call changes nothing more. */
export const SETS: ToolEffect = { reads: false, destroys: false, repeatable: true, open: false };
/** Replaces what was there, such as a note. */
export const REPLACES: ToolEffect = { reads: false, destroys: true, repeatable: true, open: false };
