import shareTexts from '#locales/en/studio/tours.json' with { type: 'json' }
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { openStudio, phoneOf, worldOnPhone } from './studio-page.ts'

const { t } = textsOf('KO')

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } })

test('a share link opens a new world each time, and changes no existing one', async ({ page, request, world }) => {
  await openStudio(page, request, world)
  await page.getByRole('button', { name: shareTexts.share, exact: true }).click()
  const link = (await page.getByText(/__studio\/#s=/).textContent()) ?? ''
  await expect(page.getByText(shareTexts.share_only_here)).toBeVisible()
  const open = async () => {
    await page.goto('/icon.svg')
    const created = page.waitForRequest((call) => call.method() === 'POST' && call.url().endsWith('/__gateway/worlds'))
    await page.goto(link)
    // So that a link that is opened often does not fill the host.
    expect((await created).postDataJSON()).toMatchObject({ disposable: true })
    await expect(page.locator('iframe')).toHaveCount(1)
    await expect(page.locator('iframe')).not.toHaveAttribute('src', new RegExp(`/${world}/`))
    await expect(phoneOf(page).getByRole('link', { name: t('header.login') })).toBeVisible()
    return worldOnPhone(page)
  }
  const settingsOf = async (name: string) =>
    (await (await request.get('/__gateway/settings', { params: { world: name } })).json()).value

  const first = await open()
  await request.post('/__gateway/settings', { data: { world: first, settings: { flags: { AGENTPOLICY3: true } } } })
  const changed = await settingsOf(first)
  const second = await open()

  expect(new Set([world, first, second]).size).toBe(3)
  expect(await settingsOf(first)).toEqual(changed)
  await page.close()
  for (const name of [first, second]) await request.delete('/__gateway/worlds', { params: { world: name } })
})
