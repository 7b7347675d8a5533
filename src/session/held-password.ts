/**
 * The password of the last login, so that a password change need not ask for it. It exists in memory only: a reload
 * forgets it. Empty after a login by SMS, whose first one leads to the change too, which then asks for the password.
 */
let held: string | undefined

export const heldPassword = (): string | undefined => held

export function holdPassword(password: string): void {
  held = password
}

export function dropPassword(): void {
  held = undefined
}
