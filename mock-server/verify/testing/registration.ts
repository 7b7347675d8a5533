import { requestCaptcha } from './codes.ts'
import type { Platform } from './platform.ts'

/** The account fields of a new member. */
export const newcomer = {
  username: 'brand_new',
  password: 'parlor2026',
  confirmPassword: 'parlor2026',
  payeeName: '신규회원',
  type: 0,
} as const

/** A registration that the merchant HAEDAL accepts with a captcha. */
export const form = { ...newcomer, registerUrl: 'localhost', registerMethod: 'H5', domain: 'localhost' } as const

/** Returns the registration with a captcha. */
export const completeForm = async (platform: Platform) => ({ ...form, captcha: await requestCaptcha(platform) })
