/** Loads the page's font after the first frame. The system font is the fallback. */
export function loadFonts(): void {
  requestAnimationFrame(() => setTimeout(fetchFonts))
}

const fetchFonts = () =>
  import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css').catch(() => undefined)
