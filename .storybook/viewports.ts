const viewport = (kind: 'Phone' | 'Tablet' | 'Desktop', width: number, height: number) => ({
  name: `${kind} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type: kind === 'Phone' ? ('mobile' as const) : kind === 'Tablet' ? ('tablet' as const) : ('desktop' as const),
})

/** The windows every screen must fit: the usual phone, a small and a large one, a tablet and a desktop. Studio must fit the last two. */
export const viewports = {
  phone390: viewport('Phone', 390, 844),
  phone360: viewport('Phone', 360, 740),
  phone430: viewport('Phone', 430, 932),
  tablet820: viewport('Tablet', 820, 1180),
  tablet1024: viewport('Tablet', 1024, 768),
  desktop1280: viewport('Desktop', 1280, 800),
}

export const usualViewport = 'phone390'
