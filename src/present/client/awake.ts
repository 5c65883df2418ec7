/** Keeps the screen awake. A browser lets it sleep again whenever the window is hidden, so it is asked anew. */
export function stayAwake(): () => void {
  const leaving = new AbortController();
  let lock: WakeLockSentinel | undefined;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    // Refused where the battery is low, or where a file was opened by a double click: then it is the system that decides.
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (leaving.signal.aborted) await lock?.release();
  };
  document.addEventListener('visibilitychange', () => void ask(), { signal: leaving.signal });
  void ask();
  return () => {
    leaving.abort();
    void lock?.release();
  };
}
