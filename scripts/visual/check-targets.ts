import type { Page } from '@playwright/test'
import { smallTargets } from '../checks/layout-faults.ts'
import type { Failure } from '../test/outcome.ts'

/** Returns each kind of control, with targets of a height in pixels. */
function controls(height: number): string[] {
  const look = `style="all: unset; display: block; inline-size: 60px; block-size: ${height}px"`
  return [
    `<button ${look}></button>`,
    `<a href="#" ${look}></a>`,
    `<input ${look}>`,
    `<select ${look}></select>`,
    `<textarea ${look}></textarea>`,
    `<details><summary ${look}></summary></details>`,
    `<label ${look}><input type="checkbox"></label>`,
    `<label ${look}><input type="radio"></label>`,
    `<div role="tab" ${look}></div>`,
    `<div role="switch" ${look}></div>`,
  ]
}

/** Fails unless a control of 43 px is a layout fault and one of 44 px is not. */
export async function checkTargets(page: Page): Promise<Failure[]> {
  const found = await page.evaluate(addControls, controls(43)).then(() => smallTargets(page))
  const alarms = await page.evaluate(addControls, controls(44)).then(() => smallTargets(page))
  const missed = controls(43).length - found.length
  const message =
    (missed !== 0 && `Of ${controls(43).length} controls of 43 px, these are faults: ${found.join(', ')}`) ||
    (alarms.length > 0 && `Controls of 44 px are faults: ${alarms.join(', ')}`)
  return message ? [{ name: 'shows targets below 44 px', message }] : []
}

/** Puts controls in the place of the page's content. */
function addControls(markup: string[]): void {
  document.body.innerHTML = markup.join('')
}
