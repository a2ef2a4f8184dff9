import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createFetcher, type Fetcher } from '../fetcher.ts';
import { type LocalServer, startLocalServer } from './servers.ts';

/** What became of a URL that must not be fetched. */
export interface Refusal {
  kind: string;
  url: string;
  /** The error's code. Null if there was no error. */
  code: string | null;
  /** Connections that were opened or tried, except those to the server that redirects. */
  connections: number;
}

/** IPv4 addresses in every spelling that a browser accepts. */
const IPV4 = [
  ['127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.0.0.1', '0x7F.0x0.0x0.0x1', '0177.0.0.1'],
  ['017700000001', '0177.0x0.1', '127.0.0.1.', '127.000.000.001', '127.255.255.254', '0', '0.0.0.0', '0.1.2.3'],
  ['①②⑦.⓪.⓪.①', '127。0。0。1', '１２７.0.0.1', '%31%32%37.0.0.1', '127%2e0%2e0%2e1'],
  ['10.0.0.1', '10.255.255.255', '167772161', '172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.255.255'],
  ['169.254.169.254', '169.254.170.2', '2852039166', '0xa9fea9fe', '0251.0376.0251.0376', '100.100.100.200'],
  ['168.63.129.16', '192.0.0.192', '100.64.0.1', '100.127.255.254', '192.0.2.1', '198.51.100.1', '203.0.113.1'],
  ['198.18.0.1', '198.19.255.255', '192.88.99.1', '192.175.48.1', '192.31.196.1', '192.52.193.1', '224.0.0.1'],
  ['239.255.255.250', '240.0.0.1', '255.255.255.255'],
].flat();

const IPV6 = [
  ['::1', '::', '0:0:0:0:0:0:0:1', '0000::0001', '::ffff:127.0.0.1', '::ffff:7f00:1', '::FFFF:169.254.169.254'],
  ['::ffff:a00:1', '::ffff:0:127.0.0.1', '::127.0.0.1', '::a9fe:a9fe', '64:ff9b::7f00:1', '64:ff9b::169.254.169.254'],
  ['64:ff9b:1::7f00:1', '2002:7f00:1::', '2002:a9fe:a9fe::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2', '2001::1'],
  ['fe80::1', 'febf::1', 'fec0::1', 'fc00::1', 'fd00:ec2::254', 'fd12:3456:789a::1', 'ff02::1', 'ff0e::1'],
  ['2001:db8::1', '3fff::1', '2001:2::1', '2001:10::1', '2001:20::1', '2001:4:112::1', '2620:4f:8000::1', '100::1'],
  ['5f00::1', '4000::1'],
].flat();

/** Names with the addresses that their DNS returns. One internal address among public ones is refused too. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'internal.test': ['127.0.0.1'],
  'internal6.test': ['::1'],
  'mapped.test': ['::ffff:127.0.0.1'],
  'metadata.test': ['169.254.169.254'],
  'mixed.test': ['93.184.216.34', '10.0.0.1'],
  'mixed6.test': ['2606:2800:220:1:248:1893:25c8:1946', 'fd00::1'],
  'nat64.test': ['64:ff9b::a9fe:a9fe'],
  'xn--bcher-kva.test': ['192.168.1.1'],
};

const OTHER_SCHEMES = [
  'file:///etc/passwd',
  'ftp://127.0.0.1/',
  'gopher://127.0.0.1:70/_x',
  'data:text/html,<h1>Nurse</h1>',
  'javascript:alert(1)',
  'ws://127.0.0.1/',
  'blob:http://127.0.0.1/1',
  'about:blank',
  'unix:/var/run/docker.sock',
  '//127.0.0.1/',
];

/** What takes an address and fetches it. */
type Opener = (fetch: Fetcher, url: string) => Promise<unknown>;

/**
 * Tries to fetch every kind of URL that must not be fetched, with servers that listen on the addresses that can be reached, and counts
 * connections.
 * @param open the part of the product that is given the URL
 */
