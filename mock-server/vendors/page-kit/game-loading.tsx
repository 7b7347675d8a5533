import styles from './game-loading.module.css'

/** Shows the first screen of a game's page. */
export const GameLoading = ({ label }: { label: string }) => (
  <div className={styles.loading} role="status">
    <span className={styles.lamps} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    <h1 className={styles.label}>{label}</h1>
  </div>
)
