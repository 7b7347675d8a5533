import styles from './security.module.css'

/** Shows the value that a part has now, masked. */
export function Present({ label, value }: { label: string; value: string }) {
  return (
    <dl className={styles.present}>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </dl>
  )
}
