import type { Page } from '@playwright/test'
import { promotions } from '#contract/promotions.ts'
import { callsOf } from '../support/answers.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const script = '<script>top.struck=1</script>'
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Returns a picture of a few bytes that declares this size. */
function sized(side: number): Buffer {
  const bytes = Buffer.from(pixel)
  bytes.writeUInt32BE(side, 16)
  bytes.writeUInt32BE(side, 20)
  return bytes
}

const jpegOf = (side: number) =>
  Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, side >> 8, side & 255, side >> 8, side & 255, 3, 0, 0, 0, 0, 0, 0])

/** Files that are refused. Add a row for each new one. */
const refused = {
  'a GIF that is a script': ['p.png', 'image/png', Buffer.from('GIF89a=1;top.struck=1')],
  'a GIF with its own type': ['p.gif', 'image/gif', Buffer.from('GIF89a=1;top.struck=1')],
  'an SVG with a script': [
    'p.png',
    'image/png',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
  ],
  'an SVG with its own type': [
    'p.svg',
    'image/svg+xml',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
  ],
  'a page': ['p.jpg', 'image/jpeg', Buffer.from(`<!doctype html>${script}`)],
  'a PNG of nothing but its beginning': ['p.png', 'image/png', pixel.subarray(0, 8)],
  'an empty file': ['p.png', 'image/png', Buffer.alloc(0)],
} as const

const tooManyPixels = {
  'a PNG that would fill the memory': ['p.png', 'image/png', sized(60_000)],
  'a PNG of the largest size there is': ['p.png', 'image/png', sized(0x7fff_ffff)],
  'a JPEG that would fill the memory': ['p.jpg', 'image/jpeg', jpegOf(65_000)],
} as const

async function openUpload(page: Page, language: 'KO' | 'EN') {
  const { t } = textsOf(language)
  await page
    .getByText(language === 'KO' ? '주말 잭팟 나이트' : 'Weekend Jackpot Night')
    .first()
    .click()
  await page.getByRole('button', { name: t('promotions.apply'), exact: true }).click()
  return page.locator('input[type=file]')
}

for (const language of ['KO', 'EN'] as const) {
  const { t } = textsOf(language)
  test(`hostile files are refused with a reason, in ${language}`, async ({ page, open }) => {
    await open('/m/activity', { scenario: 'active-member', language })
    const upload = await openUpload(page, language)
    const refusals = [
      ...Object.entries(refused).map(([what, file]) => ({ what, file, reason: t('promotions.image_invalid') })),
      ...Object.entries(tooManyPixels).map(([what, file]) => ({
        what,
        file,
        reason: t('promotions.image_too_many_pixels'),
      })),
    ]
    for (const { what, file, reason } of refusals) {
      const [name, mimeType, buffer] = file
      await upload.setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: pixel })
      await expect(page.getByText(t('promotions.image_hint'))).toBeVisible()
      await page.getByRole('button', { name: t('promotions.remove_image', { number: '1' }) }).click()
      await upload.setInputFiles({ name, mimeType, buffer })
      await expect.soft(page.getByText(reason), what).toBeVisible()
      await expect(page.getByText('0/3')).toBeVisible()
    }
    await upload.setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
    await expect(page.getByText(t('promotions.image_too_large'))).toBeVisible()
    await expect(page.getByText('0/3')).toBeVisible()
    expect(await page.evaluate(() => 'struck' in window)).toBe(false)
  })
}

test('a picture that also contains a page is sent without it', async ({ page, open }) => {
  await open('/m/activity', { scenario: 'active-member', language: 'EN' })
  const { t } = textsOf('EN')
  const upload = await openUpload(page, 'EN')
  const buffer = Buffer.concat([pixel, Buffer.from(script)])
  await upload.setInputFiles({ name: 'p.html.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('1/3')).toBeVisible()
  // Playwright provides the bytes of a file only for requests that it intercepts.
  await page.route(`**${promotions.applyPromotion.path}`, (route) => route.continue())
  const sent = page.waitForRequest(callsOf(promotions.applyPromotion))
  await page.getByRole('button', { name: t('promotions.apply_now') }).click()
  const body = (await sent).postDataBuffer()?.toString('latin1') ?? ''
  expect(body).toContain('image/jpeg')
  expect(body).not.toContain('struck')
})
