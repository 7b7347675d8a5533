const keysOfBrowser = /^(F\d+|BrowserBack|BrowserForward|BrowserHome)$/

const leavesPage = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  keysOfBrowser.test(key) ||
  ((ctrlKey || metaKey) && /^[a-z+\-0]$/i.test(key)) ||
  (altKey && /^Arrow(Left|Right)$/.test(key))

const stop = (event: Event) => event.preventDefault()

/** Keeps a visitor inside a page: no zoom, no menu, no keys of the browser. Returns the function that ends it. */
export function guard(page: Document, onActive: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const active = { signal, passive: false, capture: true }
  for (const name of ['contextmenu', 'gesturestart', 'dragstart']) page.addEventListener(name, stop, active)
  for (const name of ['pointerdown', 'keydown', 'wheel', 'touchmove']) page.addEventListener(name, onActive, active)
  page.addEventListener('wheel', (event) => event.ctrlKey && stop(event), active)
  page.addEventListener('touchmove', (event) => event.touches.length > 1 && stop(event), active)
  page.addEventListener('keydown', (event) => leavesPage(event) && stop(event), active)
  page.documentElement.style.overscrollBehavior = 'none'
  page.documentElement.style.touchAction = 'pan-x pan-y'
  return () => ended.abort()
}
