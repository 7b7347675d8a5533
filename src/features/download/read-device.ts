import { isIos, isNativeApp, isSafari, isStandalone } from '#platform/device.ts'
import type { Device } from './download-offer.ts'

export function readDevice(): Device {
  const { userAgent } = navigator
  return {
    system: isIos() ? 'ios' : /Android/.test(userAgent) ? 'android' : 'other',
    version: iosVersion(userAgent),
    safari: isSafari(),
    standalone: isStandalone(),
    nativeApp: isNativeApp(userAgent),
  }
}

/** Returns the iOS version. An iPad identifies as a Mac, without its own version. */
export function iosVersion(userAgent: string): Device['version'] {
  const [, major, minor] = /\bOS (\d+)_(\d+)[\d_]* like Mac OS X/.exec(userAgent) ?? []
  return major && minor ? [Number(major), Number(minor)] : undefined
}
