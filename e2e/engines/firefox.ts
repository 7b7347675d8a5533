import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { connectBidi } from './bidi.ts'
import { type Engine, phone } from './engine.ts'
import { startLeashed } from './leashed.ts'

/** Keeps Firefox from pages and connections of its own, and gives it the scrollbars of a phone, which take no width. */
const preferences = `user_pref('browser.shell.checkDefaultBrowser', false);
user_pref('browser.startup.page', 0);
user_pref('datareporting.policy.dataSubmissionEnabled', false);
user_pref('network.captive-portal-service.enabled', false);
user_pref('network.connectivity-service.enabled', false);
user_pref('services.settings.server', 'data:,#remote-settings-dummy/v1');
user_pref('ui.useOverlayScrollbars', 1);
user_pref('toolkit.telemetry.server', 'data:,');
`

const Opened = z.object({ context: z.string() })
const Tree = z.object({ contexts: z.array(z.object({ children: z.array(z.object({ context: z.string() })) })) })
const Result = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
])
const Picture = z.object({ data: z.string() })

/** Starts Firefox without a window, with a new profile in a folder, and drives it by WebDriver BiDi. */
export async function startFirefox(program: string, folder: string): Promise<Engine> {
  mkdirSync(folder, { recursive: true })
  const profile = mkdtempSync(join(folder, 'firefox-'))
  writeFileSync(join(profile, 'user.js'), preferences)
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const browser = startLeashed([program, ...options])
  const { send, close } = await connectBidi(await browser.waitForOutput(/WebDriver BiDi listening on (ws:\S+)/))
  await send('session.new', { capabilities: {} })
  const { context: page } = Opened.parse(await send('browsingContext.create', { type: 'tab' }))
  await send('browsingContext.setViewport', { context: page, viewport: phone, devicePixelRatio: 2 })
  let context = page

  return {
    async open(url) {
      context = page
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(expression) {
      const request = {
        expression: `JSON.stringify(${expression}) ?? 'null'`,
        target: { context },
        awaitPromise: false,
      }
      const answer = Result.parse(await send('script.evaluate', request))
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return JSON.parse(answer.result.value)
    },
    async act(actions) {
      await send('input.performActions', { context, actions })
    },
    async turnTo(place) {
      const { contexts } = Tree.parse(await send('browsingContext.getTree', { root: page }))
      const [frame] = contexts[0]?.children ?? []
      if (place === 'frame' && !frame) throw new Error('The page has no frame.')
      context = place === 'frame' && frame ? frame.context : page
    },
    async picture() {
      const { data } = Picture.parse(await send('browsingContext.captureScreenshot', { context: page }))
      return Buffer.from(data, 'base64')
    },
    async close() {
      close()
      await browser.end()
    },
  }
}
