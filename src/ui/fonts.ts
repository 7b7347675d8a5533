/** Fetches the brand font after the first paint. The fallback fonts have the same metrics. */
export function loadFonts() {
  requestAnimationFrame(() => setTimeout(fetchFonts))
}

function fetchFonts() {
  return import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css').catch(() => undefined)
}
