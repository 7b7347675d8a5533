import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heldAccount, mainWallet, ownerOf, walletAccount, walletOf } from './wallet-accounts.ts'

const id = fc.stringMatching(/^[a-z0-9-]{1,32}$/)
const wallet = fc.oneof(fc.constant(mainWallet), fc.stringMatching(/^[A-Z0-9_]{2,12}$/))

test('reads a wallet and its owner from its account', () => {
  fc.assert(
    fc.property(id, wallet, (member, name) => {
      expect(ownerOf(walletAccount(member, name))).toBe(member)
      expect(walletOf(walletAccount(member, name))).toBe(name)
    }),
  )
})

test('held money belongs to its owner and to no wallet', () => {
  fc.assert(
    fc.property(id, (member) => {
      expect(ownerOf(heldAccount(member))).toBe(member)
      expect(walletOf(heldAccount(member))).toBeUndefined()
    }),
  )
})

test.each(['platform', 'house:PP'] as const)('%s belongs to no member', (account) => {
  expect(ownerOf(account)).toBeUndefined()
  expect(walletOf(account)).toBeUndefined()
})
