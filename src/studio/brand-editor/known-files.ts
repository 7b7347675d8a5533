import type { Merchant } from '#merchant/merchant.ts'

/** The shipped files from which the editing of worlds began: what their phones showed before. */
export const firstFiles = new Map<string, Merchant>()

export const fileKey = (world: string, merchant: string): string => `${world} ${merchant}`
