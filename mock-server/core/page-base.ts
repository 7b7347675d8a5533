/**
 * Returns the app's page for a base: the page names it in one tag, as a deployer's own does. In another it names the query
 * parameters that the simulator reads, so that no link in content carries them.
 */
export const withBase = (page: string, base: string): string =>
  page
    .replace('<base href="/"', () => `<base href="${base}"`)
    .replace('name="reserved-query" content=""', 'name="reserved-query" content="scenario world"')
