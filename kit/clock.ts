import type { BrowserContext } from '@playwright/test'
import type { Control } from './control.ts'
import type { Reading } from './types.ts'

type PageClock = Pick<BrowserContext['clock'], 'install' | 'fastForward' | 'setFixedTime' | 'setSystemTime'>

/** Moves the clock of a world, and that of every page of the browser context with it. */
export function createClock({ call }: Control, pages: PageClock) {
  let installed: Promise<void> | undefined

  const read = () => call<Reading>('GET', 'clock')

  /** Sets the pages to the world's time. In a frozen world their date is frozen while their timers run. */
  async function align({ mode, now }: Reading) {
    await (mode === 'frozen' ? pages.setFixedTime(now) : pages.setSystemTime(now))
  }

  async function move(action: object): Promise<Reading> {
    installed ??= pages.install()
    await installed
    const before = await read()
    const after = await call<Reading>('POST', 'clock', action)
    // Fires the timers in between, each at most once.
    if (after.now > before.now) await pages.fastForward(after.now - before.now)
    await align(after)
    return after
  }

  return {
    read,
    /** Takes over the pages' timers; timers that a page set before are out of reach. */
    async install() {
      installed ??= pages.install()
      await installed
      await align(await read())
    },
    freeze: () => move({ action: 'freeze' }),
    run: () => move({ action: 'run' }),
    /** Moves forward by a duration such as `30s`, `5m` or `2h`. */
    advance: (by: string) => move({ action: 'advance', by }),
    set: (at: Date | number) => move({ action: 'set', at: Number(at) }),
    /** Moves to the next instant at which something is due. */
    next: () => move({ action: 'next' }),
  }
}

export type Clock = ReturnType<typeof createClock>
