import type { APIRequestContext } from '@playwright/test'
import texts from '#locales/en/studio/page.json' with { type: 'json' }
import timeline from '#locales/en/studio/timeline.json' with { type: 'json' }
import { expectAccessibleAroundFrames } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { openStudio, phoneOf, worldOnPhone } from './studio-page.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } })

const login = 'a[href$="/m/login"]'
const balance = '₩1,284,500.00'

/** Returns the ids of a world's timeline, oldest first. */
async function idsOf(request: APIRequestContext, world: string): Promise<number[]> {
  const { value } = await (await request.get('/__gateway/timeline', { params: { world } })).json()
  return value.map(({ id }: { id: number }) => id)
}

test('goes back to a past state with the phone, undoes that, and duplicates a past state', async ({
  page,
  request,
  world,
  expectRefusals,
  expectToast,
}) => {
  expectRefusals() // of what the phone asked while its world was replaced
  await openStudio(page, request, world)
  const banner = phoneOf(page).getByRole('banner')
  await expect(banner.locator(login)).toBeVisible()
  const [made = 0] = (await idsOf(request, world)).slice(-1)
  await page.getByRole('tab', { name: texts.tab_people }).click()
  await page.getByRole('button', { name: texts.sign_in_as.replace('{{account}}', 'haedal_92') }).click()
  await expect(banner).toContainText(balance)
  await request.post('/__gateway/settings', { data: { world, settings: { captchaAfter: 7 } } })
  const [left = 0] = (await idsOf(request, world)).slice(-1)

  await page.getByRole('tab', { name: texts.tab_snapshots }).click()
  const list = page.getByRole('listbox', { name: timeline.timeline })
  const stateOf = (id: number) => list.getByRole('option', { name: new RegExp(`^#${id} `) })
  await expect(stateOf(left)).toContainText(timeline.tool_changeSettings)
  await list.focus()
  await page.keyboard.press('ArrowDown')
  await expect(stateOf(left)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('button', { name: timeline.go_back_here })).toBeDisabled()
  await expectAccessibleAroundFrames(page)

  await stateOf(made).click()
  await page.getByRole('button', { name: timeline.compare_then }).click()
  await expect(page.getByText('settings.captchaAfter')).toBeVisible()
  await page.getByRole('button', { name: timeline.go_back_here }).click()
  await expectToast(timeline.went_back.replace('{{id}}', `${made}`))
  await expect(banner.locator(login)).toBeVisible()
  await expect(list.getByText(timeline.entry_returned.replace('{{id}}', `${made}`))).toBeVisible()

  await stateOf(left).click()
  await page.getByRole('button', { name: timeline.go_back_here }).click()
  await expect(banner).toContainText(balance)
  const { value } = await (await request.get('/__gateway/settings', { params: { world } })).json()
  expect(value.captchaAfter).toBe(7)

  await stateOf(made).click()
  await page.getByRole('button', { name: timeline.fork_here }).click()
  await expect(phoneOf(page, 1).getByRole('banner').locator(login)).toBeVisible()
  await expect(banner).toContainText(balance)
})

test('a past state has the session of its scenario, which its phone opened late', async ({
  page,
  request,
  world,
  expectRefusals,
}) => {
  expectRefusals() // of what the phone asked while its world was replaced
  await openStudio(page, request, world)
  const banner = phoneOf(page).getByRole('banner')
  await expect(banner.locator(login)).toBeVisible()
  await page.getByRole('tab', { name: texts.tab_snapshots }).click()
  const list = page.getByRole('listbox', { name: timeline.timeline })
  await expect(list.getByRole('option').first()).toBeVisible()

  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  const view = /__gateway\/faults\?world=[^&]*$/
  await page.route(view, (route) => held.then(() => route.continue()))
  await page.getByRole('button', { name: /^member-with-favorites/ }).click()
  const entered = list.getByText(timeline.entry_replaced.replace('{{scenario}}', 'member-with-favorites'))
  await expect(entered).toBeVisible()
  await expect(banner.locator(login)).toBeVisible()
  release()
  await expect(banner).toContainText(balance)
  await page.unroute(view)

  await page.getByRole('button', { name: /^trial/ }).click()
  await expect(banner).not.toContainText(balance)
  await entered.click()
  await page.getByRole('button', { name: timeline.go_back_here }).click()
  await expect(banner).toContainText(balance)
})

test('duplicates a phone with the member who is signed in on it, now and in the past', async ({
  page,
  request,
  world,
  expectRefusals,
}) => {
  expectRefusals() // of what the phones asked while they changed
  await openStudio(page, request, world)
  const banner = phoneOf(page).getByRole('banner')
  await expect(banner.locator(login)).toBeVisible()
  await page.getByRole('tab', { name: texts.tab_people }).click()
  await page.getByRole('button', { name: texts.sign_in_as.replace('{{account}}', 'haedal_92') }).click()
  await expect(banner).toContainText(balance)
  await page.getByRole('button', { name: texts.landscape }).click()
  await request.post('/__gateway/settings', { data: { world, settings: { captchaAfter: 7 } } })
  const [past = 0] = (await idsOf(request, world)).slice(-1)

  const bar = page.getByRole('region', { name: 'Parlor Studio' })
  await bar.getByRole('button', { name: texts.fork }).click()
  await expect(phoneOf(page, 1).getByRole('banner')).toContainText(balance)
  const copy = await worldOnPhone(page, 1)
  expect(copy).not.toBe(world)
  const size = await page.locator('iframe').nth(1).boundingBox()
  expect(size?.width).toBeGreaterThan(size?.height ?? 0)

  await page.getByRole('button', { name: `${world} phone 1` }).click()
  await page.getByRole('tab', { name: texts.tab_snapshots }).click()
  await page.getByRole('option', { name: new RegExp(`^#${past} `) }).click()
  await page.getByRole('button', { name: timeline.fork_here }).click()
  await expect(phoneOf(page, 2).getByRole('banner')).toContainText(balance)
  const third = await worldOnPhone(page, 2)
  await page.close()
  for (const made of [copy, third]) await request.delete('/__gateway/worlds', { params: { world: made } })
})

test('the timeline says that it is loading, that it failed, and comes with a retry', async ({
  page,
  request,
  world,
  expectRefusals,
}) => {
  expectRefusals() // of the timeline, which the host does not answer at first
  let hold: (() => void) | undefined
  const held = new Promise<void>((done) => {
    hold = done
  })
  await page.route(/__gateway\/timeline\?world=[^&]*$/, async (route) => {
    await held
    await route.abort()
  })
  await openStudio(page, request, world)
  await page.getByRole('tab', { name: texts.tab_snapshots }).click()
  const card = page.getByRole('region', { name: timeline.timeline })
  await expect(card.getByRole('status')).toBeVisible()
  await expect(card.getByText(timeline.states_other.replace('{{count}}', '0'))).toHaveCount(0)
  hold?.()
  await expect(card.getByRole('alert')).toBeVisible()
  await expectAccessibleAroundFrames(page)
  await page.unroute(/__gateway\/timeline\?world=[^&]*$/)
  await card.getByRole('button').click()
  await expect(card.getByRole('option').first()).toBeVisible()
  await expect(card.getByRole('alert')).toHaveCount(0)
})
