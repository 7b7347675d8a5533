/** Returns true if a pattern covers an endpoint's id: `auth.login` itself, `auth.*` an area, `*` all. */
export const covers = (pattern: string, id: string): boolean =>
  pattern === id ||
  (pattern.endsWith('*') && id.startsWith(pattern.slice(0, -1)) && /^$|\.$/.test(pattern.slice(0, -1)))
