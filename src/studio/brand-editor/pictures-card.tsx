import { useQuery } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { inLanguage } from '#contract/localised.ts'
import { Composition } from '#merchant/artwork.ts'
import { Card } from '../kit/card.tsx'
import { Select } from '../kit/select.tsx'
import { hostQuery } from '../queries.ts'
import { useTexts } from '../texts.ts'
import styles from './brand.module.css'
import type { Editing } from './editing.ts'
import { OrderedChoice } from './ordered-choice.tsx'

/** Edits how pictures are composed, and which banners home shows. */
export function PicturesCard({ file, edit }: Editing) {
  const { t, i18n } = useTexts()
  const { data: parts } = useQuery(hostQuery('merchantParts'))
  const language = i18n.language.slice(0, 2)
  const { artwork } = file
  const set = (change: Partial<typeof artwork>) => edit({ artwork: { ...artwork, ...change } })
  return (
    <Card title={t('brand_pictures')} icon={<Images size={18} aria-hidden="true" />}>
      <div className={styles.fields}>
        <Select
          labelled
          label={t('composition')}
          value={artwork.composition}
          options={Composition.options.map((value) => ({ value, label: t(`composition_${value}`) }))}
          onChange={(value) => set({ composition: Composition.parse(value) })}
        />
        <Select
          labelled
          label={t('picture_palette')}
          value={artwork.palette ?? ''}
          options={[
            { value: '', label: t('palette_own') },
            ...(parts?.palettes ?? []).map(({ name, title }) => ({ value: name, label: inLanguage(title, language) })),
          ]}
          onChange={(value) => set({ palette: value || undefined })}
        />
      </div>
      <OrderedChoice
        label={t('brand_banners')}
        about={t('in_pressed_order')}
        options={(parts?.banners ?? []).map(({ id, title }) => ({
          value: id,
          label: inLanguage(title, language),
        }))}
        chosen={artwork.banners}
        onChange={(banners) => set({ banners })}
      />
    </Card>
  )
}
