import { AnnouncementPopup } from '#features/announcements/announcement-popup.tsx'
import { LanguageFloat } from '#features/preferences/language-float.tsx'
import { useReturnToHome } from './use-return-to-home.ts'

/**
 * Shows what stands over home once it has settled, and returns the focus to what was pressed on it. Its file is not that of
 * the footer, whose loss must not hide it.
 */
export function HomeFloats() {
  useReturnToHome()
  return (
    <>
      <LanguageFloat />
      <AnnouncementPopup />
    </>
  )
}
