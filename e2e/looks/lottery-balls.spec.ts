import type { Locator, Page } from '@playwright/test'
import type * as z from 'zod/mini'
import { type DrawRows, lottery } from '#contract/lottery.ts'
import { expect, test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { expectWholeTexts, narrow } from '../support/windows.ts'
import { withMotion } from '../support/with-motion.ts'

test.use(withMotion)

const { t } = textsOf('EN')
/** Time is frozen here, so that no draw replaces a result. */
const scenario = 'frozen-clock'

test.use({ viewport: narrow })

/** Returns the value of the first answer of a call, once it has come. */
async function answerOf<Response extends z.ZodMiniType>(
  page: Page,
  { path, response }: { path: string; response: Response },
): Promise<z.output<Response>> {
  const answer = await page.waitForResponse((sent) => new URL(sent.url()).pathname.endsWith(path))
  return response.parse((await answer.json()).value)
}

const numbersOf = (rows: DrawRows) => rows.flatMap(({ numbers }) => numbers)
/** A row of a list shows the balls of a draw, or the first prize of a table of prizes. */
const shortOf = (rows: DrawRows) => numbersOf(rows.length > 2 ? rows.slice(0, 1) : rows)

/** Expects these numbers in this order, each in a round box of its own that holds all of it. */
async function expectBalls(within: Locator, numbers: readonly string[]) {
  const balls = within.getByText(/^\d+\s*$/).and(within.page().locator('span'))
  await expect(balls).toHaveText([...numbers])
  const faults = await balls.evaluateAll((all) =>
    all.flatMap((ball) => {
      const range = document.createRange()
      range.selectNodeContents(ball)
      const [number, box] = [range.getBoundingClientRect(), ball.getBoundingClientRect()]
      const { borderStartStartRadius, backgroundColor, textOverflow } = getComputedStyle(ball)
      const isWhole =
        number.left >= box.left && number.right <= box.right && number.top >= box.top && number.bottom <= box.bottom
      const isRound = 2 * Number.parseFloat(borderStartStartRadius) >= Math.min(box.width, box.height) - 1
      const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)'
      const isInWindow = box.left >= 0 && box.right <= document.documentElement.clientWidth
      if (isWhole && isRound && isFilled && isInWindow && textOverflow === 'clip') return []
      return [`${ball.textContent}: ${JSON.stringify({ isWhole, isRound, isFilled, isInWindow, textOverflow })}`]
    }),
  )
  expect(faults).toEqual([])
}

async function expectRows(page: Page, results: readonly DrawRows[]) {
  const rows = page.getByRole('tabpanel').getByRole('listitem')
  await expect(rows).toHaveCount(results.length)
  for (const [place, result] of results.entries()) {
    await test.step(`row ${place + 1}`, () => expectBalls(rows.nth(place), shortOf(result)))
  }
  await expectWholeTexts(page, narrow)
}

test('a list shows each lottery’s last result as whole balls at 320 px', async ({ page, open }) => {
  const answer = answerOf(page, lottery.lotteryList)
  await open('/m/lottery', { scenario, language: 'EN' })
  const { content } = await answer
  await expectRows(
    page,
    content.map(({ opened }) => opened.rows),
  )
})

test('the first prize of each table of Vietnam is whole at 320 px', async ({ page, open }) => {
  await open('/m/lottery', { scenario, language: 'EN' })
  const answer = answerOf(page, lottery.vnGameMenu)
  await page.getByRole('tab', { name: t('lottery.vietnam'), exact: true }).click()
  const south = (await answer).find(({ region }) => region === 'south')!
  await expectRows(
    page,
    south.games.map(({ opened }) => opened.rows),
  )
})

test('an order shows every prize of its draw as whole balls at 320 px', async ({ page, open }) => {
  await open('/m/lottery', { scenario, language: 'EN' })
  await page.getByRole('tab', { name: t('lottery.history') }).click()
  const answer = answerOf(page, lottery.orderDetail)
  await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').click()
  const { parts } = await answer
  const shown = parts.flatMap(({ opened }) => (opened ? numbersOf(opened) : []))
  expect(shown.length).toBeGreaterThan(1)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expectBalls(dialog, shown)
  await expectWholeTexts(page, narrow)
})
