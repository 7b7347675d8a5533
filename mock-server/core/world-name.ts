import { defaultWorld } from '#mock-server/values/world-name.ts'
import type { GatewayRequest } from './message.ts'

/** Returns the world of a request: from its address, else from the header `X-World`, else the default world. */
export const worldNameOf = ({ world, header }: GatewayRequest): string => world ?? (header('x-world') || defaultWorld)
