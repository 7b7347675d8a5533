/** What may be typed into a numeric field: digits, and no more of them than it holds. */
export const digits = (text: string, maximum: number): string => text.replace(/\D/g, '').slice(0, maximum)

export const captchaLength = 6
export const smsCodeLength = 10
export const mobileLength = 20

/** The number as the gateway takes it: without a single leading zero, which the dialling code replaces. */
export const withoutLeadingZero = (mobile: string): string => mobile.replace(/^0/, '')
