/** The parts of `oidc-provider` that we use. The package has no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** A stored payload. The library defines its contents. */
  export interface Payload {
    jti?: string;
    kind?: string;
    iat?: number;
    exp?: number;
    accountId?: string;
    clientId?: string;
    grantId?: string;
    scope?: string;
    userCode?: string;
    consumed?: unknown;
    params?: Record<string, unknown>;
    [other: string]: unknown;
  }

  export interface Adapter {
    upsert(id: string, payload: Payload, expiresIn: number): Promise<void>;
    find(id: string): Promise<Payload | undefined>;
    findByUserCode(userCode: string): Promise<Payload | undefined>;
    findByUid(uid: string): Promise<Payload | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export interface Client {
    clientId: string;
    clientName?: string;
    redirectUris: string[];
    grantTypeAllowed(type: string): boolean;
  }

  export interface Context {
    method: string;
    ip: string;
    type: string;
    body: unknown;
    req: IncomingMessage;
    get(header: string): string;
    redirect(url: string): void;
    status: number;
    oidc: {
      route: string;
      client?: Client;
      result?: { login?: { accountId: string }; consent?: { grantId: string } };
      session: { accountId?: string };
      params: { code?: string; device_code?: string };
      entities: { RefreshToken?: Payload };
    };
  }

  interface Model extends Payload {
    save(ttl?: number): Promise<string>;
  }
  interface ModelClass<M> {
    prototype: { generateTokenId(): string };
    find(value: string): Promise<M | undefined>;
  }
  export interface InteractionModel extends Model {
    exp: number;
    returnTo: string;
    params: Record<string, unknown>;
    result?: unknown;
  }
  export interface GrantModel extends Model {
    addResourceScope(resource: string, scope: string): void;
    getValueAndPayload(): Promise<{ payload: Payload }>;
  }

  export class Provider {
    constructor(issuer: string, configuration: object);
    proxy: boolean;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    on(event: 'server_error', listener: (context: Context, error: Error) => void): void;
    on(event: 'error', listener: (error: Error) => void): void;
    Client: { find(id: string): Promise<Client | undefined> };
    Grant: new (input: {
      accountId: string;
      clientId: string;
    }) => GrantModel;
    Interaction: ModelClass<InteractionModel>;
    AuthorizationCode: ModelClass<Model>;
    DeviceCode: ModelClass<Model>;
    AccessToken: { prototype: { generateTokenId(this: { format: string }): string } };
    RefreshToken: ModelClass<Model>;
  }

  export const errors: {
    InvalidGrant: new (detail: string) => Error;
    InvalidTarget: new () => Error;
  };

  export class Check {
    static REQUEST_PROMPT: boolean;
    static NO_NEED_TO_PROMPT: boolean;
    constructor(reason: string, description: string, error: string, check: (context: Context) => boolean);
  }
  export const interactionPolicy: {
    Check: typeof Check;
    Prompt: new (options: { name: string; requestable: boolean }, ...checks: Check[]) => object;
  };
}
