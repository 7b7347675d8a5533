import { Link } from 'react-router-dom'
import type { Banner } from '#contract/announcement-list.ts'
import { gatewayUrl } from '#gateway/deployment.ts'
import { appPath } from '#ui/link-target.ts'
import styles from './banner-slide.module.css'

type BannerSlideProps = {
  banner: Banner
  /** It is on screen when the page opens. */
  first: boolean
}

/** A banner's art with its words upon it. Where it leads nowhere it is no link. */
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
      <span className={styles.words}>
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

/** More characters than fit beside the art in the usual size. */
const hasLongLine = (title: string) => title.split('\n').some((line) => line.length > 16)
