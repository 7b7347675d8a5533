export type ErrorCatalogue = Record<string, { status: number; text: string; retry: boolean }>

/**
 * The errors that the calls of home may answer, and those that every call acts on. They come with the first page, all
 * others with the first other screen.
 */
export const homeErrors = {
  MALFORMED_JSON: { status: 400, text: 'invalid_format', retry: false },
  ENCRYPTION_KEY_UNKNOWN: { status: 400, text: 'system_busy', retry: true },
  SESSION_REQUIRED: { status: 401, text: 'not_logged_in', retry: false },
  SESSION_EXPIRED: { status: 401, text: 'not_logged_in', retry: false },
  SESSION_INVALID: { status: 401, text: 'not_logged_in', retry: false },
  SESSION_REPLACED: { status: 401, text: 'logged_in_elsewhere', retry: false },
  MODULE_NOT_PERMITTED: { status: 403, text: 'no_permission', retry: false },
  TRIAL_NOT_SUPPORTED: { status: 403, text: 'game_no_trial', retry: false },
  TIME_OUT_ACTIVE: { status: 403, text: 'safer_play.time_out_active', retry: false },
  SELF_EXCLUDED: { status: 403, text: 'safer_play.self_excluded', retry: false },
  REGION_RESTRICTED: { status: 403, text: 'access_restricted', retry: false },
  MERCHANT_UNKNOWN: { status: 404, text: 'unknown_error', retry: false },
  GAME_NOT_FOUND: { status: 404, text: 'game_unavailable', retry: false },
  BODY_TOO_LARGE: { status: 413, text: 'invalid_format', retry: false },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: 'invalid_format', retry: false },
  INVALID_INPUT: { status: 422, text: 'invalid_format', retry: false },
  RATE_LIMITED: { status: 429, text: 'system_busy', retry: true },
  UNEXPECTED: { status: 500, text: 'unknown_error', retry: true },
  VENDOR_MAINTENANCE: { status: 503, text: 'game_maintenance', retry: true },
  MAINTENANCE: { status: 503, text: 'maintenance', retry: true },
} as const satisfies ErrorCatalogue
