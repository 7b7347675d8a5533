import { escaped, type MerchantApp } from './merchant-app.ts'

/** What stands at the end of the Android link: a merchant's installer is its own, so the simulated gateway has none. */
export const storePage = ({ code, name }: MerchantApp): string => `<!doctype html>
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
<img src="/__art/brands/${escaped(code)}.svg" alt="">
<h1>${escaped(name.ko)} · ${escaped(name.en)}</h1>
<p>여기에서 Android 설치 파일(APK)이 내려받아집니다. 시뮬레이션에는 설치 파일이 없습니다.</p>
<p lang="en">The Android installer (APK) is downloaded here. The simulated platform has no installer of its own.</p>
<a href="/m/home">돌아가기 · Back</a>
</html>
`
