// Runs inside the sandbox iframe. Receives one job from the parent page and starts a worker for it, which replies
// through the transferred port.
(() => {
  const nonce = location.hash.slice(1);
  function startWorker(event) {
    if (event.source !== parent || event.origin !== location.origin || event.data?.nonce !== nonce) return;
    removeEventListener('message', startWorker);
    const source = URL.createObjectURL(new Blob([WORKER], { type: 'text/javascript' }));
    new Worker(source).postMessage(event.data, [...event.ports]);
  }
  addEventListener('message', startWorker);
  // Only our own pages can embed this frame (frame-ancestors), and the message only says that the frame is ready.
  parent.postMessage({ nonce, kind: 'ready' }, '*');
})();