export async function measureRefusals(open: Opener = (fetch, url) => fetch(url)): Promise<Refusal[]> {
  const internal = await startLocalServer((_, response) => response.end('secret'));
  const internal6 = await startLocalServer((_, response) => response.end('secret'), '::1', internal.port).catch(
    () => null,
  );
  const outer = await startLocalServer((request, response) => {
    const target = new URL(request.url ?? '/', 'http://outer.test').searchParams.get('to');
    const isRobots = request.url === '/robots.txt';
    if (isRobots || target === null) return void response.writeHead(404).end();
    const [status = '302', location = ''] = target.split(' ');
    response.writeHead(Number(status), { location }).end();
  });
  const robots = await startLocalServer((_, response) => {
    response.writeHead(302, { location: `http://127.0.0.1:${internal.port}/robots.txt` }).end();
  });
  const reachable = [outer, robots];
  try {
    const refusals: Refusal[] = [];
    for (const { kind, url, rebinds } of listUrls(internal, outer, robots))
      refusals.push(await tryUrl({ kind, url, rebinds: rebinds ?? [] }, reachable, open));
    const reached = internal.connections + (internal6?.connections ?? 0);
    if (reached > 0) throw new Error(`The internal servers were connected to ${reached} times.`);
    return refusals;
  } finally {
    await Promise.all([internal, internal6, outer, robots].map((server) => server?.stop()));
  }
}

interface Case {
  kind: string;
  url: string;
  /** The addresses of `rebind.test`, one for each lookup. */
  rebinds?: readonly string[];
}

function listUrls(internal: LocalServer, outer: LocalServer, robots: LocalServer): Case[] {
  const at = (host: string) => `http://${host}:${internal.port}/`;
  const redirect = (location: string, status = 302, host = '127.0.0.1') =>
    `http://${host}:${outer.port}/?to=${encodeURIComponent(`${status} ${location}`)}`;
  const secret = at('127.0.0.1');
  const targets = ['http://169.254.169.254/latest/meta-data/', at('[::1]'), at('0x7f.1'), at('internal.test')];
  const strange = [
    'file:///etc/passwd',
    `//127.0.0.1:${internal.port}/`,
    'http://user@127.0.0.1/',
    'gopher://127.0.0.1/',
  ];
  return [
    ...IPV4.map((host) => ({ kind: 'IPv4', url: at(host) })),
    ...IPV6.map((host) => ({ kind: 'IPv6', url: at(`[${host}]`) })),
    ...['127.0.0.1', '[::1]', '10.0.0.1'].map((host) => ({ kind: 'https', url: `https://${host}:${internal.port}/` })),
    ...[
      'localhost',
      'LOCALHOST',
      'localhost.',
      'jobs.localhost',
      'ⓛocalhost',
      ...Object.keys(NAMES),
      'internal.test.',
    ].map((host) => ({ kind: 'name', url: at(host) })),
    ...['http://user@', 'http://user:secret@', 'http://example.com@', 'http://example.com:80@'].map((start) => ({
      kind: 'user in the URL',
      url: `${start}127.0.0.1:${internal.port}/`,
    })),
    ...OTHER_SCHEMES.map((url) => ({ kind: 'scheme', url })),
    ...[22, 25, 110, 143, 445, 631].map((port) => ({ kind: 'port', url: `http://93.184.216.34:${port}/` })),
    ...[301, 302, 303, 307, 308].map((status) => ({ kind: 'redirect', url: redirect(secret, status) })),
    ...[...targets, ...strange].map((target) => ({ kind: 'redirect', url: redirect(target) })),
    { kind: 'redirect', url: redirect(redirect(redirect(secret))) },
    { kind: 'redirect', url: `http://127.0.0.1:${robots.port}/` },
    { kind: 'rebinding', url: redirect(at('rebind.test'), 302, 'rebind.test'), rebinds: ['127.0.0.1', '127.0.0.1'] },
    { kind: 'rebinding', url: redirect(at('rebind.test'), 302, 'rebind.test'), rebinds: ['127.0.0.1', '::1'] },
    { kind: 'rebinding', url: redirect('http://rebind.test/', 302, 'rebind.test'), rebinds: ['127.0.0.1', '10.0.0.1'] },
  ];
}

async function tryUrl(
  { kind, url, rebinds = [] }: Case,
  reachable: readonly LocalServer[],
  open: Opener,
): Promise<Refusal> {
  const left = [...rebinds];
  const fetch = createFetcher({
    userAgent: 'TestBot/1.0',
    allowed: reachable.map(({ port }) => `127.0.0.1:${port}`),
    resolve: async (name) => {
      if (name === 'rebind.test') return [(left.length > 1 ? left.shift() : left[0]) ?? ''];
      return NAMES[name.replace(/\.$/, '')] ?? [];
    },
  });
  let sockets = 0;
  const count = () => {
    sockets++;
  };
  const countAccepted = () => reachable.reduce((sum, server) => sum + server.connections, 0);
  const before = countAccepted();
  subscribe('net.client.socket', count);
  try {
    await open(fetch, url);
    return { kind, url, code: null, connections: sockets };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return { kind, url, code, connections: sockets - (countAccepted() - before) };
  } finally {
    unsubscribe('net.client.socket', count);
  }
}
