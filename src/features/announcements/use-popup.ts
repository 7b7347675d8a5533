import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { stored } from '#contract/stored.ts'
import { readStored, writeStored } from '#platform/storage.ts'
import { useSession } from '#session/session.ts'
import { announcementQueries, useAnnouncementViewer } from './announcement-queries.ts'
import { popupsFor } from './popups-for.ts'

/** The time from mount, or from a change of the list, to the popup, in milliseconds. */
const delay = 500

export function usePopups() {
  const session = useSession()
  const { data } = useQuery(announcementQueries.list(useAnnouncementViewer()))
  const all = data?.popup
  return useMemo(() => popupsFor(all ?? [], session), [all, session])
}

type ShowFlag = typeof stored.popupMember | typeof stored.popupGuest

/** Opens after a delay when the list arrives or changes, unless the person has closed this variant before. */
export function useDelayedOpen(list: readonly unknown[], flag: ShowFlag) {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (list.length === 0 || readStored(flag) === false) return
    const timer = setTimeout(() => setOpen(true), delay)
    return () => clearTimeout(timer)
  }, [list, flag])

  return { open, close: () => setOpen(false), putAway: () => writeStored(flag, false) }
}

/** Marks the body while the popup is open. */
export function useBodyMark(open: boolean) {
  useEffect(() => {
    document.body.classList.toggle('popup-on', open)
    return () => document.body.classList.remove('popup-on')
  }, [open])
}
