import { useQuery } from '@tanstack/react-query'
import { AnnouncementPopup } from '#features/announcements/announcement-popup.tsx'
import { profileQuery } from '#features/member/profile-query.ts'
import { LanguageFloat } from '#features/preferences/language-float.tsx'
import { useSession } from '#session/session.ts'
import { useReturnToHome } from './use-return-to-home.ts'

/**
 * Shows what covers home once it has settled, and returns the focus to what was pressed on it. Its file is not that of
 * the footer, whose loss must not hide it.
 */
export function HomeFloats() {
  const session = useSession()
  // The header shows the member's picture, which home does not wait for.
  useQuery({ ...profileQuery(session), enabled: session !== undefined })
  useReturnToHome()
  return (
    <>
      <LanguageFloat />
      <AnnouncementPopup />
    </>
  )
}
