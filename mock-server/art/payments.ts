import { linear, svg } from './svg.ts'

interface PaymentArt {
  colors: readonly [from: string, to: string]
  /** White on the colours, 64 by 44. */
  sign: string
}

const line = (d: string, width = 3) =>
  `<path fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
const shape = (d: string, opacity = 1) => `<path fill="#fff" fill-opacity="${opacity}" d="${d}"/>`

/** Generic signs of payment methods, without brands. */
export const paymentArt = {
  BANK: {
    colors: ['#2f6bdc', '#1b3f9c'],
    sign: shape('M32 8L48 17H16Z') + line('M21 21V30M28.5 21V30M35.5 21V30M43 21V30M16 35H48'),
  },
  CARD: {
    colors: ['#6a5cf0', '#4330b8'],
    sign: shape('M10 14H54V20H10Z', 0.9) + line('M14 31H26M44 31H50') + shape('M14 23.5h7v3.4h-7Z', 0.6),
  },
  MOBILE: {
    colors: ['#12a07c', '#08665c'],
    sign:
      line('M26 8H38a3 3 0 0 1 3 3V33a3 3 0 0 1-3 3H26a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3Z') +
      line('M28 21.5L31 24.5L36.5 18.5') +
      line('M30.5 31.6H33.5', 2.4),
  },
  WALLET: {
    colors: ['#e5773a', '#b03c2a'],
    sign:
      line('M16 14a3 3 0 0 1 3-3H43v5M16 14V32a3 3 0 0 0 3 3H45a3 3 0 0 0 3-3V19a3 3 0 0 0-3-3H18') +
      '<circle cx="42" cy="25.5" r="2.8" fill="#fff"/>',
  },
  COIN: {
    colors: ['#e0a21a', '#8e5a08'],
    sign:
      '<circle cx="32" cy="22" r="13" fill="none" stroke="#fff" stroke-width="3"/>' +
      line('M32 14.5L38 22L32 29.5L26 22Z'),
  },
  VOUCHER: {
    colors: ['#d9467e', '#8f1f66'],
    sign:
      line('M14 13H50V18.5a3.5 3.5 0 0 0 0 7V31H14V25.5a3.5 3.5 0 0 0 0-7Z') +
      line('M38 15V16.5M38 21.2V22.8M38 27.5V29', 2.6) +
      line('M22 22H31'),
  },
} as const satisfies Record<string, PaymentArt>

export type PaymentCode = keyof typeof paymentArt

export const isPaymentCode = (code: string): code is PaymentCode => Object.hasOwn(paymentArt, code)

export function drawPayment(code: PaymentCode): string {
  const { colors, sign } = paymentArt[code]
  return svg(
    64,
    44,
    `<defs>${linear('ground', [0, 0, 64, 44], [0, colors[0]], [1, colors[1]])}</defs>`,
    '<rect width="64" height="44" rx="9" fill="url(#ground)"/>',
    '<path d="M52 0H55A9 9 0 0 1 64 9V35A9 9 0 0 1 55 44H30Q58 34 52 0Z" fill="#fff" fill-opacity=".08"/>',
    sign,
  )
}
