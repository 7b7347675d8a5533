import type { ComponentType } from 'react'
import type { TextKey } from '#i18n/languages.ts'
import type { Flag } from '#merchant/flags.ts'
import type { OwnModule } from '#merchant/modules.ts'
import type { LazyPart } from '#ui/loading/lazy-part.tsx'

/** The target of the back arrow; `none` has no arrow. */
export type Back = 'none' | 'home' | 'root' | 'history'

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
  /** Only for members who are logged in. */
  session?: true
  /** Only for agents, who log in at their own desk. */
  agent?: true
  /** Not for agents' own logins: the shell refuses them, as the gateway does, and no menu offers it. */
  membersOnly?: true
  /** Only for visitors. */
  visitor?: true
  /** The permission key the merchant's menu must grant. */
  permission?: string
  /** The module that must be on. */
  module?: OwnModule
  /** The flag that must be on. */
  flag?: Flag
}

/** A row of the table: it names what differs from a screen with header, bottom bar and back arrow. */
export type Row = Omit<Route, 'header' | 'bottomBar' | 'back'> & Partial<Route>

/** Returns a row with the chrome that it does not name. */
export const withChrome = (row: Row): Route => ({ header: true, bottomBar: true, back: 'history', ...row })
