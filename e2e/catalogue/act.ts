import { type Line, usualUrl } from '#mock-server/verify/errors/line.ts'
import { shellText } from '#mock-server/verify/errors/shell.ts'
import type { TextKey } from '../texts.ts'

/** Something a tester does, as data: a test does it too. */
export type Act =
  /** Opens an address in the state of a scenario, as `/m/message?scenario=trial`. */
  | { open: string; scenario: string }
  /** A line of the control command, while the page is open. */
  | { shell: Line }
  /** Presses a button, a link or a tab by its words; inside the form where others have the same words. */
  | { press: TextKey; inForm?: true }
  /** Types into fields by their names. */
  | { type: Readonly<Record<string, string>> }
  /** Types what the captcha picture shows. */
  | { readCaptcha: true }
  | { reload: true }
  /** The device loses its network. */
  | { offline: true }
  /** What the browser says it is. */
  | { browser: string }

/** The address that brings a browser into the state, in a world of its own. */
const addressOf = ({ open, scenario }: { open: string; scenario: string }, url = usualUrl): string =>
  `${url}${open}${open.includes('?') ? '&' : '?'}scenario=${scenario}`

/** An act in words; a line of a shell stands as it is typed. @param t The words of the app. */
export function inWords(act: Act, t: (key: TextKey) => string, url?: string): string {
  if ('shell' in act) return shellText({ ...act.shell, words: [...act.shell.words, '--world', '{{WORLD}}'] }, url)
  if ('open' in act) return `# open ${addressOf(act, url)} and set WORLD to the name after /w/ in its address`
  if ('press' in act) return `# press “${t(act.press).replaceAll(/\{\{\w+\}\}/g, '…')}”`
  if ('type' in act)
    return `# type ${Object.entries(act.type)
      .map(([field, text]) => `${text} as ${field}`)
      .join(', ')}`
  if ('browser' in act) return `# let the browser say that it is ${act.browser}`
  if ('offline' in act) return '# take the device off the network'
  return 'reload' in act ? '# reload the page' : '# type what the captcha shows'
}
