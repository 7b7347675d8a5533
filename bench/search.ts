import { loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import { startHost } from '#e2e/deploy/start-host.ts'
import { textsOf } from '#e2e/support/texts.ts'
import { findTestBrowser } from '#scripts/browser/find-browser.mjs'
import { build } from '#scripts/build.mjs'
import { percentile } from './statistics.ts'
import { forget, startPhone } from './web-browser.ts'

/** Names, initial consonants, a typo, and a vendor with a name: what a person types, key by key. */
const texts = ['dragon', 'gragon', '황금', 'ㅎㅂ', '용의 승첨', 'PG 황금']
const aim = 50
/** What the on-screen keyboard leaves of a phone's window. */
const besideKeyboard = { width: 390, height: 508 }

/** Milliseconds from each key to the next paint, and to the paint of its results. */
interface Times {
  next: number[]
  results: number[]
}

/** Notes, for each key, when the page has painted the next frame, and the first one with another list. */
const watchKeys = (page: Page) =>
  page.evaluate(() => {
    const times: Times = { next: [], results: [] }
    Object.assign(window, { times })
    let pressed: number | undefined
    const notePaint = (of: keyof Times, from: number) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        // A message comes after the frame is painted.
        port1.onmessage = () => times[of].push(performance.now() - from)
        port2.postMessage(undefined)
      })
    const notePress = ({ timeStamp }: Event) => {
      pressed = timeStamp
      notePaint('next', timeStamp)
    }
    document.addEventListener('beforeinput', notePress, { capture: true })
    const observer = new MutationObserver(() => {
      if (pressed !== undefined) notePaint('results', pressed)
      pressed = undefined
    })
    const list = document.querySelector('[role=tabpanel]') as Element
    observer.observe(list, { childList: true, subtree: true, characterData: true })
  })

const timesOf = (page: Page): Promise<Times> => page.evaluate(() => (window as typeof window & { times: Times }).times)

function print(what: string, times: readonly number[]): void {
  const [middle, most] = [0.5, 0.95].map((share) => Math.round(percentile(times, share)))
  console.log(`${what}: p50 ${middle} ms, p95 ${most} ms, of ${times.length}`)
}

async function typeAll(page: Page): Promise<void> {
  const field = page.getByRole('searchbox')
  for (const text of texts) {
    for (const sign of text) {
      await page.keyboard.insertText(sign)
      await page.waitForTimeout(400)
    }
    await field.fill('')
    await page.waitForTimeout(400)
  }
}

/** Types into the search of all games on a slow processor, and prints how soon each key's results are painted. */
export async function measureSearch(): Promise<void> {
  await Promise.all([build('app'), build('vendors')])
  const phone = await startPhone(findTestBrowser())
  const host = await startHost()
  try {
    await forget(phone, host.url, { language: 'KO' })
    const page = await phone.context.newPage()
    await page.goto(`${host.url}/m/gameList?gameType=&vassalage=&type=ALL`)
    await page.locator('[aria-posinset="1"]').waitFor()
    await page.getByRole('button', { name: textsOf('KO').t('gamelist.search') }).click()
    await page.getByRole('searchbox').fill('a')
    await page.waitForLoadState('networkidle')
    await page.getByRole('searchbox').fill('')
    await page.setViewportSize(besideKeyboard)
    await watchKeys(page)
    const devtools = await phone.context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await typeAll(page)
    const times = await timesOf(page)
    console.log(`search of 10,000 games at 4 × CPU, load ${loadavg()[0]?.toFixed(1)}`)
    print(`key to next paint (aim ${aim})`, times.next)
    print('key to painted results', times.results)
  } finally {
    await phone.context.close()
    await host.close()
  }
}
