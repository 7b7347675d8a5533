import { expect, test } from 'vitest'
import { asContact, isContact } from './contacts.ts'
import { asDomain, asDomains } from './domains.ts'

test.each([
  ['whatsapp', '+1 (202) 555-0119', '12025550119'],
  ['telegram', '@nova_help', 'nova_help'],
  ['affiliate', 'https://t.me/nova_partners', 'nova_partners'],
] as const)('keeps the bare contact of %s', (channel, typed, kept) => {
  expect(asContact(channel, typed)).toBe(kept)
  expect(isContact(channel, kept)).toBe(true)
})

test('refuses what no messenger reaches, and takes an empty contact', () => {
  expect(isContact('whatsapp', 'nova')).toBe(false)
  expect(isContact('whatsapp', '123456')).toBe(false)
  expect(isContact('telegram', 'nova help')).toBe(false)
  expect(isContact('telegram', '노바')).toBe(false)
  expect(isContact('whatsapp', '')).toBe(true)
  expect(isContact('telegram', '')).toBe(true)
})

test('takes domains from pasted addresses and lists', () => {
  expect(asDomain(' https://Nova.example/ ')).toBe('nova.example')
  expect(asDomains('nova.example, https://b.example/ nova.example,')).toEqual(['nova.example', 'b.example'])
})
