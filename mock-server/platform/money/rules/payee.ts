const normalized = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** Checks whether two names match, ignoring spacing and case. */
export const samePayee = (one: string, other: string): boolean => normalized(one) === normalized(other)
