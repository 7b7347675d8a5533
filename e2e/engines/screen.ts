import { expect } from '@playwright/test'
import type { Engine, InputSource } from './engine.ts'
import { findSpot, readText, type Spot } from './in-page.ts'

export type Screen = ReturnType<typeof screenOf>

/** Returns what a person does and sees at a browser's window. `base` is the address of a world. */
export function screenOf(engine: Engine, base: string) {
  /** Calls a function in the page or in its frame, wherever the engine is. */
  async function call<Values extends unknown[], Result>(inPage: (...values: Values) => Result, ...values: Values) {
    const result = await engine.evaluate(`(${inPage})(...${JSON.stringify(values)})`)
    return result as Result
  }

  /** Presses the first element with this name, once it has stopped moving and nothing covers it. */
  async function press(selector: string, name = '') {
    let spot: Spot | null = null
    const hasStopped = async () => {
      const last = spot
      spot = await call(findSpot, selector, name)
      return spot !== null && spot.x === last?.x && spot.y === last.y
    }
    await expect.poll(hasStopped, { message: `${name || selector} can be pressed` }).toBe(true)
    if (spot) await engine.act([pressAt(spot)])
  }

  return {
    call,
    visit: (path: string) => engine.open(base + path),
    press,
    /** Types into the empty field with this name. */
    async fill(field: string, text: string) {
      await press(`[name="${field}"]`)
      await engine.act([typing(text)])
    },
    /** Turns to the page's frame once that shows a text. It has another document while it loads, which WebKit loses. */
    turnToFrame: (text: string) =>
      expect(async () => {
        await engine.turnTo('frame')
        expect(await call(readText)).toContain(text)
      }).toPass({ timeout: 60_000 }),
    expectText: (text: string) => expect.poll(() => call(readText)).toContain(text),
  }
}

const pressAt = ({ x, y }: Spot): InputSource => ({
  type: 'pointer',
  id: 'pointer',
  actions: [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

const typing = (text: string): InputSource => ({
  type: 'key',
  id: 'keys',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})
