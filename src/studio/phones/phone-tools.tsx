import { useQuery } from '@tanstack/react-query'
import { Moon, RefreshCw, Smartphone, Sun, Turtle, X } from 'lucide-react'
import { useState } from 'react'
import { languageName } from '#i18n/languages.ts'
import { attempt } from '../attempt.ts'
import { Select } from '../kit/select.tsx'
import { ToolButton } from '../kit/tool-button.tsx'
import { PictureTools } from '../pictures/picture-tools.tsx'
import { hostQuery, replaceFaults, worldQuery } from '../queries.ts'
import { studioLanguages, useTexts } from '../texts.ts'
import { type DeviceName, deviceNames, devices } from './devices.ts'
import styles from './phone-tools.module.css'
import { changePhones, type Phone, reloadPhones, removePhone, selectPhone } from './phones.ts'
import { readEntry, writeEntry } from './reach.ts'
import { isSlow, withoutSlow, withSlow } from './slow-network.ts'

interface PhoneToolsProps {
  phone: Phone
  name: string
  selected: boolean
  alone: boolean
}

/** Names a phone and changes its size, language, theme and network. */
export function PhoneTools({ phone, name, selected, alone }: PhoneToolsProps) {
  const { t } = useTexts()
  const { id, device, landscape } = phone
  const change = (part: Partial<Phone>) => changePhones([id], () => part)
  return (
    <div className={styles.tools}>
      <div className={styles.line}>
        <ToolButton
          look="plain"
          className={styles.name}
          aria-pressed={selected}
          title={name}
          data-excerpt
          onClick={() => selectPhone(id)}
        >
          {phone.world} <small>{t('phone_seat', { seat: phone.seat })}</small>
        </ToolButton>
        <LookTools phone={phone} />
        <PictureTools phone={phone} />
      </div>
      <div className={styles.line}>
        <Select
          label={t('device')}
          value={device}
          options={deviceNames.map((value) => ({
            value,
            label: `${t(`device_${value}`)} ${devices[value].width}×${devices[value].height}`,
          }))}
          onChange={(value) => change({ device: value as DeviceName })}
        />
        <ToolButton
          look="plain"
          aria-label={t('landscape')}
          aria-pressed={landscape}
          icon={<Smartphone size={18} className={landscape ? styles.turned : undefined} />}
          onClick={() => change({ landscape: !landscape })}
        />
        <SlowNetwork world={phone.world} />
        <ToolButton
          look="plain"
          aria-label={t('reload')}
          icon={<RefreshCw size={18} />}
          onClick={() => reloadPhones([id])}
        />
        <ToolButton
          look="plain"
          aria-label={t('remove_phone')}
          disabled={alone}
          icon={<X size={18} />}
          onClick={() => removePhone(id)}
        />
      </div>
    </div>
  )
}

/** The app takes its language and theme from the phone's storage, so this component only remembers that they changed. */
function LookTools({ phone }: { phone: Phone }) {
  const { t } = useTexts()
  const { data: merchants = [] } = useQuery(hostQuery('merchants'))
  const { data: world } = useQuery(worldQuery('world', phone.world))
  const { data: settings } = useQuery(worldQuery('settings', phone.world))
  const [, setChanges] = useState(0)
  const shipped = merchants.find(({ code }) => code === (settings?.merchant ?? world?.merchant))
  const merchant = settings?.brand ?? shipped
  const theme = readEntry(phone, 'theme') ?? merchant?.defaultTheme
  const language = String(readEntry(phone, 'language') ?? merchant?.languages[0] ?? '')
  // Also the languages that this merchant does not offer: a tester looks at them before it does.
  const offered = [...new Set([...(merchant?.languages ?? []), ...studioLanguages])]
  const write = (entry: 'language' | 'theme', value: string) => {
    writeEntry(phone, entry, value)
    setChanges((count) => count + 1)
  }
  return (
    <>
      <Select
        label={t('language')}
        value={language}
        options={offered.map((value) => ({ value, label: languageName(value) }))}
        onChange={(value) => write('language', value)}
      />
      <ToolButton
        look="plain"
        aria-label={t(theme === 'dark' ? 'light' : 'dark')}
        icon={theme === 'dark' ? <Sun size={18} /> : <Moon size={18} />}
        onClick={() => write('theme', theme === 'dark' ? 'light' : 'dark')}
      />
    </>
  )
}

function SlowNetwork({ world }: { world: string }) {
  const { t } = useTexts()
  const { data: faults = [] } = useQuery(worldQuery('faults', world))
  const slow = faults.some(isSlow)
  return (
    <ToolButton
      look="plain"
      aria-label={t('slow_network')}
      aria-pressed={slow}
      icon={<Turtle size={18} />}
      onClick={() => attempt(() => replaceFaults(world, slow ? withoutSlow(faults) : withSlow(faults)))}
    />
  )
}
