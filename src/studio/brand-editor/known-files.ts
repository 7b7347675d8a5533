import type { Merchant } from '#merchant/merchant.ts'

/** The shipped files from which the editing of worlds began: what their phones showed before. */
export const firstFiles = new Map<string, Merchant>()

export const fileKey = (world: string, merchant: string): string => `${world} ${merchant}`

/** The worlds whose last edits the host has not seen yet, so that its news about the merchant are older. */
export const ahead = new Set<string>()
