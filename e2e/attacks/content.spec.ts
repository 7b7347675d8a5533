import type { Page } from '@playwright/test'
import { announcements } from '#contract/announcements.ts'
import { messages } from '#contract/messages.ts'
import { promotions } from '#contract/promotions.ts'
import { service } from '#contract/service.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { alter, foreignPaths, hostileAddresses, watchForHarm } from './hostile.ts'

const { t } = textsOf('EN')
const end = 'The harmless end'
const picture = '/__art/popups/jackpot-night.svg?from=content'

const links = [...hostileAddresses, ...foreignPaths].map((address) => {
  const href = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<a href="${href}">link</a>`
})

/** Content that a compromised gateway might send. Add a row for each new attack. */
const attacks = [
  '<script>top.struck=1</script>',
  '<img src=x onerror="top.struck=1">',
  '<svg onload="top.struck=1"><script>top.struck=1</script><a href="javascript:top.struck=1"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror="top.struck=1"></style></mglyph></table></mtext></math>',
  '<iframe src="//evil.example/" srcdoc="<script>top.struck=1</script>"></iframe>',
  '<object data="//evil.example/"></object><embed src="//evil.example/">',
  '<style>body { display: none } @import "//evil.example/x.css"</style><link rel="stylesheet" href="//evil.example/x.css">',
  '<p style="position:fixed;inset:0;background:url(//evil.example/x)">style</p>',
  '<base href="//evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example/">',
  '<form action="//evil.example/"><input name="password" autofocus onfocus="top.struck=1"><button>Log in</button></form>',
  '<dialog open>dialog</dialog><div popover id="layer">layer</div><button popovertarget="layer">open</button>',
  '<div role="alert" aria-live="assertive" data-action="pay" class="toast" id="root" tabindex="0">role</div>',
  '<map name="m"><area shape="default" href="//evil.example/"></map><img usemap="#m" ismap src="x">',
  `<img crossorigin="use-credentials" srcset="//evil.example/x 1x" loading="eager" src="${picture}">`,
  '<video src="//evil.example/x" autoplay></video><audio src="//evil.example/x"></audio><picture><source srcset="//evil.example/x"></picture>',
  '<a href="/m/notice?scenario=agent&amp;world=x&amp;page=2" target="_self" ping="//evil.example/">reserved</a>',
  '<a id="location" name="location" href="https://partner.example/">partner</a>',
  '<slot name="x"></slot><template shadowrootmode="open"><script>top.struck=1</script></template>',
  ...links,
  `<p>${end}</p>`,
].join('')

interface Place {
  deliver: (page: Page) => Promise<unknown>
  open: string
  /** The scenario, for popups. */
  scenario?: string
  press?: (page: Page) => Promise<unknown>
}

/** The places that show the gateway's content. Add a row for each new place. */
const places: Record<string, Place> = {
  'a promotion': {
    deliver: (page) =>
      alter(page, promotions.promotions, ({ list }) =>
        list.map((promotion) => Object.assign(promotion, { id: 'hostile', content: attacks })),
      ),
    open: '/m/activity?id=hostile',
  },
  'an announcement': {
    deliver: (page) =>
      alter(page, announcements.notices, (value) =>
        Object.values(value)
          .flat()
          .map((notice) => Object.assign(notice as object, { content: attacks })),
      ),
    open: '/m/notice',
    press: (page) => page.getByText('Weekend Jackpot Night').first().click(),
  },
  'a popup': {
    deliver: (page) =>
      alter(page, announcements.announcements, ({ popup }) =>
        popup.map((shown) => Object.assign(shown, { content: attacks })),
      ),
    open: '/m/home',
    scenario: 'member-with-favorites',
  },
  'a letter': {
    deliver: (page) =>
      alter(page, messages.inbox, ({ letter }) => letter && Object.assign(letter, { content: attacks })),
    open: '/m/webEmail',
    press: (page) => page.getByText('You have reached VIP Gold').first().click(),
  },
  'a help topic': {
    deliver: (page) =>
      alter(page, service.helpCenter, (topics) =>
        topics.map((topic) => Object.assign(topic, { content: attacks, children: [] })),
      ),
    open: '/m/helpDetail?p=0',
  },
}

const parsing = /violates the following Content Security Policy directive/

const allowed =
  /^(align|alt|colspan|color|dir|headers|height|href|lang|loading|referrerpolicy|rel|reversed|rowspan|scope|span|src|start|target|title|valign|value|width)$/

for (const [name, { deliver, open: address, scenario = 'active-member', press }] of Object.entries(places)) {
  test(`hostile content in ${name} is reduced to text and pictures`, async ({ page, arrange, expectRefusals }) => {
    // The page's own policy applies to the sanitiser's parsing too.
    expectRefusals(parsing)
    const referrers: unknown[] = []
    page.on('request', async (request) => {
      if (request.url().endsWith(picture)) referrers.push((await request.allHeaders()).referer)
    })
    await deliver(page)
    await arrange({ scenario, language: 'EN', popups: true })
    const expectNoHarm = await watchForHarm(page)
    await visit(page, address)
    await press?.(page)
    const last = page.getByText(end).first()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeVisible()
    const content = last.locator('..')

    const parts = await content.evaluate((host) =>
      [...host.querySelectorAll('*')].map((part) => ({
        tag: part.localName,
        attributes: part.getAttributeNames(),
      })),
    )
    const tags = new Set(parts.map(({ tag }) => tag))
    expect([...tags].filter((tag) => !['a', 'div', 'img', 'p', 'table', 'tbody'].includes(tag))).toEqual([])
    expect(parts.flatMap(({ attributes }) => attributes).filter((attribute) => !allowed.test(attribute))).toEqual([])

    const hrefs = await content.locator('a[href]').evaluateAll((found) => found.map((a) => a.getAttribute('href')))
    expect(hrefs).toEqual([expect.stringMatching(/^(\/w\/[^/]+)?\/m\/notice\?page=2$/), 'https://partner.example/'])
    const partner = content.getByRole('link', { name: 'partner' })
    await expect(partner).toHaveAttribute('rel', 'noopener noreferrer')

    await expect.poll(() => referrers.length).toBeGreaterThan(0)
    expect(new Set(referrers)).toEqual(new Set([undefined]))
    await expectNoHarm()
  })
}

test('a link in content opens a page of the app in the player’s world', async ({ page, open, expectRefusals }) => {
  expectRefusals(parsing)
  await places['a help topic']?.deliver(page)
  await open('/m/helpDetail?p=0', { scenario: 'active-member', language: 'EN' })
  await page.getByRole('link', { name: 'reserved' }).click()
  await expect(page).toHaveURL(/\/w\/e2e-[^/]+\/m\/notice\?page=2$/)
  await expect(page.getByRole('heading', { name: t('route.notice') })).toBeVisible()
})
