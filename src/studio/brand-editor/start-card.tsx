import { useQuery } from '@tanstack/react-query'
import { ImageUp, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { inLanguage } from '#contract/localised.ts'
import type { Merchant } from '#merchant/merchant.ts'
import { paletteOf } from '#merchant/palette/palette.ts'
import { attempt } from '../attempt.ts'
import { Card } from '../kit/card.tsx'
import { FileButton } from '../kit/file-button.tsx'
import { Select } from '../kit/select.tsx'
import { ToolButton } from '../kit/tool-button.tsx'
import { hostQuery } from '../queries.ts'
import { useTexts } from '../texts.ts'
import styles from './brand.module.css'
import { ColourField } from './colour-field.tsx'
import { dropBrand } from './draft.ts'
import type { Editing } from './editing.ts'
import { type LogoPicture, largestPicture, pictureTypes, readPicture } from './picture.ts'

const withPalette = ({ theme }: Merchant, main: string, second?: string) => ({
  theme: { ...theme, ...paletteOf(second === undefined ? [main] : [main, second]) },
})

/** Begins a merchant: from a shipped one, and with the colours of a brand or of its logo. */
export function StartCard({ world, file, edit }: Editing) {
  const { t, i18n } = useTexts()
  const { data: merchants = [] } = useQuery(hostQuery('merchants'))
  const [colours, setColours] = useState<{ main: string; second?: string }>({ main: file.theme.light.accent })
  const [picture, setPicture] = useState<LogoPicture>()
  const { main, second } = colours
  const apply = (next: { main: string; second?: string }) => {
    setColours(next)
    edit(withPalette(file, next.main, next.second), 'palette')
  }
  const take = (chosen: File) =>
    attempt(async () => {
      const isPicture = (pictureTypes as readonly string[]).includes(chosen.type)
      if (!isPicture || chosen.size > largestPicture) throw new Error(t('picture_refused'))
      const found = await readPicture(chosen).catch(() => {
        throw new Error(t('picture_refused'))
      })
      setPicture(found)
      const [first = main, other] = found.colours
      setColours({ main: first, second: other })
      edit((now) => ({ ...withPalette(now, first, other), logo: found.logo }))
    })
  return (
    <Card title={t('brand_start')} icon={<Sparkles size={18} aria-hidden="true" />}>
      <Select
        labelled
        label={t('start_from')}
        value=""
        options={[
          { value: '', label: t('brand_choose') },
          ...merchants.map(({ code, name }) => ({ value: code, label: inLanguage(name, i18n.language) })),
        ]}
        onChange={(code) => code && void attempt(() => dropBrand(world, code))}
      />
      <PictureButton onPicture={take} />
      {picture && (
        <>
          <Swatches
            label={t('main_of_logo')}
            colours={picture.colours}
            chosen={main}
            onChoose={(colour) => apply({ main: colour, second })}
          />
          <Swatches
            label={t('second_of_logo')}
            colours={picture.colours}
            chosen={second}
            onChoose={(colour) => apply({ main, second: colour })}
          />
        </>
      )}
      <div className={styles.pair}>
        <ColourField label={t('main_colour')} value={main} onChange={(value) => setColours({ main: value, second })} />
        <ColourField
          label={t('second_colour')}
          value={second ?? main}
          onChange={(value) => setColours({ main, second: value })}
        />
      </div>
      <ToolButton icon={<Sparkles size={16} />} onClick={() => apply(colours)}>
        {t('make_palette')}
      </ToolButton>
    </Card>
  )
}

function PictureButton({ onPicture }: { onPicture: (file: File) => Promise<unknown> }) {
  const { t } = useTexts()
  return (
    <div className={styles.actions}>
      <FileButton
        label={t('from_picture')}
        icon={<ImageUp size={16} />}
        accept={pictureTypes.join()}
        onFile={onPicture}
      />
      <p className={styles.about}>{t('from_picture_about')}</p>
    </div>
  )
}

interface SwatchesProps {
  label: string
  colours: readonly string[]
  chosen: string | undefined
  onChoose: (colour: string) => void
}

function Swatches({ label, colours, chosen, onChoose }: SwatchesProps) {
  return (
    <fieldset className={styles.swatches}>
      <legend>{label}</legend>
      {colours.map((colour) => (
        <button
          key={colour}
          type="button"
          className={styles.swatch}
          style={{ '--colour': colour }}
          aria-label={`${label} ${colour}`}
          aria-pressed={colour === chosen}
          onClick={() => onChoose(colour)}
        />
      ))}
    </fieldset>
  )
}
