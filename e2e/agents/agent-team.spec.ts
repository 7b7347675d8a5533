import { agent } from '#contract/agent.ts'
import { expectAccessible } from '../support/accessible.ts'
import { callsOf, holdAnswers } from '../support/answers.ts'
import { loadRows, rowsOf } from '../support/long-lists-journey.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { follow } from '../support/visit.ts'
import { memberIn, type ReadWorld, snapshotOf } from '../support/world.ts'

const { t } = textsOf('EN')
const team = '/m/member/agent/team'

test('an agent walks down the tree and up again by the path', async ({ page, open }) => {
  await open('/m/member/agent/home', { scenario: 'agent', language: 'EN', theme: 'light' })
  const main = page.getByRole('main')
  const path = page.getByRole('navigation', { name: t('agent.path') })
  await main.getByRole('link', { name: t('agent.team') }).click()
  await expect(path).toHaveCount(0)
  await expectAccessible(page)
  for (const account of ['agent_han', 'agent_yoo', 'agent_ma']) {
    await main.getByRole('link', { name: account }).click()
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
  }
  await expect(path.getByRole('listitem')).toHaveText([t('agent.me'), '한소라', '유재민', '마은채'])
  await expectAccessible(page)
  await path.getByRole('link', { name: '한소라' }).click()
  await expect(path.getByRole('listitem')).toHaveText([t('agent.me'), '한소라'])
  await page.goBack()
  await expect(path.getByRole('listitem')).toHaveCount(4)
  await path.getByRole('link', { name: t('agent.me') }).click()
  await expect(path).toHaveCount(0)
})

test('a search finds members at any depth; an account outside the team is refused', async ({
  page,
  open,
  expectRefusals,
}) => {
  expectRefusals()
  await open(team, { scenario: 'agent', language: 'EN', theme: 'dark' })
  await page.getByRole('searchbox').fill('jisoo')
  const row = page.getByRole('main').getByRole('link', { name: /jisoo_pyo/ })
  await expect(row).toContainText(t('agent.below', { account: 'agent_ma' }))
  await expectAccessible(page)
  await page.reload()
  await row.click()
  await expect(page.getByRole('heading', { name: '표지수' })).toBeVisible()
  await follow(page, `${team}?account=emily_r`)
  await expect(page.getByText(t('agent.downline_unknown'))).toBeVisible()
})

test('an agent sorts the whole team by a figure, as the gateway’s report does', async ({ page, open }) => {
  await open(team, { scenario: 'agent', language: 'EN', theme: 'light' })
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { level: 2 })
  await expect(heading).toHaveText(t('agent.direct'))
  await main.getByLabel(t('agent.depth')).selectOption(t('agent.depth_all'))
  await expect(heading).toHaveText(t('agent.everyone'))
  await expect(rowsOf(page).first()).toContainText(t('agent.below', { account: '' }).trim())

  const reportAfter = async (action: () => Promise<unknown>) => {
    const answered = page.waitForResponse((response) => response.url().includes('sortBy=deposits'))
    await action()
    return agent.subordinates.response.parse((await (await answered).json()).value).content
  }
  const expectRows = async (content: Awaited<ReturnType<typeof reportAfter>>) => {
    for (const [place, { account, deposits }] of content.slice(0, 3).entries()) {
      const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(deposits)
      await expect(rowsOf(page).nth(place)).toContainText(account)
      await expect(rowsOf(page).nth(place)).toContainText(`₩${amount}${t('agent.deposits')}`)
    }
  }
  const sorted = await reportAfter(() => main.getByLabel(t('agent.sort')).selectOption(t('agent.deposits')))
  expect(sorted.some(({ level }) => level > 1)).toBe(true)
  expect(sorted[0]?.deposits).toBeGreaterThan(0)
  await expectRows(sorted)
  await expect(main.getByText(t('agent.each_figures'))).toBeVisible()
  await expectAccessible(page)
  const again = await reportAfter(() => page.reload())
  await expectRows(again)
  await main.getByRole('button', { name: t('agent.move_several') }).click()
  await main.getByRole('checkbox', { name: again[0]?.account ?? '' }).check()
  await expectRows(again)
  await expectAccessible(page)
})

