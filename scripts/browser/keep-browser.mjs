import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/** A browser that ends sooner than this has not shown its page. */
const shortestRun = 10_000
const mostShortRuns = 3

/**
 * Runs a browser until a person closes it, and starts it again after a crash. Throws if it cannot be started, or if it
 * fails at once three times in a row.
 * @param {string} browser The path of its program
 * @param {string[]} parameters
 * @param {{ pause?: number }} [options] The milliseconds before it starts again
 */
export async function keepBrowser(browser, parameters, { pause = 2_000 } = {}) {
  for (let shortRuns = 0; ; ) {
    const began = performance.now()
    if ((await exitCode(browser, parameters)) === 0) return
    shortRuns = performance.now() - began < shortestRun ? shortRuns + 1 : 0
    if (shortRuns === mostShortRuns)
      throw new Error(`${browser} fails as soon as it starts. Start it by hand to see why.`)
    console.log('The browser ended by itself; it starts again.')
    await wait(pause)
  }
}

/**
 * Runs a program to its end; returns null if a signal ended it.
 * @param {string} program
 * @param {string[]} parameters
 * @returns {Promise<number | null>}
 */
const exitCode = (program, parameters) =>
  new Promise((resolve, reject) =>
    spawn(program, parameters, { stdio: 'ignore' }).on('error', reject).on('exit', resolve),
  )
