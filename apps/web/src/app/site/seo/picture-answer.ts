const A_DAY = 24 * 60 * 60;

export const pictureAnswer = (bytes: Uint8Array): Response =>
  new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'image/png', 'cache-control': `public, max-age=${A_DAY}` },
  });
