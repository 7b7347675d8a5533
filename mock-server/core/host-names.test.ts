import { describe, expect, test } from 'vitest'
import { createHostNames } from './host-names.ts'

const isOwn = createHostNames(['192.168.0.7', 'fe80::7', 'Parlor.example'])

describe('the Host allow-list', () => {
  test.each([
    'localhost',
    'localhost:5173',
    'LOCALHOST:5173',
    'localhost.:5173',
    'vendors.localhost:5173',
    '127.0.0.1:5173',
    '[::1]:5173',
    '192.168.0.7:5173',
    '[fe80::7]:5173',
    'parlor.example',
    'parlor.example:443',
  ])('accepts %s', (host) => expect(isOwn(host)).toBe(true))

  test.each([
    'evil.example',
    'evil.example:5173',
    'localhost.evil.example',
    'notlocalhost',
    '127.0.0.1.evil.example',
    '192.168.0.8',
    'sub.parlor.example',
    'evil.example@localhost',
    'localhost/x',
    '[::1',
    '',
    ' ',
  ])('refuses "%s"', (host) => expect(isOwn(host)).toBe(false))
})
