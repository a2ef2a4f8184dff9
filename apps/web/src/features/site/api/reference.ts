/** What the API reference pages show. Rendered on the server, so that the contract isn't sent to the browser. */
export interface ApiIndex {
  groups: (ApiGroupLink & { note: string; endpoints: ApiEndpointLink[] })[];
}

export interface ApiGroupLink {
  /** Last segment of the page's path. */
  id: string;
  name: string;
}

export interface ApiGroup extends ApiGroupLink {
  note: string;
  endpoints: ApiEndpoint[];
}

export interface ApiEndpointLink {
  /** Id of its anchor on the group's page. */
  id: string;
  method: string;
  path: string;
  summary: string;
}

export interface ApiEndpoint extends ApiEndpointLink {
  /** Who may call it, in words. */
  access: string;
  /** Whether a token is required. */
  needsToken: boolean;
  /** Whether it can be called from the page: with a token, or by anyone. */
  canTry: boolean;
  limits: string[];
  /** Maximum body size in words; null if there is no body. */
  body: string | null;
  status: number;
  input: ApiField[];
  output: ApiField[];
  /** The error codes that it can return. */
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
  /** Where an input field is sent. */
  where?: 'path' | 'query' | 'body';
}

export interface ApiError {
  code: string;
  status: number;
  message: string;
  /** Whether any endpoint can return it. */
  isShared: boolean;
}
