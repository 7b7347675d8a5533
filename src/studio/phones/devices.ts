/** The sizes of phones in CSS pixels, upright. */
export const devices = {
  small: { width: 360, height: 640 },
  usual: { width: 390, height: 844 },
  large: { width: 430, height: 932 },
  tablet: { width: 768, height: 1024 },
} as const

export type DeviceName = keyof typeof devices
export const deviceNames = Object.keys(devices) as DeviceName[]
