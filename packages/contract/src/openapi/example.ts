import { baseType, type Field, fieldsOf, isModel, type Model } from '../kit/model.ts'

type Json = string | number | boolean | null | readonly Json[] | { [name: string]: Json }

/** What stands in an example, by how the name of a field ends; the first that fits. */
const values: readonly [ending: RegExp, value: string | number][] = [
  [/e-?mail$/i, 'dana.reed@home.example'],
  [/^username$/i, 'dana.reed@home.example'],
  [/password$/i, 'Quiet-Morning-7'],
  [/^firstname$/i, 'Dana'],
  [/^lastname$/i, 'Reed'],
  [/^(name|placedby|holder|author)$/i, 'Dana Reed'],
  [/company$/i, 'Northline Renovations'],
  [/street1?$/i, '212 W Jefferson Ave'],
  [/^city$/i, 'Naperville'],
  [/^state$/i, 'IL'],
  [/^zip(code)?$/i, '60540'],
  [/phone$/i, '630-555-0117'],
  [/^country$/i, 'US'],
  [/sku$|productid$/i, '237803'],
  [/productname$|title$/i, 'Delphine Crema Marfil Polished Porcelain 12 × 24'],
  [/^(slug|product_url|url|path|href)$/i, '/products/delphine-crema-marfil-polished-porcelain-12-x-24'],
  [/image_?url$|picture$/i, '/media/237803/face-640.webp?v=1'],
  [/lot(no)?$/i, 'A2604-118'],
  [/^room$/i, 'Hall bath'],
  [/storeid$/i, 'store-149'],
  [/ponumber$/i, 'PO-4471'],
  [/jobname$/i, 'Oak Street 12'],
  [/^coupon|couponcode$/i, 'SPRING10'],
  [/token$/i, 'eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmF0dXJl'],
  [/requestid$/i, '7b8475e0-57f7-4c74-a178-f45544ddd187'],
  [/lineitemid$/i, 'line-1'],
  [/number$/i, '4500000001'],
  [/on$|day$|date$/i, '2026-11-19'],
  [/at$/i, '2026-11-15T18:00:00Z'],
  [/latitude$/i, 41.7646],
  [/longitude$/i, -88.1482],
  [/sqft$/i, 104.58],
  [/lbs$|weight$/i, 415.8],
  [/cents$/i, 62_640],
  [/quantity$|boxes$/i, 9],
  [/price/i, 69.6],
  [/^page$/i, 1],
  [/pagesize$/i, 10],
  [/id$/i, 'record-1'],
]

/** A body or an answer that fits the model: whole, or what a caller would send. */
export function exampleOf(model: Model, isSent = false, depth = 0): Record<string, Json> {
  const shown = fieldsOf(model).filter(([name, field]) => !isSent || isWorthSending(name, field))
  const isProduct = 'sku' in model.properties
  return Object.fromEntries(
    shown.map(([name, field]) => [
      name,
      exampleFor(isProduct && name === 'name' ? 'title' : name, field, isSent, depth),
    ]),
  )
}

const isWorthSending = (name: string, field: Field): boolean =>
  !field.readOnly && (field['x-required'] === true || known(name, field) !== undefined)

/** Of the kind that the field has, and no longer than it may be. */
function known(name: string, field: Field): string | number | undefined {
  const type = baseType(field)
  if (!['string', 'integer', 'number'].includes(type)) return undefined
  const wanted = type === 'string' ? 'string' : 'number'
  const found = values.find(([ending, value]) => typeof value === wanted && ending.test(name))?.[1]
  if (found === undefined) return undefined
  return typeof found === 'string' ? found.slice(0, field.maxLength) : inBounds(found, field)
}

function inBounds(value: number, { minimum = -Infinity, maximum = Infinity, ...field }: Field): number {
  const whole = baseType(field as Field) === 'integer' ? Math.round(value) : value
  return Math.min(Math.max(whole, minimum), maximum)
}

const deepest = 6

function exampleFor(name: string, field: Field, isSent: boolean, depth: number): Json {
  const { 'x-model': model, 'x-items': items, enum: choices } = field
  if (depth > deepest) return null
  if (model) return exampleOf(model, isSent, depth + 1)
  if (items) return [isModel(items) ? exampleOf(items, isSent, depth + 1) : exampleFor(name, items, isSent, depth + 1)]
  return choices?.[0] ?? known(name, field) ?? usual(name, field)
}

function usual(name: string, field: Field): Json {
  const type = baseType(field)
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return inBounds(1, field)
  if (type === 'object') return {}
  return name
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .slice(0, field.maxLength)
}
