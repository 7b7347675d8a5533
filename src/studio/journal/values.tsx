import type { FieldChange } from '../api/schemas.ts'
import styles from './values.module.css'

const text = (value: unknown) => (value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value))

/** Shows fields with their values before and after. */
export function Values({ fields }: { fields: readonly FieldChange[] }) {
  return (
    <dl className={styles.values}>
      {fields.map(({ field, from, to }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            {from !== undefined && <del>{text(from)}</del>}
            {from !== undefined && to !== undefined && ' → '}
            {to !== undefined && <ins>{text(to)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
