import { inLanguage } from '#contract/localised.ts'
import { applicationLimits, type promotions as contract } from '#contract/promotions.ts'
import type { PromotionFixture } from '#fixtures/promotions/promotions.ts'
import type { Call, Member } from '#mock-server/core/implement.ts'
import { checkReal } from '#mock-server/platform/accounts/endpoints/check-real.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { readImage } from '#mock-server/uploads/image.ts'
import { toMajor, toMinor } from '#mock-server/values/minor-units.ts'
import type { ApplicationRow } from '#mock-server/world/tables/promotions.ts'
import type { World } from '#mock-server/world/world.ts'
import { refusalReason } from '../rules/application.ts'
import { runningPromotions, startOf } from './running-promotions.ts'

/** An application is decided after eight to fifteen minutes. */
const decidedAfter = [480_000, 900_000] as const
const nameLength = 80

type ApplyCall = Call<typeof contract.applyPromotion>
type Kept = NonNullable<ReturnType<World['tables']['applications']['get']>>

const applicationView = (row: Kept, language: string) => ({
  bonus: toMajor(row.bonus),
  state: row.state,
  appliedAt: row.at,
  decidedAt: row.decidedAt,
  reason: row.state === 'refused' ? inLanguage(refusalReason(row), language) : null,
})

const applicationsOf = (world: World, member: Member) => world.tables.applications.by('memberId', member.id)

/** How far somebody has come with a promotion that is applied for; nothing where there is nothing to apply for. */
export function applicationOf(
  world: World,
  member: Member | undefined,
  { id, application }: PromotionFixture,
  language: string,
) {
  if (!application) return null
  const last = member && applicationsOf(world, member).findLast(({ promotionId }) => promotionId === id)
  if (last) return applicationView(last, language)
  return { bonus: application.bonus, state: 'open' as const, appliedAt: null, decidedAt: null, reason: null }
}

/** The pictures' facts, by their bytes. @throws GatewayError IMAGES_TOO_MANY, IMAGE_TOO_LARGE, IMAGE_INVALID. */
function readImages({ input, fail }: ApplyCall): Promise<ApplicationRow['images']> {
  const { images: most, imageBytes, imagePixels } = applicationLimits
  if (input.images.length > most) {
    fail('IMAGES_TOO_MANY', { field: 'body.images', message: `${input.images.length} pictures; ${most} may be sent` })
  }
  return Promise.all(
    input.images.map(async (file, at) => {
      const field = `body.images.${at}`
      if (file.size > imageBytes) {
        fail('IMAGE_TOO_LARGE', { field, message: `${field} has ${file.size} bytes; it may have ${imageBytes}` })
      }
      const { type, width, height } =
        readImage(new Uint8Array(await file.arrayBuffer())) ??
        fail('IMAGE_INVALID', { field, message: `${field} is no whole PNG or JPEG, whatever it is called` })
      if (width * height > imagePixels) {
        fail('IMAGE_INVALID', {
          field,
          message: `${field} has ${width} × ${height} pixels; it may have ${imagePixels}`,
        })
      }
      return { name: file.name.slice(0, nameLength), type, width, height, bytes: file.size }
    }),
  )
}

/** The application made before with the same key. @throws GatewayError IDEMPOTENCY_KEY_REUSED if it was for another. */
function madeBefore({ input, member, world, fail }: ApplyCall): Kept | undefined {
  const { promotionId, idempotencyKey } = input
  const row = applicationsOf(world, member).find((one) => one.idempotencyKey === idempotencyKey)
  if (row && row.promotionId !== promotionId) {
    fail('IDEMPOTENCY_KEY_REUSED', { field: 'body.idempotencyKey', message: `this key applied for ${row.promotionId}` })
  }
  return row
}

/** The running promotion that may be applied for now. @throws GatewayError saying why it may not. */
function applicable({ input, member, world, now, fail }: ApplyCall) {
  const field = 'body.promotionId'
  const promotion = runningPromotions(world, member, now).find(({ id }) => id === input.promotionId)
  if (!promotion?.application) {
    return fail('PROMOTION_NOT_FOUND', { field, message: `nothing is applied for under "${input.promotionId}"` })
  }
  const last = applicationsOf(world, member).findLast(({ promotionId }) => promotionId === promotion.id)
  if (last && last.state !== 'refused') fail('PROMOTION_APPLIED', { field, message: `it is ${last.state} already` })
  return { promotion, terms: promotion.application }
}

async function make(call: ApplyCall): Promise<Kept> {
  const { input, member, world, now } = call
  const { promotion, terms } = applicable(call)
  const images = await readImages(call)
  const row: ApplicationRow = {
    id: world.nextId('application'),
    memberId: member.id,
    promotionId: promotion.id,
    at: now,
    comment: input.comment,
    images,
    category: terms.category,
    since: startOf(world, promotion),
    turnover: toMinor(terms.turnover),
    bonus: toMinor(terms.bonus),
    state: 'pending',
    decidedAt: null,
    idempotencyKey: input.idempotencyKey,
  }
  await world.tables.applications.insert(row)
  const wait = world.chance.integer(...decidedAfter, 'decision', row.id)
  world.schedule.add({ at: now + wait, kind: 'decideApplication', id: row.id })
  return row
}

export async function applyPromotion(call: ApplyCall) {
  checkReal(call)
  const row = madeBefore(call) ?? (await make(call))
  return applicationView(row, languageOf(call.input.language))
}
