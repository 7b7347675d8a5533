import { useState } from 'react'
import { webAddress } from '#platform/web-address.ts'
import { classes } from '#ui/look/classes.ts'
import { useTexts } from '../texts.ts'
import { devices } from './devices.ts'
import styles from './phone-frame.module.css'
import { PhoneTools } from './phone-tools.tsx'
import type { Phone } from './phones.ts'
import { baseOf } from './reach.ts'

interface PhoneFrameProps {
  phone: Phone
  /** The height of the place for it, in CSS pixels. */
  height: number
  selected: boolean
  /** It is the only phone, so that it cannot be removed. */
  alone: boolean
}

/** The height of the tools, the border of a phone, and the gaps around it. */
const around = 88 + 8 + 24 + 32

function sizeOf({ device, landscape }: Phone) {
  const { width, height } = devices[device]
  return landscape ? { width: height, height: width } : { width, height }
}

/** Shows an app in a frame of a phone's size, scaled to the place for it. */
export function PhoneFrame({ phone, height: place, selected, alone }: PhoneFrameProps) {
  const { t } = useTexts()
  const { width, height } = sizeOf(phone)
  const scale = Math.min(1, Math.max(0.3, (place - around) / height))
  const name = t('phone_name', { world: phone.world, seat: phone.seat })
  const page = webAddress(baseOf(phone) + phone.page)
  const size = { '--width': `${width}px`, '--height': `${height}px`, '--scale': scale }
  if (!page) return null
  return (
    <section className={styles.phone} style={size} aria-label={name}>
      <PhoneTools phone={phone} name={name} selected={selected} alone={alone} />
      <div className={classes(styles.body, selected && styles.selected)}>
        <div className={styles.screen}>
          <AppFrame key={`${phone.loads} ${baseOf(phone)}`} next={page} name={name} id={phone.id} />
        </div>
      </div>
    </section>
  )
}

/** Shows an app from the page at which it starts. A later `next` is for its next start: it does not move the running app. */
function AppFrame({ next, name, id }: { next: URL; name: string; id: number }) {
  const [page] = useState(next)
  return <iframe src={page.href} title={name} data-phone={id} />
}
