import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Banner } from '#contract/announcement-list.ts'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { FailedState } from '#ui/states/failed-state.tsx'
import { Skeleton, SkeletonRegion } from '#ui/states/skeleton.tsx'
import { announcementQueries, useAnnouncementViewer } from './announcement-queries.ts'
import styles from './banner-carousel.module.css'
import { BannerSlide } from './banner-slide.tsx'

const rotation = 5000

type BannerCarouselProps = {
  /** Shows the live group's banners too, for a user who has a model. */
  showLive?: boolean
}

export function BannerCarousel({ showLive = false }: BannerCarouselProps) {
  const { t } = useTranslation()
  const { data, isPending, refetch } = useQuery(announcementQueries.list(useAnnouncementViewer()))
  if (isPending) return <BannersSkeleton />
  if (!data) {
    return (
      <div className={styles.failed}>
        <FailedState onRetry={refetch} />
      </div>
    )
  }
  const shown = data.banner.filter((banner) => isShown(banner, showLive))
  if (shown.length === 0) return null
  const slides = shown.map((banner, index) => ({
    id: banner.id,
    content: (ahead: number) => <BannerSlide banner={banner} first={index === 0} ahead={ahead} />,
  }))
  return (
    <div className={styles.banners}>
      <Carousel label={t('announcement.banners')} slides={slides} rotateMs={rotation} />
    </div>
  )
}

const isShown = ({ groupName }: Banner, showLive: boolean) =>
  groupName === 'm_home' || (groupName === 'm_live' && showLive)

function BannersSkeleton() {
  return (
    <div className={styles.banners}>
      <SkeletonRegion>
        <Skeleton ratio="690 / 280" radius="var(--radius)" />
      </SkeletonRegion>
    </div>
  )
}
