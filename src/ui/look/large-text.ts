/** One and a half times the usual size of text, in pixels. */
const large = 24

const listeners = new Set<() => void>()

/** Marks the page if its text is large, for the styles. */
export function markLargeText(root: HTMLElement = document.documentElement): void {
  if (Number.parseFloat(getComputedStyle(root).fontSize) >= large) root.dataset.text = 'large'
  else delete root.dataset.text
}

/** Returns whether the page is marked. */
export const hasLargeText = (): boolean => document.documentElement.dataset.text === 'large'

/** Keeps the mark true while the page is open: the size of text is a setting of the browser. */
export function followTextSize(): void {
  const probe = document.createElement('div')
  Object.assign(probe.style, { position: 'fixed', inlineSize: '1rem', blockSize: '0', visibility: 'hidden' })
  document.documentElement.append(probe)
  new ResizeObserver(() => {
    markLargeText()
    for (const listener of listeners) listener()
  }).observe(probe)
}

/** Calls back when the size of text may have changed. Returns a function that ends it. */
export function onTextSize(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
