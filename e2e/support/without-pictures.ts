import { launchOptions } from '#scripts/browser/find-browser.mjs'

const { args, ...browser } = launchOptions()

/**
 * The launch options of a browser that loads no pictures, for journeys that are not about them: they are nearly half the
 * work of opening home. The files of journeys that name this one object share their browsers.
 */
export const withoutPictures = { ...browser, args: [...args, '--blink-settings=imagesEnabled=false'] }
