/** Returns whether the page runs as an installed web app rather than in a browser tab. */
export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

/** Returns whether the device is an iPhone or an iPad, which reports itself as a Mac with a touch screen. */
export const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1)

export const isSafari = (): boolean =>
  /Safari/.test(navigator.userAgent) && !/CriOS|FxiOS|EdgiOS|Chrome|Android|NAVER|KAKAO/.test(navigator.userAgent)

/** Returns whether a user agent is the merchant's native app, which shows this front end in a web view. */
export const isNativeApp = (userAgent: string): boolean => /\bParlorApp\//.test(userAgent)

/** Returns whether the page runs in an app on the device, so that there is none to download. */
export const isInApp = (): boolean => isStandalone() || isNativeApp(navigator.userAgent)
