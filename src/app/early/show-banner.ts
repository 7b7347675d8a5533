import type { Banner } from '#contract/announcement-list.ts'
import type { Reply } from '#gateway/first-answers.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { webAddress } from '#platform/web-address.ts'

const bannersIn = ({ data }: Reply) => (data as { value?: { banner?: Partial<Banner>[] } } | undefined)?.value?.banner

/** Returns the address of home's first banner in the announcements; undefined if they are not what they should be. */
function firstBanner(reply: Reply): string | undefined {
  const url = bannersIn(reply)?.find(({ groupName }) => groupName === 'm_home')?.url
  return typeof url === 'string' ? webAddress(gatewayUrl(url))?.href : undefined
}

/** Shows home's first banner in its place before the app starts, and so fetches it for the app. */
export async function showBanner(announcements: Promise<Reply>): Promise<void> {
  const address = firstBanner(await announcements)
  if (!address) return
  const picture = new Image()
  Object.assign(picture, { fetchPriority: 'high', alt: '', src: address })
  await picture.decode()
  document.querySelector('.early .banner i')?.replaceWith(picture)
}
