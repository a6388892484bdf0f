import { baseType, type Field, fieldsOf, isModel, type Model } from '../kit/model.ts'
import { exampleValues } from './example-values.ts'

type Json = string | number | boolean | null | readonly Json[] | { [name: string]: Json }

/** An example of the model: complete, or only what a caller would send. */
export function exampleOf(model: Model, isSent = false, depth = 0): Record<string, Json> {
  const fields = fieldsOf(model).filter(([name, field]) => !isSent || isWorthSending(name, field))
  const isProduct = 'sku' in model.properties
  return Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      exampleFor(isProduct && name === 'name' ? 'title' : name, field, isSent, depth),
    ]),
  )
}

const isWorthSending = (name: string, field: Field): boolean =>
  !field.readOnly && (field['x-required'] === true || knownExample(name, field) !== undefined)

/** A known example value of the field's type, within its length. */
function knownExample(name: string, field: Field): string | number | undefined {
  const type = baseType(field)
  if (!['string', 'integer', 'number'].includes(type)) return undefined
  const valueType = type === 'string' ? 'string' : 'number'
  const found = exampleValues.find(([ending, value]) => typeof value === valueType && ending.test(name))?.[1]
  if (found === undefined) return undefined
  return typeof found === 'string' ? found.slice(0, field.maxLength) : inBounds(found, field)
}

function inBounds(value: number, { minimum = -Infinity, maximum = Infinity, ...field }: Field): number {
  const whole = baseType(field as Field) === 'integer' ? Math.round(value) : value
  return Math.min(Math.max(whole, minimum), maximum)
}

const maxDepth = 6

function exampleFor(name: string, field: Field, isSent: boolean, depth: number): Json {
  const { 'x-model': model, 'x-items': items, enum: choices } = field
  if (depth > maxDepth) return null
  if (model) return exampleOf(model, isSent, depth + 1)
  if (items) return [isModel(items) ? exampleOf(items, isSent, depth + 1) : exampleFor(name, items, isSent, depth + 1)]
  return choices?.[0] ?? knownExample(name, field) ?? defaultExample(name, field)
}

function defaultExample(name: string, field: Field): Json {
  const type = baseType(field)
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return inBounds(1, field)
  if (type === 'object') return {}
  return name
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .slice(0, field.maxLength)
}
