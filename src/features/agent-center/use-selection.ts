import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#ui/layers/toast.ts'

/** The most members that one request moves. */
export const most = 100

export type Selection = ReturnType<typeof useSelection>

/** Holds the accounts that an agent selects to move together, over pages and searches. */
export function useSelection() {
  const { t } = useTranslation()
  const [selected, setSelected] = useState<readonly string[]>()
  const accounts = selected ?? []
  return {
    isOn: selected !== undefined,
    accounts,
    start: () => setSelected([]),
    stop: () => setSelected(undefined),
    /** Selects an account or removes it. One too many is refused with a message. */
    toggle(account: string) {
      if (accounts.includes(account)) return setSelected(accounts.filter((one) => one !== account))
      if (accounts.length === most) return toast.show(t('agent.move_most', { most }), { kind: 'error', ms: 3000 })
      setSelected([...accounts, account])
    },
  }
}
