import { useTexts } from '../texts.ts'
import styles from './brand.module.css'
import { asContact, type Channel, channels, isContact } from './contacts.ts'
import type { Editing } from './editing.ts'
import { TextField } from './text-field.tsx'

/** Edits how players and affiliates reach a merchant. The app leaves an empty channel out. */
export function ContactFields({ file: { contacts }, edit }: Pick<Editing, 'file' | 'edit'>) {
  const { t } = useTexts()
  const problemOf = (channel: Channel, text: string) => {
    if (isContact(channel, asContact(channel, text))) return
    return t(channel === 'whatsapp' ? 'wrong_number' : 'wrong_contact')
  }
  return (
    <>
      <div className={styles.fields}>
        {channels.map((channel) => (
          <TextField
            key={channel}
            label={t(`contact_${channel}`)}
            value={contacts[channel]}
            maxLength={64}
            inputMode={channel === 'whatsapp' ? 'tel' : 'text'}
            problemOf={(text) => problemOf(channel, text)}
            onChange={(text) =>
              edit({ contacts: { ...contacts, [channel]: asContact(channel, text) } }, `contact ${channel}`)
            }
          />
        ))}
      </div>
      <p className={styles.about}>{t('contacts_about')}</p>
    </>
  )
}
