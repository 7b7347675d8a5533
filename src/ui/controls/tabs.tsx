import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { tabAfterKey } from './tab-after-key.ts'
import styles from './tabs.module.css'

export type Tab<Value extends string> = { value: Value; label: string; icon?: ReactNode }

type TabsProps<Value extends string> = {
  /** Describes the tabs to screen readers. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /**
   * `segment` divides its width evenly; the others scroll: `underline` is plainer; a `tile` has a picture above.
   */
  look: 'segment' | 'underline' | 'chip' | 'tile'
  /** The id of the `role="tabpanel"` element. */
  panelId?: string
}

/** Shows tabs as one tab stop; arrows, Home and End select a tab. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, look, panelId }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null)
  // The first tab is in its place when the list appears, and centring it would make the browser lay out the page.
  const isPlaced = useRef(value === tabs[0]?.value)
  useEffect(() => {
    if (!isPlaced.current) centreTab(list.current, value)
    isPlaced.current = false
  }, [value])

  function choose(chosen: Value) {
    if (chosen !== value) onChange(chosen)
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const next = tabAfterKey(event.key, tabs, value, getComputedStyle(event.currentTarget).direction)
    if (next === undefined) return
    event.preventDefault()
    choose(next)
    tabElement(event.currentTarget, next)?.focus({ preventScroll: true })
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles[look]} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          data-value={tab.value}
          className={styles.tab}
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? panelId : undefined}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => choose(tab.value)}
        >
          {tab.icon && <span className={styles.icon}>{tab.icon}</span>}
          <span className={styles.label}>{tab.label}</span>
        </button>
      ))}
    </div>
  )
}

/** Scrolls only the list; `scrollIntoView` would scroll the page too. */
function centreTab(list: HTMLElement | null, value: string) {
  const tab = list && tabElement(list, value)
  if (!tab) return
  list.scrollTo?.({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 })
}

function tabElement(list: HTMLElement, value: string) {
  return list.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`)
}
