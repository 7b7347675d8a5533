import type { Endpoint } from '#contract/resource.ts'
import { fail } from '#mock-server/values/fail.ts'
import { fullTable } from '#mock-server/world/tables/all.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { maintenanceIn } from './maintenance.ts'
import type { GatewayRequest } from './message.ts'
import { modulePermitted } from './permission.ts'

/**
 * Counts a request, and refuses it above the world's limit.
 *
 * @throws GatewayError RATE_LIMITED while the world receives more requests than its settings allow.
 */
export function checkRate(world: World): void {
  const seconds = world.rate.take()
  if (seconds === 0) return
  fail('RATE_LIMITED', {
    message: `this world takes ${world.settings().requestsPerMinute} requests a minute; wait ${seconds} s`,
    headers: { 'retry-after': `${seconds}` },
  })
}

/**
 * Checks that the world can store what a call writes.
 *
 * @throws GatewayError WORLD_FULL if the call may write and a table of the world is full.
 */
export function checkCapacity({ method }: Endpoint, world: World): void {
  if (method === 'GET') return
  const full = fullTable(world.tables)
  if (!full) return
  fail('WORLD_FULL', {
    message: `this world has ${world.tables[full].size} ${full}, the most that a world holds; reset it or create another`,
  })
}

/**
 * Checks that the platform is open to the caller.
 *
 * @throws GatewayError MAINTENANCE or REGION_RESTRICTED while it is closed.
 */
export function checkOpen(endpoint: Endpoint, request: GatewayRequest, world: World): void {
  if (endpoint.always) return
  const { regionRestriction, ip } = world.settings()
  const maintenance = maintenanceIn(world, request.query.get('language') ?? undefined)
  if (maintenance) fail('MAINTENANCE', { message: 'the platform is under maintenance', value: maintenance })
  if (regionRestriction) fail('REGION_RESTRICTED', { message: `the platform is closed to ${ip}` })
}

/**
 * Checks the header `ModuleId`, and that the merchant has the endpoint's module on.
 *
 * @throws GatewayError MODULE_NOT_PERMITTED if the header is not the endpoint's, or the merchant has the module off.
 */
export function checkModule({ module }: Endpoint, request: GatewayRequest, world: World): void {
  if (!module) return
  if (request.header('moduleid') !== module) {
    fail('MODULE_NOT_PERMITTED', { field: 'header.ModuleId', message: `send the header ModuleId: ${module}` })
  }
  if (!modulePermitted(module, world.settings())) {
    fail('MODULE_NOT_PERMITTED', {
      field: 'header.ModuleId',
      message: `${world.merchant().code} has the module ${module} switched off`,
    })
  }
}

/**
 * Checks that the merchant has the endpoint's feature on.
 *
 * @throws GatewayError FEATURE_OFF if the merchant has switched it off.
 */
export function checkFeature({ feature }: Endpoint, world: World): void {
  if (feature && !modulePermitted(feature, world.settings())) {
    fail('FEATURE_OFF', { message: `${world.merchant().code} has ${feature} switched off` })
  }
}
