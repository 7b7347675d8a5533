import { applicationLimits, promotions } from '#contract/promotions.ts'
import type { WorldAddress } from './world-address.ts'

/** A request in the form that every host provides. */
export interface GatewayRequest extends WorldAddress {
  method: string
  /** The origin of the vendors' games, if it is not the app's own. */
  vendors?: string
  /** The other origins whose apps this host serves. A page may return to them alone. */
  apps?: readonly string[]
  query: URLSearchParams
  /** Returns a header by its lower-case name. */
  header: (name: string) => string | undefined
  /** The decompressed bytes; empty if there is no body. */
  body: Uint8Array<ArrayBuffer>
  /** The reason if the host could not read the body. */
  bodyProblem?: 'BODY_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE'
}

/** An empty body. */
export const noBody: Uint8Array<ArrayBuffer> = new Uint8Array()

/** An answer in the form that every host sends. */
export interface GatewayAnswer {
  status: number
  headers: Record<string, string>
  /** A stream that fails breaks the connection in the middle of the body. */
  body: string | Uint8Array | ReadableStream<Uint8Array>
  /** If set, the host breaks the connection or leaves it open instead of answering. */
  transport?: 'reset' | 'hang'
}

/** An answer before transport faults; all answers except streams start in this form. */
export interface WholeAnswer extends GatewayAnswer {
  body: string | Uint8Array
}

/** An answer that is neither a picture nor a stream. */
export interface TextAnswer extends GatewayAnswer {
  body: string
}

const megabyte = 1024 ** 2
const defaultLimit = megabyte / 16
/** Higher limits: for a whole world, for a capsule with one or two of them and pictures, and for an application with its pictures. */
const limits: Readonly<Record<string, number>> = {
  '/__gateway/snapshot': 32 * megabyte,
  '/__gateway/capsule': 64 * megabyte,
  '/__gateway/capsule/link': 64 * megabyte,
  '/__gateway/capsule/test': 64 * megabyte,
  '/__gateway/capsule/scenario': 64 * megabyte,
  [promotions.applyPromotion.path]: applicationLimits.images * applicationLimits.imageBytes + megabyte,
}

/** Returns the largest request body that a host reads, in bytes. */
export const bodyLimit = (path: string): number => limits[path] ?? defaultLimit
