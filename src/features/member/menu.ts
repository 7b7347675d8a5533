import type { ReactNode } from 'react'
import type { TextKey } from '#i18n/languages.ts'

/** A way on from the member centre. Which there are is the app's to say. */
export interface MenuEntry {
  to: string
  label: TextKey
}

export interface TileEntry extends MenuEntry {
  /** The address of a picture. */
  picture: string
}

export interface RowEntry extends MenuEntry {
  icon: ReactNode
  /** A fact about what lies there. */
  value?: ReactNode
}
