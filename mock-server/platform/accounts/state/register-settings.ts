import type { RegisterSettings } from '#contract/system.ts'
import type { World } from '#mock-server/world/worlds/world.ts'

/** Returns the merchant's register settings. The captcha is off if its module is. */
export const registerSettings = (world: World): RegisterSettings => {
  const { registerFields, registerCaptcha, modules } = world.settings()
  return { fields: registerFields, captcha: { enabled: registerCaptcha.enabled && modules.VALID_CAPTCHA3 } }
}
