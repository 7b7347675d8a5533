import { AnnouncementPopup } from '#features/announcements/announcement-popup.tsx'
import { LanguageFloat } from '#features/preferences/language-float.tsx'

/** Shows what stands over home once it has settled. */
export function HomeFloats() {
  return (
    <>
      <LanguageFloat />
      <AnnouncementPopup />
    </>
  )
}
