import { requestCaptcha } from './codes.ts'
import type { Platform } from './platform.ts'

export const form = {
  registerUrl: 'localhost',
  registerMethod: 'H5',
  username: 'brand_new',
  password: 'parlor2026',
  confirmPassword: 'parlor2026',
  payeeName: '신규회원',
  type: 0,
  domain: 'localhost',
} as const

/** Returns a registration that the merchant HAEDAL accepts. */
export const completeForm = async (platform: Platform) => ({ ...form, captcha: await requestCaptcha(platform) })
