import { useEffect, useState } from 'react'
import type { Driver } from './drive-slides.ts'
import { loadSwiper } from './load-swiper.ts'

type Options = {
  count: number
  /** The last slide leads on to the first. */
  loop?: boolean
  /** Names what the slides show: another list starts at its first slide. */
  listKey?: string
}

/**
 * The state of a `Rail`: the slide it shows, and how to step. The rail scrolls by itself for as long as swiper is not
 * there; swiper then takes over the same elements as they stand.
 */
export function useSlides({ count, loop = false, listKey }: Options) {
  const [rail, setRail] = useState<HTMLElement | null>(null)
  const [page, setPage] = useState(0)
  const driver = useDriver(rail, loop, setPage)

  function step(by: 1 | -1) {
    if (driver) driver.step(by)
    else scrollTo(rail, (page + by + count) % count)
  }

  function onScroll() {
    if (rail?.clientWidth && !driver) setPage(Math.round(Math.abs(rail.scrollLeft) / rail.clientWidth))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what the effect is about
  useEffect(() => {
    if (driver) driver.reset()
    else scrollTo(rail, 0)
  }, [listKey])

  return { rail: setRail, page, count, loop, step, onScroll, Rotation: driver?.Rotation }
}

export type Slides = ReturnType<typeof useSlides>

/** What drives a rail, once it is there. */
function useDriver(rail: HTMLElement | null, loop: boolean, onPage: (page: number) => void) {
  const [driver, setDriver] = useState<Driver>()
  useEffect(() => {
    if (!rail) return
    const off = new AbortController()
    loadSwiper().then(
      ({ driveSlides }) => driveSlides(rail, { loop, onPage, onDriven: setDriver, signal: off.signal }),
      () => undefined,
    )
    return () => {
      off.abort()
      setDriver(undefined)
      onPage(0)
    }
  }, [rail, loop, onPage])
  return driver
}

/**
 * Scrolls the rail alone; `scrollIntoView` would bring an off-screen rail into the page's view. It moves at once: swiper
 * may take over at any moment, and would end a movement where it began.
 */
function scrollTo(rail: HTMLElement | null, page: number) {
  const slide = rail?.firstElementChild?.children[page]
  if (slide instanceof HTMLElement) rail?.scrollTo({ left: slide.offsetLeft, behavior: 'instant' })
}
