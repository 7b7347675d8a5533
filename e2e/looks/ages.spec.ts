import type { Page } from '@playwright/test'
import enNotices from '#locales/en/gateway/announcements.json' with { type: 'json' }
import enHelp from '#locales/en/gateway/help.json' with { type: 'json' }
import jaNotices from '#locales/ja/gateway/announcements.json' with { type: 'json' }
import jaHelp from '#locales/ja/gateway/help.json' with { type: 'json' }
import koNotices from '#locales/ko/gateway/announcements.json' with { type: 'json' }
import koHelp from '#locales/ko/gateway/help.json' with { type: 'json' }
import { scrollToFooter } from '../support/home-end.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { visit } from '../support/visit.ts'
import { languages, languagesFrom } from '../support/windows.ts'

const markets = [
  { merchant: 'HAEDAL', age: '19' },
  { merchant: 'PLAIN', age: '18' },
  { merchant: 'ROCKET', age: '18' },
  { merchant: 'VELVET', age: '21' },
]

/** An age of adults as the texts of each language write it. */
const ages = {
  KO: /\d+(?=세)/g,
  EN: /(?<=under )\d+|\d+(?= and over| or older| years old|\+\))/g,
  JA: /\d+(?=歳)/g,
}

const help = { KO: koHelp, EN: enHelp, JA: jaHelp }
const notices = { KO: koNotices, EN: enNotices, JA: jaNotices }

/** Returns every age that the page names. */
const agesOn = async (page: Page, language: keyof typeof ages) => [
  ...new Set((await page.locator('body').allInnerTexts()).join().match(ages[language])),
]

for (const { merchant, age } of markets) {
  for (const language of languages) {
    const { t } = textsOf(language)

    test(`${merchant} names ${age} as its age to those who join and read, in ${language}`, async ({ page, open }) => {
      await open('/m/register', { merchant, language })
      await expect(page.getByText(t('register.age', { age }))).toBeVisible()
      expect(await agesOn(page, language)).toEqual([age])

      await visit(page, '/m/home')
      await scrollToFooter(page)
      await expect(page.locator('footer')).toContainText(t('footer.adults_only', { age }))
      expect(await agesOn(page, language)).toEqual([age])
      const seal = page.getByRole('img', { name: t('footer.certificate') })
      await seal.scrollIntoViewIfNeeded()
      await expect(seal).toHaveAttribute('src', new RegExp(`/${age}\\.svg$`))

      await page.getByRole('link', { name: t('footer.agreement') }).click()
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect.poll(() => agesOn(page, language)).toEqual([age])
    })
  }
}

for (const [place, { merchant, age }] of markets.entries()) {
  const [language = 'KO'] = languagesFrom(place)

  test(`${merchant} names ${age} as its age in its help and its announcements, in ${language}`, async ({
    page,
    open,
  }) => {
    await open('/m/help', { scenario: 'active-member', merchant, language })
    await page.getByRole('link', { name: help[language]['responsible-play.age.title'] }).click()
    await expect(page.getByRole('article')).toContainText(age)
    expect(await agesOn(page, language)).toEqual([age])

    await visit(page, '/m/notice')
    const title = notices[language]['a-safe-play.title'].replace('{age}', age)
    const notice = page.getByRole('group').filter({ hasText: title })
    await notice.getByText(title).click()
    await expect(notice.locator('p')).toContainText(age)
    expect(await agesOn(page, language)).toEqual([age])
  })
}
