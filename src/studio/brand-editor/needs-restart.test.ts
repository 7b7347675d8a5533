import { expect, test } from 'vitest'
import { merchantFiles } from '#fixtures/library.ts'
import { Merchant } from '#merchant/merchant.ts'
import { needsRestart } from './needs-restart.ts'

const velvet = Merchant.parse(merchantFiles.velvetAce)
const { theme } = velvet

test('phones follow a name, a logo, colours and a look without a new start', () => {
  const now: Merchant = { ...velvet, name: { en: 'Nova' }, glyph: 'fox', flags: { CBS3: true }, domain: 'nova.example' }
  const look = { ...theme.look, header: 'badge' as const }
  expect(needsRestart(velvet, { ...now, theme: { ...theme, radius: 20, look } })).toBe(false)
})

test('phones start again for another code, language, currency, picture or voice', () => {
  expect(needsRestart(velvet, { ...velvet, code: 'NOVA' })).toBe(true)
  expect(needsRestart(velvet, { ...velvet, languages: ['EN'] })).toBe(true)
  expect(needsRestart(velvet, { ...velvet, currency: { ...velvet.currency, symbol: '¥' } })).toBe(true)
  expect(needsRestart(velvet, { ...velvet, artwork: { ...velvet.artwork, banners: [] } })).toBe(true)
  const look = { ...theme.look, voice: 'sporty' as const }
  expect(needsRestart(velvet, { ...velvet, theme: { ...theme, look } })).toBe(true)
})
