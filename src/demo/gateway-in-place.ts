/** Resolves when the demo's worker answers this page's requests. */
export async function gatewayInPlace(): Promise<void> {
  const { serviceWorker } = navigator
  const controlled = new Promise<void>((resolve) => {
    if (serviceWorker.controller) resolve()
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
  await serviceWorker.register('/sw.js')
  await controlled
}
