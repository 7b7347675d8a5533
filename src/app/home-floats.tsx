import { AnnouncementPopup } from '#features/announcements/announcement-popup.tsx'
import { LanguageFloat } from '#features/preferences/language-float.tsx'

/** Shows what stands over home once it has settled. Its file is not that of the footer, whose loss must not hide it. */
export function HomeFloats() {
  return (
    <>
      <LanguageFloat />
      <AnnouncementPopup />
    </>
  )
}
