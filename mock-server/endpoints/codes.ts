import type { World } from '../world/world.ts'

const captchaLife = 5 * 60_000
const smsLife = 3 * 60_000
const smsPause = 60_000

const digits = (world: World, kind: string, length: number): string =>
  String(world.chance.integer(0, 10 ** length - 1, kind, world.nextCount(kind))).padStart(length, '0')

/** A new captcha code. It may be used once, by whoever types it. */
export async function issueCaptcha(world: World): Promise<string> {
  const code = digits(world, 'captcha', 6)
  if (world.tables.captchas.get(code)) return issueCaptcha(world)
  await world.tables.captchas.insert({ code, expiresAt: world.clock.now() + captchaLife })
  return code
}

/** Uses a captcha up and says what was wrong with it, if anything was. */
export function refuseCaptcha(world: World, code: string | undefined) {
  if (!code) return 'CAPTCHA_REQUIRED'
  const captcha = world.tables.captchas.get(code)
  if (!captcha) return 'CAPTCHA_WRONG'
  world.tables.captchas.remove(code)
  return captcha.expiresAt <= world.clock.now() ? 'CAPTCHA_EXPIRED' : undefined
}

type SmsPurpose = 'login' | 'register'

const smsKey = (purpose: SmsPurpose, mobile: string) => `${purpose}:${mobile}`

/** Sends a code to the outbox and tells when it expires, or nothing when one was sent a moment ago. */
export async function sendSmsCode(world: World, purpose: SmsPurpose, mobile: string): Promise<number | undefined> {
  const { smsCodes } = world.tables
  const key = smsKey(purpose, mobile)
  const now = world.clock.now()
  const previous = smsCodes.get(key)
  if (previous && now - previous.sentAt < smsPause) return undefined
  smsCodes.remove(key)
  const code = digits(world, 'sms', 6)
  const expiresAt = now + smsLife
  await smsCodes.insert({ key, code, sentAt: now, expiresAt })
  const name = world.merchant().name.ko
  world.outbox.send({ at: now, channel: 'sms', to: mobile, text: `[${name}] 인증번호 ${code}`, code })
  return expiresAt
}

/** Whether the code is the one last sent to the number, in time; a right code is used up. */
export function redeemSmsCode(world: World, purpose: SmsPurpose, mobile: string, code: string): boolean {
  const key = smsKey(purpose, mobile)
  const sent = world.tables.smsCodes.get(key)
  if (!sent || sent.code !== code || sent.expiresAt <= world.clock.now()) return false
  world.tables.smsCodes.remove(key)
  return true
}
