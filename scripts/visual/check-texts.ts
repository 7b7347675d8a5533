import type { Page } from '@playwright/test'
import { textFaults } from '#e2e/support/text-faults.ts'
import type { Failure } from '../test/outcome.ts'

/** A fault of the layout on a page of its own, as it is found, and the same texts without it. */
interface Planted {
  found: string
  faulty: string
  sound: string
}

const overlapping = (second: number) => `<div style="position: relative; block-size: 100px">
  <p style="position: absolute; inset-block-start: 0">Balance</p>
  <p style="position: absolute; inset-block-start: ${second}px">Withdraw</p>
</div>`
const narrow = (width: number) =>
  `<p style="inline-size: ${width}px; font: 20px monospace; overflow-wrap: anywhere">Withdrawal</p>`
const wide = (width: string) => `<div style="inline-size: ${width}">Balance</div>`

export const plantedTexts: readonly Planted[] = [
  { found: '"Balance" and "Withdraw" overlap', faulty: overlapping(8), sound: overlapping(60) },
  { found: '"Withdrawal" is broken in p.', faulty: narrow(60), sound: narrow(300) },
  {
    found: 'the page is 40 px wider than the window',
    faulty: wide('calc(100% + 40px)'),
    sound: wide('100%'),
  },
]

/** Fails if an overlap, a broken word or a horizontal scroll is not found, or anything else is. */
export async function checkTexts(page: Page): Promise<Failure[]> {
  const failures: Failure[] = []
  for (const { found, faulty, sound } of plantedTexts) {
    const faults = await faultsOf(page, faulty)
    const alarms = await faultsOf(page, sound)
    const message =
      (`${faults}` !== found && `These are the faults: ${faults.join(', ') || 'none'}`) ||
      (alarms.length > 0 && `Without it, these are faults: ${alarms.join(', ')}`)
    if (message) failures.push({ name: `shows that ${found}`, message })
  }
  return failures
}

async function faultsOf(page: Page, markup: string): Promise<string[]> {
  await page.evaluate(showAlone, markup)
  return textFaults(page)
}

/** Puts markup in the place of the page's content, without the space around it. */
function showAlone(markup: string): void {
  document.body.style.cssText = 'margin: 0; padding: 0'
  document.body.innerHTML = markup
}
