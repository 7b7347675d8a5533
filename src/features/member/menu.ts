import type { TextKey } from '#i18n/languages.ts'
import type { LinkEntry } from '#ui/controls/link-rows.tsx'

/** An entry of the first row: the new template shows its picture, the base template its icon. */
export interface ShortcutEntry extends Omit<LinkEntry, 'value' | 'badge'> {
  /** The address of a picture. */
  picture: string
}

export interface MenuGroup {
  label: TextKey
  entries: readonly LinkEntry[]
}
