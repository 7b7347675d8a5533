import { type Line, usualUrl } from '#mock-server/verify/errors/line.ts'
import { shellText } from '#mock-server/verify/errors/shell.ts'
import type { TextKey } from '../support/texts.ts'

/** A tester's action as data, which tests perform too. */
export type Act =
  /** Opens an address in a scenario's state, as `/m/message?scenario=trial`. */
  | { open: string; scenario: string }
  /** A line of the control command, while the page is open. */
  | { shell: Line }
  /** Presses a button, a link or a tab by its text; inside the form if others have the same text. */
  | { press: TextKey; inForm?: true }
  /** Types into fields by their names. */
  | { type: Readonly<Record<string, string>> }
  /** Types the captcha's code. */
  | { readCaptcha: true }
  | { reload: true }
  /** Disconnects the device from the network. */
  | { offline: true }
  /** The browser's user agent. */
  | { browser: string }

/** Returns the address that opens the state in a new world. */
const addressOf = ({ open, scenario }: { open: string; scenario: string }, url = usualUrl): string =>
  `${url}${open}${open.includes('?') ? '&' : '?'}scenario=${scenario}`

/** Describes an action; a shell line is unchanged. @param t The texts of the app. */
export function describeAct(act: Act, t: (key: TextKey) => string, url?: string): string {
  if ('shell' in act) return shellText({ ...act.shell, words: [...act.shell.words, '--world', '{{WORLD}}'] }, url)
  if ('open' in act) return `# open ${addressOf(act, url)} and set WORLD to the name after /w/ in its address`
  if ('press' in act) return `# press “${t(act.press).replaceAll(/\{\{\w+\}\}/g, '…')}”`
  if ('type' in act)
    return `# type ${Object.entries(act.type)
      .map(([field, text]) => `${text} as ${field}`)
      .join(', ')}`
  if ('browser' in act) return `# set the browser’s user agent to ${act.browser}`
  if ('offline' in act) return '# disconnect the device from the network'
  return 'reload' in act ? '# reload the page' : '# type the captcha’s code'
}
