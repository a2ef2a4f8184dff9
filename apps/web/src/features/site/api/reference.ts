/** What the page of the API reference shows; made on the server from the contract, so that the contract stays out of the browser. */
export interface ApiReference {
  groups: ApiGroup[];
  errors: ApiError[];
}

export interface ApiGroup {
  id: string;
  name: string;
  note: string;
  endpoints: ApiEndpoint[];
}

export interface ApiEndpoint {
  id: string;
  method: string;
  path: string;
  summary: string;
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
