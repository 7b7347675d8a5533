import sharp from 'sharp'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Text and artwork are far above it, a colour or a gradient far below. */
const plain = 0.5

/** Returns the quarters of a box, from 1 at the left, in which the picture of a window shows neither text nor artwork. */
export async function plainQuarters(picture: Buffer, windowWidth: number, box: Box): Promise<number[]> {
  const { width = windowWidth } = await sharp(picture).metadata()
  const scale = width / windowWidth
  const sharpness = async (quarter: number) => {
    const part = {
      left: Math.round((box.left + (box.width * (quarter - 1)) / 4) * scale),
      top: Math.round(box.top * scale),
      width: Math.floor((box.width * scale) / 4),
      height: Math.floor(box.height * scale),
    }
    const image = await sharp(picture).extract(part).toBuffer()
    return (await sharp(image).stats()).sharpness
  }
  const found: number[] = []
  for (const quarter of [1, 2, 3, 4]) if ((await sharpness(quarter)) < plain) found.push(quarter)
  return found
}
