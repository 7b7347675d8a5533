import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { loadSwiper } from './load-swiper.ts'
import type { Driver, Slides } from './slides.ts'

type Options = {
  count: number
  /** Whether the first slide follows the last. */
  loop?: boolean
  /** Identifies the list of slides: another list starts at its first slide. */
  listKey?: string
}

/**
 * Returns the state of a `Rail`: the current slide, and functions to step. The rail scrolls natively until swiper is
 * loaded; swiper then takes over the same elements in place.
 */
export function useSlides({ count, loop = false, listKey }: Options): Slides {
  const [rail, setRail] = useState<HTMLElement | null>(null)
  const [page, setPage] = useState(0)
  const driver = useDriver(rail, loop, setPage)
  const reach = useReach(rail, page)

  function step(by: 1 | -1) {
    if (driver) driver.step(by)
    else scrollTo(rail, (page + by + count) % count)
  }

  function onScroll() {
    // Swiper's own first scroll is reported before the state knows of swiper.
    if (rail?.clientWidth && !rail.classList.contains('swiper-initialized'))
      setPage(Math.round(Math.abs(rail.scrollLeft) / rail.clientWidth))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what the effect is about
  useEffect(() => {
    if (driver) driver.reset()
    else scrollTo(rail, 0)
  }, [listKey])

  return { rail: setRail, page, count, reach, loop, step, onScroll, Rotation: driver?.Rotation }
}

/** Returns the last slide worth mounting, which never decreases. */
function useReach(rail: HTMLElement | null, page: number) {
  const [touched, setTouched] = useState(false)
  const [reach, setReach] = useState(0)
  const wanted = touched ? page + 1 : page
  if (wanted > reach) setReach(wanted)

  useEffect(() => {
    if (!rail) return
    const off = new AbortController()
    const touch = () => {
      off.abort()
      startTransition(() => setTouched(true))
    }
    for (const name of ['pointerdown', 'pointerenter', 'focusin'])
      rail.addEventListener(name, touch, { passive: true, signal: off.signal })
    return () => off.abort()
  }, [rail])
  return reach
}

/** Loads swiper for a rail. */
function useDriver(rail: HTMLElement | null, loop: boolean, onPage: (page: number) => void) {
  const [driver, setDriver] = useState<Driver>()
  useEffect(() => {
    if (!rail) return
    const off = new AbortController()
    // At once, because swiper ignores the scroll of a press that does not know of it yet.
    const onDriven = (driver: Driver) => flushSync(() => setDriver(driver))
    loadSwiper().then(
      ({ driveSlides }) => driveSlides(rail, { loop, onPage, onDriven, signal: off.signal }),
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
 * Scrolls only the rail; `scrollIntoView` would scroll the page to an off-screen rail. It scrolls without animation,
 * because swiper may take over at any moment and would cancel it.
 */
function scrollTo(rail: HTMLElement | null, page: number) {
  const slide = rail?.firstElementChild?.children[page]
  if (slide instanceof HTMLElement) rail?.scrollTo({ left: slide.offsetLeft, behavior: 'instant' })
}
