import type { ReactNode } from 'react'
import type { TextKey } from '#i18n/languages.ts'

/** A link of the member centre. The app defines which there are. */
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
  /** A value shown in the row. */
  value?: ReactNode
}
