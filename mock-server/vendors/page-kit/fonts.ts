import address from './latin.woff2?url'

const characters = 'U+20-7e, U+a0-ff, U+e3f, U+2013-203a, U+20a9-20bf, U+2190-2193, U+2212, U+2264-2265'

/** Adds the page's font after the first frame. The system font is the fallback, and has the other scripts. */
export function loadFonts(): void {
  requestAnimationFrame(() => setTimeout(addFont))
}

const addFont = () =>
  document.fonts.add(
    new FontFace('Latin', `url("${address}")`, {
      weight: '400 900',
      unicodeRange: characters,
      // Otherwise the text is invisible until the font has loaded, for up to three seconds.
      display: 'swap',
    }),
  )
