/** Keeps the screen on while the page is visible. Returns the function that ends it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let ended = false
  const take = async () => {
    if (ended || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    lock = await navigator.wakeLock.request('screen').catch(() => undefined)
    // The system takes it back when its power is low, or while another page is shown.
    lock?.addEventListener('release', () => setTimeout(take, 1_000), { once: true })
  }
  void take()
  document.addEventListener('visibilitychange', take)
  return () => {
    ended = true
    document.removeEventListener('visibilitychange', take)
    void lock?.release()
  }
}
