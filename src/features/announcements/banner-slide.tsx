import { Link } from 'react-router-dom'
import type { Banner } from '#contract/announcement-list.ts'
import { gatewayUrl } from '#gateway/deployment.ts'
import { appPath } from '#ui/link-target.ts'
import styles from './banner-slide.module.css'

type BannerSlideProps = {
  banner: Banner
  /** Loads the art eagerly, because the slide is visible when the page opens. */
  first: boolean
}

/** Shows a banner's art with its text. Without a valid target it is not a link. */
export function BannerSlide({ banner: { url, title, subtitle, link }, first }: BannerSlideProps) {
  const content = (
    <>
      <img
        className={styles.art}
        src={gatewayUrl(url)}
        alt=""
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
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

/** Returns whether a line is longer than fits beside the art at the usual size. */
const hasLongLine = (title: string) => title.split('\n').some((line) => line.length > 16)
