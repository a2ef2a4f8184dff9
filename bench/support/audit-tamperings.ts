import { type RawBuilder, sql } from 'kysely';
import type { Random } from './random.ts';

export interface TamperingPlace {
  random: Random;
  entries: number;
  /** The last entry whose head is signed. */
  signedSeq: number;
}

type Tampering = (place: TamperingPlace) => RawBuilder<unknown>[];

const pickSeq = ({ random, entries }: TamperingPlace) => 1 + random.below(entries);
/** A body that exists: at most 1 in 10 entries is about nobody, and all have bodies. */
const at =
  (change: (seq: number) => RawBuilder<unknown>): Tampering =>
  (place) => [change(pickSeq(place))];

/** Sets the head to the last entry. */
const repairHead = sql`
  UPDATE audit_head SET (seq, hash) = (SELECT seq, hash FROM audit_entries ORDER BY seq DESC LIMIT 1)`;

/** Computes all hashes from an entry on, as somebody who knows how would. */
const recompute = (from: number) =>
  sql.raw(`
  DO $$
  DECLARE
    entry record;
    last bytea := coalesce((SELECT hash FROM audit_entries WHERE seq = ${from} - 1), decode(repeat('00', 32), 'hex'));
  BEGIN
    FOR entry IN SELECT * FROM audit_entries WHERE seq >= ${from} ORDER BY seq LOOP
      UPDATE audit_entries SET previous = last, hash = sha256(
        last || int8send(entry.seq) || int8send((extract(epoch FROM entry.at) * 1000000)::bigint) || entry.body_hash
          || coalesce(entry.member_hash, '')) WHERE seq = entry.seq RETURNING hash INTO last;
    END LOOP;
  END $$`);

const editBody = (seq: number) =>
  sql`UPDATE audit_bodies SET body = replace(body, 'bench', 'other') WHERE seq = ${seq}`;
const rehash = (seq: number) => sql`
  UPDATE audit_entries SET body_hash = (SELECT sha256(salt || convert_to(body, 'UTF8')) FROM audit_bodies WHERE seq = ${seq})
  WHERE seq = ${seq}`;
const deleteEntry = (seq: number) => sql`DELETE FROM audit_entries WHERE seq = ${seq}`;
const deleteBody = (seq: number) => sql`DELETE FROM audit_bodies WHERE seq = ${seq}`;

/** A place before the last signed head. */
const pickSigned = ({ random, signedSeq }: TamperingPlace) => 1 + random.below(signedSeq - 1);

/** Moves an entry and its body to a free number. */
const move = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) => [
  sql`UPDATE audit_entries SET seq = ${to} WHERE ${from}`,
  sql`UPDATE audit_bodies SET seq = ${to} WHERE ${from}`,
];

function swap(a: number, b: number): RawBuilder<unknown>[] {
  return [
    ...move(sql`seq = ${a}`, sql`-1`),
    ...move(sql`seq = ${b}`, sql`${a}::bigint`),
    ...move(sql`seq = -1`, sql`${b}::bigint`),
  ];
}

/** Makes room after an entry, and copies the entry there. */
const insertCopy = (seq: number): RawBuilder<unknown>[] => [
  ...move(sql`seq > ${seq}`, sql`-(seq + 1)`),
  ...move(sql`seq < 0`, sql`-seq`),
  sql`INSERT INTO audit_entries SELECT seq + 1, at, body_hash, member_hash, previous, sha256(hash) FROM audit_entries WHERE seq = ${seq}`,
  sql`INSERT INTO audit_bodies SELECT seq + 1, member_id, salt, body FROM audit_bodies WHERE seq = ${seq}`,
  repairHead,
];

const pretendErasure = (seq: number, count: RawBuilder<unknown>) => sql`
  SELECT write_audit_entry(NULL, NULL, format(
    '{"actor":{"id":null,"kind":"system","name":null},"detail":{"bodies":%s,"member":"%s"},"kind":"erased","subject":null}',
    ${count}, (SELECT encode(coalesce(member_hash, ''), 'hex') FROM audit_entries WHERE seq = ${seq})))`;

