import { escaped } from '#mock-server/values/escaped.ts'
import { WorldName } from '#mock-server/values/world-name.ts'
import type { Worlds } from '#mock-server/world/worlds/worlds.ts'
import type { GatewayRequest } from './message.ts'
import { noticePage } from './notice-page.ts'

/** Returns the command that creates a world of that name; empty if the name is invalid. */
const remedy = (world: string) =>
  WorldName.safeParse(world).success ? `<code>npm run scenario -- new-world --world ${world}</code>` : ''

interface MissingWorld {
  request: GatewayRequest
  worlds: Worlds
  name: string
  /** Names the world and the reason. */
  message: string
  /** False if the host refuses a scenario link without a key. */
  opensLinks: boolean
}

/** Returns the page for a missing world. */
export const missingWorldPage = ({ request, worlds, name, message, opensLinks }: MissingWorld): string =>
  noticePage({
    request,
    worlds,
    title: 'world_unknown',
    content: ({ t }) => `<p>${t('world_unknown_text')}</p>
<p lang="en">${escaped(message)}</p>
${remedy(name)}
<nav>
${opensLinks ? `<a href="/?scenario=default">${t('new_world')}</a>` : ''}
<a href="/">${t('default_world')}</a>
</nav>`,
  })
