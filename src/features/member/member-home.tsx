import { Languages, LogOut, SunMoon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '#ui/controls/button.tsx'
import { Outline } from '#ui/states/outline.tsx'
import { SkeletonRegion } from '#ui/states/skeleton.tsx'
import { baseTemplate } from './base-template.tsx'
import type { MenuGroup, ShortcutEntry } from './menu.ts'
import { newTemplate } from './new-template.tsx'
import { Profile } from './profile.tsx'
import { Setting } from './setting.tsx'
import type { Template } from './template.ts'
import { useTrialPrompt } from './use-trial-prompt.ts'

interface MemberHomeProps {
  /** The merchant's version of the member centre. */
  template: 'new' | 'base'
  /** Parts of other features: the wallet's widget and the preferences' controls. */
  balance: ReactNode
  language: ReactNode
  theme: ReactNode
  shortcuts: readonly ShortcutEntry[]
  groups: readonly MenuGroup[]
  /** Whether further entries may arrive; a skeleton of the known ones is shown until then. */
  pending?: boolean
  onSignOut: () => Promise<unknown>
}

/** Shows the member centre: profile, shortcuts, the groups of entries, settings, and the button to sign out. */
export function MemberHome({
  template: name,
  balance,
  language,
  theme,
  shortcuts,
  groups,
  pending = false,
  onSignOut,
}: MemberHomeProps) {
  const { t } = useTranslation()
  useTrialPrompt()
  const template = name === 'new' ? newTemplate : baseTemplate
  const { styles, card, Group, signOut } = template
  const parts = [
    ...groups.map((group) => <Group key={group.label} {...group} />),
    <Settings key="settings" template={template} language={language} theme={theme} />,
    <div key="end" className={styles.end}>
      <Button kind={signOut} wide icon={<LogOut size={18} />} onClick={() => void onSignOut()}>
        {t('menu.sign_out')}
      </Button>
    </div>,
  ]
  return (
    <div className={styles.page}>
      <Profile card={card} balance={balance} />
      <Shortcuts entries={shortcuts} template={template} />
      {pending ? (
        <SkeletonRegion>
          <div className={styles.waiting}>
            {parts.map((part) => (
              <Outline key={part.key}>{part}</Outline>
            ))}
          </div>
        </SkeletonRegion>
      ) : (
        parts
      )}
    </div>
  )
}

function Shortcuts({
  entries,
  template: { styles, ShortcutMark },
}: {
  entries: readonly ShortcutEntry[]
  template: Template
}) {
  const { t } = useTranslation()
  if (entries.length === 0) return null
  return (
    <nav aria-label={t('member.shortcuts')}>
      <ul className={styles.shortcuts}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} className={styles.shortcut}>
              <ShortcutMark {...entry} />
              {t(entry.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface SettingsProps extends Pick<MemberHomeProps, 'language' | 'theme'> {
  template: Template
}

function Settings({ template: { styles, settingsHeading }, language, theme }: SettingsProps) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('member.settings')}>
      {settingsHeading && <h2 className={styles.heading}>{t('member.settings')}</h2>}
      <div className={styles.settings}>
        <Setting icon={<Languages size={22} />} label={t('member.language')}>
          {language}
        </Setting>
        <Setting icon={<SunMoon size={22} />} label={t('member.theme')}>
          {theme}
        </Setting>
      </div>
    </section>
  )
}
