import { beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/resource.ts'
import { type Flag, flagNames } from '#merchant/flags.ts'
import { type MenuKey, menuKeyNames, moduleFlags, type OwnModule, ownModuleNames } from '#merchant/modules.ts'
import { declaredEndpoints } from '#mock-server/control/declared-endpoints.ts'
import { Refusal } from '#mock-server/values/error-codes.ts'
import type { Settings, SettingsPatch } from '#mock-server/world/settings/settings.ts'
import { toRequest } from '../testing/message.ts'
import { createPlatform } from '../testing/platform.ts'
import { createPlayer, type Result, sentBody } from './run.ts'
import { conformanceScript } from './script.ts'
import { conformanceWorld } from './step.ts'

type Switch = Flag | MenuKey | OwnModule

const isFlag = (name: string): name is Flag => (flagNames as readonly string[]).includes(name)
const isMenuKey = (name: string): name is MenuKey => (menuKeyNames as readonly string[]).includes(name)

function turnedOff(name: Switch, { menus }: Settings): SettingsPatch {
  if (isFlag(name)) return { flags: { [name]: false } }
  return isMenuKey(name) ? { menus: menus.filter((key) => key !== name) } : { modules: { [name]: false } }
}

const switchOf = (name: string): Switch =>
  name in moduleFlags ? moduleFlags[name as keyof typeof moduleFlags] : (name as Switch)

/** Each endpoint with each switch that it declares, and its refusal without the switch. */
const governed = declaredEndpoints.flatMap(({ id, module, feature }: Endpoint) => [
  ...(module ? [{ id, name: switchOf(module), code: 'MODULE_NOT_PERMITTED' }] : []),
  ...(feature ? [{ id, name: switchOf(feature), code: 'FEATURE_OFF' }] : []),
])

const key = (id: string, name: Switch) => `${id} ${name}`
const refused = new Map<string, Result>()
const played = new Map<string, Result>()

beforeAll(async () => {
  const { gateway, worlds } = await createPlatform()
  const player = createPlayer(async (call) => {
    const { status, body } = await gateway(toRequest({ ...call, body: sentBody(call) }))
    return { status, body: String(body) }
  })
  for (const step of conformanceScript) {
    const hangsOn = governed.filter(({ id }) => id === step.endpoint && step.expect === 'ok' && !played.has(id))
    for (const { id, name } of hangsOn) {
      const world = worlds.find(conformanceWorld)
      const { flags, menus, modules } = world.settings()
      world.changeSettings(turnedOff(name, world.settings()))
      refused.set(key(id, name), await player.send(step, player.resolved(step)))
      world.changeSettings({ flags, menus: [...menus], modules })
    }
    const result = await player.play(step)
    if (hangsOn.length > 0) played.set(step.endpoint ?? '', result)
  }
}, 120_000)

test.each(governed)('$id is accepted with $name on, and refused with $code when it is off', ({ id, name, code }) => {
  expect(played.get(id)).toMatchObject({ status: 200 })
  expect(Refusal.parse(refused.get(key(id, name))?.body).errorCode).toBe(code)
})

/** Switches that depend on the input or the member; see `member-switches.test.ts`. */
const byInput: readonly Switch[] = [
  'MOBILEVERCODELOGIN3',
  'MOBILENUMPASSREG3',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
  'LINELOGIN3',
  'TWITTERLOGIN3',
  'AGENTPOLICY3',
  'DEPRECM3',
]

/** Switches of the player's app, which no call depends on; see e2e/games/fair-play.spec.ts. */
const inApp: readonly Switch[] = ['OPENTERMS3', 'PLAINOFFER3', 'LAUNCHNOTICE3']

test.each([...flagNames, ...menuKeyNames, ...ownModuleNames])('%s has an effect', (name) => {
  const switches = governed.some((endpoint) => endpoint.name === name)
  expect(switches !== [...byInput, ...inApp].includes(name), `which endpoint depends on ${name}?`).toBe(true)
})
