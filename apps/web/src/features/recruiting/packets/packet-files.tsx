import type { PacketDetail } from '@foothold/contracts/recruiting/packets';
import { buildEndpointUrl, endpoint } from '../../../shared/api/endpoint.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';

type PacketFile = PacketDetail['content']['files'][number];

const KIND_LABELS: Record<PacketFile['kind'], string> = {
  resume: 'Résumé',
  letter: 'Cover letter',
  other: 'Attachment',
};

/** Every file that is sent, as a download. */
export function PacketFiles({ packetId, files }: { packetId: string; files: readonly PacketFile[] }) {
  return (
    <ul className="border-t border-line">
      {files.map((file) => (
        <li key={`${file.kind} ${file.sha256}`} className="border-b border-line py-3">
          <FileLink packetId={packetId} file={file} note={KIND_LABELS[file.kind]} />
        </li>
      ))}
    </ul>
  );
}

/** A file with its size. @param note what it is */
export function FileLink({
  packetId,
  file: { name, size, sha256 },
  note,
}: {
  packetId: string;
  file: PacketFile;
  note: string;
}) {
  const format = useFormat();
  return (
    <>
      <a
        href={buildEndpointUrl(endpoint('GET /api/packets/{id}/files/{sha256}'), { id: packetId, sha256 })}
        download
        className="link inline-block min-h-6 wrap-anywhere"
      >
        {name}
      </a>
      <p className="text-small text-soft">
        {note} · {format.fileSize(size)}
      </p>
    </>
  );
}
