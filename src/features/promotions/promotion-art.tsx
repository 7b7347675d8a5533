import { useLook } from '#brand/platform-status.ts'
import type { Promotion } from '#contract/promotions.ts'
import { gatewayUrl } from '#gateway/gateway-base.ts'
import { LazyPicture } from '#ui/loading/lazy-picture.tsx'
import styles from './promotion-card.module.css'

interface PromotionArtProps {
  promotion: Pick<Promotion, 'imageUrl' | 'title' | 'subtitle'>
  eager: boolean
  /** Makes the text the page's heading. */
  heading?: boolean
}

/** Shows a promotion's picture with its text, or its text alone if the look has no pictures but the games'. */
export function PromotionArt({ promotion: { imageUrl, title, subtitle }, eager, heading = false }: PromotionArtProps) {
  const { art } = useLook()
  const Title = heading ? 'h2' : 'strong'
  return (
    <span className={styles.art}>
      {art === 'all' && <LazyPicture src={gatewayUrl(imageUrl)} alt="" wanted={eager || undefined} draggable={false} />}
      <span className={styles.text}>
        <Title className={styles.title}>{title}</Title>
        <span className={styles.subtitle}>{subtitle}</span>
      </span>
    </span>
  )
}
