// The script of the sandbox's frame. It takes one order from the page that holds it and starts a worker for it, which answers through the port that came along.
(() => {
  const nonce = location.hash.slice(1);
  function take(event) {
    if (event.source !== parent || event.origin !== location.origin || event.data?.nonce !== nonce) return;
    removeEventListener('message', take);
    const source = URL.createObjectURL(new Blob([WORKER], { type: 'text/javascript' }));
    new Worker(source).postMessage(event.data, [...event.ports]);
  }
  addEventListener('message', take);
  // Only a page of ours can hold this frame (frame-ancestors), and the message says nothing but that it is ready.
  parent.postMessage({ nonce, kind: 'ready' }, '*');
})();
