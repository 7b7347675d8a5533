const rays = Array.from({ length: 12 }, (_, index) => `<use href="#r" transform="rotate(${index * 30} 60 60)"/>`).join(
  '',
)

/** Returns a picture like the gateway's, so that a story needs no network. */
export function storyArt(hue: number, { width = 120, height = 144 } = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 ${(120 * height) / width}" preserveAspectRatio="xMidYMid slice"><defs><radialGradient id="g" cx=".5" cy=".35" r=".9"><stop stop-color="hsl(${hue} 75% 62%)"/><stop offset="1" stop-color="hsl(${hue + 30} 70% 18%)"/></radialGradient><path id="r" d="M60 60 52 -90 68 -90Z" fill="#fff" opacity=".09"/></defs><rect width="120" height="100%" fill="url(#g)"/>${rays}<circle cx="60" cy="56" r="26" fill="hsl(${hue + 180} 85% 64%)"/><circle cx="52" cy="47" r="9" fill="#fff" opacity=".5"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
