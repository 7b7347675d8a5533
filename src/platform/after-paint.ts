/** Calls `action` once the page has painted its next frame; at once if it is hidden. Returns a function that cancels it. */
export function afterPaint(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer = setTimeout(action)
  }
  if (document.hidden) wait()
  const frame = document.hidden ? 0 : requestAnimationFrame(wait)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
