import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { snapshotOf } from '../support/world.ts'

const { t } = textsOf('EN')
const words = 'The new member page is a joy to use'

test('feedback from the member centre reaches the merchant, and is kept after errors', async ({
  page,
  readWorld,
  open,
  expectRefusals,
}) => {
  await expectRefusals()
  await open('/m/member/home', { scenario: 'active-member', language: 'EN', theme: 'light' })
  await page.getByRole('link', { name: t('route.feedback') }).click()
  await expect(page).toHaveURL(/\/m\/feedback$/)
  const field = page.getByRole('textbox', { name: t('feedback.label') })
  const send = page.getByRole('main').getByRole('button', { name: t('feedback.send') })
  const sentTo = async () => {
    const { outbox } = await snapshotOf(readWorld)
    return outbox.filter(({ to }) => to.startsWith('feedback@')).map(({ text }) => text)
  }

  await test.step('too few words are refused before they are sent', async () => {
    await field.fill('Nice page')
    await send.click()
    await expect(page.getByText(t('feedback.length', { minimum: '3', maximum: '300' }))).toBeVisible()
    await expect(field).toBeFocused()
    expect(await sentTo()).toEqual([])
  })

  await test.step('a lost connection keeps the text', async () => {
    await page.route('**/MCSFE_sendFeedback', (route) => route.abort())
    await field.fill(words)
    await expect(page.getByText(t('feedback.count', { words: '9', maximum: '300' }))).toBeVisible()
    await send.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(field).toHaveValue(words)
    await expectAccessible(page)
    await page.unroute('**/MCSFE_sendFeedback')
  })

  await test.step('it is sent once, and a second within a minute waits', async () => {
    await send.dblclick()
    await expect(page.getByRole('heading', { name: t('feedback.sent') })).toBeVisible()
    expect(await sentTo()).toEqual([`haedal_92\n\n${words}`])
    await expectAccessible(page)
    await page.getByRole('button', { name: t('feedback.another') }).click()
    await field.fill(words)
    await send.click()
    await expect(page.getByText(t('feedback.too_soon'))).toBeVisible()
    await expect(field).toHaveValue(words)
    expect(await sentTo()).toHaveLength(1)
  })
})

test('a merchant’s own limits hold on both sides', async ({ page, request, world, readWorld, arrange }) => {
  await arrange({ scenario: 'active-member', language: 'EN' })
  const settings = { feedbackWords: { minimum: 1, maximum: 2 } }
  await request.post('/__gateway/settings', { data: { world, settings } })
  await visit(page, '/m/feedback')
  const field = page.getByRole('textbox', { name: t('feedback.label') })
  const send = page.getByRole('main').getByRole('button', { name: t('feedback.send') })
  const limits = page.getByText(t('feedback.length', { minimum: '1', maximum: '2' }))
  for (const text of ['', 'Three words now']) {
    await field.fill(text)
    await send.click()
    await expect(limits).toBeVisible()
  }
  await field.fill('Nice page')
  await expect(page.getByText(t('feedback.count', { words: '2', maximum: '2' }))).toBeVisible()
  await send.click()
  await expect(page.getByRole('heading', { name: t('feedback.sent') })).toBeVisible()
  expect((await snapshotOf(readWorld)).outbox.map(({ text }) => text)).toEqual(['haedal_92\n\nNice page'])
})

test('limits that change while the screen is open hold from then on, and the text stays', async ({
  page,
  request,
  world,
  readWorld,
  open,
  expectRefusals,
  clock,
}) => {
  expectRefusals()
  const limit = (minimum: number, maximum: number) =>
    request.post('/__gateway/settings', { data: { world, settings: { feedbackWords: { minimum, maximum } } } })
  await open('/m/feedback', { scenario: 'active-member', language: 'EN' })
  const field = page.getByRole('textbox', { name: t('feedback.label') })
  const send = page.getByRole('main').getByRole('button', { name: t('feedback.send') })
  const sent = page.getByRole('heading', { name: t('feedback.sent') })
  const counted = (words: string, maximum: string) => page.getByText(t('feedback.count', { words, maximum }))
  const refused = (minimum: string, maximum: string) => page.getByText(t('feedback.length', { minimum, maximum }))
  await field.fill('Four words of praise')
  await expect(counted('4', '300')).toBeVisible()

  await test.step('narrower limits refuse a text that the screen accepts, and it then counts by them', async () => {
    await limit(1, 2)
    await send.click()
    await expect(refused('1', '2')).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('Four words of praise')
    await expect(counted('4', '2')).toBeVisible()
    expect((await snapshotOf(readWorld)).outbox).toEqual([])
    await field.fill('Nice page')
    await expect(refused('1', '2')).toHaveCount(0)
    await send.click()
    await expect(sent).toBeVisible()
  })

  await test.step('wider limits accept a text that the screen has refused by the former ones', async () => {
    await clock.advance('2m')
    await page.getByRole('button', { name: t('feedback.another') }).click()
    await field.fill('Four words of praise')
    await limit(1, 5)
    await send.click()
    await expect(counted('4', '5')).toBeVisible()
    await expect(page.locator('[name=content]')).not.toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue('Four words of praise')
    await send.click()
    await expect(sent).toBeVisible()
  })
  const texts = (await snapshotOf(readWorld)).outbox.map(({ text }) => text)
  expect(texts).toEqual(['haedal_92\n\nNice page', 'haedal_92\n\nFour words of praise'])
})

test('the help centre and customer service lead to feedback', async ({ page, open }) => {
  await open('/m/help', { scenario: 'active-member', language: 'EN' })
  await page.getByRole('link', { name: t('route.feedback') }).click()
  await expect(page.getByRole('textbox', { name: t('feedback.label') })).toBeVisible()
  await visit(page, '/m/member/home')
  await page.getByRole('button', { name: t('menu.customer_service') }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('route.feedback') })
    .click()
  await expect(page).toHaveURL(/\/m\/feedback$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
