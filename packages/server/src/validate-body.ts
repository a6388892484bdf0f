import type { ErrorCode } from '@tessera/contract/errors'
import { baseType, type Field, fieldsOf, isModel, isNullable, type Model } from '@tessera/contract/kit/model'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { ApiError } from './api-error.ts'
import type { RequestBody } from './call.ts'
import { findMoment } from './moment.ts'

export type WriteMode = 'write' | 'patch'

const ajv = new Ajv({ allErrors: true, strict: false, allowUnionTypes: true, verbose: true })
ajv.addFormat('date-time', (value: string) => findMoment(value) !== undefined)

/** Compiled on first use: compiling 638 rows eagerly costs seconds at every start. */
const compiled = new WeakMap<Model, Partial<Record<WriteMode, ValidateFunction>>>()

export function validateBody(
  model: Model,
  mode: WriteMode,
  body: RequestBody,
  alsoRequired: readonly string[] = [],
): void {
  const known = compiled.get(model) ?? {}
  const check = known[mode] ?? ajv.compile(objectSchema(model, mode))
  compiled.set(model, { ...known, [mode]: check })
  const missing = alsoRequired.filter((name) => body[name] === undefined || body[name] === null)
  if (check(body) && missing.length === 0) return
  const problems: InputProblem[] = [
    ...(check.errors ?? []).map(toProblem),
    ...missing.map((name) => ({ property: name, says: 'is required.' })),
  ]
  throw new ApiError(
    problems.map(({ property, says, code }) => ({
      code: code ?? 'ValidationFailure',
      message: `${property} ${says}`,
      data: { Property: property },
    })),
  )
}

function objectSchema(model: Model, mode: WriteMode): object {
  const fields = fieldsOf(model).filter(([, field]) => !field.readOnly)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(name, field)])),
    required: mode === 'write' ? fields.filter(([, field]) => field['x-required']).map(([name]) => name) : [],
  }
}

/** An ID may contain the name of a counter in braces; the resulting ID is checked again. */
const idPattern = '^([A-Za-z0-9_-]|\\{[A-Za-z0-9_-]{1,100}\\})+$'

function fieldSchema(name: string, field: Field): object {
  const { 'x-model': model, 'x-items': items, enum: values } = field
  const inner = model && { ...objectSchema(model, 'patch'), type: field.type }
  if (inner) return inner
  if (items)
    return {
      type: field.type,
      maxItems: 1000,
      items: isModel(items) ? objectSchema(items, 'write') : fieldSchema(name, items),
    }
  return {
    type: field.type,
    ...(values && { enum: isNullable(field) ? [...values, null] : values }),
    ...(field.maxLength && { maxLength: field.maxLength }),
    ...(field.minimum !== undefined && { minimum: field.minimum }),
    ...(field['x-belowMinimum'] && { 'x-belowMinimum': field['x-belowMinimum'] }),
    ...(field.maximum !== undefined && { maximum: field.maximum }),
    ...(field.format && { format: field.format }),
    ...(field.pattern && { pattern: name === 'ID' ? idPattern : field.pattern }),
    ...(field['x-required'] && baseType(field) === 'string' && { minLength: 1 }),
    ...numberBounds(field),
  }
}

/** Integers are 32 bits in the API; other numbers stay within exact decimals. */
function numberBounds(field: Field): object {
  if (baseType(field) === 'integer')
    return { maximum: field.maximum ?? 2_147_483_647, minimum: field.minimum ?? -2_147_483_648 }
  return baseType(field) === 'number' ? { maximum: field.maximum ?? 1e14, minimum: field.minimum ?? -1e14 } : {}
}

const says: Record<string, (params: Record<string, unknown>) => string> = {
  maxLength: ({ limit }) => `must be at most ${limit} characters long.`,
  maxItems: ({ limit }) => `must have at most ${limit} entries.`,
  minLength: () => 'is required.',
  minimum: ({ limit }) => `must be at least ${limit}.`,
  maximum: ({ limit }) => `must be at most ${limit}.`,
  enum: ({ allowedValues }) => `must be one of ${(allowedValues as unknown[]).filter(Boolean).join(', ')}.`,
  pattern: () => 'may hold letters, digits, dash and underscore only.',
  format: () => 'must be a date and time in ISO 8601.',
  type: ({ type }) => typeSays(type),
}

const typeNames: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
}
function typeSays(type: unknown): string {
  const [first] = [type].flat().filter((one) => one !== 'null')
  return `must be ${typeNames[String(first)] ?? 'of another type'}.`
}

interface InputProblem {
  property: string
  says: string
  /** Where the field has its own; otherwise ValidationFailure. */
  code?: ErrorCode
}

function toProblem({ instancePath, keyword, params, parentSchema }: ErrorObject): InputProblem {
  const path = instancePath.slice(1).replaceAll('/', '.')
  if (keyword === 'required') {
    const { missingProperty } = params as { missingProperty: string }
    return { property: [path, missingProperty].filter(Boolean).join('.'), says: 'is required.' }
  }
  const { 'x-belowMinimum': code } = (parentSchema ?? {}) as Pick<Field, 'x-belowMinimum'>
  return {
    property: path || 'The body',
    says: says[keyword]?.(params as Record<string, unknown>) ?? 'is not valid.',
    ...(keyword === 'minimum' && code && { code }),
  }
}
