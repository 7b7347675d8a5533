import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { auth } from '#contract/auth.ts'
import { deposit } from '#contract/deposit.ts'
import texts from '#locales/en/studio/page.json' with { type: 'json' }
import phoneTexts from '#locales/ko/home.json' with { type: 'json' }
import koreanHost from '#locales/ko/studio/host.json' with { type: 'json' }
import korean from '#locales/ko/studio/page.json' with { type: 'json' }
import { expect, test } from '../support/test.ts'
import { openStudio, phoneOf } from './studio-page.ts'

const control = { isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } }
test.use(control)

const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '')

const textOf = (key: keyof typeof texts, values: Record<string, string> = {}) => filled(texts[key], values)

/** Presses a button and returns the file that it saves. */
async function saved(page: Page, button: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('shows VELVET with the agent features off in Japanese', async ({ page, request, world, expectRefusals }) => {
  expectRefusals() // to HAEDAL's app, which may still be loading
  await openStudio(page, request, world)
  const phone = phoneOf(page)
  await page.getByRole('button', { name: /^agent A/ }).click()
  await page
    .getByRole('region', { name: 'Parlor Studio' })
    .getByRole('combobox', { name: texts.merchant })
    .selectOption('VELVET')
  await expect(phone.getByRole('banner')).toContainText('벨벳 에이스')
  const policy = page.getByRole('switch', { name: 'AGENTPOLICY3' })
  await page.getByRole('searchbox', { name: texts.search_settings }).fill('agent')
  if ((await policy.getAttribute('aria-checked')) === 'true') await policy.click()
  await expect(policy).toHaveAttribute('aria-checked', 'false')
  await page.getByRole('combobox', { name: texts.language }).selectOption('JA')
  await expect(phone.locator('html')).toHaveAttribute('lang', 'ja')
})

test('a switch reaches an open phone without a reload', async ({ page, request, world, expectRefusals }) => {
  expectRefusals() // of what the phone asks during maintenance
  await openStudio(page, request, world)
  const closed = phoneOf(page).getByRole('heading', { name: phoneTexts['system.maintenance_title'] })
  const phone = phoneOf(page)
  await expect(phone.getByRole('banner')).toBeVisible()
  await phone.locator('body').evaluate((body) => body.setAttribute('data-same', ''))
  await page.getByRole('searchbox', { name: texts.search_settings }).fill('maintenance')
  await page.getByRole('switch', { name: 'maintenance' }).click()
  await expect(closed).toBeVisible()
  await expect(phone.locator('body[data-same]')).toHaveCount(1)
  await expect(page.getByText(texts.changed, { exact: true })).toBeVisible()
  await page.getByRole('switch', { name: 'maintenance' }).click()
  await expect(closed).toBeHidden()
  await expect(phone.getByRole('main')).toBeVisible()
})

test('finds the SMS code just sent', async ({ page, request, world, expectToast }) => {
  await openStudio(page, request, world)
  await expect(page.getByText(texts.no_message)).toBeVisible()
  const to = { mobileNum: '1022334455', countryDialingCode: '82' }
  const sent = await request.post(`/w/${world}${auth.sendSmsNoLogin.path}`, { data: to })
  expect(sent.ok()).toBe(true)
  const { value } = await (await request.get('/__gateway/outbox', { params: { world } })).json()
  const copy = page.getByRole('button', { name: textOf('copy_code', { code: value[0].code }) })
  await expect(copy).toBeVisible()
  await expect(page.getByText('+821022334455')).toBeVisible()
  await copy.click()
  await expectToast(texts.copied)
})

test('makes the next deposit fail, and reads why', async ({ page, request, world, expectRefusals }) => {
  expectRefusals()
  await openStudio(page, request, world)
  const name = deposit.manualTransfer.id
  await page.getByRole('combobox', { name: texts.endpoint }).fill(name)
  await page.getByRole('button', { name: texts.add, exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('503')
  const failed = await request.post(`/w/${world}${deposit.manualTransfer.path}`, { data: {} })
  expect(failed.status()).toBe(503)
  await page.getByRole('tab', { name: texts.tab_journal }).click()
  await page.getByRole('checkbox', { name: texts.only_failures }).check()
  await page.getByRole('option', { name: new RegExp(name) }).click()
  const call = page.getByRole('article', { name: texts.call })
  await expect(call).toContainText('503 FAULT_INJECTED')
  await expect(call).toContainText(texts.faults_met)
  await call.getByRole('button', { name: texts.fail_next }).click()
  await page.getByRole('tab', { name: texts.tab_state }).click()
  await expect(page.getByRole('button', { name: textOf('fault_off', { endpoint: name }) })).toBeVisible()
})

test('says in Korean how calls ended, and why the host refuses a fault', async ({
  page,
  request,
  world,
  expectRefusals,
  expectToast,
}) => {
  expectRefusals()
  await openStudio(page, request, world, { language: 'KO' })
  await expect(page.locator(`option[value="${auth.login.id}"]`)).toHaveText(`POST ${auth.login.path}`)
  await page.getByRole('combobox', { name: korean.endpoint }).fill('no.such.endpoint')
  await page.getByRole('button', { name: korean.add, exact: true }).click()
  await expectToast(koreanHost.input_endpoint)
  const path = '/wps/nowhere'
  await request.get(`/w/${world}${path}`)
  await request.post(`/w/${world}${auth.login.path}`, { data: {} })
  await page.getByRole('tab', { name: korean.tab_journal }).click()
  const call = page.getByRole('article', { name: korean.call })
  const search = page.getByRole('searchbox', { name: korean.search_journal })
  await search.fill(path)
  await page.getByRole('option', { name: path }).click()
  await expect(call).toContainText(filled(koreanHost.why_unhandled, { method: 'GET', path }))
  await search.fill(auth.login.id)
  await page.getByRole('option', { name: auth.login.id }).click()
  const reason = koreanHost.error_ENCRYPTION_REQUIRED
  await expect(call).toContainText(filled(koreanHost.why_refused, { endpoint: auth.login.id, reason }))
})

test('calls that arrive under the pointer wait until a press shows them', async ({ page, request, world }) => {
  await openStudio(page, request, world)
  await page.getByRole('tab', { name: texts.tab_journal }).click()
  const search = page.getByRole('searchbox', { name: texts.search_journal })
  await search.fill('/wps/of-a-test')
  const call = (name: string) => request.get(`/w/${world}/wps/of-a-test/${name}`)
  await call('first')
  const rows = page.getByRole('listbox', { name: texts.journal }).getByRole('option')
  await rows.first().hover()
  await call('second')
  const newer = page.getByRole('button', { name: filled(texts.newer, { count: '1' }) })
  await expect(newer).toBeVisible()
  await expect(rows).toHaveText(/first/)
  await newer.hover()
  await newer.click()
  await expect(rows).toHaveText([/second/, /first/])
})

test('signs a member in on a phone with one press, and shows the ledger', async ({ page, request, world }) => {
  await openStudio(page, request, world)
  await page.getByRole('tab', { name: texts.tab_people }).click()
  await page.getByRole('button', { name: textOf('sign_in_as', { account: 'haedal_92' }) }).click()
  await expect(phoneOf(page).getByRole('banner')).toContainText('₩1,284,500.00')
  await page.getByRole('button', { name: /^haedal_92/ }).click()
  await expect(page.getByRole('region', { name: textOf('ledger_of', { account: 'haedal_92' }) }).last()).toContainText(
    'opening',
  )
})

test('a second phone in the world is another visitor, and the clock moves for both', async ({
  page,
  request,
  world,
}) => {
  await openStudio(page, request, world)
  await page.getByRole('button', { name: texts.add_beside }).click()
  await expect(page.locator('iframe')).toHaveCount(2)
  await expect(phoneOf(page, 1).getByRole('banner')).toBeVisible()
  await page.getByRole('button', { name: texts.freeze, exact: true }).click()
  await expect(page.getByRole('button', { name: texts.frozen, exact: true })).toBeVisible()
  await page.getByRole('button', { name: texts.step_1h }).click()
  const { value } = await (await request.get('/__gateway/clock', { params: { world } })).json()
  expect(value.mode).toBe('frozen')
  await page.getByRole('button', { name: texts.remove_phone }).last().click()
  await expect(page.locator('iframe')).toHaveCount(1)
})

test('saves the state, compares it, and goes back to it', async ({ page, request, world, expectToast }) => {
  await openStudio(page, request, world)
  await page.getByRole('tab', { name: texts.tab_snapshots }).click()
  await page.getByRole('textbox', { name: texts.snapshot_name }).fill(world)
  await page.getByRole('button', { name: texts.save, exact: true }).click()
  const restore = page.getByRole('button', { name: textOf('restore_name', { name: world }) })
  await expect(restore).toBeVisible()
  await request.post('/__gateway/settings', { data: { world, settings: { captchaAfter: 7 } } })
  await page.getByRole('button', { name: textOf('compare_name', { name: world }) }).click()
  await expect(page.getByText('settings.captchaAfter')).toBeVisible()
  const later = `${world}-later`
  await page.getByRole('textbox', { name: texts.snapshot_name }).fill(later)
  await page.getByRole('button', { name: texts.save, exact: true }).click()
  await page.getByRole('combobox', { name: texts.compare_with }).selectOption(later)
  await page.getByRole('button', { name: textOf('compare_name', { name: world }), exact: true }).click()
  const between = page.getByRole('region', { name: textOf('difference_two', { name: world, other: later }) })
  await expect(between).toContainText('settings.captchaAfter')
  await page.getByRole('button', { name: textOf('delete_name', { name: later }) }).click()
  await expect(page.getByRole('combobox', { name: texts.compare_with })).toHaveCount(0)
  await restore.click()
  await expectToast(textOf('restored', { name: world }))
  const { value } = await (await request.get('/__gateway/settings', { params: { world } })).json()
  expect(value.captchaAfter).toBe(1)
  await page.getByRole('button', { name: textOf('delete_name', { name: world }) }).click()
  await expect(restore).toHaveCount(0)
})

test('saves a bug as a capsule, and opens it from a file, by a link and by a drop', async ({
  page,
  context,
  request,
  world,
  expectRefusals,
  expectToast,
}) => {
  expectRefusals()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openStudio(page, request, world)
  await page.getByRole('tab', { name: texts.tab_snapshots }).click()
  await page.getByRole('button', { name: texts.record }).click()
  await expect(page.getByRole('button', { name: textOf('recorded_other', { count: '0' }) })).toBeVisible()
  await phoneOf(page).getByRole('navigation').last().getByRole('link').last().click()
  await expect(page.getByRole('button', { name: textOf('recorded_one', { count: '1' }) })).toBeVisible()
  await request.post('/__gateway/settings', { data: { world, settings: { captchaAfter: 7 } } })
  await page.getByRole('textbox', { name: texts.capsule_note }).fill('The fifth tab')

  const file = await saved(page, texts.capsule_save)
  expect(file.name).toBe('the-fifth-tab.capsule.json')
  const capsule = JSON.parse(file.text)
  expect(capsule).toMatchObject({ note: 'The fifth tab', presses: [{ phone: 0, kind: 'press', role: 'link' }] })
  const source = await saved(page, texts.capsule_test)
  expect(source.text).toContain(`getByRole('link', { name: '${capsule.presses[0].name}', exact: true }).click()`)
  expect(JSON.parse((await saved(page, texts.capsule_scenario)).text)).toMatchObject({ settings: { captchaAfter: 7 } })
  await page.getByRole('button', { name: texts.capsule_link }).click()
  await expectToast(texts.copied)
  const [, fragment = ''] = (await page.evaluate(() => navigator.clipboard.readText())).split('#')

  const known = [world]
  const shownWorld = () => page.locator('iframe').evaluate(({ src }: HTMLIFrameElement) => src.split('/')[4] ?? '')
  const expectOpened = async () => {
    await expect.poll(async () => known.includes(await shownWorld())).toBe(false)
    known.push(await shownWorld())
    await expectToast('The fifth tab')
    const { value } = await (await request.get('/__gateway/settings', { params: { world: known.at(-1) ?? '' } })).json()
    expect(value.captchaAfter).toBe(7)
    await expect(phoneOf(page).locator('main')).toBeVisible()
  }
  const content = { name: file.name, mimeType: 'application/json', buffer: Buffer.from(file.text) }
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ ...content, buffer: Buffer.from('{"capsule":1}') })
  await expect(page.getByRole('status')).toContainText('body.capsule.world')
  await input.setInputFiles(content)
  await expectOpened()

  await page.evaluate((hash) => {
    location.hash = hash
  }, fragment)
  await expectOpened()
  await expect(page).toHaveURL(/__studio\/$/)

  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'dropped.capsule.json'))
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, file.text)
  await expectOpened()
  for (const name of known.slice(1)) await request.delete('/__gateway/worlds', { params: { world: name } })
})

test('keys reach the scenarios, the phone and the panels', async ({ page, request, world }) => {
  await openStudio(page, request, world, { language: 'KO' })
  await page.getByRole('searchbox', { name: korean.search_scenarios }).focus()
  await page.keyboard.type('trial')
  await expect(page.getByRole('button', { name: /^trial/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^trial/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^trial/ })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('tab').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: korean.tab_journal })).toHaveAttribute('aria-selected', 'true')
})
