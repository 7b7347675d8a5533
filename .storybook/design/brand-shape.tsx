import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { merchantOf } from '../merchants.ts'
import styles from './design.module.css'

const type = ['xs', 'sm', 'md', 'input', 'lg', 'xl', '2xl'].map((size) => `--text-${size}`)
const headings = ['--display', '--display-weight', '--display-spacing', '--name-case']
const corners = ['', '-control', '-tile', '-small', '-pill'].map((kind) => `--radius${kind}`)
const shadows = ['--shadow-card', '--shadow-raised', '--glow']
const measures = ['--target', '--gutter', '--tile-gap', '--header-height']
const times = ['--quick', '--calm']

const appliedValue = (token: string) => getComputedStyle(document.documentElement).getPropertyValue(token).trim()

/** Returns the value of a token on the page; one that the merchant's look leaves out is that of the text. */
const shownValue = (token: string) => appliedValue(token) || 'as the text'

/** Shows what a merchant's page has besides its colours, as the applied style sheet has it. */
export function BrandShape({ merchant }: { merchant: string }) {
  const { name, theme } = merchantOf(merchant)
  return (
    <main className={styles.page}>
      <h1>{name.en}</h1>
      <Tokens
        title="Type"
        tokens={type}
        sample={(token) => <span style={{ fontSize: `var(${token})` }}>Aa 가나 12</span>}
      />
      <Tokens title="Headings" tokens={headings} />
      <h2 className={styles.name}>{name.en}</h2>
      <Tokens
        title="Corners"
        tokens={corners}
        sample={(token) => <span className={styles.block} style={{ borderRadius: `var(${token})` }} />}
      />
      <Tokens
        title="Depth"
        tokens={shadows}
        sample={(token) => <span className={styles.block} style={{ boxShadow: `var(${token})` }} />}
      />
      <Tokens
        title="Measures"
        tokens={measures}
        sample={(token) => <span className={styles.bar} style={{ inlineSize: `var(${token})` }} />}
      />
      <Tokens title="Icons" tokens={['--icon-stroke']} sample={() => <Star size={32} />} />
      <Tokens
        title={`Motion: ${theme.look.motion}`}
        tokens={times}
        sample={(token) => (
          <span className={styles.way} title="Point here" style={{ '--time': `var(${token})` }}>
            <span />
          </span>
        )}
      />
      <Tokens title="Easing" tokens={['--ease-out']} />
    </main>
  )
}

interface TokensProps {
  title: string
  tokens: string[]
  sample?: (token: string) => ReactNode
}

function Tokens({ title, tokens, sample }: TokensProps) {
  return (
    <table className={styles.tokens}>
      <caption>{title}</caption>
      <tbody>
        {tokens.map((token) => (
          <tr key={token}>
            <th scope="row">{token}</th>
            <td>{shownValue(token)}</td>
            {sample && <td>{sample(token)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
