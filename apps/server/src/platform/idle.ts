/** Ends something that nobody uses. */
export interface IdleTimer {
  /** Runs work, during which nothing is ended. */
  use<T>(work: () => Promise<T>): Promise<T>;
  /** Never ends anything from now on. */
  stop(): void;
}

/** @param afterMs milliseconds from the end of the last work to `end`, which is called again after later work */
export function createIdleTimer(afterMs: number, end: () => void): IdleTimer {
  let running = 0;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  return {
    async use(work) {
      running++;
      clearTimeout(timer);
      try {
        return await work();
      } finally {
        running--;
        if (running === 0 && !stopped) timer = setTimeout(end, afterMs).unref();
      }
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
