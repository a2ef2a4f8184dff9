/** Whether a host name, as `URL` writes it, always means this machine: RFC 6761 (localhost), RFC 1122 (127.0.0.0/8), RFC 4291 (::1). */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
