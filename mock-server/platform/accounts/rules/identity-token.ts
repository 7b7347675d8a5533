/**
 * The identity token of the simulated sign-in provider, readable so that a tester can type it:
 * `firebase.<claims>.signed-<claims>`, with claims `<subject>@<expiry>`. The subject is a dialling code and number, or a
 * social account such as `google:mina`. For example
 * `firebase.821022334455@2026-11-20T10:10:00Z.signed-821022334455@2026-11-20T10:10:00Z`.
 */
const form = /^firebase\.((\d{7,24}|[a-z]{3,16}:[a-z0-9_]{1,32})@([\d-]{10}T[\d:]{8}Z))\.signed-(.+)$/

type Refusal = 'FIREBASE_TOKEN_INVALID' | 'FIREBASE_TOKEN_EXPIRED'

/** Creates a token that proves a subject. The expiry has whole seconds. */
export function identityToken(subject: string, expiresAt: number): string {
  const claims = `${subject}@${new Date(expiresAt).toISOString().slice(0, 19)}Z`
  return `firebase.${claims}.signed-${claims}`
}

/** Returns the subject that a token proves, or why it proves none: forged or expired. */
export function readIdentityToken(token: string, now: number): { subject: string } | { refusal: Refusal } {
  const [, claims, subject = '', expiry = '', signed] = form.exec(token) ?? []
  const expiresAt = Date.parse(expiry)
  if (signed !== claims || Number.isNaN(expiresAt)) return { refusal: 'FIREBASE_TOKEN_INVALID' }
  return expiresAt <= now ? { refusal: 'FIREBASE_TOKEN_EXPIRED' } : { subject }
}

/** Returns why a token does not prove a number: forged, another number's, or expired; undefined if it does. */
export function refuseIdentityToken(token: string, mobile: string, now: number): Refusal | undefined {
  const read = readIdentityToken(token, now)
  if ('refusal' in read) return read.refusal
  return read.subject === mobile ? undefined : 'FIREBASE_TOKEN_INVALID'
}
