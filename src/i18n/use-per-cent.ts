import { formatNumber } from './formats.ts'
import { useLanguage } from './use-language.ts'

/** Returns a formatter of rates in per cent, with as many decimals as needed: 0.6%, 12%. */
export function usePerCent(): (rate: number) => string {
  const language = useLanguage()
  return (rate) => formatNumber(rate / 100, language, { style: 'percent', maximumFractionDigits: 2 })
}
