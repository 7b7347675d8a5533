import { renderUnicodeCompact } from 'uqr'

/**
 * Returns a QR code to print in a terminal with a dark background.
 *
 * @param {string} url
 */
export const terminalCode = (url) => renderUnicodeCompact(url)
