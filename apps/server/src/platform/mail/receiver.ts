import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import type { Readable } from 'node:stream';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { VISITOR } from '../actor.ts';
import type { Limit } from '../http/limits.ts';
import type { Logger } from '../logger.ts';
import { getNetwork } from '../network.ts';
import { SettingsError } from '../settings.ts';

/** What becomes of a message. `later`: the sender tries again. */
export type Delivery = 'accepted' | 'refused' | 'later';

export interface MailReceiverOptions {
  host: string;
  port: number;
  /** Files with a certificate and its key (PEM). Without them, STARTTLS isn't offered. */
  tls: { cert: string; key: string } | null;
  /** The largest message, in bytes. */
  size: number;
  /** Whether an address is known. All others are refused before the message is sent. */
  knows(address: string): Promise<boolean>;
  /** Stores a message for a known address. It is accepted only once this is done. */
  deliver(address: string, bytes: Buffer): Promise<Delivery>;
  limit: Pick<Limit, 'allows'>;
  logger: Logger;
}

export interface MailReceiver {
  port: number;
  stop(): Promise<void>;
}

const BANNER = 'Mail for members only';
const GREETING_TIMEOUT_MS = 3000;
const MAX_CLIENTS = 100;
const MAX_CLIENTS_OF_ADDRESS = 10;
const MAX_RECIPIENTS = 5;
const SOCKET_TIMEOUT_MS = 30_000;
const CLOSE_TIMEOUT_MS = 3000;
const MESSAGES = { points: 300, seconds: 3600, by: ['address'], name: 'mail-receiver.messages' } as const;
/** Guessing addresses ends after this many wrong ones. */
const WRONG_RECIPIENTS = { points: 30, seconds: 3600, by: ['address'], name: 'mail-receiver.recipients' } as const;

/** An answer of the protocol (RFC 5321, section 4.2). */
const refuse = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

/**
 * Receives email for known addresses (SMTP). It relays nothing, sends nothing back, and has no accounts. Returns null, with a warning, if
 * another process of Foothold receives email on the port.
 * @throws SettingsError if another program uses the port
 */
export async function openMailReceiver(options: MailReceiverOptions): Promise<MailReceiver | null> {
  const { tls, size, logger, limit } = options;
  const open = new Map<string, number>();
  const toContext = (session: SMTPServerSession) => ({ actor: VISITOR, address: getNetwork(session.remoteAddress) });

  async function checkRecipient(address: string, session: SMTPServerSession): Promise<void> {
    if (session.envelope.rcptTo.length >= MAX_RECIPIENTS) throw refuse(452, 'Too many recipients');
    if (await options.knows(address)) return;
    const isWithin = await limit.allows(WRONG_RECIPIENTS, toContext(session), {});
    throw isWithin ? refuse(550, 'No such address here') : refuse(421, 'Too many unknown addresses');
  }

  async function receive(stream: Readable & { sizeExceeded?: boolean }, session: SMTPServerSession): Promise<void> {
    const chunks: Buffer[] = [];
    let length = 0;
    // The rest of a message that is too large is read without storing it, because the sender waits for the answer after its end.
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length <= size) chunks.push(chunk);
      else chunks.length = 0;
    }
    if (length > size || stream.sizeExceeded) throw refuse(552, 'Message too large');
    if (!(await limit.allows(MESSAGES, toContext(session), {})))
      throw refuse(451, 'Too many messages, try again later');
    const bytes = Buffer.concat(chunks);
    const addresses = new Set(session.envelope.rcptTo.map(({ address }) => address.toLowerCase()));
    const results = await Promise.all([...addresses].map((address) => options.deliver(address, bytes)));
    if (results.includes('later')) throw refuse(451, 'Try again later');
    if (!results.includes('accepted')) throw refuse(554, 'This message can’t be read');
  }

  const server = new SMTPServer({
    banner: BANNER,
    authOptional: true,
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...(tls && { cert: readFileSync(tls.cert), key: readFileSync(tls.key) }),
    size,
    maxClients: MAX_CLIENTS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    closeTimeout: CLOSE_TIMEOUT_MS,
    disableReverseLookup: true,
    onConnect(session, done) {
      const network = getNetwork(session.remoteAddress);
      const count = (open.get(network) ?? 0) + 1;
      open.set(network, count);
      done(count > MAX_CLIENTS_OF_ADDRESS ? refuse(421, 'Too many connections') : null);
    },
    onClose(session) {
      const network = getNetwork(session.remoteAddress);
      const count = (open.get(network) ?? 1) - 1;
      if (count > 0) open.set(network, count);
      else open.delete(network);
    },
    onRcptTo({ address }, session, done) {
      checkRecipient(address.toLowerCase(), session).then(() => done(), done);
    },
    onData(stream, session, done) {
      receive(stream, session).then(
        () => done(null),
        (error: Error) => {
          const isBroken = 'code' in error && error.code === 'ECONNECTION';
          if (!('responseCode' in error) && !isBroken) logger.error({ err: error }, 'email could not be received');
          done('responseCode' in error ? error : refuse(451, 'Try again later'));
        },
      );
    },
  });
  // A connection that breaks is the client's affair.
  server.on('error', (error) => logger.debug({ err: error }, 'connection of the mail receiver failed'));
  try {
    await listen(server, options);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const { host, port } = options;
    if (!(await isMailReceiver(host, port)))
      throw new SettingsError(
        `Port ${port} is in use. Stop the process using it, or set FORWARDING_PORT to another port.`,
      );
    logger.warn({ host, port }, 'another process already receives email on FORWARDING_PORT, so this one doesn’t');
    return null;
  }
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const listen = (server: SMTPServer, { host, port }: { host: string; port: number }) =>
  new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, () => {
      server.server.off('error', reject);
      resolve();
    });
  });

/** Whether what listens on a port greets as a mail receiver of Foothold. */
async function isMailReceiver(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  try {
    const [greeting] = await once(socket, 'data', { signal: AbortSignal.timeout(GREETING_TIMEOUT_MS) });
    return String(greeting).trimEnd().endsWith(BANNER);
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
