import type { Contract } from '@foothold/contracts';
import type { EndpointRoute } from '@foothold/contracts/endpoint';
import type {
  AnyContractProcedure,
  AnySchema,
  ContractProcedure,
  InferSchemaInput,
  InferSchemaOutput,
} from '@orpc/contract';
import { getJson, sendJson } from './send-json.ts';

type Procedures<Tree> = Tree extends AnyContractProcedure
  ? Tree
  : { [Key in keyof Tree]: Procedures<Tree[Key]> }[keyof Tree];
type Procedure = Procedures<Contract>;

type EndpointRouteName<P> = P extends { '~orpc': { meta: EndpointRoute<infer Method, infer Path> } }
  ? `${Method} ${Path}`
  : never;

/** Method and path of every endpoint of the contract. */
export type Route = EndpointRouteName<Procedure>;
type ProcedureForRoute<R extends Route, P = Procedure> = P extends unknown
  ? EndpointRouteName<P> extends R
    ? P
    : never
  : never;

type InputOf<P> =
  P extends ContractProcedure<infer Input extends AnySchema, AnySchema, object, object>
    ? InferSchemaInput<Input>
    : never;
type EndpointOutput<P> =
  P extends ContractProcedure<AnySchema, infer Output extends AnySchema, object, object>
    ? InferSchemaOutput<Output>
    : never;

/** An endpoint as the browser uses it: a method and a path, with its input and output types. */
export type Endpoint<Input = never, Output = unknown> = string & {
  readonly '~types'?: { input: (value: Input) => void; output: Output };
};

/** An endpoint of the contract; an unknown route doesn't compile. The contract itself isn't sent to the browser. */
export const endpoint = <R extends Route>(route: R) =>
  route as Endpoint<InputOf<ProcedureForRoute<R>>, EndpointOutput<ProcedureForRoute<R>>>;

/** Whether one of our URLs returns data or a file instead of a page. */
export const isApiUrl = (href: string): boolean => href.startsWith('/api/');

/** The method, the path with its parameters filled in, and the remaining input. */
export function buildRequest(
  route: string,
  input: unknown,
): { method: string; path: string; rest: Record<string, unknown> } {
  const [method = 'GET', template = ''] = route.split(' ');
  const rest: Record<string, unknown> = { ...(input as object | undefined) };
  const path = template.replace(/\{\+?(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { method, path, rest };
}

/** An endpoint's URL, for links, downloads, and streams. Input that isn't in the path becomes the query. */
export function buildEndpointUrl<Input>(to: Endpoint<Input>, input?: NoInfer<Input>): string {
  const { path, rest } = buildRequest(to, input);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * Calls an endpoint with the user's cookies.
 * @param key Idempotency-Key: repeating the same key and input returns the first response
 * @param signal ends a request that isn't a GET
 * @throws RefusedError for any unsuccessful status; whatever `fetch` throws if there was no response
 */
export function call<Input, Output>(
  to: Endpoint<Input, Output>,
  input: NoInfer<Input>,
  key?: string,
  signal?: AbortSignal,
): Promise<Output> {
  const { method, path, rest } = buildRequest(to, input);
  return method === 'GET' ? getJson(buildEndpointUrl(to, input)) : sendJson(method, path, rest, key, signal);
}
