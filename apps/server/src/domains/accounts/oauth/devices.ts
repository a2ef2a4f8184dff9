import { DEVICE_CODE_TRIES, type DeviceRequest } from '@foothold/contracts/accounts/oauth';
import { isStaffScope } from '@foothold/contracts/endpoint';
import type { Payload } from 'oidc-provider';
import type { User } from '../../../platform/actor.ts';
import { describeDevice } from '../../../platform/device.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AccountsDeps, Caller } from '../deps.ts';
import { mayDoStaffWork } from '../policy.ts';
import type { AccountSecurity } from '../security/security.ts';
import { createStore } from './adapter.ts';
import { readDeviceScopes } from './clients.ts';
import type { Connections } from './connections.ts';
import type { LoadLibrary } from './library.ts';
import * as repository from './oauth-repository.ts';

/** Only wrong codes count, so that nobody finds one by trying: 5 of 25.6 billion in 10 minutes. */
const CODE_LIMIT = {
  points: DEVICE_CODE_TRIES,
  seconds: 600,
  by: ['account'],
  name: 'accounts.device-code',
} as const;

/** Requests of devices that show a code (RFC 8628). */
export function createDevices(
  { db, limit, secret, now }: Pick<AccountsDeps, 'db' | 'limit' | 'secret' | 'now'>,
  security: Pick<AccountSecurity, 'requireProof' | 'requireFactor'>,
  { load, connections }: { load: LoadLibrary; connections: Connections },
) {
  const { describeClient, listResources, allowApp } = connections;
  const { hashUserCode } = createStore({ db, secret, now, createUsedError: () => new Error('never used up here') });

  /** A device’s request that waits. Counts wrong codes. @throws AppError `accounts.device-code`, `request.too-many` */
  async function findDevice(caller: Caller, code: string) {
    await limit('', [CODE_LIMIT], caller, undefined);
    const row = await repository.findArtifactByUserCode(db, hashUserCode(code));
    if (!row || row.expires_at <= now()) throw new AppError('accounts.device-code');
    // Not reset, or the code of an own device would give five more tries.
    await limit.giveBack(CODE_LIMIT, caller, undefined);
    const payload = row.payload as Payload & { deviceInfo: { ip: string; ua: string } };
    const { provider } = await load();
    const client = await provider.Client.find(String(payload.clientId));
    if (!client) throw new AppError('accounts.device-code');
    return {
      row,
      payload,
      client,
      params: payload.params ?? {},
      scopes: readDeviceScopes(payload.clientId, payload.params?.scope),
    };
  }

  async function getDevice(caller: Caller, code: string): Promise<DeviceRequest> {
    const { row, payload, client, scopes } = await findDevice(caller, code);
    return {
      app: describeClient(client, null),
      scopes,
      address: payload.deviceInfo.ip,
      device: describeDevice(payload.deviceInfo.ua),
      requestedAt: row.created_at.toISOString(),
    };
  }

  /**
   * Allows or declines what a device asks for. Someone who was talked into entering a code should notice, so allowing it needs the password
   * or a fresh second factor (RFC 8628, 5.4).
   * @throws AppError `accounts.device-code`, `accounts.verify-again`, `accounts.password`, `accounts.apps-full`; for staff work also
   * `accounts.staff-app`, `accounts.no-second-factor`
   */
  async function decideDevice(
    actor: User,
    caller: Caller,
    { code, allow, password }: { code: string; allow: boolean; password?: string | undefined },
  ): Promise<void> {
    const { row, payload, client, params, scopes } = await findDevice(caller, code);
    if (!allow) {
      const declined = { ...payload, error: 'access_denied', errorDescription: 'the member declined' };
      await repository.decideArtifact(db, row.hash, declined, null);
      return;
    }
    if (scopes.some(isStaffScope)) {
      // A password alone isn't enough for members' data.
      if (!mayDoStaffWork(actor)) throw new AppError('accounts.staff-app');
      await security.requireFactor(actor);
    }
    await security.requireProof(actor, password);
    const resource = listResources(params);
    await allowApp(actor, { client, scopes, params }, async (trx, grantId) => {
      const decided = {
        ...payload,
        accountId: actor.id,
        grantId,
        scope: scopes.join(' '),
        resource: resource.length === 1 ? resource[0] : resource,
        authTime: Math.floor(Date.now() / 1000),
      };
      if (!(await repository.decideArtifact(trx, row.hash, decided, grantId)))
        throw new AppError('accounts.device-code');
    });
  }

  return { getDevice, decideDevice };
}
