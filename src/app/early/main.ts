/**
 * The script in the page itself, which runs before any file has arrived: it shows the last visit's look, requests the
 * screen's files and data, and reports a start that fails. It holds no library.
 */
import { belowBase } from '#platform/base.ts'
import { connectForPictures } from './connect-for-pictures.ts'
import { preloadScreen, type RouteFiles, shownScreen } from './preload.ts'
import { reportFailedStart } from './report-failed-start.ts'
import { restoreLook } from './restore-look.ts'
import { sendFirstCalls } from './send-first-calls.ts'
import { readVisitor } from './visitor.ts'

/** Written by the build. */
declare const routeFiles: RouteFiles

reportFailedStart()
const visitor = readVisitor()
const path = (belowBase(location.pathname) ?? '').replace(/\/$/, '')
const screen = shownScreen(routeFiles, path, visitor.token)
restoreLook(visitor)
document.documentElement.dataset.screen = screen
connectForPictures()
preloadScreen(routeFiles, screen, visitor.language.toLowerCase())
sendFirstCalls(screen, { ...visitor, query: new URLSearchParams(location.search) }, visitor)
