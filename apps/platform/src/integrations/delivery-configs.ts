import { fieldsOf, type Model } from '@tessera/contract/kit/model'
import { deliveryConfigurations } from '@tessera/contract/platform/integrations/delivery-configurations'
import { DeliveryTargets } from '@tessera/contract/platform/integrations/delivery-targets'
import { findHeaderProblem } from '@tessera/domain/integrations/custom-auth-header'
import { fail } from '@tessera/server/api-error'
import type { RequestBody } from '@tessera/server/call'
import type { PlatformHandlers } from '../actor.ts'
import { deliveryTargets } from '../delivery/delivery-targets.ts'
import { refuseIf } from '../engine/refuse-if.ts'
import { type WriteRule, withRules } from '../engine/with-rules.ts'

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
function refuseUnsupported(targets: RequestBody): void {
  for (const [target] of Object.entries(targets).filter(([, config]) => config)) {
    const refusal = deliveryTargets[target]?.refusal
    if (refusal) fail('DeliveryConfig.TargetNotSupported', { Property: `DeliveryTargets.${target}` }, refusal)
  }
}

const checkTargets: WriteRule = async ({ body }, { before }) => {
  const given = objectIn(body.DeliveryTargets)
  if (!given) return undefined
  const targets = withStoredSecrets(DeliveryTargets, given, objectIn(before?.DeliveryTargets))
  const missing = findMissing(DeliveryTargets, targets)
  const property = `DeliveryTargets.${missing}`
  if (missing) fail('ValidationFailure', { Property: property }, `${property} is required.`)
  refuseIf(findHeaderProblem(objectIn(targets.Http)))
  refuseUnsupported(targets)
  return { ...body, DeliveryTargets: targets }
}

export const deliveryConfigHandlers: PlatformHandlers = withRules(deliveryConfigurations, checkTargets)
