import { type ErrorCode, errorCatalogue, errorCodes } from '#contract/errors.ts'
import { shellText } from '#mock-server/errors/shell.ts'
import { ways } from '#mock-server/errors/ways.ts'
import { textsOf } from '../e2e/texts.ts'

const ko = textsOf('KO').t
const en = textsOf('EN').t

/** An error of the gateway with all that a tester wants to know of it. */
export interface ErrorEntry {
  code: ErrorCode
  status: number
  /** The key of the text that the app shows, and the text. */
  key: string
  ko: string
  en: string
  /** Whether asking again without changing anything may help. */
  retry: boolean
  /** The lines for a shell whose last one is answered with the error. */
  reach: readonly string[]
}

/** @param url Where the host is, if not at the usual address. */
export const errorEntries = (url?: string): readonly ErrorEntry[] =>
  errorCodes.map((code) => {
    const { status, text: key, retry } = errorCatalogue[code]
    return { code, status, key, ko: ko(key), en: en(key), retry, reach: ways[code].map((line) => shellText(line, url)) }
  })
