import styles from './game-loading.module.css'

/** The first thing a game's page shows. */
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
