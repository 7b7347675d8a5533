import { gatewayUrl } from '#gateway/gateway-base.ts'
import { wait } from '#platform/wait.ts'
import { safeContent } from '#ui/content/safe-content.ts'

/** The longest wait for the pictures, in milliseconds. */
const patience = 3_000

function decode(src: string): Promise<void> {
  const picture = Object.assign(new Image(), { referrerPolicy: 'no-referrer' })
  picture.src = src
  return picture.decode()
}

/** Resolves when the pictures in the gateway's HTML are decoded or lost, or when that takes too long. */
export async function decodePictures(html: string): Promise<void> {
  const content = await safeContent(html, gatewayUrl)
  const pictures = content instanceof DocumentFragment ? [...content.querySelectorAll('img')] : []
  const decoded = Promise.allSettled(pictures.map(({ src }) => decode(src)))
  await Promise.race([decoded, wait(patience)])
}
