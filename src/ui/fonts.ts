/** Fetches the brand font once the first frame is on screen; until then, or without it, the fallback fonts have its measures. */
export function loadFonts() {
  requestAnimationFrame(() => setTimeout(fetchFonts))
}

function fetchFonts() {
  return import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css').catch(() => undefined)
}
