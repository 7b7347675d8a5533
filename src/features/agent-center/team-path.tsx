import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './team.module.css'
import { placeAddress } from './team-address.ts'

interface TeamPathProps {
  path: readonly { account: string; nickname: string }[]
  /** Returns the address of a place in the tree; of the agent's own without an account. */
  address?: (account?: string) => string
}

/** Shows the line from the agent down to a member. Each place but the last is a link. */
export function TeamPath({ path, address = placeAddress }: TeamPathProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('agent.path')}>
      <ol className={styles.path}>
        <li>
          <Link to={address()}>{t('agent.me')}</Link>
        </li>
        {path.map(({ account, nickname }, at) => (
          <Fragment key={account}>
            <li aria-hidden="true">
              <ChevronRight size={16} />
            </li>
            <li>
              {at === path.length - 1 ? (
                <span aria-current="page">
                  <bdi>{nickname}</bdi>
                </span>
              ) : (
                <Link to={address(account)}>
                  <bdi>{nickname}</bdi>
                </Link>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
