/** The pictures are Microsoft's Fluent Emoji (MIT) from @lobehub/fluent-emoji-3d. */

import camera from '@lobehub/fluent-emoji-3d/assets/1f3a5.webp?no-inline'
import gamepad from '@lobehub/fluent-emoji-3d/assets/1f3ae.webp?no-inline'
import slotMachine from '@lobehub/fluent-emoji-3d/assets/1f3b0.webp?no-inline'
import tickets from '@lobehub/fluent-emoji-3d/assets/1f39f-fe0f.webp?no-inline'
import fish from '@lobehub/fluent-emoji-3d/assets/1f420.webp?no-inline'
import heart from '@lobehub/fluent-emoji-3d/assets/1f497.webp?no-inline'
import numbers from '@lobehub/fluent-emoji-3d/assets/1f522.webp?no-inline'
import fire from '@lobehub/fluent-emoji-3d/assets/1f525.webp?no-inline'
import rocket from '@lobehub/fluent-emoji-3d/assets/1f680.webp?no-inline'
import soccer from '@lobehub/fluent-emoji-3d/assets/26bd.webp?no-inline'
import swords from '@lobehub/fluent-emoji-3d/assets/2694-fe0f.webp?no-inline'

const pictures: Readonly<Record<string, string>> = {
  HOT: fire,
  FAV: heart,
  RNG: slotMachine,
  LIVE: camera,
  FISH: fish,
  CRASH: rocket,
  BINGO: numbers,
  SPORTS: soccer,
  PVP: swords,
  ELOTT: tickets,
}

/** Shows the picture of a category, or a general one for a category that this app does not know. */
export function CategoryIcon({ category, size }: { category: string; size: number }) {
  const picture = Object.hasOwn(pictures, category) ? pictures[category] : gamepad
  return <img src={picture} alt="" width={size} height={size} />
}