test('a place requests the sorted list beside its member, and no plain one', async ({ page, open }) => {
  const plain: string[] = []
  page.on('request', (request) => callsOf(agent.downlines)(request) && plain.push(request.url()))
  const person = await holdAnswers(page, callsOf(agent.downline))
  const sorted = page.waitForResponse((response) => callsOf(agent.subordinates)(response.request()))
  await open(`${team}?account=agent_han&sort=deposits`, { scenario: 'agent', language: 'EN' })
  await sorted
  await person.release()
  await expect(rowsOf(page).first()).toContainText(t('agent.deposits'))
  expect(plain).toEqual([])
})

test('a search looks in the whole team and keeps the figure that is chosen while typing', async ({ page, open }) => {
  await open(team, { scenario: 'agent', language: 'EN', theme: 'dark' })
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('jisoo')
  await main.getByLabel(t('agent.sort')).selectOption(t('agent.turnover'))
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(t('agent.searched'))
  await expect(main.getByLabel(t('agent.depth'))).toHaveCount(0)
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowsOf(page)).toContainText('jisoo_pyo')
  await expect(rowsOf(page)).toContainText(t('agent.turnover'))
  await main.getByRole('searchbox').fill('')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(t('agent.direct'))
  await expect(main.getByLabel(t('agent.sort'))).toHaveValue('turnover')
})

test('a member’s card shows the figures of the gateway', async ({ page, open }) => {
  const answered = page.waitForResponse((response) => response.url().includes(agent.teamKpiB.path))
  await open(`${team}?account=agent_han`, { scenario: 'agent', language: 'EN' })
  const { value } = await (await answered).json()
  const own = agent.teamKpiB.response.parse(value).content.find((row) => row.own)
  const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(own?.turnover ?? 0)
  const figures = page.getByRole('region', { name: t('agent.figures') })
  await expect(figures).toContainText(`${t('agent.turnover')}₩${amount}`)
})

test('an agent changes the rates of a direct downline within their range', async ({
  page,
  readWorld,
  open,
  expectToast,
}) => {
  await open(`${team}?account=hyunwoo`, { scenario: 'agent', language: 'EN' })
  const slots = page.getByRole('textbox', { name: t('category.RNG') })
  await page.getByRole('button', { name: t('agent.change') }).click()
  await slots.fill('9')
  await page.getByRole('button', { name: t('agent.save') }).click()
  await expect(page.getByText(t('agent.rebate_range'))).toBeVisible()
  await expect(slots).toBeFocused()
  await expectAccessible(page)
  await slots.fill('0.35')
  await page.getByRole('button', { name: t('agent.save') }).click()
  await expectToast(t('in_chang_saved'))
  await expect(page.getByRole('region', { name: t('agent.rebates') })).toContainText('0.35%')
  const id = (await memberIn(readWorld, 'hyunwoo'))?.id
  const { places } = (await snapshotOf(readWorld)).tables
  expect(places.findLast(({ memberId }) => memberId === id)?.rates.RNG).toBe(35)
})

const uplineOf = async (readWorld: ReadWorld, account: string) => {
  const id = (await memberIn(readWorld, account))?.id
  const { places, members } = (await snapshotOf(readWorld)).tables
  const upline = places.findLast(({ memberId }) => memberId === id)?.uplineId
  return members.find((member) => member.id === upline)?.account
}

