const DAY_SECONDS = 24 * 60 * 60;

export const imageResponse = (bytes: Uint8Array): Response =>
  new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'image/png', 'cache-control': `public, max-age=${DAY_SECONDS}` },
  });
