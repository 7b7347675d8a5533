/** Returns the query key of a world; `parts` name one of its queries. */
export const worldKey = <Parts extends readonly unknown[]>(world: string, ...parts: Parts) =>
  ['world', world, ...parts] as const
