const linear = (channel: number) => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const luminance = (colour: string) => {
  const [red, green, blue] = [1, 3, 5].map((start) => linear(Number.parseInt(colour.slice(start, start + 2), 16)))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

const dark = '#10121c'
const light = '#ffffff'

/** Returns the dark or light text colour with the better contrast on a colour such as `#4B46E8`. */
export const readableOn = (colour: string): string => {
  const ground = luminance(colour) + 0.05
  return ground / (luminance(dark) + 0.05) >= (luminance(light) + 0.05) / ground ? dark : light
}
