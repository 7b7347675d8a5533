/** Pictures that several screens show: Microsoft's Fluent Emoji (MIT) from @lobehub/fluent-emoji-3d. */

import trophy from '@lobehub/fluent-emoji-3d/assets/1f3c6.webp?no-inline'
import atm from '@lobehub/fluent-emoji-3d/assets/1f3e7.webp?no-inline'
import moneyBag from '@lobehub/fluent-emoji-3d/assets/1f4b0.webp?no-inline'
import creditCard from '@lobehub/fluent-emoji-3d/assets/1f4b3.webp?no-inline'
import redEnvelope from '@lobehub/fluent-emoji-3d/assets/1f9e7.webp?no-inline'
import gift from '@lobehub/fluent-emoji-3d/assets/1f381.webp?no-inline'
import crown from '@lobehub/fluent-emoji-3d/assets/1f451.webp?no-inline'
import repeat from '@lobehub/fluent-emoji-3d/assets/1f501.webp?no-inline'
import coin from '@lobehub/fluent-emoji-3d/assets/1fa99.webp?no-inline'

export const glyphs = { gift, trophy, crown, moneyBag, redEnvelope, coin, creditCard, atm, repeat } as const
