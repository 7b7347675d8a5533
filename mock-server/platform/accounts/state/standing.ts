import type { Member } from '#mock-server/core/implement.ts'
import { turnoverOf } from '#mock-server/world/worlds/turnover.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { type Standing, vipStanding } from '../rules/vip.ts'

export const standingOf = (world: World, { id, vipLabel }: Member): Standing =>
  vipStanding(vipLabel, turnoverOf(world, id))
