import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'

/** The distance from the viewport within which a picture is fetched: one row of tiles. */
const row = '160px'

type LazyPictureProps = Omit<ComponentProps<'img'>, 'loading' | 'ref'> & {
  src: string
  alt: string
  /** Whether to fetch the picture now. By default it is fetched when it is within a row of the viewport. */
  wanted?: boolean
}

/** A picture that is fetched shortly before it shows; `loading="lazy"` fetches pictures of several screens below. */
export function LazyPicture({ src, alt, wanted, fetchPriority, ...image }: LazyPictureProps) {
  const place = useRef<HTMLImageElement>(null)
  const [fetched, setFetched] = useState(wanted ?? false)
  const near = useNear(place, wanted === undefined)
  if ((wanted ?? near) && !fetched) setFetched(true)
  return (
    <img
      ref={place}
      alt={alt}
      decoding="async"
      {...image}
      fetchPriority={fetchPriority ?? (wanted ? 'auto' : 'low')}
      src={fetched ? src : undefined}
    />
  )
}

function useNear(place: RefObject<HTMLElement | null>, isAsked: boolean): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !isAsked || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: row,
      },
    )
    // A rail clips its later slides, which mount shortly before they show: its own place decides. Swiper moves the wrapper.
    observer.observe(place.current.closest('li')?.closest('.swiper-wrapper')?.parentElement ?? place.current)
    return () => observer.disconnect()
  }, [place, near, isAsked])
  return near
}
