import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toRequest } from '#mock-server/verify/testing/message.ts'
import { createRouter } from './router.ts'

const routes = [
  { endpoint: { method: 'GET', path: '/wps/captcha' } },
  { endpoint: { method: 'GET', path: '/wps/member/info' } },
  { endpoint: { method: 'PUT', path: '/wps/member/register' } },
  { endpoint: { method: 'POST', path: '/wps/member/register' } },
  { endpoint: { method: 'GET', path: '/wps/system/status' } },
]
const route = createRouter(routes)
const asked = (method: string, path: string) => () => route(toRequest({ method, path }))

describe('a router', () => {
  test('finds the endpoint of a method and an exact path', () => {
    expect(asked('POST', '/wps/member/register?a=1')()).toBe(routes[3])
    expect(asked('PUT', '/wps/member/register')()).toBe(routes[2])
  })

  test('names the nearest endpoints for an unknown path', () => {
    expect(asked('GET', '/wps/memberr/info')).toThrow(
      expect.objectContaining({
        code: 'NOT_FOUND',
        message: expect.stringMatching(
          /^no endpoint has the path \/wps\/memberr\/info; the nearest are \/wps\/member\/info, /,
        ),
      }),
    )
  })

  test('names the methods that a path accepts', () => {
    expect(asked('DELETE', '/wps/member/register')).toThrow(
      expect.objectContaining({
        code: 'METHOD_NOT_ALLOWED',
        message: '/wps/member/register takes PUT, POST, not DELETE',
      }),
    )
  })

  test('answers every unknown path with NOT_FOUND', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.oneof(fc.string({ maxLength: 5_000 }), fc.constantFrom('__proto__', '/')),
        (method, path) => {
          expect(asked(method, `/x${path}`)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
        },
      ),
    )
  })
})
