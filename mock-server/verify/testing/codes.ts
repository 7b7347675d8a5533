import { auth } from '#contract/auth.ts'
import type { Platform } from './platform.ts'

/** Requests a captcha image and returns its code. */
export async function requestCaptcha({ call, world }: Pick<Platform, 'call' | 'world'>): Promise<string> {
  await call(auth.captcha, {})
  return world().tables.captchas.all().at(-1)?.code ?? ''
}

/** Returns the code of the latest SMS or e-mail. */
export const lastCode = ({ world }: Pick<Platform, 'world'>): string => world().outbox.messages().at(-1)?.code ?? ''
