const address = /url\("([^"]+)"\)/g
const isPicture = (url: string) => /^data:image\/|\.(webp|png|svg|avif|jpe?g)$/.test(url)

/** Returns the addresses of the pictures that rules of a style sheet at `base` show. */
export const styleAddresses = (rules: string, base: string): string[] =>
  [...rules.matchAll(address)].flatMap(([, url = '']) => (isPicture(url) ? new URL(url, base).href : []))
