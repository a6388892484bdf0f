import { fieldsOf, type Model } from '@tessera/contract/kit/model'
import { deliveryConfigurations } from '@tessera/contract/platform/integrations/delivery-configurations'
import { DeliveryTargets } from '@tessera/contract/platform/integrations/delivery-targets'
import { findHeaderProblem } from '@tessera/domain/integrations/custom-auth-header'
import { findTargetProblem } from '@tessera/domain/integrations/delivery-target-problem'
import { fail } from '@tessera/server/api-error'
import type { RequestBody } from '@tessera/server/call'
import { name, or, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { deliveryTargets, findUnfitTarget } from '../delivery/delivery-targets.ts'
import { refuseIf } from '../engine/refuse-if.ts'
import { type WriteRule, withRules } from '../engine/with-rules.ts'
import { unfitSentence } from './require-enabled-delivery.ts'

const objectIn = (value: unknown): RequestBody | undefined =>
  typeof value === 'object' && value !== null ? (value as RequestBody) : undefined

/** Secrets are never shown, so a target that is sent without them keeps the stored ones. */
function withStoredSecrets(model: Model, given: RequestBody, stored: RequestBody | undefined): RequestBody {
  const storedSecrets = fieldsOf(model).flatMap(([name, field]): [string, unknown][] => {
    const inner = field['x-model']
    const value = objectIn(given[name])
    if (inner && value) return [[name, withStoredSecrets(inner, value, objectIn(stored?.[name]))]]
    const isLeftOut = field.writeOnly && given[name] === undefined && stored?.[name] !== undefined
    return isLeftOut ? [[name, stored?.[name]]] : []
  })
  return { ...given, ...Object.fromEntries(storedSecrets) }
}

/** The first missing required field of a target, such as `Http.Endpoint`. */
function findMissing(model: Model, given: RequestBody, path: string[] = []): string | undefined {
  for (const [name, field] of fieldsOf(model)) {
    const inner = field['x-model']
    const value = objectIn(given[name])
    const missing = inner && value ? findMissing(inner, value, [...path, name]) : undefined
    if (missing) return missing
    if (field['x-required'] && (given[name] ?? '') === '') return [...path, name].join('.')
  }
  return undefined
}

/** A target that cannot be served is refused: nothing is accepted and then not done. */
function refuseUnusable(targets: RequestBody): void {
  for (const [target, value] of Object.entries(targets)) {
    const config = objectIn(value)
    if (!config) continue
    const refusal = deliveryTargets[target]?.refusal
    if (refusal) fail('DeliveryConfig.TargetNotSupported', { Property: `DeliveryTargets.${target}` }, refusal)
    const problem = findTargetProblem(target, config)
    const property = `DeliveryTargets.${target}.${problem?.property}`
    if (problem) fail('ValidationFailure', { Property: property }, `${property} ${problem.sentence}`)
  }
}

/** Everything but message senders that can name a delivery configuration. */
const otherUsers = [
  'webhooks',
  'tracking_events',
  'entity_sync_configs',
  'product_sync_configs',
  'order_sync_configs',
  'inventory_integrations',
  'error_configs',
].map(
  (table) =>
    sql`select from ${name(table)} u where u.marketplace_id = c.marketplace_id and u.delivery_config_id = c.id`,
)

/** A configuration in use keeps targets that can take the messages of all its users. */
async function refuseUnfitForUsers({ db, actor }: PlatformCall, id: unknown, targets: RequestBody): Promise<void> {
  const unfit = findUnfitTarget(targets)
  if (!unfit || id === undefined) return
  const used = await db.find(sql`
    select from delivery_configs c
    where c.marketplace_id = ${actor.marketplace} and c.id = ${id}
      and (${or(otherUsers.map((users) => sql`exists (${users})`))})`)
  if (used) fail('DeliveryConfig.TargetNotSupported', { Property: `DeliveryTargets.${unfit}` }, unfitSentence(unfit))
}

const checkTargets: WriteRule = async (call, { before }) => {
  const { body } = call
  const given = objectIn(body.DeliveryTargets)
  if (!given) return undefined
  const targets = withStoredSecrets(DeliveryTargets, given, objectIn(before?.DeliveryTargets))
  if (!Object.values(targets).some(Boolean))
    fail('ValidationFailure', { Property: 'DeliveryTargets' }, 'DeliveryTargets must have at least one target.')
  const missing = findMissing(DeliveryTargets, targets)
  const property = `DeliveryTargets.${missing}`
  if (missing) fail('ValidationFailure', { Property: property }, `${property} is required.`)
  refuseIf(findHeaderProblem(objectIn(targets.Http)))
  refuseUnusable(targets)
  await refuseUnfitForUsers(call, before?.ID, targets)
  return { ...body, DeliveryTargets: targets }
}

export const deliveryConfigHandlers: PlatformHandlers = withRules(deliveryConfigurations, checkTargets)
