import { escaped } from '#mock-server/values/escaped.ts'

/** Returns a page of the simulator with a title and the content of its `main` element. */
export const noticePage = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
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
${content}
</main>
</html>
`
