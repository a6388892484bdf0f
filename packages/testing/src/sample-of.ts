import { baseType, type Field, fieldsOf, isModel, type Model } from '@tessera/contract/kit/model'
import { type RecordIds, specificValues } from './sample-values.ts'
import type { JsonBody } from './wire.ts'

/** A valid body with every sensible property set; another `n` gives other values. */
export function sampleOf(model: Model, names: RecordIds, n = 1, label = 'sample'): JsonBody {
  const own = specificValues[model.title]?.(names, n, label) ?? {}
  const generic = fieldsOf(model)
    .filter(([name, field]) => !field.readOnly && name !== 'OwnerID' && name !== 'SellerID')
    .filter(([, field]) => field['x-required'] || !field['x-ref'])
    .map(([name, field]) => [name, name in own ? undefined : valueFor(name, field, names, n, label)])
  return withoutGaps({ ...Object.fromEntries(generic), ...own })
}

/** A valid body with only the required properties. */
export function minimalOf(model: Model, names: RecordIds, n = 1, label = 'sample'): JsonBody {
  const sample = sampleOf(model, names, n, label)
  const wanted = fieldsOf(model).filter(
    ([name, field]) => field['x-required'] || essential[model.title]?.includes(name),
  )
  return withoutGaps(Object.fromEntries(wanted.map(([name]) => [name, sample[name]])))
}

/** Properties required by rules across several fields, although none is required alone. */
const essential: Record<string, readonly string[]> = {
  Address: ['State', 'Zip'],
  ImpersonationConfig: ['BuyerID', 'GroupID', 'UserID', 'ImpersonationBuyerID'],
  IntegrationEvent: ['EventType'],
  Locale: ['Language'],
  MessageSender: ['URL', 'SharedKey'],
  PriceSchedule: ['PriceBreaks'],
  ProductFacet: ['XpPath'],
  Promotion: ['ValueExpression'],
  PromotionIntegration: ['Url'],
  Spec: ['AllowOpenText', 'DefaultValue'],
  SubscriptionIntegration: ['Url'],
  Webhook: ['Url', 'HashKey', 'ApiClientIDs', 'WebhookRoutes'],
}
export const isEssential = (model: Model, name: string): boolean => essential[model.title]?.includes(name) ?? false

function valueFor(name: string, field: Field, names: RecordIds, n: number, label: string): unknown {
  if (name === 'ID') return `${label}-${n}`
  if (field['x-ref']) return names[name.replace(/^./, (first) => first.toLowerCase())] ?? 'nobody'
  if (field['x-kind'] === 'xp') return { n, Room: 'bath', Size: { Length: 30.5, Width: n }, Tags: ['Matt', `t${n}`] }
  if (field['x-kind'] === 'free') return { n, Key: label }
  const inner = field['x-model']
  if (inner) return sampleOf(inner, names, n, label)
  const items = field['x-items']
  if (items) return [isModel(items) ? sampleOf(items, names, n, label) : valueFor(name, items, names, n, label)]
  if (field.enum) return field.enum[n % field.enum.length]
  if (field.format === 'date-time') return `203${n % 10}-03-0${1 + (n % 9)}T10:20:30.45+00:00`
  return plainValue(name, field, n, label)
}

function plainValue(name: string, field: Field, n: number, label: string): unknown {
  const type = baseType(field)
  if (type === 'boolean') return n % 2 === 1
  if (type === 'integer') return Math.min((field.minimum ?? 0) + n, field.maximum ?? 1000)
  if (type === 'number') return 10.5 + n
  return `${name} ${n} of ${label}`.slice(0, field.maxLength)
}

const withoutGaps = (body: JsonBody): JsonBody =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
