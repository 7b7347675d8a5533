/** A request as every host can state it. */
export interface GatewayRequest {
  method: string
  path: string
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

/** An answer before any fault of transport: all but pictures and streams begin as one. */
export interface TextAnswer extends GatewayAnswer {
  body: string
}

const snapshotPath = '/__gateway/snapshot'

/** Bytes of a request body that a host reads before it calls it oversized. A whole world may be larger than a call. */
export const bodyLimit = (path: string): number => (path === snapshotPath ? 32 : 1 / 16) * 1024 ** 2
