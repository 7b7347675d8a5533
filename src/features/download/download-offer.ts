export interface Device {
  system: 'ios' | 'android' | 'other'
  /** The iOS version, such as [12, 4]; undefined if the browser hides it, which only versions after 12.4 do. */
  version: readonly [major: number, minor: number] | undefined
  safari: boolean
  /** The page runs as an installed web app. */
  standalone: boolean
  /** The page runs inside the merchant's own app. */
  nativeApp: boolean
}

/** A link of the status; kinds that are not apps are ignored. */
export type DownloadLink = { resourceType: string; url: string }

interface Flags {
  /** The player has closed the bar. */
  hideDownloadBar: boolean
  /** Installed by the iOS profile. */
  webClip: boolean
}

export type Choice = { kind: 'android' | 'profile' | 'ios'; url: string } | { kind: 'home-screen' }

export interface DownloadOffer {
  /** The options to get the app on this device, the recommended one first; empty if there are none. */
  choices: Choice[]
  /** The options for the person's other devices. */
  others: Choice[]
  /** Whether to show the bar too. */
  bar: boolean
}

const linkKinds = { Android: 'android', MOBILECONFIG: 'profile', IOS: 'ios' } as const

/** The options of each system in order; the first one is recommended. */
const forSystem: Record<Device['system'], readonly Choice['kind'][]> = {
  android: ['android'],
  ios: ['ios', 'profile', 'home-screen'],
  other: ['android', 'ios', 'profile'],
}

/** The apps that a person may want on a second device. */
const forOthers: Record<Device['system'], readonly Choice['kind'][]> = {
  android: ['ios', 'profile'],
  ios: ['android'],
  other: [],
}

const nothing: DownloadOffer = { choices: [], others: [], bar: false }

/** Returns the app's offer for a device by the rules of sections 2 and 4 of the specification. */
export function downloadOffer(device: Device, links: readonly DownloadLink[], flags: Flags): DownloadOffer {
  if (device.nativeApp) return nothing
  // A web clip is an installed web app too, but the App Store's app may replace it.
  if (device.standalone && !flags.webClip) return nothing
  const offered = offeredBy(device, links)
  const among = (kinds: readonly Choice['kind'][]) =>
    kinds.flatMap((kind) => offered.find((choice) => choice.kind === kind) ?? [])
  const choices = among(forSystem[device.system]).filter(({ kind }) => !flags.webClip || kind === 'ios')
  const others = flags.webClip ? [] : among(forOthers[device.system])
  return { choices, others, bar: choices.length > 0 && !flags.hideDownloadBar && runsWebApps(device) }
}

/** Returns whether the device runs installed web apps properly, which iOS does from 12.4 on. */
function runsWebApps({ system, version }: Device): boolean {
  if (system !== 'ios' || !version) return true
  const [major, minor] = version
  return major > 12 || (major === 12 && minor >= 4)
}

function offeredBy(device: Device, links: readonly DownloadLink[]): Choice[] {
  const linked = links.flatMap(({ resourceType, url }): Choice[] =>
    url && isAppLink(resourceType) ? [{ kind: linkKinds[resourceType], url }] : [],
  )
  return linked.length > 0 && runsWebApps(device) ? [...linked, { kind: 'home-screen' }] : linked
}

const isAppLink = (resourceType: string): resourceType is keyof typeof linkKinds =>
  Object.hasOwn(linkKinds, resourceType)

/** Returns whether the device needs Safari: on iOS, only Safari installs profiles and web apps. */
export const needsSafari = ({ system, safari }: Device): boolean => system === 'ios' && !safari
