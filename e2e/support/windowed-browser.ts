import { findBrowser, launchOptions } from '#scripts/browser/find-browser.mjs'

/** The launch options of a browser that can open windows: it keeps left pages, and records tabs. */
export const windowedBrowser = launchOptions(findBrowser())
