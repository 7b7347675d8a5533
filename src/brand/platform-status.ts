import * as z from 'zod/mini'
import { create } from 'zustand'
import { stored } from '#contract/stored.ts'
import { type Status, system } from '#contract/system.ts'
import { call } from '#gateway/call.ts'
import { Brand } from '#merchant/brand.ts'
import { type Flag, flags } from '#merchant/flags.ts'
import type { Look } from '#merchant/look.ts'
import type { OwnModule } from '#merchant/modules.ts'
import { readStored, writeStored } from '#platform/storage.ts'
import { setTypedAside } from '#platform/typed.ts'

export interface PlatformStatus extends Status {
  brand: Brand
}

/** 0 open, 1 under maintenance, 2 closed to this region. */
export type SystemState = 0 | 1 | 2

interface Known {
  status: PlatformStatus | undefined
  lastBrand: Brand | undefined
}

const store = create<Known>(() => ({ status: undefined, lastBrand: undefined }))

const brandOrLast = ({ status, lastBrand }: Known) => status?.brand ?? lastBrand

function accept(value: unknown): PlatformStatus | undefined {
  const status = system.status.response.safeParse(value)
  const brand = status.success ? Brand.safeParse(status.data.info.resources.brand) : undefined
  return status.success && brand?.success ? { ...status.data, brand: brand.data } : undefined
}

/** Returns the status, or undefined before the first one; the app renders only with a status. */
export const useStatusIfAny = (): PlatformStatus | undefined => store((state) => state.status)

/** Returns the merchant's brand, or that of the last visit before the first status; undefined on a first visit. */
export const useBrandIfAny = (): Brand | undefined => store(brandOrLast)

/** The same, outside a component. */
export const currentBrandIfAny = (): Brand | undefined => brandOrLast(store.getState())

const WithBrand = z.object({ info: z.object({ resources: z.object({ brand: Brand }) }) })

/** Returns the brand in a status that an older build has stored, whatever the rest has become. */
const brandIn = (value: unknown): Brand | undefined => WithBrand.safeParse(value).data?.info.resources.brand

/** Sets what is typed aside before a platform closes: its page replaces the screens. */
function become(status: PlatformStatus): void {
  const former = store.getState().status
  if (former && systemState(former) === 0 && systemState(status) !== 0) setTypedAside()
  store.setState({ status })
}

/** Uses the stored status of the last visit, if any, or at least its brand. */
export function restoreStatus(): PlatformStatus | undefined {
  const kept = readStored(stored.status)
  const status = accept(kept)
  // Without one, an open app keeps its status.
  if (status) become(status)
  else store.setState({ lastBrand: brandIn(kept) })
  return status
}

let latestRequest: { language: string | undefined } = { language: undefined }

/**
 * Fetches the gateway's status, uses it and stores it for the next visit, unless a later call has begun meanwhile. The
 * first status is used until that call is answered. The default language is that of the last call. @throws GatewayFailure
 */
export async function refreshStatus(language = latestRequest.language): Promise<PlatformStatus> {
  const request = { language }
  latestRequest = request
  const answer = await call(system.status, { language })
  const status = { ...answer, brand: Brand.parse(answer.info.resources.brand) }
  const isLatest = request === latestRequest
  if (isLatest) writeStored(stored.status, answer)
  if (isLatest || !store.getState().status) become(status)
  return status
}

export const systemState = ({ maintenance, regionRestriction }: Status): SystemState =>
  maintenance ? 1 : regionRestriction ? 2 : 0

function known(status: PlatformStatus | undefined): PlatformStatus {
  if (!status) throw new Error('The platform status is read before it is there: the app renders after it has loaded.')
  return status
}

/** Returns the merchant's brand. Only for components that render after the status has arrived. */
export const useStatus = (): PlatformStatus => store(({ status }) => known(status))
export const useBrand = (): Brand => store(({ status }) => known(status).brand)
/** Returns the merchant's version of the member centre. */
export const useMemberTemplate = (): 'new' | 'base' =>
  store(({ status }) => (known(status).info.mobileTemplate.mem_cen === '1' ? 'new' : 'base'))
/** Returns how the merchant's screens are built. */
export const useLook = (): Look => useBrand().theme.look
export const currentBrand = (): Brand => known(store.getState().status).brand

/** Returns the merchant's flags, each with its default if the gateway does not send it. */
export const useFlags = (): ((flag: Flag) => boolean) => {
  const sent = store(({ status }) => known(status).info.whitelabel.flags)
  return (flag) => sent[flag] ?? flags[flag]
}

export const useFlag = (flag: Flag): boolean => useFlags()(flag)

/** Returns whether a module is on. A module is on if the gateway does not send its flag. */
export const useModulePermitted = (): ((module: OwnModule) => boolean) => {
  const { modules } = store(({ status }) => known(status).info.whitelabel)
  return (module) => modules[module] ?? true
}

/** Returns whether the merchant's menu has an entry. An entry without a permission key is always there. */
export const useMenuPermitted = (): ((key: string) => boolean) => {
  const { menus } = store(({ status }) => known(status).info.whitelabel)
  return (key) => key === '' || menus.includes(key)
}
