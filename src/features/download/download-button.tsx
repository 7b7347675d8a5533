import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/icon-button.tsx'
import { useDownload } from './use-download.ts'

/** The home header's way to the app, while there is one to offer. */
export function DownloadButton() {
  const { t } = useTranslation()
  const { offered, goToDownload } = useDownload()
  if (!offered) return null
  return <IconButton label={t('download.get_app')} icon={<Download size={22} />} onClick={goToDownload} />
}
