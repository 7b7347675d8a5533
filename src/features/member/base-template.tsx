import { useTranslation } from 'react-i18next'
import { LinkRows } from '#ui/controls/link-rows.tsx'
import styles from './base-template.module.css'
import type { MenuGroup } from './menu.ts'
import { PlainCard } from './plain-card.tsx'
import type { Template } from './template.ts'

/** Arranges the member centre as one list: a plain header, a row of icons, and the entries below each other. */
export const baseTemplate: Template = {
  styles,
  card: PlainCard,
  ShortcutMark: ({ icon }) => icon,
  Group,
  settingsHeading: true,
  signOut: 'ghost',
}

function Group({ label, entries }: MenuGroup) {
  const { t } = useTranslation()
  return (
    <section>
      <h2 className={styles.heading}>{t(label)}</h2>
      <LinkRows label={t(label)} entries={entries} look="list" />
    </section>
  )
}
