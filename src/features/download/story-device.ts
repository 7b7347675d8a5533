import { useDownloadState } from './download-store.ts'

const userAgents = {
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 Version/17.2 Safari/604.1',
  iphoneChrome: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 CriOS/131.0 Safari/604.1',
  app: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0.0.0 ParlorApp/1.0',
}

/** Overrides the browser's identity and clears its stored choices; the returned function restores both. */
export function pretendToBe(device: keyof typeof userAgents) {
  Object.defineProperty(navigator, 'userAgent', { value: userAgents[device], configurable: true })
  useDownloadState.setState({ popupOpen: false, barClosed: false })
  return () => {
    Reflect.deleteProperty(navigator, 'userAgent')
    useDownloadState.setState({ popupOpen: false, barClosed: false })
  }
}
