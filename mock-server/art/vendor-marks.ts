import type { PaletteName } from '#fixtures/artwork/palettes.ts'
import type { VendorCode } from '#fixtures/games/vendors.ts'

interface VendorMark {
  palette: PaletteName
  /** Draws a sign of 32 by 32 in a strong and a lighter colour. */
  draw: (strong: string, light: string) => string
}

const mark = (palette: PaletteName, draw: VendorMark['draw']): VendorMark => ({ palette, draw })
const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`
const lineOf = (stroke: string, width: number, d: string) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
const dot = (fill: string, x: number, y: number, r: number) => `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`

/** The sign of every vendor. */
export const vendorMarks: Record<VendorCode, VendorMark> = {
  PP: mark(
    'azure',
    (a, b) =>
      path(a, 'M1 28L12 6L23 28Z') +
      path(b, 'M14 28L22 13L31 28Z') +
      path(b, 'M12 6L15.4 12.8L12.4 11.6L10 14L8.4 13.2Z'),
  ),
  PG: mark(
    'forest',
    (a, b) => path(a, 'M3 3h8v8H3zM12 12h8v8h-8zM3 21h8v8H3z') + path(b, 'M12 3h8v8h-8zM21 12h8v8h-8zM12 21h8v8h-8z'),
  ),
  EG3: mark(
    'sunset',
    (a, b) =>
      path(a, 'M3 29V15a13 13 0 0 1 26 0v14h-6V15a7 7 0 0 0-14 0v14Z') +
      path(b, 'M16 13q6 6 4 11a4.6 4.6 0 0 1-8 0q-2-5 4-11Z'),
  ),
  EG4: mark('crimson', (a, b) => path(a, 'M3 29V15a13 13 0 0 1 26 0v14h-6V15a7 7 0 0 0-14 0v14Z') + dot(b, 16, 23, 5)),
  FC: mark('teal', (a, b) => path(a, 'M16 2a14 14 0 1 0 14 14q-7-4-9 1t-8 1t-4-7t7-9Z') + dot(b, 22, 9, 4.5)),
  JL: mark('emerald', (a, b) => path(a, 'M16 2L28 9V23L16 30L4 23V9Z') + path(b, 'M16 8L22 16L16 24L10 16Z')),
  TCG_LOTTO_VN: mark(
    'ruby',
    (a, b) =>
      dot(a, 16, 16, 14) + path(b, 'M16 6l2.7 6.6 7.1.5-5.5 4.6 1.8 6.9-6.1-3.8-6.1 3.8 1.8-6.9-5.5-4.6 7.1-.5Z'),
  ),
  TCG_SEA: mark(
    'ocean',
    (a, b) => lineOf(a, 4.4, 'M3 10q6.5-7 13 0t13 0M3 26q6.5-7 13 0t13 0') + lineOf(b, 4.4, 'M3 18q6.5-7 13 0t13 0'),
  ),
  LOTT: mark(
    'gold',
    (a, b) =>
      [0, 60, 120, 180, 240, 300]
        .map(
          (turn) => `<circle fill="${turn % 120 ? b : a}" cx="16" cy="6" r="4.6" transform="rotate(${turn} 16 16)"/>`,
        )
        .join('') + dot(a, 16, 16, 3.4),
  ),
  ELOTT: mark(
    'indigo',
    (a, b) =>
      `<circle cx="11.5" cy="16" r="8.6" fill="none" stroke="${a}" stroke-width="4.4"/><circle cx="20.5" cy="16" r="8.6" fill="none" stroke="${b}" stroke-width="4.4"/>`,
  ),
  NV: mark(
    'violet',
    (a, b) =>
      path(a, 'M16 1Q17.5 14.5 31 16Q17.5 17.5 16 31Q14.5 17.5 1 16Q14.5 14.5 16 1Z') +
      [45, 135, 225, 315]
        .map((turn) => `<circle fill="${b}" cx="16" cy="4.6" r="2.6" transform="rotate(${turn} 16 16)"/>`)
        .join(''),
  ),
  MB: mark(
    'midnight',
    (a, b) => path(b, 'M19 2a10 10 0 1 0 9 14a8 8 0 0 1-9-14Z') + path(a, 'M2 30v-5q14-9 28 0v5h-5q-9-6-18 0Z'),
  ),
  HN: mark(
    'bronze',
    (a, b) =>
      path(a, 'M1 11q6 1 15-8q9 9 15 8q-3 6-7 6H8q-4 0-7-6Z') + path(b, 'M7 20h4v9H7zM14 20h4v9h-4zM21 20h4v9h-4z'),
  ),
  KS: mark(
    'rose',
    (a, b) => path(a, 'M20 2L30 12L16 20Z') + path(b, 'M20 2L8 10L16 20Z') + lineOf(a, 2.6, 'M16 20q-6 1-6 5t-6 4'),
  ),
  OW: mark('lime', (a, b) => path(a, 'M27 3Q5 4 6 26Q26 27 27 3Z') + lineOf(b, 2.8, 'M4 29L20 11M11 21V13M15 17h6')),
  SX: mark(
    'ice',
    (a, b) => path(a, 'M3 10L16 17V31L3 24Z') + path(b, 'M29 10L16 17V31L29 24Z') + path(a, 'M16 2L29 9L16 15L3 9Z'),
  ),
  TR: mark(
    'steel',
    (a, b) =>
      `<rect x="4" y="10" width="24" height="18" rx="6" fill="${a}"/>` +
      dot('#fff', 11, 19, 3) +
      dot('#fff', 21, 19, 3) +
      lineOf(b, 3, 'M16 9V5') +
      dot(b, 16, 4, 2.8),
  ),
  AU: mark(
    'amber',
    (a, b) =>
      `<circle cx="16" cy="16" r="11.6" fill="none" stroke="${a}" stroke-width="4.6"/>` +
      path(b, 'M16 9L23 16L16 23L9 16Z'),
  ),
  LK: mark('emerald', (a, b) =>
    [0, 90, 180, 270]
      .map(
        (turn) =>
          `<path fill="${turn % 180 ? b : a}" transform="rotate(${turn} 16 16)" d="M16 15Q8 11 10 6T16 5Q20 1 22 6T16 15Z"/>`,
      )
      .join(''),
  ),
  RV: mark(
    'teal',
    (a, b) =>
      `<ellipse cx="13" cy="23" rx="11" ry="6.6" fill="${a}"/><ellipse cx="19" cy="12.6" rx="8.4" ry="5.4" fill="${b}"/>` +
      dot(a, 13.6, 4.6, 3.2),
  ),
  WH: mark(
    'ocean',
    (a, b) =>
      path(a, 'M16 15Q14 5 2 4Q4 15 13 18Q14 22 12 30H20Q18 22 19 18Q28 15 30 4Q18 5 16 15Z') +
      lineOf(b, 2.8, 'M3 29q4-3 7 0M22 29q4-3 7 0'),
  ),
  VL: mark('plum', (a, b) => path(a, 'M2 3H11L16 30Q5 20 2 3Z') + path(b, 'M30 3H21L16 30Q27 20 30 3Z')),
  GT: mark(
    'forest',
    (a, b) => path(a, 'M2 12H30A14 14 0 0 1 2 12Z') + path(b, 'M9 12H23A7 7 0 0 1 9 12Z') + lineOf(a, 3.4, 'M4 6H28'),
  ),
  DS: mark('indigo', (a, b) => dot(b, 16, 24, 4) + lineOf(a, 3.8, 'M9.5 17a9 9 0 0 1 13 0M4 11a17 17 0 0 1 24 0')),
  CX: mark('magenta', (a, b) => path(b, 'M3 21h6v8H3zM12 15h6v14h-6z') + path(a, 'M21 9h6v20h-6zM17 8L30 1L28.5 8Z')),
  BH: mark(
    'sunset',
    (a, b) =>
      `<circle cx="16" cy="16" r="10.6" fill="none" stroke="${b}" stroke-width="7"/><circle cx="16" cy="16" r="10.6" fill="none" stroke="${a}" stroke-width="7" stroke-dasharray="8.33 8.33"/>`,
  ),
  SB: mark(
    'azure',
    (a, b) =>
      `<ellipse cx="16" cy="16" rx="13" ry="9.6" fill="none" stroke="${a}" stroke-width="4"/><ellipse cx="16" cy="16" rx="6" ry="3.4" fill="${b}"/>` +
      lineOf(a, 3, 'M16 3V7M16 25V29'),
  ),
  OD: mark(
    'crimson',
    (a, b) =>
      lineOf(a, 4.4, 'M25 4L7 28') +
      `<circle cx="9" cy="9" r="4.6" fill="none" stroke="${b}" stroke-width="4"/><circle cx="23" cy="23" r="4.6" fill="none" stroke="${b}" stroke-width="4"/>`,
  ),
  PV: mark(
    'orchid',
    (a, b) =>
      path(a, 'M16 2Q20 11 30 14H2Q12 11 16 2Z') +
      path(b, 'M5 17H11V29H5zM21 17H27V29H21z') +
      path(a, 'M13.5 17h5v12h-5z'),
  ),
  CD: mark(
    'ruby',
    (a, b) =>
      `<rect x="4" y="6" width="15" height="21" rx="3.4" fill="${b}" transform="rotate(-12 11 16)"/><rect x="12" y="5" width="15" height="21" rx="3.4" fill="${a}" transform="rotate(10 20 16)"/>` +
      path('#fff', 'M20.4 10.6L24 15.6L20 20.8L16.4 15.8Z'),
  ),
}
