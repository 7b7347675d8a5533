import host from '#locales/en/studio/host.json' with { type: 'json' }
import texts from '#locales/en/studio/page.json' with { type: 'json' }
import pictures from '#locales/en/studio/pictures.json' with { type: 'json' }
import { expect, test } from '../support/test.ts'
import { windowedBrowser } from '../support/windowed-browser.ts'
import { openStudio, phoneOf } from './studio-page.ts'
import { brandColour, decode, expectPicture, savedFile } from './studio-picture-journey.ts'

test.use({
  isMobile: false,
  hasTouch: false,
  viewport: { width: 1280, height: 800 },
  launchOptions: { ...windowedBrowser, args: [...windowedBrowser.args, '--auto-accept-this-tab-capture'] },
})

const ending = (text: string) => text.split('{{name}}').at(-1) ?? ''

test('saves a picture of a phone in the colours of its brand, and copies it', async ({
  page,
  context,
  request,
  world,
  expectToast,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openStudio(page, request, world)
  await expect(phoneOf(page).getByRole('banner')).toBeVisible()
  await expectPicture(page, pictures.picture, /^haedal-m-home-\d{4}-\d\d-\d\d-\d{4}\.png$/)
  await expectToast(ending(pictures.picture_copied))
  const copied = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types)
  expect(copied).toEqual(['image/png'])
})

test('says why a picture failed', async ({ page, request, world, expectToast }) => {
  await openStudio(page, request, world)
  await expect(phoneOf(page).getByRole('banner')).toBeVisible()
  await phoneOf(page)
    .locator('body')
    .evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null)
    })
  await page.getByRole('button', { name: pictures.picture }).click()
  await expectToast(pictures.picture_failed.replace('{{reason}}', host.problem_picture_large))
})

test('a capsule keeps what its phones showed', async ({ page, request, world, expectRefusals }) => {
  expectRefusals()
  await openStudio(page, request, world)
  await expect(phoneOf(page).getByRole('banner')).toBeVisible()
  const { colour } = await brandColour(page)
  await page.getByRole('tab', { name: texts.tab_snapshots }).click()
  const file = await savedFile(page, texts.capsule_save)
  const [{ screenshot }] = JSON.parse(file.bytes.toString()).phones
  expect(screenshot.length).toBeLessThanOrEqual(150_000)
  const { x, y } = await brandColour(page)
  const shot = await decode(page, screenshot.split(',')[1], 'image/webp', [{ x, y }])
  expect(shot).toMatchObject({ width: 390, height: 844 })
  // WebP changes colours a little.
  const distances = colour.map((value, channel) => Math.abs((shot.colours[0]?.[channel] ?? 0) - value))
  expect(Math.max(...distances)).toBeLessThan(8)
  const shown = page.getByRole('img', { name: pictures.capsule_picture.replace('{{number}}', '1') })
  const shows = () => shown.evaluate(({ src }: HTMLImageElement, address) => src === address, screenshot)
  await expect.poll(shows).toBe(true)
  await page.reload()
  await page.getByRole('tab', { name: texts.tab_snapshots }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: file.name, mimeType: 'application/json', buffer: file.bytes })
  await expect(page.locator('iframe')).not.toHaveAttribute('src', new RegExp(`/w/${world}/`))
  await page.getByRole('tab', { name: texts.tab_snapshots }).click()
  await expect.poll(shows).toBe(true)
})

test('records a phone until it is stopped', async ({ page, context, request, world, expectToast }) => {
  await openStudio(page, request, world)
  await expect(phoneOf(page).getByRole('banner')).toBeVisible()
  const frame = await page.locator('iframe').boundingBox()
  await page.getByRole('button', { name: pictures.video_record }).click()
  await expect(page.getByRole('button', { name: pictures.video_stop })).toContainText('2/30')
  const file = await savedFile(page, pictures.video_stop)
  expect(file.name).toMatch(/^haedal-m-home-[\d-]+\.(mp4|webm)$/)
  await expectToast(ending(pictures.video_stopped))
  const blank = await context.newPage()
  const size = await blank.evaluate(async (base64) => {
    const video = document.createElement('video')
    video.src = URL.createObjectURL(new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]))
    await new Promise((resolve, reject) => Object.assign(video, { onloadeddata: resolve, onerror: reject }))
    return { width: video.videoWidth, height: video.videoHeight }
  }, file.bytes.toString('base64'))
  expect(Math.abs(size.width - (frame?.width ?? 0))).toBeLessThan(4)
  expect(Math.abs(size.height - (frame?.height ?? 0))).toBeLessThan(4)
})

test('saves the recording when sharing stops', async ({ page, request, world, expectToast }) => {
  await page.addInitScript(() => {
    const ask = navigator.mediaDevices?.getDisplayMedia.bind(navigator.mediaDevices)
    if (!ask) return
    navigator.mediaDevices.getDisplayMedia = async (wish) => {
      const stream = await ask(wish)
      addEventListener('stop-sharing', () => stream.getVideoTracks()[0]?.stop())
      return stream
    }
  })
  await openStudio(page, request, world)
  await expect(phoneOf(page).getByRole('banner')).toBeVisible()
  await page.getByRole('button', { name: pictures.video_record }).click()
  await expect(page.getByRole('button', { name: pictures.video_stop })).toContainText('1/30')
  const download = page.waitForEvent('download')
  await page.evaluate(() => dispatchEvent(new Event('stop-sharing')))
  await download
  await expectToast(ending(pictures.video_sharing))
  await expect(page.getByRole('button', { name: pictures.video_record })).toBeVisible()
})

test('says why it records nothing: refused, or not possible here', async ({ page, request, world, expectToast }) => {
  await openStudio(page, request, world)
  await page.evaluate(() => {
    navigator.mediaDevices.getDisplayMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  const record = page.getByRole('button', { name: pictures.video_record })
  await record.click()
  await expectToast(pictures.video_refused)
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'CropTarget'))
  await record.click()
  await expectToast(pictures.video_unable)
})
