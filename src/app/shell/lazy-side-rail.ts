import { lazyPart } from '#ui/loading/lazy-part.tsx'

export const SideRail = lazyPart(() => import('./side-rail.tsx').then((module) => module.SideRail))
