import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Popup } from '#contract/announcement-list.ts'
import type { stored } from '#contract/stored.ts'
import { readStored, writeStored } from '#platform/storage.ts'
import { wait } from '#platform/wait.ts'
import { useSession } from '#session/session.ts'
import { announcementQueries, useAnnouncementViewer } from './announcement-queries.ts'
import { decodePictures } from './decode-pictures.ts'
import { popupsFor } from './popups-for.ts'
import { untilUndisturbed } from './until-undisturbed.ts'

/** The time from mount, or from a change of the list, to the popup, in milliseconds. */
const delay = 500

export function usePopups() {
  const session = useSession()
  const { data } = useQuery(announcementQueries.list(useAnnouncementViewer()))
  const all = data?.popup
  return useMemo(() => popupsFor(all ?? [], session), [all, session])
}

type ShowFlag = typeof stored.popupMember | typeof stored.popupGuest

/**
 * Opens after a delay when the list arrives or changes, and once the first popup's pictures are decoded. It stays closed
 * if the person has closed this variant before.
 */
export function useDelayedOpen(list: readonly Popup[], flag: ShowFlag) {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const [first] = list
    if (!first || readStored(flag) === false) return
    const ending = new AbortController()
    const { signal } = ending
    void Promise.all([wait(delay), decodePictures(first.content)])
      .then(() => untilUndisturbed(signal))
      .then(() => signal.aborted || setOpen(true))
    return () => ending.abort()
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
