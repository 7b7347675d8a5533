import { useQuery } from '@tanstack/react-query'
import { AppWindow, Layers, Palette, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { attempt } from '../attempt.ts'
import { ToolButton } from '../kit/tool-button.tsx'
import { hostQuery, worldQuery } from '../queries.ts'
import { useTexts } from '../texts.ts'
import { addWorld, movedAxes } from '../worlds.ts'
import { PhoneFrame } from './phone-frame.tsx'
import { addPhone, mostPhones, selectedOf, selectPhone, usePhones } from './phones.ts'
import { pageOf, preparePhone } from './reach.ts'
import styles from './stage.module.css'

/** Returns the height of an element, as it changes. */
function useHeight() {
  const ref = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setHeight(element.clientHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, height }
}

/** A press inside a frame reaches this page only as the loss of its focus. */
function useSelectByTouch() {
  useEffect(() => {
    const onBlur = () => {
      const { phone } = (document.activeElement as HTMLElement | null)?.dataset ?? {}
      if (phone) selectPhone(Number(phone))
    }
    window.addEventListener('blur', onBlur)
    return () => window.removeEventListener('blur', onBlur)
  }, [])
}

/** Shows the phones side by side. */
export function Stage() {
  const { t } = useTexts()
  const { phones, selected } = usePhones()
  const { ref, height } = useHeight()
  useSelectByTouch()
  return (
    <main className={styles.stage} aria-label={t('phones')}>
      <div ref={ref} className={styles.row}>
        {height > 0 &&
          phones.map((phone) => (
            <PhoneFrame
              key={phone.id}
              phone={phone}
              height={height}
              selected={phone.id === selected}
              alone={phones.length === 1}
            />
          ))}
      </div>
      <AddPhones />
    </main>
  )
}

function AddPhones() {
  const { t } = useTexts()
  const phone = usePhones(selectedOf)
  const count = usePhones(({ phones }) => phones.length)
  const { data: world } = useQuery(worldQuery('world', phone.world))
  const { data: places = [] } = useQuery(worldQuery('axes', phone.world))
  const { data: merchants = [] } = useQuery(hostQuery('merchants'))
  const full = count >= mostPhones
  const others = merchants.filter(({ code }) => code !== world?.merchant).slice(0, mostPhones - count)

  const point = { scenario: world?.scenario ?? 'default', axes: movedAxes(places) }
  const beside = () => preparePhone(addPhone(phone.world, pageOf(phone)), {})
  const another = () => attempt(() => addWorld({ ...point, merchant: world?.merchant }))
  const brands = () =>
    attempt(async () => {
      for (const { code } of others) await addWorld({ ...point, merchant: code })
    })
  return (
    <fieldset className={styles.add} aria-label={t('add_phone')}>
      <Plus size={18} aria-hidden="true" />
      <ToolButton look="plain" icon={<Layers size={18} />} disabled={full} onClick={beside}>
        {t('add_beside')}
      </ToolButton>
      <ToolButton look="plain" icon={<AppWindow size={18} />} disabled={full} onClick={another}>
        {t('add_world')}
      </ToolButton>
      <ToolButton look="plain" icon={<Palette size={18} />} disabled={full} onClick={brands}>
        {t('add_brands')}
      </ToolButton>
    </fieldset>
  )
}
