import { AnnouncementPopup } from '#features/announcements/announcement-popup.tsx'
import { LanguageFloat } from '#features/preferences/language-float.tsx'
import { useProfileAhead } from './use-profile-ahead.ts'
import { useReturnToHome } from './use-return-to-home.ts'

/** Adds to home what can wait until it has settled. Its file is not that of the footer, whose loss must not hide it. */
export function HomeFloats() {
  useProfileAhead()
  useReturnToHome()
  return (
    <>
      <LanguageFloat />
      <AnnouncementPopup />
    </>
  )
}
