import type { ComponentType } from 'react'
import type { MenuGroup, ShortcutEntry } from './menu.ts'
import type { ProfileCardProps } from './profile.tsx'

/** What a template of the member centre looks like. The screen arranges the same parts for each. */
export interface Template {
  /** The class names of the page and its parts. */
  styles: CSSModuleClasses
  card: ComponentType<ProfileCardProps>
  ShortcutMark: ComponentType<ShortcutEntry>
  Group: ComponentType<MenuGroup>
  /** Whether the settings have a heading, as the groups do. */
  settingsHeading: boolean
  signOut: 'ghost' | 'secondary'
}
