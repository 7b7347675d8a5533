/** A vendor in the footer's form. */
export interface FooterVendor {
  /** The vendor code. */
  vassalage: string
  /** The vendor's name. */
  accountTypeName: string
  /** The addresses of the logo for a light and for a dark page. */
  logo: { onLight: string; onDark: string }
}

const first = ['EG3', 'PG', 'FC', 'JL']
const hidden = ['TCG_SEA']

const rank = ({ vassalage }: FooterVendor) => {
  const place = first.indexOf(vassalage)
  return place < 0 ? first.length : place
}

/**
 * Returns each vendor once, even if it serves several categories: the usual vendors first, then the others in order.
 */
export function footerVendors(vendors: readonly FooterVendor[]): FooterVendor[] {
  const known = new Map(vendors.map((vendor) => [vendor.vassalage, vendor]))
  for (const code of hidden) known.delete(code)
  return [...known.values()].toSorted((a, b) => rank(a) - rank(b))
}
