import * as z from 'zod/mini'
import { LanguageCode } from '#contract/primitives.ts'
import { webAddress } from '#platform/web-address.ts'
import { longestBrand } from './packed-brand.ts'
import { openText, packText, sealText, unpackText } from './seal.ts'

const Name = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** What a link shows. It is in the fragment, which no browser sends to a server. */
export const Share = z.strictObject({
  version: z.literal(1),
  tour: z.optional(Name),
  /** The tour plays by itself, and shows each step for this many milliseconds. */
  pace: z.optional(z.int().check(z.minimum(0), z.maximum(60_000))),
  scenario: z.optional(Name),
  merchant: z.optional(Name),
  /** Values on axes other than the scenario's own. */
  axes: z.optional(z.record(Name, Name)),
  /** An edited merchant, as its difference from the shipped one. */
  brand: z.optional(z.string().check(z.regex(/^[\w-]+$/), z.maxLength(longestBrand))),
  flags: z.optional(z.record(Name, z.boolean())),
  account: z.optional(Name),
  language: z.optional(LanguageCode),
  theme: z.optional(z.enum(['light', 'dark'])),
  /** The link is refused after this instant, in milliseconds. */
  expires: z.optional(z.int()),
})
export type Share = z.infer<typeof Share>

/** Returns the fragment of a link; a passcode encrypts it. */
export async function shareFragment(share: Share, passcode = ''): Promise<string> {
  const text = JSON.stringify(Share.parse(share))
  return passcode ? `#e=${await sealText(text, passcode)}` : `#s=${packText(text)}`
}

export type ReadShare =
  | { kind: 'none' | 'damaged' | 'expired' | 'locked' | 'wrong-passcode' }
  | { kind: 'share'; share: Share }

function parse(text: string | undefined, now: number): ReadShare {
  try {
    const { success, data } = Share.safeParse(JSON.parse(text ?? ''))
    if (!success) return { kind: 'damaged' }
    return (data.expires ?? Number.POSITIVE_INFINITY) < now ? { kind: 'expired' } : { kind: 'share', share: data }
  } catch {
    return { kind: 'damaged' }
  }
}

const plain = (packed: string) => {
  try {
    return unpackText(packed)
  } catch {
    return undefined
  }
}

/** Reads the fragment of a link. It validates, and runs nothing. */
export async function readShare(
  fragment: string,
  { passcode, now }: { passcode?: string; now: number },
): Promise<ReadShare> {
  const [, kind, text = ''] = /^#(s|e)=([\w-]+)$/.exec(fragment) ?? []
  if (!kind) return { kind: /^#[se]=/.test(fragment) ? 'damaged' : 'none' }
  if (kind === 's') return parse(plain(text), now)
  if (!passcode) return { kind: 'locked' }
  const opened = await openText(text, passcode)
  return opened === undefined ? { kind: 'wrong-passcode' } : parse(opened, now)
}

/** Returns whether a link's address means the device itself, wherever it is opened. */
export const opensOnlyHere = (link: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(webAddress(link, link)?.hostname ?? '')
