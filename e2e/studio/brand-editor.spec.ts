import { readFile } from 'node:fs/promises'
import type { Route } from '@playwright/test'
import { merchantFiles } from '#fixtures/library.ts'
import texts from '#locales/en/studio/brand.json' with { type: 'json' }
import pageTexts from '#locales/en/studio/page.json' with { type: 'json' }
import shareTexts from '#locales/en/studio/tours.json' with { type: 'json' }
import glyphs from '#locales/ko/gateway/glyphs.json' with { type: 'json' }
import korean from '#locales/ko/studio/brand.json' with { type: 'json' }
import koreanHost from '#locales/ko/studio/host.json' with { type: 'json' }
import issues from '#locales/ko/studio/issues.json' with { type: 'json' }
import koreanTours from '#locales/ko/studio/tours.json' with { type: 'json' }
import { expectAccessible, expectAccessibleAroundFrames } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { openStudio, phoneOf, worldOnPhone } from './studio-page.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } })

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60" onload="parent.wasRun = true">
  <rect width="90" height="60" fill="#fff"/><circle cx="30" cy="30" r="22" fill="#E4002B"/>
  <rect x="56" y="12" width="26" height="36" fill="#0057B8"/></svg>`

test('makes a prospect’s brand from a logo, live on the phone, and saves and opens its file', async ({
  page,
  request,
  world,
}) => {
  await openStudio(page, request, world)
  await page.getByRole('tab', { name: texts.tab_brand }).click()
  const phone = phoneOf(page)
  const header = phone.getByRole('banner')
  await expect(header).toContainText('해달')
  const accent = () => phone.locator(':root').evaluate((root) => root.style.getPropertyValue('--accent'))
  await phone.locator('body').evaluate((body) => body.setAttribute('data-same-page', ''))

  await page
    .getByLabel(texts.from_picture)
    .last()
    .setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(picture),
    })
  await expect.poll(accent).toBe('#E4002B')
  await expect(header.locator('img').first()).toHaveAttribute('src', /__art\/own-logo\//)
  await page.getByRole('textbox', { name: 'Name in English' }).fill('Nova')
  await page.getByRole('textbox', { name: 'Name in 한국어' }).fill('노바')
  await expect(header).toContainText('노바')
  await expect(phone.locator('body')).toHaveAttribute('data-same-page', '')

  const part = (name: string) => page.getByRole('group', { name: texts.look_home }).getByRole('button', { name })
  await part(texts.look_home_notice).click()
  await expect(phone.locator('main a[href$="/m/notice"]')).toHaveCount(0)
  await part(texts.look_home_notice).click()
  await expect(part(texts.look_home_notice)).toHaveText(`9 ${texts.look_home_notice}`)
  await part(texts.look_home_winner).click()
  await expect(part(texts.look_home_winner)).toHaveText(`2 ${texts.look_home_winner}`)

  const muted = page.getByRole('textbox', { name: texts.role_muted, exact: true })
  await muted.fill('#DDDDDD')
  await expect(page.getByText(/fail WCAG AA/)).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`for ${texts.role_muted}`) }).click()
  await expect(page.getByText(/pairs pass WCAG AA/)).toBeVisible()
  await page.getByRole('button', { name: texts.brand_undo }).click()
  await expect(muted).toHaveValue('#DDDDDD')
  await page.getByRole('button', { name: texts.repair_all }).click()
  await expect(page.getByText(/pairs pass WCAG AA/)).toBeVisible()
  // The phone gets the new colours a moment later.
  const inPhone = () => phone.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--muted'))
  await expect.poll(async () => (await inPhone()).toUpperCase()).toBe((await muted.inputValue()).toUpperCase())
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: texts.brand_save }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  const file = JSON.parse(text)
  expect(file).toMatchObject({ code: 'HAEDAL', name: { ko: '노바', en: 'Nova' } })
  const order = Object.keys(file).filter((key) => key !== 'logo')
  expect(order).toEqual(Object.keys(merchantFiles.haedal))

  await page.getByRole('button', { name: texts.brand_drop }).click()
  await expect(header).toContainText('해달')
  const named = JSON.stringify({ ...file, code: 'NOVA' })
  const input = page.getByLabel(texts.brand_open).last()
  await input.setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"code":"NOVA"}') })
  await expect(page.getByText('bad.json: name')).toBeVisible()
  await input.setInputFiles({ name: 'nova.json', mimeType: 'application/json', buffer: Buffer.from(named) })
  await expect(header).toContainText('노바')
  const { value } = await (await request.get('/__gateway/merchant', { params: { world } })).json()
  expect(value).toMatchObject({ code: 'NOVA', logo: file.logo })

  await page.getByRole('button', { name: shareTexts.share, exact: true }).click()
  await expect(page.getByText(texts.share_brand_logo)).toBeVisible()
  const link = await page.getByText(/__studio\/#s=/).textContent()
  await page.goto('/icon.svg')
  await page.goto(link ?? '')
  // The phones show the former world until the link's is made.
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(page.locator('iframe')).not.toHaveAttribute('src', new RegExp(`/${world}/`))
  const shared = await worldOnPhone(page)
  await expect(phoneOf(page).getByRole('banner')).toContainText(/Nova|노바/)
  const ofLink = await (await request.get('/__gateway/merchant', { params: { world: shared } })).json()
  expect(ofLink.value).toEqual({ ...value, logo: undefined })
  await page.close()
  await request.delete('/__gateway/worlds', { params: { world: shared } })
})

test('shows a link only once it holds the brand and its passcode', async ({ page, request, world }) => {
  const { value } = await (await request.get('/__gateway/merchant', { params: { code: 'HAEDAL' } })).json()
  await openStudio(page, request, world)
  const brand = { ...value, name: { ...value.name, ko: '노바' } }
  await request.post('/__gateway/settings', { data: { world, settings: { brand } } })
  await expect(phoneOf(page).getByRole('banner')).toContainText('노바')

  const held: Route[] = []
  await page.route(/__gateway\/merchant\?code=/, (route) => held.push(route))
  await page.getByRole('button', { name: shareTexts.share, exact: true }).click()
  await expect.poll(() => held.length).toBe(1)
  const link = page.getByText(/__studio\/#/)
  await expect(link).toHaveCount(0)
  await held[0]?.continue()
  await expect(link).toContainText('__studio/#s=')

  await page.evaluate(() => {
    const derive = crypto.subtle.deriveKey.bind(crypto.subtle)
    crypto.subtle.deriveKey = async (...given: Parameters<typeof derive>) => {
      document.body.dataset.derives = ''
      await new Promise((goOn) => addEventListener('go-on', goOn, { once: true }))
      return derive(...given)
    }
  })
  await page.getByRole('textbox', { name: shareTexts.passcode }).fill('1234')
  await expect(page.locator('body')).toHaveAttribute('data-derives')
  await expect(link).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('go-on')))
  await expect(link).toContainText('__studio/#e=')
})

test('edits currency, domains and contacts, and checks them as one types', async ({ page, request, world }) => {
  await openStudio(page, request, world)
  await page.getByRole('button', { name: /^active-member/ }).click()
  await expect(phoneOf(page).getByRole('banner')).toContainText('₩1,284,500.00')
  await page.getByRole('tab', { name: texts.tab_brand }).click()
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const fileNow = async () => (await (await request.get('/__gateway/merchant', { params: { world } })).json()).value

  await field(texts.contact_whatsapp).fill('+1 (202) 555-0155')
  await field(texts.contact_telegram).fill('@nova_help')
  await expect(field(texts.contact_whatsapp)).toHaveValue('12025550155')
  await field(texts.contact_telegram).fill('nova help')
  await expect(page.getByText(texts.wrong_contact)).toBeVisible()
  await field(texts.domain).fill('nova')
  await expect(page.getByText(texts.wrong_domain.replace('{{name}}', 'nova'))).toBeVisible()
  await expect(field(texts.domain)).toHaveAttribute('aria-invalid', 'true')
  await expectAccessibleAroundFrames(page)
  await field(texts.domain).fill('https://Nova.example/')
  await field(texts.backup_domains).press('End')
  await field(texts.backup_domains).pressSequentially(', nova-2.example', { delay: 0 })
  await expect(field(texts.domain)).toHaveValue('nova.example')
  await field(texts.currency_symbol).fill('')
  await expect(page.getByText(texts.wrong_symbol)).toBeVisible()
  await field(texts.currency_symbol).fill('¥')
  await field(texts.currency_code).fill('jpy')
  await page.getByRole('combobox', { name: texts.currency_position }).selectOption({ label: '1,000.00¥' })
  await expect(phoneOf(page).getByRole('banner')).toContainText(/[\d.]¥/)
  await expect.poll(fileNow).toMatchObject({
    currency: { code: 'JPY', symbol: '¥', position: 'B' },
    domain: 'nova.example',
    backupDomains: ['haedal-2.example', 'haedal-3.example', 'nova-2.example'],
    contacts: { whatsapp: '12025550155', telegram: 'nova_help' },
  })
  await page.getByRole('button', { name: texts.brand_undo }).click()
  await page.getByRole('tab', { name: pageTexts.tab_people }).click()
  await expect(page.getByText(/^¥[\d,.]+$/).first()).toBeVisible()
})

test('says in Korean what is wrong with a file and with an input, and names glyphs', async ({
  page,
  request,
  world,
  expectRefusals,
  expectToast,
}) => {
  expectRefusals()
  await openStudio(page, request, world, { language: 'KO' })
  await page.getByRole('tab', { name: korean.tab_brand }).click()
  const fileOf = (value: object, name: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(value)),
  })
  const brandFile = page.getByLabel(korean.brand_open).last()
  await brandFile.setInputFiles(fileOf({ ...merchantFiles.haedal, glyph: 7 }, 'bad.json'))
  await expectToast(`bad.json: glyph: ${issues.issue_string}`)

  // The page's schema takes any text for a domain, and the host's only a domain.
  await brandFile.setInputFiles(fileOf({ ...merchantFiles.haedal, domain: 'no domain' }, 'host.json'))
  const detail = `body.settings.brand.domain: ${issues['issue_a domain such as velvet.example']}`
  await expect(page.getByRole('alert').filter({ hasText: detail })).toHaveText(
    koreanHost.error_INVALID_INPUT.replace('{{field}}', detail),
  )
  await page.getByRole('button', { name: korean.brand_undo }).click()
  await page.getByRole('combobox', { name: korean.brand_glyph }).selectOption({ label: glyphs.penguin })
  await expect(phoneOf(page).getByRole('banner').locator('img').first()).toHaveAttribute(
    'src',
    /glyphs\/penguin\.webp$/,
  )

  await page.getByRole('button', { name: koreanTours.tours, exact: true }).click()
  await page
    .getByLabel(koreanTours.record_open_file)
    .last()
    .setInputFiles(fileOf({ name: 'Mine' }, 'mine.json'))
  const problem = `name: ${issues['issue_a name such as first-bet']}`
  await expectToast(koreanTours.record_refused.replace('{{name}}', 'mine.json').replace('{{problem}}', problem))
})
