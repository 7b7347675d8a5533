import { defaultWorld } from '#mock-server/world/world-name.ts'
import type { GatewayRequest } from './message.ts'

/** The world a request is for: the one its address names, else that of the header `X-World`, else the default one. */
export const worldNameOf = ({ world, header }: GatewayRequest): string => world ?? (header('x-world') || defaultWorld)
