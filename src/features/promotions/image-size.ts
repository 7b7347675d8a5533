/** In pixels. */
interface ImageSize {
  width: number
  height: number
}

/** Returns the size in a PNG's or JPEG's header, without decoding it; undefined for any other file. */
export function imageSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length >= 24 && view.getUint32(0) === 0x89504e47)
    return { width: view.getUint32(16), height: view.getUint32(20) }
  return bytes.length >= 4 && view.getUint16(0) === 0xffd8 ? jpegSize(view) : undefined
}

/** JPEG segments that describe a frame; the three exceptions between them do not. */
const isFrame = (marker: number) => marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)

function jpegSize(view: DataView): ImageSize | undefined {
  for (let at = 2; at + 9 <= view.byteLength; ) {
    const marker = view.getUint16(at)
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (marker < 0xff00) return undefined
    // A fill byte precedes the marker.
    at += marker === 0xffff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}
