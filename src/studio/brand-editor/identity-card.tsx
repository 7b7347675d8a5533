import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, ImageOff } from 'lucide-react'
import { inLanguage } from '#contract/localised.ts'
import { languageName } from '#i18n/languages.ts'
import { fits } from '#merchant/typed-fields.ts'
import { webAddress } from '#platform/web-address.ts'
import { Card } from '../kit/card.tsx'
import { Select } from '../kit/select.tsx'
import { ToolButton } from '../kit/tool-button.tsx'
import { hostQuery } from '../queries.ts'
import { studioLanguages, useTexts } from '../texts.ts'
import styles from './brand.module.css'
import type { Editing } from './editing.ts'
import { LocalisedFields } from './localised-fields.tsx'
import { OrderedChoice } from './ordered-choice.tsx'
import { TextField } from './text-field.tsx'

const ages = [18, 19, 21] as const

/** Edits a merchant's name, code, logo and languages. */
export function IdentityCard({ file, edit }: Editing) {
  const { t, i18n } = useTexts()
  const language = i18n.language.slice(0, 2)
  const { data: parts } = useQuery(hostQuery('merchantParts'))
  const glyphs = parts?.glyphs ?? [{ name: file.glyph, title: { en: file.glyph } }]
  const offered = [...new Set([...file.languages, ...studioLanguages])]
  return (
    <Card title={t('brand_identity')} icon={<BadgeCheck size={18} aria-hidden="true" />}>
      <div className={styles.fields}>
        <LocalisedFields
          field="name"
          value={file.name}
          maxLength={40}
          onChange={(name, field) => edit({ name }, field)}
        />
        <TextField
          label={t('brand_code')}
          value={file.code}
          maxLength={16}
          problemOf={(text) => (fits('code', text.toUpperCase()) ? undefined : t('wrong_code'))}
          onChange={(text) => edit({ code: text.toUpperCase() }, 'code')}
        />
      </div>
      <div className={styles.logo}>
        <Logo file={file} />
        <Select
          labelled
          label={t('brand_glyph')}
          value={file.logo ? '' : file.glyph}
          options={[
            ...(file.logo ? [{ value: '', label: t('own_picture') }] : []),
            ...glyphs.map(({ name, title }) => ({ value: name, label: inLanguage(title, language) })),
          ]}
          onChange={(glyph) => glyph && edit({ glyph, logo: undefined })}
        />
        {file.logo && (
          <ToolButton icon={<ImageOff size={16} />} onClick={() => edit({ logo: undefined })}>
            {t('remove_picture')}
          </ToolButton>
        )}
      </div>
      <OrderedChoice
        label={t('brand_languages')}
        about={t('first_is_usual')}
        options={offered.map((code) => ({ value: code, label: languageName(code) }))}
        chosen={file.languages}
        needsOne
        onChange={(languages) => edit({ languages })}
      />
      <div className={styles.fields}>
        <Select
          labelled
          label={t('usual_mode')}
          value={file.defaultTheme}
          options={(['light', 'dark'] as const).map((value) => ({ value, label: t(`mode_${value}`) }))}
          onChange={(value) => edit({ defaultTheme: value === 'dark' ? 'dark' : 'light' })}
        />
        <Select
          labelled
          label={t('minimum_age')}
          value={String(file.minimumAge)}
          options={ages.map((age) => ({ value: String(age), label: String(age) }))}
          onChange={(value) => edit({ minimumAge: ages.find((age) => String(age) === value) ?? file.minimumAge })}
        />
      </div>
    </Card>
  )
}

function Logo({ file: { logo, glyph } }: Pick<Editing, 'file'>) {
  const { t } = useTexts()
  const address = logo ?? webAddress(`/__art/glyphs/${glyph}.webp`)?.href
  return <img src={address} alt={t('brand_logo')} width={48} height={48} />
}
