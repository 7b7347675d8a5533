/**
 * The identity token of the simulated sign-in provider, readable so that a tester can type it:
 * `firebase.<claims>.signed-<claims>`, with claims `<dialling code and number>@<expiry>`, such as
 * `firebase.821022334455@2026-11-20T10:10:00Z.signed-821022334455@2026-11-20T10:10:00Z`.
 */
const form = /^firebase\.((\d{7,24})@([\d-]{10}T[\d:]{8}Z))\.signed-(.+)$/

type Refusal = 'FIREBASE_TOKEN_INVALID' | 'FIREBASE_TOKEN_EXPIRED'

/** Creates a token that proves a number (dialling code and number, digits only). The expiry has whole seconds. */
export function identityToken(mobile: string, expiresAt: number): string {
  const claims = `${mobile}@${new Date(expiresAt).toISOString().slice(0, 19)}Z`
  return `firebase.${claims}.signed-${claims}`
}

/** Returns why a token does not prove a number: forged, another number's, or expired; undefined if it does. */
export function refuseIdentityToken(token: string, mobile: string, now: number): Refusal | undefined {
  const [, claims, number, expiry = '', signed] = form.exec(token) ?? []
  const expiresAt = Date.parse(expiry)
  if (signed !== claims || number !== mobile || Number.isNaN(expiresAt)) return 'FIREBASE_TOKEN_INVALID'
  return expiresAt <= now ? 'FIREBASE_TOKEN_EXPIRED' : undefined
}
