import type { Endpoint } from '#contract/resource.ts'
import type { GatewayErrorCode } from '#mock-server/values/error-codes.ts'

/** Errors that any call may return. */
const anywhere: GatewayErrorCode[] = ['BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'RATE_LIMITED', 'UNEXPECTED']

const inAWorld: GatewayErrorCode[] = ['WORLD_UNKNOWN', 'FAULT_INJECTED']
const whileClosed: GatewayErrorCode[] = ['MAINTENANCE', 'REGION_RESTRICTED']
const ofSessions: GatewayErrorCode[] = ['SESSION_INVALID', 'SESSION_EXPIRED', 'SESSION_REPLACED']
const ofEncryption: GatewayErrorCode[] = ['ENCRYPTION_REQUIRED', 'ENCRYPTION_KEY_UNKNOWN', 'ENCRYPTION_INVALID']

const isControl = ({ path }: Endpoint) => path.startsWith('/__gateway/')

const sessionErrors = ({ access }: Endpoint): GatewayErrorCode[] => {
  if (access === 'none') return []
  if (access === 'optional') return ofSessions
  return ['SESSION_REQUIRED', ...ofSessions, ...(access === 'agent' ? (['NON_AGENT_ACCOUNT'] as const) : [])]
}

/** Returns the errors of the pipeline that an endpoint may return besides its own. */
export function generalErrors(endpoint: Endpoint): GatewayErrorCode[] {
  const { module, feature, query, body, encrypted, always } = endpoint
  return [
    ...anywhere,
    ...(query || body ? (['INVALID_INPUT'] as const) : []),
    ...(body ? (['MALFORMED_JSON'] as const) : []),
    ...(encrypted ? ofEncryption : []),
    ...(module ? (['MODULE_NOT_PERMITTED'] as const) : []),
    ...(feature ? (['FEATURE_OFF'] as const) : []),
    ...sessionErrors(endpoint),
    ...(isControl(endpoint) ? (['CONTROL_REFUSED'] as const) : inAWorld),
    ...(always || isControl(endpoint) ? [] : whileClosed),
  ]
}