test('an agent moves one member; a refused move moves nobody', async ({
  page,
  readWorld,
  open,
  expectRefusals,
  expectToast,
}) => {
  expectRefusals()
  await open(`${team}?account=gaeun_lim`, { scenario: 'agent', language: 'EN', theme: 'light' })
  await page.getByRole('button', { name: t('agent.move') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('haedal_92')
  await dialog.getByRole('button', { name: t('agent.move') }).click()
  await expect(dialog.getByText(t('agent.not_an_agent'))).toBeVisible()
  await expectAccessible(page)
  expect(await uplineOf(readWorld, 'gaeun_lim')).toBe('agent_han')
  await dialog.getByRole('textbox').fill('agent_han')
  await dialog.getByRole('button', { name: t('agent.move') }).click()
  await expect(dialog.getByRole('alert')).toHaveText(`gaeun_lim${t('agent.transfer_refused')}`)
  await expect(dialog.getByRole('button', { name: t('agent.move_without', { account: 'gaeun_lim' }) })).toHaveCount(0)
  await dialog.getByRole('textbox').fill('agent_marcus')
  await dialog.getByRole('button', { name: t('agent.move') }).click()
  await expectToast(t('agent.moved'))
  await expect(page.getByRole('navigation', { name: t('agent.path') })).toContainText('Marcus Lee')
  expect(await uplineOf(readWorld, 'gaeun_lim')).toBe('agent_marcus')
})

test('an agent moves several members at once', async ({ page, readWorld, open, expectToast }) => {
  await open(team, { scenario: 'agent', language: 'EN', theme: 'dark' })
  await page.getByRole('button', { name: t('agent.move_several') }).click()
  for (const account of ['haedal_92', 'jihoon_c']) await page.getByRole('checkbox', { name: account }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('agent.move_count', { people: '2' }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('agent_han')
  await dialog.getByRole('button', { name: t('agent.move') }).click()
  await expectToast(t('agent.moved'))
  for (const account of ['haedal_92', 'jihoon_c']) expect(await uplineOf(readWorld, account)).toBe('agent_han')
  await expect(page.getByRole('main').getByRole('link', { name: /haedal_92/ })).toHaveCount(0)
})

test('a refusal names its member, whom one press leaves out, and the others move', async ({
  page,
  readWorld,
  open,
  expectRefusals,
  expectToast,
}) => {
  expectRefusals()
  await open(team, { scenario: 'agent', language: 'EN', theme: 'light' })
  await page.getByRole('button', { name: t('agent.move_several') }).click()
  for (const account of ['haedal_92', 'agent_han', 'agent_noh'])
    await page.getByRole('checkbox', { name: account }).check()
  await page.getByRole('button', { name: t('agent.move_count', { people: '3' }) }).click()
  const dialog = page.getByRole('dialog')
  const target = dialog.getByRole('textbox')
  const submit = dialog.getByRole('button', { name: t('agent.move'), exact: true })
  await target.fill('agent_yoo')
  await submit.click()
  await expect(dialog.getByRole('alert')).toContainText(`agent_han${t('agent.transfer_refused')}`)
  await expect(target).not.toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('agent.move_without', { account: 'agent_han' }) }).click()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(target).toHaveValue('agent_yoo')
  await expect(submit).toBeFocused()
  await submit.click()
  await expectToast(t('agent.moved'))
  for (const account of ['haedal_92', 'agent_noh']) expect(await uplineOf(readWorld, account)).toBe('agent_yoo')
  expect(await uplineOf(readWorld, 'agent_han')).toBe('agent_seo')
})

test('an agent selects members of several searches, and moves them together', async ({
  page,
  readWorld,
  open,
  expectToast,
}) => {
  await open(`${team}?search=jisoo`, { scenario: 'agent', language: 'EN', theme: 'dark' })
  await page.getByRole('button', { name: t('agent.move_several') }).click()
  await page.getByRole('checkbox', { name: 'jisoo_pyo' }).check()
  await page.getByRole('searchbox').fill('zoe')
  await page.getByRole('checkbox', { name: 'zoe_chan' }).check()
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('')
  await page.getByRole('checkbox', { name: 'haedal_92' }).check()
  await page.getByRole('button', { name: t('agent.move_count', { people: '3' }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('agent_han')
  await dialog.getByRole('button', { name: t('agent.move') }).click()
  await expectToast(t('agent.moved'))
  for (const account of ['jisoo_pyo', 'zoe_chan', 'haedal_92'])
    expect(await uplineOf(readWorld, account)).toBe('agent_han')
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test('selecting goes on over the pages, up to the most that one request moves', async ({ page, open, expectToast }) => {
  await open(`${team}?search=_`, { scenario: 'agent-crowd', language: 'EN', theme: 'light' })
  await page.getByRole('button', { name: t('agent.move_several') }).click()
  await loadRows(page, 101)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const box = (place: number) => page.locator(`li[data-row="${place}"]`).getByRole('checkbox')
  await box(0).focus()
  for (let place = 0; place < 100; place += 1) {
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
  }
  await expect(box(100)).toBeFocused()
  await page.keyboard.press('Space')
  await expectToast(t('agent.move_most', { most: '100' }))
  await expect(box(100)).not.toBeChecked()
  await expect(page.getByRole('button', { name: t('agent.move_count', { people: '100' }) })).toBeVisible()
  await page.getByRole('button', { name: t('common.cancel') }).click()
  await expect(page.getByRole('region', { name: t('agent.searched') })).toBeFocused()
  await expect(rowsOf(page).getByRole('link').last()).toBeVisible()
})
