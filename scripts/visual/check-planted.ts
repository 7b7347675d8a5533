import { join } from 'node:path'
import { ensureBrowser } from '../browser/ensure-browser.mjs'
import { root } from '../paths.mjs'
import { serveFolder } from '../static-server.mjs'
import { type Failure, type Outcome, pass } from '../test/outcome.ts'
import type { Shot } from './baseline.ts'
import { brokenRules } from './broken-rules.ts'
import { launchForPictures } from './browser.ts'
import { changesOf } from './changes.ts'
import { checkLost } from './check-lost.ts'
import { checkTargets } from './check-targets.ts'
import { type LivePage, openLivePage } from './live-page.ts'
import { type Plant, plant, plants } from './plants.ts'
import { lookAt } from './take-shots.ts'

const story = 'features-auth-login-screen--ready'

/** Plants changes, a lost picture and small targets one by one, and fails those that are missed, or reported without one. */
export async function checkPlanted(): Promise<Outcome> {
  ensureBrowser()
  const server = await serveFolder(join(root, 'storybook-static'), { compressed: false })
  const browser = await launchForPictures()
  try {
    const live = await openLivePage(browser, server.url, story)
    await live.show(story)
    const look = async () => {
      // A change must reach the screen before its picture is taken, as in every story.
      await live.page.evaluate(() => globalThis.restStory?.())
      return (await lookAt(live.page, () => brokenRules(live.page, story))).shot
    }
    const before = await look()
    const failures: Failure[] = []
    for (const one of plants) failures.push(...(await problemsWith(one, live, look, before)))
    failures.push(...(await checkLost(live, story, look)))
    failures.push(...(await checkTargets(live.page)))
    return { ...pass(plants.length + 2 - failures.length), failures }
  } finally {
    await browser.close()
    server.close()
  }
}

async function problemsWith(one: Plant, { page }: LivePage, look: () => Promise<Shot>, before: Shot) {
  const { fault, ...change } = one
  await page.evaluate(plant, change)
  const planted = await look()
  await page.evaluate(() => globalThis.undoPlant?.())
  const undone = await look()
  const message = missed(one, before, planted) ?? falseAlarm(before, undone)
  return message === undefined ? [] : [{ name: `shows ${one.name}`, message }]
}

function missed({ finds = 'picture', fault }: Plant, before: Shot, after: Shot): string | undefined {
  const [found] = changesOf({ [story]: before }, { [story]: after })
  if (!found || before[finds] === after[finds]) return `The ${finds} did not change.`
  if (finds === 'aria' && before.picture !== after.picture) return 'The picture changed too.'
  if (fault && !after.faults.some((line) => fault.test(line))) return `No layout fault of ${after.faults} is ${fault}.`
  return undefined
}

const falseAlarm = (before: Shot, after: Shot) =>
  changesOf({ [story]: before }, { [story]: after }).length > 0
    ? 'The story differs after the change was undone.'
    : undefined
