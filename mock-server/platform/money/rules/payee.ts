const written = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** Whether two names are one person's, however they are spaced and whatever their case. */
export const samePayee = (one: string, other: string): boolean => written(one) === written(other)
