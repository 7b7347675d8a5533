import { escaped } from '#mock-server/values/escaped.ts'
import type { MerchantApp } from './merchant-app.ts'

interface Said {
  ko: string
  en: string
}

/** A page in place of something outside the platform: whose it is, and what would happen here. */
export const simulatedPage = ({ code, name }: MerchantApp, said: Said, base: string): string => `<!doctype html>
<html lang="ko">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(name.ko)}</title>
<style>
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center; justify-items: center; gap: 14px;
    padding: 24px; font: 16px/1.6 system-ui, sans-serif; text-align: center; background: #f3f5fb; color: #11152c }
  @media (prefers-color-scheme: dark) { body { background: #0b0a10; color: #f7f3ea } a { color: #a9a5ff } }
  img { width: 96px; height: 96px }
  h1, p { margin: 0; max-width: 34ch; word-break: keep-all }
  h1 { font-size: 22px }
  a { min-height: 44px; display: inline-grid; place-items: center; font-weight: 700 }
</style>
<img src="${base}__art/brands/${escaped(code)}.svg" alt="">
<h1>${escaped(name.ko)} · ${escaped(name.en)}</h1>
<p>${escaped(said.ko)}</p>
<p lang="en">${escaped(said.en)}</p>
<a href="${base}m/home">돌아가기 · Back</a>
</html>
`
