import { gatewayUrl } from '#gateway/gateway-base.ts'
import { useBrand } from './platform-status.ts'

/** Returns the address of the merchant's square logo. */
export const useBrandLogo = (): string => gatewayUrl(useBrand().logo)
