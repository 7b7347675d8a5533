import Swiper from 'swiper'
import { keepOneTabStop } from './one-tab-stop.ts'
import { Rotation } from './rotation.tsx'
import type { Driver } from './slides.ts'

type Drive = {
  loop: boolean
  onPage: (page: number) => void
  onDriven: (driver: Driver) => void
  /** Releases the rail. */
  signal: AbortSignal
}

/** The duration of a slide's transition in milliseconds. */
const transition = 300

/** Attaches swiper to a rail at its current slide, which does not move. */
export function driveSlides(rail: HTMLElement, drive: Drive): void {
  const { loop, onPage, onDriven, signal } = drive
  if (signal.aborted) return
  const place = Math.abs(rail.scrollLeft) / (rail.clientWidth || 1)
  const initialSlide = Math.round(place)
  // A running touch scroll continues natively.
  if (Math.abs(place - initialSlide) > 0.01) {
    rail.addEventListener('scrollend', () => driveSlides(rail, drive), { once: true, signal })
    return
  }
  rail.scrollTo({ left: 0, behavior: 'instant' })
  onPage(initialSlide)
  const swiper = new Swiper(rail, {
    initialSlide,
    loop,
    loopPreventsSliding: false,
    spaceBetween: getComputedStyle(rail).getPropertyValue('--slide-gap'),
    lazyPreload: false,
    // Mouse users have the buttons; text stays selectable.
    simulateTouch: false,
  })
  swiper.on('realIndexChange', () => onPage(swiper.realIndex))
  followPreferences(swiper, signal)
  keepOneTabStop(swiper, signal)
  signal.addEventListener('abort', () => swiper.destroy())
  onDriven({
    step: (by) => void (by > 0 ? swiper.slideNext() : swiper.slidePrev()),
    reset: () => void swiper.slideTo(0, 0),
    Rotation,
  })
}

/** Follows changes of the motion preference and of the writing direction. */
function followPreferences(swiper: Swiper, signal: AbortSignal) {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const setSpeed = () => {
    swiper.params.speed = still.matches ? 0 : transition
  }
  setSpeed()
  still.addEventListener('change', setSpeed, { signal })
  const direction = new MutationObserver(() => {
    // Swiper's own element keeps the direction that it was given before.
    const now = getComputedStyle(swiper.el.parentElement ?? swiper.el).direction
    if (swiper.rtl === (now === 'rtl')) return
    // Swiper leaves the gaps at the side where they were, beside those of the new side.
    for (const slide of swiper.slides) slide.style.margin = ''
    swiper.changeLanguageDirection(now === 'rtl' ? 'rtl' : 'ltr')
  })
  direction.observe(document.documentElement, { attributeFilter: ['dir'] })
  signal.addEventListener('abort', () => direction.disconnect())
}
