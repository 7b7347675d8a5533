import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, inlineHashes } from './content-security.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const page = `<!doctype html><style>p { color: red }</style><script>
  start()
</script><script type="module" src="/app.js"></script><script>second()</script>`

test('hashes inline scripts and styles byte for byte, but no external script', () => {
  expect(inlineHashes(page)).toEqual({
    scripts: [hash('\n  start()\n'), hash('second()')],
    styles: [hash('p { color: red }')],
  })
})

test('a policy names the hashes and never allows other inline or evaluated code', () => {
  const policy = contentSecurityPolicy(page)
  for (const text of ['\n  start()\n', 'second()', 'p { color: red }']) expect(policy).toContain(hash(text))
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("frame-src 'none'")
  expect(policy).toContain("worker-src 'self'")
})

test('a policy names the gateway, its pictures, and the allowed frames', () => {
  const policy = contentSecurityPolicy('', {
    calls: ['https://gateway.example'],
    pictures: ['https:'],
    frames: ['https:'],
    framedBy: ["'self'"],
  })
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "connect-src 'self' https://gateway.example",
      "img-src 'self' data: blob: https:",
      'frame-src https:',
      "frame-ancestors 'self'",
    ]),
  )
})
