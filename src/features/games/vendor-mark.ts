/** Returns the short form of a vendor's code that fits on a tile, such as VN for TCG_LOTTO_VN. */
export const vendorMark = (code: string): string => code.slice(code.lastIndexOf('_') + 1)
