/** What the pages of the API reference show; made on the server from the contract, so that the contract stays out of the browser. */
export interface ApiIndex {
  groups: (ApiGroupLink & { note: string; endpoints: ApiEndpointLink[] })[];
}

export interface ApiGroupLink {
  /** Last part of its page's path. */
  id: string;
  name: string;
}

export interface ApiGroup extends ApiGroupLink {
  note: string;
  endpoints: ApiEndpoint[];
}

export interface ApiEndpointLink {
  /** Of its place on the group's page. */
  id: string;
  method: string;
  path: string;
  summary: string;
}

export interface ApiEndpoint extends ApiEndpointLink {
  /** Who may call, as words. */
  access: string;
  /** False where anyone may call. */
  needsToken: boolean;
  limits: string[];
  /** Largest body, as words; null where none is sent. */
  body: string | null;
  status: number;
  input: ApiField[];
  output: ApiField[];
  /** Codes of the errors it can answer with. */
  errors: string[];
  curl: string;
}

export interface ApiField {
  name: string;
  /** How deep it lies in what surrounds it. */
  depth: number;
  type: string;
  required: boolean;
  /** Bounds, defaults, and when it is there. */
  notes: string;
  /** Of an input: where it is sent. */
  where?: 'path' | 'query' | 'body';
}

export interface ApiError {
  code: string;
  status: number;
  message: string;
}
