import { short } from './strokes.ts'
import { linear, svg } from './svg.ts'
import { wordmark } from './wordmark.ts'

const words = (text: string, height: number, x: number, y: number, weight: number, color: string) =>
  `<path transform="translate(${x} ${y})" d="${wordmark(text, height).path}" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Returns the wavy edge of a seal. */
function rosette(x: number, y: number, radius: number): string {
  const point = (at: number) => {
    const angle = (at * Math.PI) / 36
    const reach = radius + (at % 2 ? 2 : -0.6)
    return `${short(x + reach * Math.cos(angle))} ${short(y + reach * Math.sin(angle))}`
  }
  return `M${Array.from({ length: 72 }, (_, at) => point(at)).join('L')}Z`
}

/** Draws the certificate of the footer with the market's age of adults, in its own colours for any theme. */
export const drawCertificate = (age: string): string =>
  svg(
    232,
    76,
    '<defs>',
    linear('plate', [0, 0, 232, 76], [0, '#232a52'], [1, '#11152c']),
    linear('gold', [12, 10, 64, 66], [0, '#ffe6a3'], [0.5, '#e5b44e'], [1, '#a8751f']),
    '</defs>',
    '<rect width="232" height="76" rx="14" fill="url(#plate)"/>',
    '<rect x="4.5" y="4.5" width="223" height="67" rx="10.5" fill="none" stroke="url(#gold)" stroke-opacity=".55"/>',
    `<path fill="url(#gold)" d="M28 44L23 68L38 61L53 68L48 44Z"/><path fill="url(#gold)" d="${rosette(38, 35, 22)}"/>`,
    '<circle cx="38" cy="35" r="16.5" fill="none" stroke="#6b4810" stroke-opacity=".5" stroke-width="1.4"/>',
    '<path d="M30.5 35.5L36 41L46.5 29.5" fill="none" stroke="#4a300a" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/>',
    words('CERTIFIED', 10, 76, 17, 1.5, '#e9c878'),
    words('FAIR PLAY', 14, 76, 34, 2.4, '#ffffff'),
    words('PARLOR GAMING BOARD', 5.4, 76, 56.5, 0.95, '#b4bbdc'),
    '<circle cx="204" cy="38" r="15" fill="none" stroke="#ff8095" stroke-width="2.4"/>',
    words(`${age}+`, 9, 193.9, 33.5, 1.9, '#ffffff'),
  )
