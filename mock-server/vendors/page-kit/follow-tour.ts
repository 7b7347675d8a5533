const isObject = (data: unknown): data is { type?: unknown; name?: unknown } =>
  typeof data === 'object' && data !== null

function pressNamed(name: unknown): boolean {
  const found = [...document.querySelectorAll('button')].find(
    (button) =>
      button.ariaDisabled !== 'true' && (button.getAttribute('aria-label') ?? button.textContent?.trim()) === name,
  )
  found?.click()
  return found !== undefined
}

/**
 * Presses a button of this game when the page at the top asks for it, such as a guided tour, and reports presses there, so
 * that a kiosk knows of its visitor. Only simulated games do so. Returns the function that ends it.
 */
export function followTour(): () => void {
  const { top } = window
  if (top === null || top === window) return () => {}
  const report = (type: string) => top.postMessage({ type }, { targetOrigin: '*' })
  const onMessage = ({ source, data }: MessageEvent) => {
    if (source === top && isObject(data) && data.type === 'parlor:press' && pressNamed(data.name))
      report('parlor:pressed')
  }
  const onPress = () => report('parlor:active')
  addEventListener('message', onMessage)
  addEventListener('pointerdown', onPress)
  return () => {
    removeEventListener('message', onMessage)
    removeEventListener('pointerdown', onPress)
  }
}
