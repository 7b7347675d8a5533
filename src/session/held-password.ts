/**
 * The password a person has just logged in with, so that changing it need not ask again. It stands in memory alone: a
 * reload forgets it, and no storage ever holds it.
 */
let held: string | undefined

export const heldPassword = (): string | undefined => held

export function holdPassword(password: string): void {
  held = password
}

export function dropPassword(): void {
  held = undefined
}
