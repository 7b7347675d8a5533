const phone = (width: number, height: number) => ({
  name: `Phone ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type: 'mobile' as const,
})

/** The phones every screen must fit: the usual one, a small and a large one. */
export const viewports = {
  phone390: phone(390, 844),
  phone360: phone(360, 740),
  phone430: phone(430, 932),
}

export const usualViewport = 'phone390'
