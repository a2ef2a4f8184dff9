import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  data: string | Uint8Array;
  /** The data is already compressed; `size` is its claimed uncompressed size. */
  packed?: { size: number };
  /** Sets the bit that marks the part as encrypted. */
  locked?: boolean;
}

/** Writes a zip container (PKWARE APPNOTE 6.3), including ones that lie about their parts. */
export function createZip(parts: Iterable<ZipPart>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const raw = Buffer.from(part.data as Uint8Array);
    const body = part.packed ? raw : deflateRawSync(raw);
    const name = Buffer.from(part.name);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(part.locked ? 1 : 0, 2);
    about.writeUInt16LE(8, 4);
    about.writeUInt32LE(part.packed ? 0 : crc32(raw), 10);
    about.writeUInt32LE(body.length, 14);
    about.writeUInt32LE(part.packed?.size ?? raw.length, 18);
    about.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), about, name, body]);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), about, where, name]));
    bodies.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length & 0xffff, 4);
  end.writeUInt16LE(directory.length & 0xffff, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, listing, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}
