import { afterEach, describe, expect, test, vi } from 'vitest'
import { hour } from '#contract/time-units.ts'
import { UsageError } from '#mock-server/control/usage-error.ts'
import { readOptions } from './options.ts'

afterEach(() => vi.unstubAllEnvs())

describe('the options', () => {
  test('default to loopback, the default world and no data directory', () => {
    expect(readOptions([])).toMatchObject({
      port: 5173,
      host: '127.0.0.1',
      scenario: 'default',
      seed: 'parlor',
      dataDir: undefined,
      idleAfter: 12 * hour,
    })
  })

  test.each([
    ['--data-dir worlds', { dataDir: 'worlds' }],
    ['--idle 90s', { idleAfter: 90_000 }],
    ['--idle 0s', { idleAfter: Number.POSITIVE_INFINITY }],
    ['--lan', { host: '0.0.0.0', vendorsPort: 5174 }],
    ['--lan --port 0', { vendorsPort: 0 }],
    ['--lan --port 65535', { vendorsPort: 65_534 }],
    ['--vendors-port 6000', { port: 5173, vendorsPort: 6000 }],
    ['--host 0.0.0.0', { vendorsPort: undefined }],
    ['--allow-host a.example --allow-host b.example', { allowHosts: ['a.example', 'b.example'] }],
    ['--allow-origin http://localhost:8080/', { allowOrigins: ['http://localhost:8080'] }],
    ['--control-token secret', { controlToken: 'secret' }],
  ])('reads %s', (line, expected) => {
    expect(readOptions(line.split(' '))).toMatchObject(expected)
  })

  test('take the control token from the option, or else from the environment', () => {
    vi.stubEnv('PARLOR_CONTROL_TOKEN', 'from outside')
    expect(readOptions([]).controlToken).toBe('from outside')
    expect(readOptions(['--control-token', 'secret']).controlToken).toBe('secret')
  })

  test.each([
    ['--idle soon', '--idle takes a time such as 90s, 30m, 12h or 2d, not "soon"'],
    ['--data-dir=', '--data-dir takes the name of a folder'],
    ['--allow-host a/b', '--allow-host takes a name such as parlor.example, not "a/b"'],
    ['--allow-origin *', '--allow-origin takes an origin such as http://localhost:8080, not "*"'],
    ['--allow-origin http://a/b', '--allow-origin takes an origin such as http://localhost:8080, not "http://a/b"'],
    ['--control-token=', '--control-token takes a non-empty text'],
    ['--vendors-port=', '--vendors-port takes a number from 0 to 65535, not ""'],
    ['--port 99999', '--port takes a number from 0 to 65535, not "99999"'],
  ])('refuses "%s": %s', (line, message) => {
    const read = () => readOptions(line.split(' '))
    expect(read).toThrow(UsageError)
    expect(read).toThrow(expect.objectContaining({ message }))
  })
})
