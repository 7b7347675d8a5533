import { minute } from '#mock-server/values/time-units.ts'
import { digits } from '#mock-server/world/digits.ts'
import { purge } from '#mock-server/world/purge.ts'
import type { World } from '#mock-server/world/world.ts'

const length = 6
const life = 5 * minute

/** A new captcha code. It may be used once, by whoever types it. */
export async function issueCaptcha(world: World): Promise<string> {
  const code = digits(world, 'captcha', length)
  if (world.tables.captchas.get(code)) return issueCaptcha(world)
  purge(world)
  await world.tables.captchas.insert({ code, expiresAt: world.clock.now() + life })
  return code
}

const forced = { pass: undefined, fail: 'CAPTCHA_WRONG', expired: 'CAPTCHA_EXPIRED' } as const

/** Uses a captcha up and says what was wrong with it, if anything was. */
export function refuseCaptcha(world: World, code: string | undefined) {
  if (!code) return 'CAPTCHA_REQUIRED'
  const captcha = world.tables.captchas.get(code)
  world.tables.captchas.remove(code)
  const { captchaOutcome } = world.settings()
  if (captchaOutcome !== 'judged') return forced[captchaOutcome]
  if (!captcha) return 'CAPTCHA_WRONG'
  return captcha.expiresAt <= world.clock.now() ? 'CAPTCHA_EXPIRED' : undefined
}
