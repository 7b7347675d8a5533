import type { ComponentType } from 'react'
import type { TextKey } from '#i18n/languages.ts'
import type { Flag } from '#merchant/flags.ts'
import type { MenuKey, OwnModule } from '#merchant/modules.ts'
import type { LazyPart } from '#ui/loading/lazy-part.tsx'

/** The target of the back arrow; `none` has no arrow. */
export type Back = 'none' | 'home' | 'root' | 'history'

/**
 * Who may open a screen: visitors without a session; every account; members, which leaves out agents' own logins as the
 * gateway does; or agents, who log in at their own desk.
 */
type Audience = 'visitors' | 'accounts' | 'members' | 'agents'

export interface Route {
  path: string
  /** Further addresses of the same screen. */
  also?: readonly string[]
  screen: ComponentType & Partial<Pick<LazyPart<object>, 'prefetch' | 'fetchAhead'>>
  /** The title of the header and of the document. */
  title: TextKey
  /** Whether the app's header is shown; screens without it have their own. */
  header: boolean
  bottomBar: boolean
  back: Back
  /** Uses the whole width of a wide window; other screens keep the width at which texts and forms read well. */
  wide?: true
  /** Buttons at the end of the app's header. */
  actions?: ComponentType
  /** Absent on screens that everyone may open. */
  audience?: Audience
  /** The permission key the merchant's menu must grant. */
  permission?: MenuKey
  /** The module that must be on. */
  module?: OwnModule
  /** The flag that must be on. */
  flag?: Flag
}

/** A row of the table: it names what differs from a screen with header, bottom bar and back arrow. */
export type Row = Omit<Route, 'header' | 'bottomBar' | 'back'> & Partial<Route>

/** Returns whether a screen is only for those who have logged in. */
export const needsSession = ({ audience }: Pick<Route, 'audience'>): boolean =>
  audience !== undefined && audience !== 'visitors'

/** Returns a row with the chrome that it does not name. */
export const withChrome = (row: Row): Route => ({ header: true, bottomBar: true, back: 'history', ...row })
