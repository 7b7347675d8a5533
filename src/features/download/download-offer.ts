export interface Device {
  system: 'ios' | 'android' | 'other'
  /** Of iOS, such as [12, 4]; undefined where the browser hides it, which only versions later than 12.4 do. */
  version: readonly [major: number, minor: number] | undefined
  safari: boolean
  /** The page runs as an installed web app. */
  standalone: boolean
  /** The page runs inside the merchant's own app. */
  nativeApp: boolean
}

/** As the status gives them; kinds that are no app are passed over. */
export type DownloadLink = { resourceType: string; url: string }

interface Flags {
  /** The player has closed the bar. */
  hideDownloadBar: boolean
  /** Installed by the iOS profile. */
  webClip: boolean
}

export type Choice = { kind: 'android' | 'profile' | 'ios'; url: string } | { kind: 'home-screen' }

export interface DownloadOffer {
  /** The ways to get the app on this device, the best first; none where there is nothing to offer. */
  choices: Choice[]
  /** Whether the bar is shown too. */
  bar: boolean
}

const linkKinds = { Android: 'android', MOBILECONFIG: 'profile', IOS: 'ios' } as const

const forSystem: Record<Device['system'], readonly Choice['kind'][]> = {
  android: ['android'],
  ios: ['ios', 'profile', 'home-screen'],
  other: ['android', 'ios', 'profile'],
}

const nothing: DownloadOffer = { choices: [], bar: false }

/** What of the app may be offered to a device; the rules of sections 2 and 4 of the specification. */
export function downloadOffer(device: Device, links: readonly DownloadLink[], flags: Flags): DownloadOffer {
  if (device.nativeApp) return nothing
  // A web clip is an installed web app too, but one that the App Store's app may take the place of.
  if (device.standalone && !flags.webClip) return nothing
  const choices = choicesFor(device, links).filter(({ kind }) => !flags.webClip || kind === 'ios')
  return { choices, bar: choices.length > 0 && !flags.hideDownloadBar && runsWebApps(device) }
}

/** iOS runs installed web apps properly from 12.4 on. */
function runsWebApps({ system, version }: Device): boolean {
  if (system !== 'ios' || !version) return true
  const [major, minor] = version
  return major > 12 || (major === 12 && minor >= 4)
}

function choicesFor(device: Device, links: readonly DownloadLink[]): Choice[] {
  const linked = links.flatMap(({ resourceType, url }): Choice[] =>
    url && isAppLink(resourceType) ? [{ kind: linkKinds[resourceType], url }] : [],
  )
  const offered: Choice[] = linked.length > 0 && runsWebApps(device) ? [...linked, { kind: 'home-screen' }] : linked
  return forSystem[device.system].flatMap((kind) => offered.find((choice) => choice.kind === kind) ?? [])
}

const isAppLink = (resourceType: string): resourceType is keyof typeof linkKinds =>
  Object.hasOwn(linkKinds, resourceType)

/** Apple lets only Safari install profiles and web apps. */
export const needsSafari = ({ system, safari }: Device): boolean => system === 'ios' && !safari
