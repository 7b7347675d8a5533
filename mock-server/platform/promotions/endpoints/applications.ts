import { inLanguage } from '#contract/localised.ts'
import { applicationLimits, type promotions as contract } from '#contract/promotions.ts'
import { minute } from '#contract/time-units.ts'
import { promotions as fixtures, type PromotionFixture } from '#fixtures/promotions/promotions.ts'
import { checkMember, checkReal } from '#mock-server/core/check-real.ts'
import type { Call, Member } from '#mock-server/core/implement.ts'
import { replayOf } from '#mock-server/core/replay.ts'
import { languageOf } from '#mock-server/texts/language-of.ts'
import { readImage } from '#mock-server/uploads/image.ts'
import { toMajor, toMinor } from '#mock-server/values/minor-units.ts'
import { pageOf } from '#mock-server/values/paging.ts'
import type { ApplicationRow } from '#mock-server/world/tables/promotions.ts'
import type { World } from '#mock-server/world/worlds/world.ts'
import { refusalReason } from '../rules/application.ts'
import { promotionTexts } from '../state/promotion-texts.ts'
import { runningPromotions, startOf } from './running-promotions.ts'

/** The time until a decision: eight to fifteen minutes, in milliseconds. */
const decidedAfter = [8 * minute, 15 * minute] as const
const nameLength = 80

type ApplyCall = Call<typeof contract.applyPromotion>
type StoredApplication = NonNullable<ReturnType<World['tables']['applications']['get']>>

const applicationView = (row: StoredApplication, language: string) => ({
  bonus: toMajor(row.bonus),
  state: row.state,
  appliedAt: row.at,
  decidedAt: row.decidedAt,
  reason: row.state === 'refused' ? inLanguage(refusalReason(row), language) : null,
})

const applicationsOf = (world: World, member: Member) => world.tables.applications.by('memberId', member.id)

/** Returns the state of a member's latest application; null if the promotion takes no applications. */
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

/** Returns the images' type and size, read from their bytes. @throws GatewayError IMAGES_TOO_MANY, IMAGE_TOO_LARGE, IMAGE_INVALID */
function readImages({ input, fail }: ApplyCall): Promise<ApplicationRow['images']> {
  const { images: maximum, imageBytes, imagePixels } = applicationLimits
  if (input.images.length > maximum) {
    fail('IMAGES_TOO_MANY', {
      field: 'body.images',
      message: `${input.images.length} images; the maximum is ${maximum}`,
    })
  }
  return Promise.all(
    input.images.map(async (file, at) => {
      const field = `body.images.${at}`
      if (file.size > imageBytes) {
        fail('IMAGE_TOO_LARGE', { field, message: `${field} has ${file.size} bytes; the maximum is ${imageBytes}` })
      }
      const { type, width, height } =
        readImage(new Uint8Array(await file.arrayBuffer())) ??
        fail('IMAGE_INVALID', { field, message: `${field} is not a complete PNG or JPEG image` })
      if (width * height > imagePixels) {
        fail('IMAGE_INVALID', {
          field,
          message: `${field} has ${width} × ${height} pixels; the maximum is ${imagePixels} in total`,
        })
      }
      return { name: file.name.slice(0, nameLength), type, width, height, bytes: file.size }
    }),
  )
}

/** Returns the application made earlier with the same key. @throws GatewayError IDEMPOTENCY_KEY_REUSED if it differs. */
function appliedBefore(call: ApplyCall): StoredApplication | undefined {
  const { promotionId, idempotencyKey } = call.input
  const row = applicationsOf(call.world, call.member).find((one) => one.idempotencyKey === idempotencyKey)
  return replayOf(call, row, { action: 'application', isSame: (made) => made.promotionId === promotionId })
}

/** Returns the running promotion with its application's terms. @throws GatewayError PROMOTION_NOT_FOUND, PROMOTION_APPLIED */
function findApplicable({ input, member, world, now, fail }: ApplyCall) {
  const field = 'body.promotionId'
  const promotion = runningPromotions(world, member, now).find(({ id }) => id === input.promotionId)
  if (!promotion?.application) {
    return fail('PROMOTION_NOT_FOUND', { field, message: `no promotion "${input.promotionId}" takes applications` })
  }
  const last = applicationsOf(world, member).findLast(({ promotionId }) => promotionId === promotion.id)
  if (last && last.state !== 'refused')
    fail('PROMOTION_APPLIED', { field, message: `the application is already ${last.state}` })
  return { promotion, terms: promotion.application }
}

async function submit(call: ApplyCall): Promise<StoredApplication> {
  const { input, member, world, now } = call
  const { promotion, terms } = findApplicable(call)
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

const titleOf = (world: World, promotionId: string) => {
  const promotion = fixtures.find(({ id }) => id === promotionId)
  return promotion && promotionTexts(world, promotion).title
}

/** Returns the member's applications, newest first, also those for promotions that have ended. */
export function applications(call: Call<typeof contract.applications>) {
  checkMember(call)
  const { input, member, world } = call
  const language = languageOf(input.language)
  const sent = applicationsOf(world, member).filter(({ state }) => !input.state || state === input.state)
  return pageOf(
    sent.toReversed().map((row) => ({
      ...applicationView(row, language),
      id: row.id,
      promotionId: row.promotionId,
      title: inLanguage(titleOf(world, row.promotionId), language) ?? '',
      appliedAt: row.at,
      comment: row.comment,
      images: row.images.length,
    })),
    input,
  )
}

export async function applyPromotion(call: ApplyCall) {
  checkReal(call)
  const row = appliedBefore(call) ?? (await submit(call))
  return applicationView(row, languageOf(call.input.language))
}
