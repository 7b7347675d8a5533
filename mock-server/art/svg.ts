export const svg = (width: number, height: number, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`

/** A colour with its offset from 0 to 1, and its opacity. */
type Stop = readonly [at: number, color: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(([at, color, opacity = 1]) => {
      const solid = opacity === 1 ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${at}" stop-color="${color}"${solid}/>`
    })
    .join('')

/** Returns a gradient around a point, in the picture's units. */
export const radial = (
  id: string,
  [x, y, radius]: readonly [number, number, number],
  ...list: readonly Stop[]
): string =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${stops(list)}</radialGradient>`

/** Returns a gradient from one point to another, in the picture's units. */
export const linear = (
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  ...list: readonly Stop[]
): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`

export const shadow = (id: string, drop: number, blur: number, opacity: number): string =>
  `<filter id="${id}" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="${drop}" stdDeviation="${blur}" flood-opacity="${opacity}"/></filter>`

interface Placed {
  /** The centre. */
  x: number
  y: number
  size: number
  turn?: number
  extra?: string
}

/** Returns an embedded glyph, because an SVG shown as an image cannot load files. */
export const picture = (dataUri: string, { x, y, size, turn = 0, extra = '' }: Placed): string => {
  const turned = turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''
  return `<image href="${dataUri}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"${turned}${extra}/>`
}
