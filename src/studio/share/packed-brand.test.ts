import fc from 'fast-check'
import { expect, test } from 'vitest'
import { merchantFiles } from '#fixtures/library.ts'
import { Merchant } from '#merchant/merchant.ts'
import { paletteOf } from '#merchant/palette/palette.ts'
import { packBrand, unpackBrand } from './packed-brand.ts'

const [haedal, velvet] = [merchantFiles.haedal, merchantFiles.velvetAce].map((file) => Merchant.parse(file)) as [
  Merchant,
  Merchant,
]

test('a brand with a new palette, names and look comes back from a link as it was', async () => {
  const brand: Merchant = {
    ...velvet,
    name: { en: 'Nova', ko: '노바', ja: 'ノヴァ' },
    artwork: { composition: 'comic', banners: ['kick-off'] },
    flags: { CBS3: true },
    theme: { ...velvet.theme, ...paletteOf(['#E4002B', '#0057B8']), radius: 12 },
  }
  const packed = await packBrand(velvet, brand)
  expect(packed).toMatch(/^[\w-]{100,1800}$/)
  expect(await unpackBrand(velvet, packed ?? '')).toEqual(brand)
})

test('every shipped merchant fits as a difference from another one, and loses only its picture', async () => {
  const packed = await packBrand(haedal, { ...velvet, logo: 'data:image/png;base64,AAAA' })
  expect(await unpackBrand(haedal, packed ?? '')).toEqual(velvet)
})

test('a damaged text is refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^[\w-]{1,40}$/), async (text) => {
      const read = await unpackBrand(velvet, text).catch(() => undefined)
      if (read) expect(Merchant.parse(read)).toEqual(read)
    }),
    { numRuns: 50 },
  )
  await expect(unpackBrand(velvet, '!!')).rejects.toThrow('share_damaged')
})
