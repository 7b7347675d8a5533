import { expect, test } from 'vitest'
import { flagNames, type resolveFlags } from '#merchant/flags.ts'
import { modulePermitted } from './permission.ts'

const noFlags = Object.fromEntries(flagNames.map((name) => [name, false])) as ReturnType<typeof resolveFlags>
const nothing = { flags: noFlags, menus: [] }

test.each(flagNames)('the module %s follows its flag', (flag) => {
  expect(modulePermitted(flag, nothing)).toBe(false)
  expect(modulePermitted(flag, { ...nothing, flags: { ...noFlags, [flag]: true } })).toBe(true)
})

test('registration by username follows the flag USERNAMEREG3', () => {
  expect(modulePermitted('REGISTER_REE3', nothing)).toBe(false)
  expect(modulePermitted('REGISTER_REE3', { ...nothing, flags: { ...noFlags, USERNAMEREG3: true } })).toBe(true)
})

const menuKeys = ['MANPLAYREB3', 'TRANSBETREPMEM3', 'TRANSREC3', 'SECPRIV', 'DEPRECM3', 'PERSREP', 'MAILCEN']
test.each(menuKeys)('the menu key %s must be granted', (key) => {
  expect(modulePermitted(key, nothing)).toBe(false)
  expect(modulePermitted(key, { ...nothing, menus: [key] })).toBe(true)
})

test.each(['COMM3', 'VALID_CAPTCHA3', 'FREEPLAY3', ''])(
  '"%s", which no merchant switches, is always there',
  (module) => {
    expect(modulePermitted(module, nothing)).toBe(true)
  },
)
