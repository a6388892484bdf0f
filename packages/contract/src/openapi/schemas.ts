import { baseType, type Field, fieldsOf, isModel, isNullable, type Model } from '../kit/model.ts'

export type Schema = Record<string, unknown>

export const schemaRef = (title: string): Schema => ({ $ref: `#/components/schemas/${title}` })

export const modelSchema = (model: Model): Schema => ({
  type: 'object',
  properties: Object.fromEntries(fieldsOf(model).map(([name, field]) => [name, fieldSchema(field)])),
})

/** OpenAPI 3.0 uses `nullable` instead of a second type, and needs a wrapper around a reference. */
function fieldSchema(field: Field): Schema {
  const { readOnly, writeOnly } = field
  const flags = {
    ...(isNullable(field) && { nullable: true }),
    ...(readOnly && { readOnly }),
    ...(writeOnly && { writeOnly }),
  }
  const model = field['x-model']
  return model ? { allOf: [schemaRef(model.title)], ...flags } : { ...valueSchema(field), ...flags }
}

function valueSchema(field: Field): Schema {
  const { maxLength, minimum, maximum, pattern, enum: values, default: fallback } = field
  const items = field['x-items']
  const format = formatOf(field)
  return {
    type: baseType(field),
    ...(format && { format }),
    ...(items && { items: isModel(items) ? schemaRef(items.title) : fieldSchema(items) }),
    ...(maxLength !== undefined && { maxLength }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(pattern !== undefined && { pattern }),
    ...(values && { enum: values }),
    ...(fallback !== undefined && { default: fallback }),
  }
}

const formats: Record<string, string> = { integer: 'int32', number: 'float' }

function formatOf(field: Field): string | undefined {
  const type = baseType(field)
  return field.format ?? formats[type] ?? (type === 'string' && field.writeOnly ? 'password' : undefined)
}

/** The given models and all embedded ones. */
export function withEmbedded(models: readonly Model[]): Model[] {
  const found = new Map<string, Model>()
  const visit = (model: Model): void => {
    if (found.has(model.title)) return
    found.set(model.title, model)
    for (const [, field] of fieldsOf(model)) {
      const items = field['x-items']
      if (field['x-model']) visit(field['x-model'])
      if (items && isModel(items)) visit(items)
    }
  }
  for (const model of models) visit(model)
  return [...found.values()]
}
