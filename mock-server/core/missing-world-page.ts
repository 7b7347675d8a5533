import { escaped } from '#mock-server/values/escaped.ts'
import { WorldName } from '#mock-server/world/world-name.ts'

/** Returns the command that creates a world of that name; empty if the name is invalid. */
const remedy = (world: string) =>
  WorldName.safeParse(world).success ? `<code>npm run scenario -- new-world --world ${world}</code>` : ''

const newWorldLink = '<a href="/?scenario=default">Open a new world · <span lang="ko">새로 만들기</span></a>'

/**
 * Returns the page for a missing world. `message` names the world and the reason; `opensLinks` is false if the host
 * refuses a scenario link without a key.
 */
export const missingWorldPage = (world: string, message: string, opensLinks: boolean): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No such world</title>
<link rel="icon" href="data:,">
<style>
  :root { color-scheme: light dark; --ground: #f3f5fb; --ink: #11152c; --soft: #5a6280; --raised: #fff; --line: #d6dbea }
  @media (prefers-color-scheme: dark) {
    :root { --ground: #0b0a10; --ink: #f7f3ea; --soft: #a49db1; --raised: #191722; --line: #383446 }
  }
  body { margin: 0; min-block-size: 100dvh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
    font: 16px/1.55 Pretendard, system-ui, sans-serif; background: var(--ground); color: var(--ink); word-break: keep-all }
  main { display: grid; gap: 16px; max-inline-size: 400px }
  h1, p { margin: 0; overflow-wrap: anywhere }
  h1 { font-size: 24px; line-height: 1.25 }
  p { color: var(--soft) }
  p::first-letter { text-transform: uppercase }
  code { padding: 12px 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--raised);
    font: 14px/1.6 ui-monospace, monospace; overflow-wrap: anywhere; user-select: all }
  nav { display: grid; gap: 12px; margin-block-start: 8px }
  a { min-block-size: 48px; display: flex; align-items: center; justify-content: center; gap: 0.3em; border: 1px solid var(--line); border-radius: 14px;
    background: var(--raised); color: var(--ink); font-weight: 700; text-decoration: none }
  a:first-child { border-color: #4b46e8; background: #4b46e8; color: #fff }
  a:focus-visible { outline: 3px solid #7c78ff; outline-offset: 2px }
</style>
<main>
<h1>No such world · <span lang="ko">없는 세계</span></h1>
<p>${escaped(message)}</p>
<p lang="ko">이 세계는 아직 만들어지지 않았거나 사용하지 않아 삭제되었습니다.</p>
${remedy(world)}
<nav>
${opensLinks ? newWorldLink : ''}
<a href="/">Default world · <span lang="ko">기본 화면</span></a>
</nav>
</main>
</html>
`
