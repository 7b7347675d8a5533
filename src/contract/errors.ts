/**
 * Every error the gateway may answer: its HTTP status, the key of the text a player sees, and whether asking again
 * without changing anything can help. Texts come from section 8 of the specification.
 */
export const errorCatalogue = {
  MALFORMED_JSON: { status: 400, text: 'invalid_format', retry: false },
  ENCRYPTION_REQUIRED: { status: 400, text: 'unknown_error', retry: false },
  ENCRYPTION_KEY_UNKNOWN: { status: 400, text: 'system_busy', retry: true },
  ENCRYPTION_INVALID: { status: 400, text: 'unknown_error', retry: false },
  SESSION_REQUIRED: { status: 401, text: 'not_logged_in', retry: false },
  SESSION_EXPIRED: { status: 401, text: 'not_logged_in', retry: false },
  SESSION_INVALID: { status: 401, text: 'not_logged_in', retry: false },
  LOGIN_PASSWORD_WRONG: { status: 401, text: 'login_failed', retry: false },
  LAUNCH_EXPIRED: { status: 401, text: 'game_session_expired', retry: false },
  LAUNCH_CLOSED: { status: 401, text: 'game_session_closed', retry: false },
  ACCOUNT_UNAVAILABLE: { status: 403, text: 'account_unavailable', retry: false },
  NON_MEMBER_ACCOUNT: { status: 403, text: 'non_member_account', retry: false },
  NON_AGENT_ACCOUNT: { status: 403, text: 'non_agent_account', retry: false },
  MODULE_NOT_PERMITTED: { status: 403, text: 'no_permission', retry: false },
  FEATURE_OFF: { status: 403, text: 'no_permission', retry: false },
  REAL_ACCOUNT_REQUIRED: { status: 403, text: 'real_account_required', retry: false },
  REGION_RESTRICTED: { status: 403, text: 'access_restricted', retry: false },
  NOT_FOUND: { status: 404, text: 'unknown_error', retry: false },
  WORLD_UNKNOWN: { status: 404, text: 'unknown_error', retry: false },
  SCENARIO_UNKNOWN: { status: 404, text: 'unknown_error', retry: false },
  MERCHANT_UNKNOWN: { status: 404, text: 'unknown_error', retry: false },
  MEMBER_UNKNOWN: { status: 404, text: 'account_unavailable', retry: false },
  GAME_NOT_FOUND: { status: 404, text: 'game_unavailable', retry: false },
  ANNOUNCEMENT_NOT_FOUND: { status: 404, text: 'in_no_data', retry: false },
  METHOD_NOT_ALLOWED: { status: 405, text: 'unknown_error', retry: false },
  USERNAME_TAKEN: { status: 409, text: 'username_exists', retry: false },
  INSUFFICIENT_FUNDS: { status: 409, text: 'insufficient_funds', retry: false },
  IDEMPOTENCY_KEY_REUSED: { status: 409, text: 'unknown_error', retry: false },
  WORLD_EXISTS: { status: 409, text: 'unknown_error', retry: false },
  BODY_TOO_LARGE: { status: 413, text: 'invalid_format', retry: false },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: 'invalid_format', retry: false },
  INVALID_INPUT: { status: 422, text: 'invalid_format', retry: false },
  PASSWORDS_DIFFER: { status: 422, text: 'in_confirmation_correct', retry: false },
  SMS_CODE_WRONG: { status: 422, text: 'verification_code_error', retry: false },
  CAPTCHA_REQUIRED: { status: 422, text: 'in_vwrite_code', retry: false },
  CAPTCHA_WRONG: { status: 422, text: 'verification_code_error', retry: false },
  CAPTCHA_EXPIRED: { status: 422, text: 'captcha_expired', retry: false },
  AFFILIATE_CODE_INVALID: { status: 422, text: 'invitation_code_error', retry: false },
  RECOMMENDER_UNKNOWN: { status: 422, text: 'referrer_link_error', retry: false },
  RATE_LIMITED: { status: 429, text: 'system_busy', retry: true },
  WORLD_LIMIT: { status: 429, text: 'system_busy', retry: false },
  UNEXPECTED: { status: 500, text: 'unknown_error', retry: true },
  FAULT_INJECTED: { status: 503, text: 'system_busy', retry: true },
  MAINTENANCE: { status: 503, text: 'maintenance', retry: true },
} as const satisfies Record<string, { status: number; text: string; retry: boolean }>

export type ErrorCode = keyof typeof errorCatalogue

export const errorCodes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]
