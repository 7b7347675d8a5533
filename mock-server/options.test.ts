import { describe, expect, test } from 'vitest'
import { readOptions, WrongOption } from './options.ts'

describe('the options', () => {
  test('have what most want when nothing is said', () => {
    expect(readOptions([])).toMatchObject({
      port: 5173,
      host: '127.0.0.1',
      scenario: 'default',
      seed: 'parlor',
      dataDir: undefined,
      idleAfter: 12 * 3_600_000,
    })
  })

  test.each([
    ['--data-dir worlds', { dataDir: 'worlds' }],
    ['--idle 90s', { idleAfter: 90_000 }],
    ['--idle 0s', { idleAfter: Number.POSITIVE_INFINITY }],
    ['--lan', { host: '0.0.0.0' }],
  ])('%s is understood', (line, wanted) => {
    expect(readOptions(line.split(' '))).toMatchObject(wanted)
  })

  test.each([
    ['--idle soon', '--idle takes a time such as 90s, 30m, 12h or 2d, not "soon"'],
    ['--data-dir=', '--data-dir takes the name of a folder'],
    ['--port 99999', '--port takes a number from 0 to 65535, not "99999"'],
  ])('"%s" is refused: %s', (line, message) => {
    const read = () => readOptions(line.split(' '))
    expect(read).toThrow(WrongOption)
    expect(read).toThrow(expect.objectContaining({ message }))
  })
})
