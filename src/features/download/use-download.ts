import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useStatus } from '#brand/platform-status.ts'
import { stored } from '#contract/stored.ts'
import { gatewayPage } from '#gateway/deployment.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { readStored } from '#platform/storage.ts'
import { notice } from '#ui/layers/confirm.tsx'
import { downloadOffer, needsSafari } from './download-offer.ts'
import { showDownloadPopup, useDownloadState } from './download-store.ts'
import { readDevice } from './read-device.ts'

/** Returns the app's offer for this device, and the actions to get it. */
export function useDownload() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { downloads } = useStatus().info.resources
  const hideDownloadBar = useDownloadState(({ barClosed }) => barClosed)
  const device = useMemo(readDevice, [])
  const offer = useMemo(
    () =>
      downloadOffer(
        device,
        downloads.filter(({ url }) => gatewayPage(url)),
        { hideDownloadBar, webClip: readStored(stored.webClip) ?? false },
      ),
    [device, downloads, hideDownloadBar],
  )

  /** Runs the action, or shows on iOS outside Safari that Safari is required. */
  const inSafari = (action: () => void) => () => {
    if (needsSafari(device)) void notice(t('app_download_safari_required'))
    else action()
  }

  return {
    ...offer,
    offered: offer.choices.length > 0,
    iconUrl: iconOf(downloads),
    inSafari,
    openPopup: () => showDownloadPopup(true),
    openDownloadPage: inSafari(() => navigate('/m/app')),
  }
}

function iconOf(downloads: readonly { resourceType: string; url: string }[]): string | undefined {
  const icon = downloads.find(({ resourceType }) => resourceType === 'AppDownloadIcon')
  return icon?.url ? gatewayUrl(icon.url) : undefined
}
