import { del, get, set } from 'idb-keyval'
import * as z from 'zod/mini'
import { openText, sealText, unpackText } from '../share/seal.ts'
import { onDisk } from './on-disk.ts'

const key = 'options'
const proof = 'kiosk'

export const Pin = z.string().check(z.regex(/^\d{4,8}$/))

/** What a kiosk is set up with, as the command passes it. */
export const KioskOptions = z.strictObject({
  pin: Pin,
  /** Seconds without a press after which the kiosk asks, and then returns to its beginning. */
  idle: z.int().check(z.minimum(5), z.maximum(3_600)),
  merchant: z.optional(z.string().check(z.regex(/^\w{1,64}$/))),
})
export type KioskOptions = z.infer<typeof KioskOptions>

const Kept = z.object({ lock: z.string(), idle: z.int(), merchant: z.optional(z.string()) })
export type Kept = z.infer<typeof Kept>

/** Returns the options in the fragment of the address; undefined if there are none. */
export function passedOptions(fragment: string): KioskOptions | undefined {
  const [, packed] = /^#kiosk=([\w-]+)$/.exec(fragment) ?? []
  try {
    return packed === undefined ? undefined : KioskOptions.parse(JSON.parse(unpackText(packed)))
  } catch {
    return undefined
  }
}

/**
 * Keeps the options for the next start, after a crash or a loss of power; the PIN only in a form that proves it. Resolves
 * once they are on the disk. Without storage they last until the page ends.
 */
export async function keepKiosk({ pin, ...rest }: KioskOptions): Promise<Kept> {
  const kept = { ...rest, lock: await sealText(proof, pin) }
  await set(key, kept, onDisk).catch(() => undefined)
  return kept
}

/** Returns the options of a kiosk that has not been left. */
export async function keptKiosk(): Promise<Kept | undefined> {
  return Kept.safeParse(await get(key, onDisk).catch(() => undefined)).data
}

/** Forgets the options, so that the next start asks for new ones. */
export const forgetKiosk = (): Promise<void> => del(key, onDisk).catch(() => undefined)

export const isPin = async ({ lock }: Kept, pin: string): Promise<boolean> => (await openText(lock, pin)) === proof
