import { minute } from '#contract/time-units.ts'
import { digits } from '#mock-server/world/worlds/digits.ts'
import { purge } from '#mock-server/world/worlds/purge.ts'
import type { World } from '#mock-server/world/worlds/world.ts'

const length = 6
const life = 5 * minute

/** Creates a captcha code that can be used once. */
export async function issueCaptcha(world: World): Promise<string> {
  const code = digits(world, 'captcha', length)
  if (world.tables.captchas.get(code)) return issueCaptcha(world)
  purge(world)
  await world.tables.captchas.insert({ code, expiresAt: world.clock.now() + life })
  return code
}

const forcedRefusals = { pass: undefined, fail: 'CAPTCHA_WRONG', expired: 'CAPTCHA_EXPIRED' } as const

/** Uses up a captcha. Returns why it is refused; undefined if it is correct. */
export function refuseCaptcha(world: World, code: string | undefined) {
  if (!code) return 'CAPTCHA_REQUIRED'
  const captcha = world.tables.captchas.get(code)
  world.tables.captchas.remove(code)
  const { captchaOutcome } = world.settings()
  if (captchaOutcome !== 'judged') return forcedRefusals[captchaOutcome]
  if (!captcha) return 'CAPTCHA_WRONG'
  return captcha.expiresAt <= world.clock.now() ? 'CAPTCHA_EXPIRED' : undefined
}
