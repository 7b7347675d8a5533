import { isAgentType } from '#contract/account-type.ts'
import type { Endpoint } from '#contract/resource.ts'
import { fail } from '#mock-server/values/fail.ts'
import { tokenOf as issuedToken, otherWorldMessage, readToken } from '#mock-server/world/worlds/token.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import type { Caller } from './implement.ts'
import type { GatewayRequest } from './message.ts'

/** Returns the token of the header Authorization, without `Bearer`. */
export const bearerOf = (request: GatewayRequest) => request.header('authorization')?.replace(/^Bearer /i, '')

const field = 'header.Authorization'

function callerOf(token: string, world: World, endpoint: Endpoint): Caller {
  const read = readToken(world, token)
  if ('otherWorld' in read) {
    return fail('SESSION_INVALID', { field, message: otherWorldMessage('session', read.otherWorld, world) })
  }
  const session = world.tables.sessions.get(read.key)
  const member = session && world.tables.members.get(session.memberId)
  if (!session || !member || (session.only && session.only !== endpoint.id)) {
    return fail('SESSION_INVALID', { field, message: 'this world has no such session' })
  }
  if (session.replaced) {
    return fail('SESSION_REPLACED', { field, message: 'another login has ended this session' })
  }
  if (session.expiresAt <= world.clock.now()) {
    return fail('SESSION_EXPIRED', { field, message: 'the session has expired; log in again' })
  }
  return { session, member }
}

function checkAgent({ access }: Endpoint, caller: Caller): Caller {
  if (access === 'agent' && !isAgentType(caller.member.type)) {
    fail('NON_AGENT_ACCOUNT', { field, message: `"${caller.member.account}" is not an agent` })
  }
  return caller
}

/**
 * Returns the session and member of a call; both are undefined if the endpoint needs no session.
 *
 * @throws GatewayError SESSION_REQUIRED, SESSION_INVALID, SESSION_EXPIRED, SESSION_REPLACED, NON_AGENT_ACCOUNT.
 */
export function authenticate(endpoint: Endpoint, request: GatewayRequest, world: World): Partial<Caller> {
  if (endpoint.access === 'none') return {}
  const token = bearerOf(request)
  if (token) return checkAgent(endpoint, callerOf(token, world, endpoint))
  if (endpoint.access === 'optional') return {}
  return fail('SESSION_REQUIRED', {
    field,
    message: 'this call needs a session: send its token in the header Authorization',
  })
}

/** Checks that a token in the input equals the one in the header. @throws GatewayError SESSION_INVALID. */
export function checkTokensAgree({ session }: Partial<Caller>, input: object, world: World): void {
  if (session && 'token' in input && input.token && input.token !== issuedToken(world, session.token)) {
    fail('SESSION_INVALID', { field: 'token', message: 'the token in the input differs from the one in the header' })
  }
}
