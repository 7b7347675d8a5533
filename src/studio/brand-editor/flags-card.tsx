import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { flagNames, resolveFlags } from '#merchant/flags.ts'
import { Card } from '../kit/card.tsx'
import { Switch } from '../kit/switch.tsx'
import { hostQuery } from '../queries.ts'
import { useSentence, useTexts } from '../texts.ts'
import type { Editing } from './editing.ts'

/** Edits the flags with which a merchant begins. */
export function FlagsCard({ file, edit }: Editing) {
  const { t } = useTexts()
  const sentence = useSentence()
  const { data: known = [] } = useQuery(hostQuery('flags'))
  const now = resolveFlags(file.flags)
  const about = (name: string) => sentence(`flag_${name}`) ?? known.find((flag) => flag.name === name)?.about
  return (
    <Card title={t('brand_flags')} icon={<Flag size={18} aria-hidden="true" />}>
      <ul>
        {flagNames.map((name) => (
          <li key={name}>
            <Switch
              label={name}
              about={about(name)}
              on={now[name]}
              onChange={async (on) => edit({ flags: { ...file.flags, [name]: on } })}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
