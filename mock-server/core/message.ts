import { applicationLimits, promotions } from '#contract/promotions.ts'
import type { WorldAddress } from './world-address.ts'

/** A request as every host can state it. */
export interface GatewayRequest extends WorldAddress {
  method: string
  /** The origin of the vendors' games, if it is not the app's own. */
  vendors?: string
  query: URLSearchParams
  /** A header by its lower-case name. */
  header: (name: string) => string | undefined
  /** The bytes as they came, unpacked; empty when there are none. */
  body: Uint8Array<ArrayBuffer>
  /** Why the host could not read the body, if it could not. */
  bodyProblem?: 'BODY_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE'
}

export const noBody: Uint8Array<ArrayBuffer> = new Uint8Array()

export interface GatewayAnswer {
  status: number
  headers: Record<string, string>
  /** A stream that fails is a connection that breaks in the midst of the body. */
  body: string | Uint8Array | ReadableStream<Uint8Array>
  /** What the host does in place of answering: break the connection, or leave it open. */
  transport?: 'reset' | 'hang'
}

/** An answer before any fault of transport: all but streams begin as one. */
export interface WholeAnswer extends GatewayAnswer {
  body: string | Uint8Array
}

/** All but pictures and streams. */
export interface TextAnswer extends GatewayAnswer {
  body: string
}

const megabyte = 1024 ** 2
const usualLimit = megabyte / 16
/** A whole world, and an application with its pictures, may be larger than a call. */
const limits: Readonly<Record<string, number>> = {
  '/__gateway/snapshot': 32 * megabyte,
  [promotions.applyPromotion.path]: applicationLimits.images * applicationLimits.imageBytes + megabyte,
}

/** Bytes of a request body that a host reads before it calls it oversized. */
export const bodyLimit = (path: string): number => limits[path] ?? usualLimit
