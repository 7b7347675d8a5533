/** Whether a pattern names an endpoint by its id `area.name`: `auth.login` itself, `auth.*` its area, `*` all. */
export const covers = (pattern: string, id: string): boolean =>
  pattern === id ||
  (pattern.endsWith('*') && id.startsWith(pattern.slice(0, -1)) && /^$|\.$/.test(pattern.slice(0, -1)))
