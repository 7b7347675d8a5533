/** The headers of a page that the gateway writes itself. */
export const htmlHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
