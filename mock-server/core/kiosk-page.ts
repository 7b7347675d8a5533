import type { GatewayRequest, TextAnswer } from './message.ts'

/** Sends a page address with `?kiosk` to Studio's kiosk; the browser keeps the fragment. Undefined for any other request. */
export const kioskPage = ({ base, path, query }: GatewayRequest): TextAnswer | undefined =>
  base === '/' && query.has('kiosk') && !path.startsWith('/__')
    ? { status: 302, headers: { location: '/__studio/?kiosk', 'cache-control': 'no-store' }, body: '' }
    : undefined
