import { useQuery } from '@tanstack/react-query'
import { Download, FolderOpen, Palette, Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { inLanguage } from '#contract/localised.ts'
import { designTokens } from '#merchant/design-tokens.ts'
import { Merchant } from '#merchant/merchant.ts'
import { merchantFile } from '#merchant/merchant-file.ts'
import { attempt } from '../attempt.ts'
import { download } from '../download.ts'
import { Card } from '../kit/card.tsx'
import { FileButton } from '../kit/file-button.tsx'
import { ToolButton } from '../kit/tool-button.tsx'
import { worldQuery } from '../queries.ts'
import { sentenceOf } from '../sentence-of.ts'
import { useTexts } from '../texts.ts'
import styles from './brand.module.css'
import { dropBrand, editBrand, stepBrand, useDraft } from './draft.ts'
import type { Editing } from './editing.ts'

const fileName = (code: string) => code.toLowerCase()

/** Saves a merchant's file, opens another one, and takes edits back. */
export function FileCard({ world, file }: Editing) {
  const { t, i18n } = useTexts()
  const { data: settings } = useQuery(worldQuery('settings', world))
  const draft = useDraft()
  const own = draft.world === world ? draft : undefined
  const tokens = () => `${JSON.stringify(designTokens(file), null, 2)}\n`
  return (
    <Card
      title={t('brand_of', { name: inLanguage(file.name, i18n.language) })}
      icon={<Palette size={18} aria-hidden="true" />}
      action={
        <div className={styles.steps}>
          <ToolButton
            look="plain"
            aria-label={t('brand_undo')}
            disabled={!own?.past.length}
            icon={<Undo2 size={18} />}
            onClick={() => stepBrand(world, 'undo')}
          />
          <ToolButton
            look="plain"
            aria-label={t('brand_redo')}
            disabled={!own?.future.length}
            icon={<Redo2 size={18} />}
            onClick={() => stepBrand(world, 'redo')}
          />
        </div>
      }
    >
      <p className={styles.about}>{t('brand_about')}</p>
      {own?.problem && (
        <p role="alert" className={styles.problem}>
          {own.problem}
        </p>
      )}
      <div className={styles.actions}>
        <ToolButton
          look="main"
          icon={<Download size={16} />}
          onClick={() => download(`${fileName(file.code)}.json`, merchantFile(file))}
        >
          {t('brand_save')}
        </ToolButton>
        <OpenFile world={world} />
        <ToolButton
          icon={<Download size={16} />}
          onClick={() => download(`${fileName(file.code)}.tokens.json`, tokens())}
        >
          {t('brand_tokens')}
        </ToolButton>
        {settings?.brand && (
          <ToolButton icon={<RotateCcw size={16} />} onClick={() => attempt(() => dropBrand(world))}>
            {t('brand_drop')}
          </ToolButton>
        )}
      </div>
    </Card>
  )
}

/** Reads a merchant's file. @throws Error that names the field. */
async function readFile(file: File, notJson: string): Promise<Merchant> {
  const value: unknown = await file
    .text()
    .then(JSON.parse)
    .catch(() => {
      throw new Error(notJson)
    })
  const { data, error } = Merchant.safeParse(value)
  if (data) return data
  throw new Error(`${file.name}: ${sentenceOf(error)}`)
}

function OpenFile({ world }: { world: string }) {
  const { t } = useTexts()
  const open = (file: File) =>
    attempt(async () => editBrand(world, await readFile(file, t('brand_not_json', { name: file.name }))))
  return <FileButton label={t('brand_open')} icon={<FolderOpen size={16} />} onFile={open} />
}
