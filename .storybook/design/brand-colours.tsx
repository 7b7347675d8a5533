import { contrastChecks, leastContrast } from '#merchant/contrast.ts'
import type { Merchant } from '#merchant/merchant.ts'
import type { ThemeMode, ThemeTokens } from '#merchant/theme.ts'
import { themeProperties } from '#ui/look/theme.ts'
import { tokenFile } from '../token-file.ts'
import styles from './design.module.css'

/** Shows a merchant's colours in both modes. */
export function BrandColours({ merchant }: { merchant: Merchant }) {
  return (
    <section className={styles.brand} aria-labelledby={merchant.code}>
      <h2 id={merchant.code}>{merchant.name.en}</h2>
      <a className={styles.download} href={tokenFile(merchant.code)} download>
        Download the design tokens (W3C 2025.10)
      </a>
      {(['light', 'dark'] as const).map((mode) => (
        <Colours key={mode} merchant={merchant} mode={mode} />
      ))}
    </section>
  )
}

function Colours({ merchant: { theme }, mode }: { merchant: Merchant; mode: ThemeMode }) {
  const tokens = theme[mode]
  const own = { ...themeProperties(theme, mode), colorScheme: mode }
  return (
    <table className={styles.colours} data-theme={mode} style={own}>
      <caption>{mode === 'light' ? 'Light' : 'Dark'}</caption>
      <thead>
        <tr>
          <th scope="col">Role</th>
          <th scope="col">Colour</th>
          <th scope="col">Least contrast</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(tokens).map(([role, colour]) => (
          <tr key={role}>
            <th scope="row">
              <span className={styles.swatch} style={{ background: colour }} />
              {role}
            </th>
            <td>{colour}</td>
            <td>{leastOf(role as keyof ThemeTokens, tokens)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Returns the lowest contrast of a role as a text and as a control, its background there, and the required minimum. */
function leastOf(role: keyof ThemeTokens, tokens: ThemeTokens): string {
  const own = contrastChecks(tokens).filter(({ front }) => front === role)
  return Object.values(leastContrast)
    .flatMap(
      (least) =>
        own.filter((check) => check.least === least).toSorted((one, other) => one.ratio - other.ratio)[0] ?? [],
    )
    .map(({ back, at, ratio, least }) => {
      const ground = at === undefined ? back : 'the gradient of accent'
      return `${(Math.floor(ratio * 10) / 10).toFixed(1)} on ${ground} (≥ ${least})`
    })
    .join(', ')
}
