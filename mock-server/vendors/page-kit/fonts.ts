/** Fetches the font of the page once its first frame is on screen. Without it the system's own will do. */
export function loadFonts(): void {
  requestAnimationFrame(() => setTimeout(fetchFonts))
}

const fetchFonts = () =>
  import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css').catch(() => undefined)
