import { isStandalone } from '#platform/device.ts'

/** The time limit of one attempt of a read: it is tried at most twice, so that it fails within 10 seconds in all. */
export const readMs = 4_800

/**
 * Returns the headers of a call: the session's token and the merchant's module, if any, and an installed app's device.
 * Section 7 of the specification sets their names.
 */
export const requestHeaders = (token: string | undefined, module: string | undefined): Record<string, string> => ({
  ...(token && { Authorization: token }),
  ...(module && { ModuleId: module }),
  ...(isStandalone() && { Device: 'OTHERS' }),
})
