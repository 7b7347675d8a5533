import { describe, expect, test } from 'vitest'
import { expressHostPerTest } from '#mock-server/verify/testing/express-host.ts'

const { ask } = expressHostPerTest()

describe('Studio', () => {
  test('is a page that may show the app in frames, and that no page may frame', async () => {
    const response = await ask('/__studio/')
    expect(await response.text()).toContain('<title>Studio</title>')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("frame-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect((await ask('/__studio', { redirect: 'manual' })).headers.get('location')).toBe('/__studio/')
  })

  test('is not below the address of a world', async () => {
    expect(await (await ask('/w/default/__studio/', { headers: { accept: 'text/html' } })).text()).toContain('the app')
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['a foreign name', { origin: 'https://evil.example' }],
  ])('is refused to %s', async (_, headers) => {
    expect((await ask('/__studio/', { headers })).status).toBe(403)
  })
})
