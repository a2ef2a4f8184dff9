/** What the API reference pages show; rendered on the server from the contract, so that the contract isn't sent to the browser. */
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
  /** Of its anchor on the group's page. */
  id: string;
  method: string;
  path: string;
  summary: string;
}

export interface ApiEndpoint extends ApiEndpointLink {
  /** Who may call, in words. */
  access: string;
  /** False if anyone may call. */
  needsToken: boolean;
  limits: string[];
  /** Maximum body size, in words; null if there is no body. */
  body: string | null;
  status: number;
  input: ApiField[];
  output: ApiField[];
  /** Error codes that it can return. */
  errors: string[];
  curl: string;
}

export interface ApiField {
  name: string;
  /** Its nesting depth. */
  depth: number;
  type: string;
  required: boolean;
  /** Bounds, defaults, and conditions. */
  notes: string;
  /** For an input: where it is sent. */
  where?: 'path' | 'query' | 'body';
}

export interface ApiError {
  code: string;
  status: number;
  message: string;
}
