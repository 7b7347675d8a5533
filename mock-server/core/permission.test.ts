import { expect, test } from 'vitest'
import { flagNames } from '#merchant/flags.ts'
import { menuKeyNames, ownModuleNames } from '#merchant/modules.ts'
import { type Grants, modulePermitted } from './permission.ts'

const off = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, false])) as Record<Name, boolean>
const nothing: Grants = { flags: off(flagNames), menus: [], modules: off(ownModuleNames) }

test.each(flagNames)('the module %s follows its flag', (flag) => {
  expect(modulePermitted(flag, nothing)).toBe(false)
  expect(modulePermitted(flag, { ...nothing, flags: { ...nothing.flags, [flag]: true } })).toBe(true)
})

test('registration by username follows the flag USERNAMEREG3', () => {
  expect(modulePermitted('REGISTER_REE3', nothing)).toBe(false)
  expect(modulePermitted('REGISTER_REE3', { ...nothing, flags: { ...nothing.flags, USERNAMEREG3: true } })).toBe(true)
})

test.each(menuKeyNames)('the menu key %s must be granted', (key) => {
  expect(modulePermitted(key, nothing)).toBe(false)
  expect(modulePermitted(key, { ...nothing, menus: [key] })).toBe(true)
})

test.each(ownModuleNames)('the module %s has a switch of its own', (module) => {
  expect(modulePermitted(module, nothing)).toBe(false)
  expect(modulePermitted(module, { ...nothing, modules: { ...nothing.modules, [module]: true } })).toBe(true)
})

test.each(['SOMETHING3', 'toString', ''])('"%s", which no merchant switches, is always permitted', (module) => {
  expect(modulePermitted(module, nothing)).toBe(true)
})
