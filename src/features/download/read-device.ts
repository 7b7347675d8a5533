import { isIos, isSafari, isStandalone } from '#platform/device.ts'
import type { Device } from './download-offer.ts'

/** Native shells of the app name themselves at the end of the browser's user agent. */
const nativeShell = /\bParlorApp\//

export function readDevice(): Device {
  const { userAgent } = navigator
  return {
    system: isIos() ? 'ios' : /Android/.test(userAgent) ? 'android' : 'other',
    version: iosVersion(userAgent),
    safari: isSafari(),
    standalone: isStandalone(),
    nativeApp: nativeShell.test(userAgent),
  }
}

/** An iPad calls itself a Mac, without its own version. */
export function iosVersion(userAgent: string): Device['version'] {
  const [, major, minor] = /\bOS (\d+)_(\d+)[\d_]* like Mac OS X/.exec(userAgent) ?? []
  return major && minor ? [Number(major), Number(minor)] : undefined
}
