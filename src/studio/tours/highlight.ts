/** Draws a frame round an element of a phone's app. Returns the function that removes it. */
export function highlight(element: HTMLElement): () => void {
  const { ownerDocument: document } = element
  const view = document.defaultView
  const frame = document.createElement('div')
  frame.setAttribute('aria-hidden', 'true')
  frame.dataset.tour = ''
  frame.popover = 'manual'
  Object.assign(frame.style, {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    padding: '0',
    border: '3px solid #ffb020',
    borderRadius: '14px',
    boxShadow: '0 0 0 3px #11152c, 0 0 28px 4px #ffb02099',
    background: 'none',
    pointerEvents: 'none',
    overflow: 'visible',
  } satisfies Partial<CSSStyleDeclaration>)
  document.body.append(frame)
  frame.showPopover()
  // In the middle, because bars of the app may cover what is at an edge.
  element.scrollIntoView({ block: 'center' })
  let waiting = 0
  const follow = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    Object.assign(frame.style, {
      left: `${Math.max(0, left - 6)}px`,
      top: `${Math.max(0, top - 6)}px`,
      width: `${Math.min(width + 12, (view?.innerWidth ?? width) - Math.max(0, left - 6)) - 6}px`,
      height: `${Math.min(height + 12, (view?.innerHeight ?? height) - Math.max(0, top - 6)) - 6}px`,
    })
    waiting = view?.requestAnimationFrame(follow) ?? 0
  }
  follow()
  return () => {
    view?.cancelAnimationFrame(waiting)
    frame.remove()
  }
}
