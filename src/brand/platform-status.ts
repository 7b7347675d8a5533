import { create } from 'zustand'
import { stored } from '#contract/stored.ts'
import { type Status, system } from '#contract/system.ts'
import { call } from '#gateway/call.ts'
import { Brand } from '#merchant/brand.ts'
import { type Flag, flags } from '#merchant/flags.ts'
import type { OwnModule } from '#merchant/modules.ts'
import { readStored, writeStored } from '#platform/storage.ts'

export interface PlatformStatus extends Status {
  brand: Brand
}

/** 0 open, 1 under maintenance, 2 closed to this region. */
export type SystemState = 0 | 1 | 2

const store = create<{ status: PlatformStatus | undefined }>(() => ({ status: undefined }))

function accept(value: unknown): PlatformStatus | undefined {
  const status = system.status.response.safeParse(value)
  const brand = status.success ? Brand.safeParse(status.data.info.resources.brand) : undefined
  return status.success && brand?.success ? { ...status.data, brand: brand.data } : undefined
}

/** The status if there is one yet: what decides whether the app may render. */
export const useStatusIfAny = (): PlatformStatus | undefined => store((state) => state.status)

/** Takes the status of the last visit into use, if it was kept. */
export function restoreStatus(): PlatformStatus | undefined {
  const status = accept(readStored(stored.status))
  if (status) store.setState({ status })
  return status
}

let asked: { language: string | undefined } = { language: undefined }

/**
 * Asks the gateway for its status, takes it into use and keeps it for the next visit, unless it was asked again
 * meanwhile. By default in the language of the last time. @throws GatewayFailure.
 */
export async function refreshStatus(language = asked.language): Promise<PlatformStatus> {
  const asking = { language }
  asked = asking
  const answer = await call(system.status, { language })
  const status = { ...answer, brand: Brand.parse(answer.info.resources.brand) }
  if (asking === asked) {
    writeStored(stored.status, answer)
    store.setState({ status })
  }
  return status
}

export const systemState = ({ maintenance, regionRestriction }: Status): SystemState =>
  maintenance ? 1 : regionRestriction ? 2 : 0

function known(status: PlatformStatus | undefined): PlatformStatus {
  if (!status) throw new Error('The platform status is read before it is there: the app renders after it has loaded.')
  return status
}

/** For whatever renders once the status is there. */
export const useStatus = (): PlatformStatus => store(({ status }) => known(status))
export const useBrand = (): Brand => store(({ status }) => known(status).brand)
export const currentBrand = (): Brand => known(store.getState().status).brand

/** A merchant's switch; the flag's default where the gateway does not say. */
export const useFlag = (flag: Flag): boolean =>
  store(({ status }) => known(status).info.whitelabel.flags[flag] ?? flags[flag].default)

/** Whether the merchant has a module with a switch of its own; it has where the gateway does not say. */
export const useModulePermitted = (): ((module: OwnModule) => boolean) => {
  const { modules } = store(({ status }) => known(status).info.whitelabel)
  return (module) => modules[module] ?? true
}

/** Whether the merchant's menu has an entry. An entry without a permission key is always there. */
export const useMenuPermitted = (): ((key: string) => boolean) => {
  const { menus } = store(({ status }) => known(status).info.whitelabel)
  return (key) => key === '' || menus.includes(key)
}
