/** Filters the input of a numeric field: digits only, up to its length. */
export const digits = (text: string, maximum: number): string => text.replace(/\D/g, '').slice(0, maximum)

export const captchaLength = 6
export const smsCodeLength = 10
export const mobileLength = 20

/** Returns the number for the gateway: without one leading zero, which the dialling code replaces. */
export const withoutLeadingZero = (mobile: string): string => mobile.replace(/^0/, '')
