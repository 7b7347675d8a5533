import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../browser/find-browser.mjs'

/** Makes Chromium draw the same bytes for the same page, whatever it drew before and however busy the machine is. */
const sameBytes = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-composited-antialiasing',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-lcd-text',
  '--disable-skia-runtime-opts',
  '--force-color-profile=srgb',
  '--run-all-compositor-stages-before-draw',
  '--num-raster-threads=1',
]

/** Launches the browser that takes pictures. */
export function launchForPictures(): Promise<Browser> {
  const { args, ...options } = launchOptions()
  return chromium.launch({ ...options, args: [...args, ...sameBytes] })
}
