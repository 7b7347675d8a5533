import type { Page } from '@playwright/test'
import { stored } from '#contract/stored.ts'
import enChat from '#locales/en/vendors/chat.json' with { type: 'json' }
import jaChat from '#locales/ja/vendors/chat.json' with { type: 'json' }
import koChat from '#locales/ko/vendors/chat.json' with { type: 'json' }
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { store, visit } from '../support/visit.ts'

const hangul = /\p{Script=Hangul}/u
const kana = /\p{Script=Hiragana}/u
const chats = { EN: enChat, KO: koChat, JA: jaChat }

/** Opens the live chat from the message centre, and returns its parts in a language. */
async function openChat(page: Page, language: keyof typeof chats) {
  const { t } = textsOf(language)
  await page.getByRole('button', { name: new RegExp(`^${t('messages.chat')}`) }).click()
  const chat = page.getByRole('log', { name: chats[language].conversation })
  await expect(chat).toBeVisible()
  /** Returns the messages that the gateway has. */
  const bubbles = (from: 'agent' | 'member') => chat.locator(`[data-from=${from}]:has(> time) > p`)
  return {
    answers: bubbles('agent'),
    async ask(question: string) {
      await page.getByPlaceholder(chats[language].placeholder).fill(question)
      await page.getByRole('button', { name: chats[language].send, exact: true }).click()
      await expect(bubbles('member').last()).toContainText(question)
    },
    leave: () => page.getByRole('button', { name: chats[language].back }).click(),
  }
}

test('customer service answers in the chat, in the language of the app', async ({ page, clock, open }) => {
  await open('/m/message', { scenario: 'active-member', language: 'EN' })
  const chat = await openChat(page, 'EN')
  const before = await chat.answers.count()
  await chat.ask('How long does a withdrawal take?')
  await clock.advance('6s')
  await expect(chat.answers).toHaveCount(before + 1)
  for (const text of await chat.answers.allTextContents()) expect(text).not.toMatch(hangul)
  await chat.leave()
  await expect(page).toHaveURL(/\/m\/message$/)

  await store(page, { [stored.language.key]: 'KO' })
  await visit(page, '/m/message')
  const again = await openChat(page, 'KO')
  await again.ask('비밀번호를 잊었어요')
  await clock.advance('6s')
  await expect(again.answers).toHaveCount(before + 2)
  for (const text of await again.answers.allTextContents()) expect(text).toMatch(hangul)
  await again.leave()

  await store(page, { [stored.language.key]: 'JA' })
  await visit(page, '/m/message')
  const last = await openChat(page, 'JA')
  await last.ask('出金はいつごろ届きますか？')
  await clock.advance('6s')
  await expect(last.answers).toHaveCount(before + 3)
  for (const text of await last.answers.allTextContents()) {
    expect(text).toMatch(kana)
    expect(text).not.toMatch(hangul)
  }
})

test('a letter to customer service is in the sent box, and its answer in the other', async ({
  page,
  clock,
  open,
  expectToast,
}) => {
  const { t } = textsOf('EN')
  await open('/m/webEmail', { scenario: 'active-member', language: 'EN' })
  const subject = 'A deposit of yesterday'
  await page.getByRole('button', { name: t('messages.write') }).click()
  const dialog = page.getByRole('dialog', { name: t('messages.compose_title') })
  await dialog.getByRole('textbox', { name: t('messages.subject') }).fill(subject)
  await dialog.getByRole('textbox', { name: t('messages.content') }).fill('It is not in my balance yet.')
  await dialog.getByRole('button', { name: t('messages.send'), exact: true }).click()
  await expectToast(t('messages.sent_now'))
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('tab', { name: t('messages.sent'), exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.getByRole('link', { name: subject }).click()
  const letter = page.getByRole('article')
  await expect(letter.getByRole('heading', { name: subject })).toBeVisible()
  await expect(letter).toContainText('It is not in my balance yet.')

  await clock.advance('8m')
  await page.goBack()
  await expect(page.getByRole('tabpanel', { name: t('messages.sent'), exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: subject })).toBeFocused()
  await page.getByRole('tab', { name: t('messages.received'), exact: true }).click()
  const answer = page.getByRole('tabpanel').getByRole('link').first()
  await expect(answer).toContainText(subject)
  await expect(answer).toContainText(t('messages.from_service'))
})
