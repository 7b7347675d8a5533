import type { JournalEntry } from '../api/schemas.ts'

/** Returns a text as a literal of the test's source. */
const literal = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

const isEmpty = (value: unknown) => typeof value !== 'object' || value === null || Object.keys(value).length === 0

/**
 * Returns a Playwright test that makes a call again and expects the same answer. The journal keeps no secrets, so that a
 * redacted value must be filled in before.
 */
export function asTest(
  { method, path, headers, input, status, errorCode, endpoint }: JournalEntry,
  world: string,
): string {
  const carries = method === 'GET' || method === 'DELETE' ? 'params' : 'data'
  const name = `${endpoint ?? `${method} ${path}`} answers ${status}${errorCode ? ` ${errorCode}` : ''}`
  return `${[
    `import { expect, test } from '@playwright/test'`,
    ``,
    `test(${literal(name)}, async ({ request }) => {`,
    `  const response = await request.fetch(${literal(path)}, {`,
    `    method: ${literal(method)},`,
    `    headers: ${JSON.stringify({ ...headers, 'x-world': world })},`,
    ...(isEmpty(input) ? [] : [`    ${carries}: ${JSON.stringify(input)},`]),
    `  })`,
    `  expect(response.status()).toBe(${status})`,
    ...(errorCode ? [`  expect(await response.json()).toMatchObject({ errorCode: ${literal(errorCode)} })`] : []),
    `})`,
  ].join('\n')}\n`
}
