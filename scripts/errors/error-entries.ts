import { describeAct } from '#e2e/catalogue/act.ts'
import { textRows } from '#e2e/catalogue/texts.ts'
import { type TextKey, textsOf } from '#e2e/support/texts.ts'
import { failureFacts, loadScreenErrors } from '#gateway/failure.ts'
import { type GatewayErrorCode, gatewayErrorCodes, gatewayErrors } from '#mock-server/values/error-codes.ts'
import { reproductions } from '#mock-server/verify/errors/reproductions.ts'
import { shellText } from '#mock-server/verify/errors/shell.ts'

const ko = textsOf('KO').t
const en = textsOf('EN').t

interface Entry {
  /** The key of the app's text. */
  key: TextKey
  ko: string
  en: string
  /** The reproduction: lines for a shell, with steps in the browser as comments. */
  reach: readonly string[]
}

/** An error of the gateway; the last line of its reproduction returns it. */
export interface ErrorEntry extends Entry {
  code: GatewayErrorCode
  status: number
  /** Whether repeating the unchanged call may help. */
  retry: boolean
}

/** A specified text on the app's screen. */
export interface ScreenEntry extends Entry {
  where: string
  /** The duration of a toast in milliseconds. */
  stays?: number
}

await loadScreenErrors()

const texts = (key: TextKey) => ({ key, ko: ko(key), en: en(key) })

/** @param url The host's address, if it is not the default one. */
export const errorEntries = (url?: string): readonly ErrorEntry[] =>
  gatewayErrorCodes.map((code) => {
    const { status } = gatewayErrors[code]
    const { text, retry } = failureFacts(code, status)
    return { code, status, ...texts(text), retry, reach: reproductions[code].map((line) => shellText(line, url)) }
  })

/** @param url The host's address, if it is not the default one. */
export const screenEntries = (url?: string): readonly ScreenEntry[] =>
  textRows.map(({ key, where, stays, acts }) => ({
    ...texts(key),
    where,
    stays,
    reach: acts.map((act) => describeAct(act, en, url)),
  }))
