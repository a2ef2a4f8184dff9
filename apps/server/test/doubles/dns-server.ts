import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

/** A DNS server (RFC 1035) that knows only the TXT records in `records`. @param port any free one by default */
export async function openDnsServer(records: ReadonlyMap<string, string>, port = 0) {
  const socket = createSocket('udp4');
  socket.on('message', (query, sender) => {
    const { name, end } = readName(query);
    const text = records.get(name.toLowerCase());
    const header = Buffer.from(query.subarray(0, 12));
    // An answer, authoritative, with "no such name" if there is no record.
    header.writeUInt16BE(text === undefined ? 0x8583 : 0x8580, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(text === undefined ? 0 : 1, 6);
    header.writeUInt32BE(0, 8);
    const question = query.subarray(12, end + 4);
    const answer = text === undefined ? Buffer.alloc(0) : createTxtAnswer(text);
    socket.send(Buffer.concat([header, question, answer]), sender.port, sender.address);
  });
  await new Promise<void>((resolve) => socket.bind(port, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.'), end: at + 1 };
}

function createTxtAnswer(text: string): Buffer {
  const pieces = text.match(/.{1,255}/gs) ?? [''];
  const data = Buffer.concat(
    pieces.map((piece) => Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece, 'latin1')])),
  );
  const head = Buffer.alloc(12);
  // The name of the question, TXT, IN, for no time.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(16, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(0, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
