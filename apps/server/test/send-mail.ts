import { createTransport } from 'nodemailer';

/** Sends a message (RFC 5322) to an address with SMTP, as a mail provider that forwards it does. */
export async function sendMail(port: number, to: string, raw: string): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  try {
    await transport.sendMail({ envelope: { from: 'forwarding@example.com', to }, raw });
  } finally {
    transport.close();
  }
}
