import { escaped } from '#mock-server/values/escaped.ts'
import { WorldName } from '#mock-server/world/world-name.ts'
import { noticePage } from './notice-page.ts'

/** Returns the command that creates a world of that name; empty if the name is invalid. */
const remedy = (world: string) =>
  WorldName.safeParse(world).success ? `<code>npm run scenario -- new-world --world ${world}</code>` : ''

const newWorldLink = '<a href="/?scenario=default">Open a new world · <span lang="ko">새로 만들기</span></a>'

/**
 * Returns the page for a missing world. `message` names the world and the reason; `opensLinks` is false if the host
 * refuses a scenario link without a key.
 */
export const missingWorldPage = (world: string, message: string, opensLinks: boolean): string =>
  noticePage(
    'No such world',
    `<h1>No such world · <span lang="ko">없는 세계</span></h1>
<p>${escaped(message)}</p>
<p lang="ko">이 세계는 아직 만들어지지 않았거나 사용하지 않아 삭제되었습니다.</p>
${remedy(world)}
<nav>
${opensLinks ? newWorldLink : ''}
<a href="/">Default world · <span lang="ko">기본 화면</span></a>
</nav>`,
  )
