import { labelOf } from '@tessera/contract/kit/label-of'
import { baseType, type Field, fieldsOf, isModel, type Model } from '@tessera/contract/kit/model'
import type { Operation } from '@tessera/contract/kit/operation'
import { requiredOf } from '@tessera/contract/openapi'

type Json = string | number | boolean | readonly Json[] | { [name: string]: Json }

/** An example body: the required fields, or a few that are often changed. */
export function sampleBody(operation: Operation): Record<string, Json> | undefined {
  const { body } = operation
  if (!body) return undefined
  const required = requiredOf(operation)
  const names = required.length > 0 ? required : usualNames(body)
  // a US address needs both, which the model cannot express
  return sampleOf(body, names.includes('Country') ? [...names, 'State', 'Zip'] : names)
}

function sampleOf(model: Model, names: readonly string[]): Record<string, Json> {
  const chosen = fieldsOf(model).filter(([name, field]) => names.includes(name) && !field.readOnly)
  return Object.fromEntries(
    chosen.map(([name, field]) => [name, name === 'Name' ? nameFor(model) : sampleValue(name, field)]),
  )
}

const favourites = [
  ...['Name', 'Description', 'Comments', 'Active', 'Quantity', 'Type', 'Amount', 'Email', 'City'],
  ...['CardType', 'CardholderName', 'Shipper', 'TrackingNumber', 'xp'],
]

function usualNames(model: Model): string[] {
  const writable = fieldsOf(model).filter(([name, field]) => name !== 'ID' && !field.readOnly)
  const liked = writable.filter(([name]) => favourites.includes(name))
  return (liked.length > 0 ? liked : writable).slice(0, 2).map(([name]) => name)
}

function sampleValue(name: string, field: Field): Json {
  const { 'x-model': model, 'x-items': items, enum: values } = field
  if (model) return sampleOf(model, requiredNames(model))
  if (items) return [isModel(items) ? sampleOf(items, requiredNames(items)) : sampleValue(name, items)]
  if (values) return values[0] ?? ''
  if (field['x-kind'] === 'xp') return { Room: 'bath' }
  return byType[baseType(field)]?.(name, field) ?? {}
}

function requiredNames(model: Model): string[] {
  const names = fieldsOf(model).filter(([, field]) => field['x-required'] && !field.readOnly)
  return names.length > 0 ? names.map(([name]) => name) : usualNames(model)
}

const byType: Record<string, (name: string, field: Field) => Json> = {
  boolean: () => true,
  integer: (_, { minimum = 0, default: fallback }) => (typeof fallback === 'number' && fallback) || minimum || 1,
  number: (_, { minimum = 0 }) => Math.max(minimum, 25),
  string: (name, field) => sampleText(name, field).slice(0, field.maxLength ?? 100),
}

/** Example texts by the end of a field's name. */
const texts: [ending: RegExp, text: string][] = [
  [/e-?mail$/i, 'ana@example.com'],
  [/(url|uri|endpoint)$/i, 'https://example.com/hook'],
  [/password$/i, 'Quiet-Morning-7'],
  [/username$/i, 'ana'],
  [/firstname$/i, 'Ana'],
  [/lastname$/i, 'Silva'],
  [/phone$/i, '312-555-0142'],
  [/street1$/i, '212 W Jefferson Ave'],
  [/city$/i, 'Naperville'],
  [/state$/i, 'IL'],
  [/zip$/i, '60540'],
  [/country$/i, 'US'],
  [/currency$/i, 'USD'],
  [/language$/i, 'en-US'],
  [/expression$/i, 'order.Total > 100'],
  [/comments$/i, 'Second floor, ring twice'],
  [/description$/i, 'For the spring season'],
  [/^code$/i, 'SPRING10'],
  [/^key$/i, 'Room'],
  [/^value$/i, 'Honed'],
  [/^cardtype$|^type$/i, 'Visa'],
  [/cardholdername$/i, 'Ana Silva'],
  [/^appname$/i, 'Storefront'],
  [/^shipper$/i, 'Own truck'],
  [/(secret|hashkey)$/i, 'keep-this-to-yourself'],
]

function sampleText(name: string, field: Field): string {
  if (field.format === 'date-time') return '2027-01-15T09:00:00Z'
  const found = texts.find(([ending]) => ending.test(name))
  if (found) return found[1]
  if (field['x-ref'] || field.pattern || name.endsWith('ID')) return sampleID(name)
  return labelOf(name)
}

const names: Record<string, string> = {
  Buyer: 'Oak Street Builders',
  Supplier: 'Lakeside Stone',
  Catalog: 'Spring',
  Category: 'Floor tile',
  Product: 'Hampton Carrara 12 x 24',
  Spec: 'Finish',
}
const nameFor = ({ title }: Model): string => names[title] ?? `My ${labelOf(title)}`

/** `costCenterID` → `cost-center-1`. */
export function sampleID(name: string): string {
  const words = labelOf(name.replace(/ID$/i, '')).trim().replaceAll(' ', '-').toLowerCase()
  return `${words || 'record'}-1`
}
