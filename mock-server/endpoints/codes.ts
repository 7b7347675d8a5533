import type { Message } from '../world/outbox.ts'
import type { World } from '../world/world.ts'

const captchaLife = 5 * 60_000
const codeLife = 3 * 60_000
const codePause = 60_000

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

type SmsPurpose = 'login' | 'register' | 'password'

/** What a code was sent for, and to whom: `password:821022334455`, `email:haedal_92`. */
export type CodeKey = `${SmsPurpose}:${string}` | `email:${string}`

type Envelope = Pick<Message, 'channel' | 'to'>

/** Sends a code to the outbox and tells when it expires, or nothing when one was sent a moment ago. */
async function sendCode(world: World, key: CodeKey, envelope: Envelope): Promise<number | undefined> {
  const { smsCodes } = world.tables
  const now = world.clock.now()
  const previous = smsCodes.get(key)
  if (previous && now - previous.sentAt < codePause) return undefined
  smsCodes.remove(key)
  const code = digits(world, envelope.channel, 6)
  const expiresAt = now + codeLife
  await smsCodes.insert({ key, code, sentAt: now, expiresAt })
  const name = world.merchant().name.ko
  world.outbox.send({ at: now, ...envelope, text: `[${name}] 인증번호 ${code}`, code })
  return expiresAt
}

export const sendSmsCode = (world: World, purpose: SmsPurpose, mobile: string): Promise<number | undefined> =>
  sendCode(world, `${purpose}:${mobile}`, { channel: 'sms', to: mobile })

export const sendEmailCode = (world: World, account: string, email: string): Promise<number | undefined> =>
  sendCode(world, `email:${account}`, { channel: 'email', to: email })

/** When a code that is under way runs out; nothing when none is. */
export function codeExpiry(world: World, key: CodeKey): number | undefined {
  const expiresAt = world.tables.smsCodes.get(key)?.expiresAt ?? 0
  return expiresAt > world.clock.now() ? expiresAt : undefined
}

/** Whether the code is the one last sent, in time; a right code is used up. */
export function redeemCode(world: World, key: CodeKey, code: string): boolean {
  if (!codeExpiry(world, key) || world.tables.smsCodes.get(key)?.code !== code) return false
  world.tables.smsCodes.remove(key)
  return true
}

export const redeemSmsCode = (world: World, purpose: SmsPurpose, mobile: string, code: string): boolean =>
  redeemCode(world, `${purpose}:${mobile}`, code)
