import { useQuery } from '@tanstack/react-query'
import { Awaited } from '../kit/awaited.tsx'
import { worldQuery } from '../queries.ts'
import styles from './brand.module.css'
import { ColoursCard } from './colours-card.tsx'
import { editingOf } from './editing-of.ts'
import { FileCard } from './file-card.tsx'
import { FlagsCard } from './flags-card.tsx'
import { IdentityCard } from './identity-card.tsx'
import { LookCard } from './look-card.tsx'
import { MarketCard } from './market-card.tsx'
import { PicturesCard } from './pictures-card.tsx'
import { StartCard } from './start-card.tsx'

/** Edits the merchant of a world; its phones follow. */
export function BrandTab({ world }: { world: string }) {
  const query = useQuery(worldQuery('merchant', world))
  const file = query.data
  if (query.isError || !file) return <Awaited query={query} rows={9} />
  const editing = editingOf(world, file)
  return (
    <div className={styles.cards}>
      <FileCard {...editing} />
      <StartCard {...editing} />
      <IdentityCard {...editing} />
      <MarketCard {...editing} />
      <ColoursCard {...editing} />
      <LookCard {...editing} />
      <PicturesCard {...editing} />
      <FlagsCard {...editing} />
    </div>
  )
}
