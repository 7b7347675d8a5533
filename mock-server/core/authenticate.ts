import type { Endpoint } from '#contract/resource.ts'
import { isAgent } from '../domain/account-type.ts'
import type { World } from '../world/world.ts'
import { fail } from './fail.ts'
import type { Caller } from './implement.ts'
import type { GatewayRequest } from './message.ts'

const tokenOf = (request: GatewayRequest) => request.header('authorization')?.replace(/^Bearer /i, '')

function callerOf(token: string, world: World, endpoint: Endpoint): Caller {
  const session = world.tables.sessions.get(token)
  const member = session && world.tables.members.get(session.memberId)
  if (!session || !member || (session.only && session.only !== endpoint.id)) {
    return fail('SESSION_INVALID', { field: 'header.Authorization', message: 'this world has no such session' })
  }
  if (session.replaced) {
    return fail('SESSION_REPLACED', { field: 'header.Authorization', message: 'another login has ended this session' })
  }
  if (session.expiresAt <= world.clock.now()) {
    return fail('SESSION_EXPIRED', { field: 'header.Authorization', message: 'the session has expired; log in again' })
  }
  return { session, member }
}

function admitted({ access }: Endpoint, caller: Caller): Caller {
  if (access === 'agent' && !isAgent(caller.member.type)) {
    fail('NON_AGENT_ACCOUNT', { field: 'header.Authorization', message: `"${caller.member.account}" is no agent` })
  }
  return caller
}

/** Who calls. @throws GatewayError SESSION_REQUIRED, SESSION_INVALID, SESSION_EXPIRED, SESSION_REPLACED, NON_AGENT_ACCOUNT. */
export function authenticate(endpoint: Endpoint, request: GatewayRequest, world: World): Partial<Caller> {
  if (endpoint.access === 'none') return {}
  const token = tokenOf(request)
  if (token) return admitted(endpoint, callerOf(token, world, endpoint))
  if (endpoint.access === 'optional') return {}
  return fail('SESSION_REQUIRED', {
    field: 'header.Authorization',
    message: 'this call needs a session: send its token in the header Authorization',
  })
}

/** Where a call carries the token a second time, it is the same one. @throws GatewayError SESSION_INVALID. */
export function checkTokensAgree({ session }: Partial<Caller>, input: object): void {
  if (session && 'token' in input && input.token && input.token !== session.token) {
    fail('SESSION_INVALID', { field: 'token', message: 'the token of the input is not the one of the header' })
  }
}
