import { Link } from 'react-router-dom'
import type { Banner } from '#contract/announcement-list.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { appPath } from '#ui/controls/link-target.ts'
import { LazyPicture } from '#ui/loading/lazy-picture.tsx'
import { useSettled } from '#ui/loading/use-settled.ts'
import styles from './banner-slide.module.css'

type BannerSlideProps = {
  banner: Banner
  /** Gives the art a high priority, because the slide is visible when the page opens. */
  first: boolean
  /** The number of steps until the slide shows. The next slide's art is fetched once the page has settled. */
  ahead: number
}

/** Shows a banner's art with its text. Without a valid target it is not a link. */
export function BannerSlide({ banner: { url, title, subtitle, link }, first, ahead }: BannerSlideProps) {
  const settled = useSettled()
  const content = (
    <>
      <LazyPicture
        className={styles.art}
        src={gatewayUrl(url)}
        alt=""
        wanted={ahead === 0 || (ahead === 1 && settled)}
        fetchPriority={first ? 'high' : 'low'}
        draggable={false}
      />
      <span className={styles.text}>
        <strong className={styles.title} data-long={hasLongLine(title) ? '' : undefined}>
          {title}
        </strong>
        <span className={styles.subtitle}>{subtitle}</span>
      </span>
    </>
  )
  const path = appPath(link)
  if (!path) return <div className={styles.slide}>{content}</div>
  return (
    <Link to={path} className={styles.slide} draggable={false}>
      {content}
    </Link>
  )
}

/** The room beside the art, in letters of full width at the usual size. */
const room = 9.5
const isFullWidth = (letter: string) => /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\uffef]/.test(letter)

/** Returns whether a line is longer than fits beside the art at the usual size. Latin letters have about half the width. */
const hasLongLine = (title: string) =>
  title.split('\n').some((line) => [...line].reduce((width, one) => width + (isFullWidth(one) ? 1 : 0.55), 0) > room)
