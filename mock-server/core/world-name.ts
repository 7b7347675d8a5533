import type { GatewayRequest } from './message.ts'

export const defaultWorld = 'default'

const cookieWorld = (cookies: string | undefined) => cookies?.match(/(?:^|;\s*)world=([^;]+)/)?.[1]

/** Which world a request is for: header `X-World`, then `?world=`, then the cookie `world`, else the default one. */
export const worldNameOf = ({ header, query }: GatewayRequest): string =>
  header('x-world') || query.get('world') || cookieWorld(header('cookie')) || defaultWorld