/** What an owner of the database can do to the chain, by kind. */
export const TAMPERINGS: Record<string, Tampering> = {
  'edit a body': at(editBody),
  'edit a salt': at((seq) => sql`UPDATE audit_bodies SET salt = sha256(salt) WHERE seq = ${seq}`),
  'edit a body with its hash': (place) => {
    const seq = pickSeq(place);
    return [editBody(seq), rehash(seq)];
  },
  'edit a time by a microsecond': at(
    (seq) => sql`UPDATE audit_entries SET at = at + interval '1 microsecond' WHERE seq = ${seq}`,
  ),
  'edit a hash': at((seq) => sql`UPDATE audit_entries SET hash = sha256(hash) WHERE seq = ${seq}`),
  'edit the hash of a body': at(
    (seq) => sql`UPDATE audit_entries SET body_hash = sha256(body_hash) WHERE seq = ${seq}`,
  ),
  'edit the hash before': at((seq) => sql`UPDATE audit_entries SET previous = sha256(previous) WHERE seq = ${seq}`),
  'edit the hash of a member': at(
    (seq) => sql`UPDATE audit_entries SET member_hash = sha256(coalesce(member_hash, '')) WHERE seq = ${seq}`,
  ),
  'give a body to another member': at(
    (seq) => sql`
      UPDATE audit_bodies SET member_id = (
        SELECT id FROM users WHERE id IS DISTINCT FROM audit_bodies.member_id ORDER BY id LIMIT 1
      ) WHERE seq = ${seq}`,
  ),
  'delete an entry with its body': (place) => {
    const seq = pickSeq(place);
    return [deleteBody(seq), deleteEntry(seq)];
  },
  'delete an entry and leave its body': at(deleteEntry),
  'delete a body': at(deleteBody),
  'delete all bodies of a member': (place) => [
    sql`
      DELETE FROM audit_bodies WHERE member_id = (
        SELECT member_id FROM audit_bodies WHERE seq >= ${pickSeq(place)} / 2 AND member_id IS NOT NULL ORDER BY seq LIMIT 1
      )`,
  ],
  'delete the tail and repair the head': (place) => {
    const from = pickSigned(place) + 1;
    return [
      sql`DELETE FROM audit_bodies WHERE seq >= ${from}`,
      sql`DELETE FROM audit_entries WHERE seq >= ${from}`,
      repairHead,
    ];
  },
  'delete the tail, its signed heads, and repair the head': (place) => {
    const from = pickSigned(place) + 1;
    return [
      sql`DELETE FROM audit_bodies WHERE seq >= ${from}`,
      sql`DELETE FROM audit_entries WHERE seq >= ${from}`,
      sql`DELETE FROM audit_heads WHERE seq >= ${from}`,
      repairHead,
    ];
  },
  'delete an entry, close the gap, and recompute': (place) => {
    const seq = pickSigned(place);
    return [
      deleteBody(seq),
      deleteEntry(seq),
      ...move(sql`seq > ${seq}`, sql`-(seq - 1)`),
      ...move(sql`seq < 0`, sql`-seq`),
      recompute(seq),
      repairHead,
    ];
  },
  'edit the head': () => [sql`UPDATE audit_head SET seq = seq - 1`],
  'swap two neighbors': (place) => {
    const seq = Math.min(pickSeq(place), place.entries - 1);
    return swap(seq, seq + 1);
  },
  'swap any two, and recompute': (place) => {
    const [a, b] = [pickSigned(place), pickSigned(place)];
    const other = a === b ? a + 1 : b;
    return [...swap(a, other), recompute(Math.min(a, other)), repairHead];
  },
  'swap two bodies': (place) => {
    const seq = Math.min(pickSeq(place), place.entries - 1);
    return [
      sql`UPDATE audit_bodies SET seq = -1 WHERE seq = ${seq}`,
      sql`UPDATE audit_bodies SET seq = ${seq} WHERE seq = ${seq + 1}`,
      sql`UPDATE audit_bodies SET seq = ${seq + 1} WHERE seq = -1`,
    ];
  },
  'insert an entry': (place) => insertCopy(pickSeq(place)),
  'insert an entry, and recompute': (place) => {
    const seq = pickSigned(place);
    return [...insertCopy(seq), recompute(seq), repairHead];
  },
  'edit a body, and recompute the whole chain': (place) => {
    const seq = pickSigned(place);
    return [editBody(seq), rehash(seq), recompute(seq), repairHead];
  },
  'recompute, and delete the signed heads': (place) => {
    const seq = pickSigned(place);
    return [editBody(seq), rehash(seq), recompute(seq), repairHead, sql`DELETE FROM audit_heads`];
  },
  'delete a body and pretend an erasure': (place) => {
    const seq = pickSeq(place);
    return [deleteBody(seq), pretendErasure(seq, sql`1`)];
  },
  'record an erasure that never was': (place) => [pretendErasure(pickSeq(place), sql`3`)],
  'edit the entry of a signed head': ({ random, signedSeq }) => [
    sql`UPDATE audit_heads SET seq = seq + ${1 + random.below(4)} WHERE seq = ${signedSeq}`,
  ],
  'edit the signature of a head': ({ signedSeq }) => [
    sql`UPDATE audit_heads SET signature = sha256(signature) || sha256(hash) WHERE seq = ${signedSeq}`,
  ],
  'edit the hash of a signed head': ({ signedSeq }) => [
    sql`UPDATE audit_heads SET hash = sha256(hash) WHERE seq = ${signedSeq}`,
  ],
  'delete a signed head': ({ signedSeq }) => [sql`DELETE FROM audit_heads WHERE seq = ${signedSeq}`],
};
