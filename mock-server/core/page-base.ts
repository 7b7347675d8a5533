/**
 * Returns the app's page for a base. The base goes into one tag, as in a deployer's page. Another tag lists the query
 * parameters that the simulator reads, so that no link in content carries them.
 */
export const withBase = (page: string, base: string): string =>
  page
    .replace('<base href="/"', () => `<base href="${base}"`)
    .replace('name="reserved-query" content=""', 'name="reserved-query" content="scenario merchant kiosk world"')
